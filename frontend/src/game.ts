import "./styles/site.css";
import "./styles/game.css";
import "./styles/telling.css";
import "./styles/items.css";
import "./styles/game-square.css";
import "./styles/plot.css";
import { openGame } from "./game/page";
import { keepHere } from "./shared/here";
import { need } from "./shared/need";

keepHere(document);
openGame(need(document.getElementById("data"), "data").textContent ?? "");
