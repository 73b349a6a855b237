import "./styles/site.css";
import "./styles/game.css";
import "./styles/telling.css";
import "./styles/game-square.css";
import "./styles/items.css";
import "./styles/plot.css";
import "./styles/records.css";
import { drawPictures } from "./pictures";
import { openReader } from "./records/reader";
import { keepHere } from "./shared/here";
import { need } from "./shared/need";

keepHere(document);
drawPictures(document);
openReader(need(document.getElementById("data"), "data").textContent ?? "");
