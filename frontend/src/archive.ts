import "./site";
import { Explorer } from "./archive/explorer";
import { need } from "./shared/need";

new Explorer(need(document.querySelector<HTMLElement>("#content"), "the archive")).attend();
