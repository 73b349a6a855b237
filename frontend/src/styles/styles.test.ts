import { describe, expect, it } from "vitest";
import contrast from "./contrast.css?raw";
import dark from "./dark.css?raw";

/** The declarations of the rule that a selector opens, without their layout. */
function rule(css: string, selector: string): string[] {
  const body = css.slice(css.indexOf("{", css.indexOf(selector)) + 1);
  const declarations = body.slice(0, body.indexOf("}")).replace(/\/\*.*?\*\//g, "");
  return declarations.split(";").map((declaration) => declaration.trim());
}

describe("themes", () => {
  it.each([
    ["dark", dark],
    ["contrast", contrast],
  ])("%s is the same whether chosen or asked for by the device", (name, css) => {
    const chosen = rule(css, `:root[data-theme="${name}"]`);
    expect(chosen.length).toBeGreaterThan(20);
    expect(rule(css, ":root:not([data-theme])")).toEqual(chosen);
  });

  it("of contrast leaves nothing to the dark one, which a device may ask for as well", () => {
    const names = (css: string, theme: string) =>
      rule(css, `:root[data-theme="${theme}"]`).map((declaration) => declaration.split(":")[0]);
    expect(names(contrast, "contrast")).toEqual(expect.arrayContaining(names(dark, "dark")));
  });
});
