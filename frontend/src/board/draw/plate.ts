import type { Topology } from "../geometry/topology";
import { grain } from "./grain";
import { FACE, plateOutline, wholeView } from "./outline";
import { put, svg } from "./svg";

/** From below: two flat shadows, foot, edge, face. [class, beyond the cells, how far below] */
const LAYERS = [
  ["shadow-far", FACE + 4, 15],
  ["shadow-near", FACE + 1, 11],
  ["plate-foot", FACE, 7],
  ["plate-edge", FACE, 4],
  ["plate-face", FACE, 0],
] as const;

/** The plate: thickness, face, stains under the grain, and one line of light inside the edge. */
export class Plate {
  readonly element: SVGGElement;
  /** Camps are soaked into the wood: they lie here, under the grain. */
  readonly stains = svg("g");
  readonly #board: Topology;
  readonly #paths: { path: SVGPathElement; beyond: number }[];

  constructor(board: Topology, id: string) {
    this.#board = board;
    const layers = LAYERS.map(([name, beyond, below]) => ({
      path: svg("path", { class: name, transform: `translate(0 ${below})` }),
      beyond,
    }));
    const light = { path: svg("path", { class: "plate-light" }), beyond: FACE - 1.2 };
    const clip = { path: svg("path"), beyond: FACE };
    this.#paths = [...layers, light, clip];
    const { width, height } = wholeView(board.shape);
    const wood = grain(width, height, board.shape.kind === "star" ? 1 : 3);
    put(wood, { "clip-path": `url(#${id}-plate)` });
    this.element = svg(
      "g",
      {},
      svg("clipPath", { id: `${id}-plate` }, clip.path),
      ...layers.map(({ path }) => path),
      this.stains,
      wood,
      light.path,
    );
  }

  place(turn: number): void {
    const angle = this.#board.angle(turn);
    for (const { path, beyond } of this.#paths)
      put(path, { d: plateOutline(this.#board.shape, beyond, angle) });
  }
}
