import "./site";
import { keepFresh } from "./home/lists";
import { NewGame } from "./home/new-game";
import { need } from "./shared/need";

const form = need(document.querySelector<HTMLFormElement>("#new-game"), "the form of a new game");
const preview = need(document.querySelector<HTMLElement>("#preview"), "the preview");
new NewGame(form, preview).attend();
keepFresh(need(document.querySelector<HTMLElement>("#lists"), "the lists"));
