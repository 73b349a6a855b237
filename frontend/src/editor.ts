import "./styles/site.css";
import "./styles/editor.css";
import { Editor } from "./editor/editor";
import { drawPictures } from "./pictures";
import { keepHere } from "./shared/here";
import { need } from "./shared/need";

keepHere(document);
drawPictures(document);
new Editor(need(document.getElementById("data"), "data").textContent ?? "").attend();
