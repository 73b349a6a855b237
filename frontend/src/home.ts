import "./site";
import { keepFresh } from "./home/lists";
import { NewGame } from "./home/new-game";
import { followOwn } from "./home/own";
import { Preview } from "./home/preview";
import { Search } from "./home/search";
import { need } from "./shared/need";

const form = need(document.querySelector<HTMLFormElement>("#new-game"), "the form of a new game");
const preview = need(document.querySelector<HTMLElement>("#preview"), "the preview");
new NewGame(form, new Preview(preview)).attend();
const lists = need(document.querySelector<HTMLElement>("#lists"), "the lists");
const search = new Search(lists);
const fresh = keepFresh(lists, () => search.renewed());
followOwn({ news: () => void fresh.look(), paired: (game) => search.found(game) });
