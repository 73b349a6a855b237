import "./styles/site.css";
import "./styles/game.css";
import { openGame } from "./game/page";
import { drawPictures } from "./pictures";

drawPictures(document);
const data = document.getElementById("data");
if (data) openGame(data.textContent ?? "");
