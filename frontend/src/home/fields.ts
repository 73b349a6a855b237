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

  /** What can't be chosen is struck through; if it was chosen, another one takes its place. */
  restrict(name: string, possible: readonly string[], instead: string): void {
    for (const input of this.all(name)) input.disabled = !possible.includes(input.value);
    if (!possible.includes(this.chosen(name))) this.choose(name, instead);
  }
}
