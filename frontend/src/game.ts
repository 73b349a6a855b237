import "./styles/site.css";
import "./styles/game.css";
import "./styles/telling.css";
import "./styles/items.css";
import "./styles/game-square.css";
import "./styles/plot.css";
import { openGame } from "./game/page";
import { need } from "./shared/need";

openGame(need(document.getElementById("data"), "data").textContent ?? "");
