/** The radio buttons of a form, by field. */
export class Fields {
  constructor(readonly form: HTMLFormElement) {}

  all(name: string): HTMLInputElement[] {
    return [...this.form.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${name}"]`)];
  }

  chosen(name: string): string {
    return this.all(name).find((input) => input.checked)?.value ?? "";
  }

  choose(name: string, value: string): void {
    for (const input of this.all(name)) input.checked = input.value === value;
  }

  /** Whether it may be chosen. */
  offers(name: string, value: string): boolean {
    return this.all(name).some((input) => input.value === value && !input.disabled);
  }

  /** Fills a field in, whatever kind it is. */
  fill(name: string, value: string): void {
    this.choose(name, value);
    const field = this.form.querySelector<HTMLInputElement>(`input:not([type="radio"])[name="${name}"]`);
    if (field) field.value = value;
  }

  /** What is typed into a field that is no choice. */
  typed(name: string): string {
    return (
      this.form.querySelector<HTMLInputElement>(`input:not([type="radio"])[name="${name}"]`)?.value ?? ""
    );
  }

  row(name: string): HTMLElement | null {
    return this.form.querySelector<HTMLElement>(`.row[data-field="${name}"]`);
  }

  /** Of the sentences about the values of this row, the one about the value chosen. */
  describe(name: string): void {
    const chosen = this.chosen(name);
    for (const words of this.row(name)?.querySelectorAll<HTMLElement>(`.why [data-${name}]`) ?? [])
      words.hidden = words.dataset[name] !== chosen;
  }

  /** Why something in this row can't be chosen; nothing when all can. */
  explain(name: string, why: string): void {
    const place = this.row(name)?.querySelector<HTMLElement>(".barred");
    if (!place) return;
    place.hidden = why === "";
    if (place.textContent !== why) place.textContent = why;
  }

  /**
   * What can't be chosen is struck through; if it was chosen, another one takes its place. What was wished for before
   * comes back as soon as it can be chosen.
   */
  restrict(
    name: string,
    possible: readonly string[],
    instead: string,
    wish?: string,
    standIn?: string,
  ): void {
    for (const input of this.all(name)) input.disabled = !possible.includes(input.value);
    const now = this.chosen(name);
    const other = standIn !== undefined && possible.includes(standIn) ? standIn : instead;
    const next = wish !== undefined && possible.includes(wish) ? wish : possible.includes(now) ? now : other;
    if (next !== now) this.choose(name, next);
  }
}
