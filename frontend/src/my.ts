import "./site";
import { keepFresh } from "./home/lists";
import { followOwn } from "./home/own";

const lists = document.querySelector<HTMLElement>("#lists");
if (lists) {
  const fresh = keepFresh(lists);
  followOwn({ news: () => void fresh.look(), paired: () => void fresh.look() });
}
