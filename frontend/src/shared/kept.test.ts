// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { inTab, keep, kept } from "./kept";

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const refuses = () => {
  throw new DOMException("refused", "SecurityError");
};

describe("what is kept", () => {
  it("is there again until it is taken away", () => {
    keep(inTab, "move", { ply: 3 });
    expect(kept(inTab, "move")).toEqual({ ply: 3 });
    keep(inTab, "move", null);
    expect([kept(inTab, "move"), sessionStorage.length]).toEqual([null, 0]);
  });

  it("is nothing where the browser refuses, or what is there can't be read", () => {
    keep(refuses, "move", { ply: 3 });
    expect(kept(refuses, "move")).toBeNull();
    sessionStorage.setItem("move", "{not json");
    expect(kept(inTab, "move")).toBeNull();
  });

  it("is not what was kept before, where there is no room for more", () => {
    keep(inTab, "text", "old");
    const full = {
      setItem: refuses,
      removeItem: (key: string) => sessionStorage.removeItem(key),
    } as unknown as Storage;
    keep(() => full, "text", "new");
    expect(kept(inTab, "text")).toBeNull();
  });
});
