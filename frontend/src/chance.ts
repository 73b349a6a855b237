import "./site";
import { checkPage } from "./chance/page";

void checkPage(document);
