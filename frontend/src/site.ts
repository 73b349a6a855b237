import "./styles/site.css";
import { drawPictures } from "./pictures";

drawPictures(document);
