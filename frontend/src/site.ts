import "./styles/site.css";
import { drawPictures } from "./pictures";
import { attendCopying } from "./shared/copying";
import { keepHere } from "./shared/here";

drawPictures(document);
attendCopying(document);
keepHere(document);
