import { inBrowser, keep, kept } from "../shared/kept";

const KEPT = "tiaoqi.notices";

/** Word of the browser itself while nobody looks at the page: only where the reader asked for it by a click. */
export class Notices {
  readonly possible = "Notification" in globalThis && globalThis.isSecureContext;
  #last: Notification | null = null;

  get on(): boolean {
    return this.possible && Notification.permission === "granted" && kept(inBrowser, KEPT) === "on";
  }

  /** The browser was asked, and its owner said no. */
  get refused(): boolean {
    return this.possible && Notification.permission === "denied";
  }

  async flip(): Promise<void> {
    if (this.on) {
      keep(inBrowser, KEPT, "off");
      return;
    }
    await Notification.requestPermission();
    keep(inBrowser, KEPT, "on");
  }

  /** One at a time, and a press on it goes where it happened. */
  tell(title: string, body: string, address: string): void {
    if (!this.on || !document.hidden) return;
    this.#last?.close();
    // On some phones only a service worker may do this.
    try {
      const notice = new Notification(title, { body, tag: address, icon: "/icon.svg" });
      notice.onclick = () => {
        window.focus();
        if (!location.pathname.startsWith(address)) location.assign(address);
        notice.close();
      };
      this.#last = notice;
    } catch {
      this.#last = null;
    }
  }

  seen(): void {
    this.#last?.close();
    this.#last = null;
  }
}
