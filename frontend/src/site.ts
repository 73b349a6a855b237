import "./styles/site.css";
import { drawPictures } from "./pictures";
import { attendCopying } from "./shared/copying";

drawPictures(document);
attendCopying(document);
