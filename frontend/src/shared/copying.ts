import { copyText } from "../game/clipboard";

/** How long a button says that it has copied. */
const SAID_FOR = 2000;

/** Buttons that copy what stands in a field show themselves, and say so when they have done it. */
export function attendCopying(page: ParentNode): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>("button[data-copy]")) {
    const words = button.textContent ?? "";
    button.hidden = false;
    button.addEventListener("click", async () => {
      const field = document.getElementById(button.dataset.copy ?? "");
      if (!(field instanceof HTMLInputElement)) return;
      if (await copyText(field.value)) {
        button.textContent = button.dataset.copied ?? words;
        setTimeout(() => {
          button.textContent = words;
        }, SAID_FOR);
      } else field.select();
    });
  }
}
