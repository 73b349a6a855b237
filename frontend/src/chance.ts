import "./site";
import "./styles/chance.css";
import { checkPage } from "./chance/page";

void checkPage(document);
