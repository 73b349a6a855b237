import { SEATS } from "../geometry/cell";
import { svg } from "./svg";

/** The inlay of each glass, a second channel beside its colour: dot, triangle, square, ring, cross, bars. */
const INLAY: Record<string, string> = {
  a: '<circle r="4.3"/>',
  b: '<path class="round" d="M0-5.4 5.2 3.9H-5.2Z" stroke-width="1.4"/>',
  c: '<path class="round" d="M-4-4H4V4H-4Z" stroke-width="1.2"/>',
  d: '<circle class="open" r="4.2" stroke-width="2.7"/>',
  e: '<path class="open" d="M-5.6 0H5.6M0-5.6V5.6" stroke-width="3.2"/>',
  f: '<path class="open" d="M-5.2-2.9H5.2M-5.2 2.9H5.2" stroke-width="2.9"/>',
};

const stop = (offset: number, color: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;

const mixed = (a: string, share: number, b: string) =>
  `color-mix(in oklab, var(--${a}) ${share}%, var(--${b}))`;

/** Light comes from the upper left, gathers at the lower right, and leaves a sickle where it enters. */
const glass = (s: string) => `
<radialGradient id="body-${s}" cx=".5" cy=".5" r=".5" fx=".4" fy=".34">
${stop(0, mixed(s, 80, `${s}-lit`))}${stop(0.58, `var(--${s})`)}${stop(0.86, mixed(s, 62, `${s}-deep`))}${stop(1, `var(--${s}-deep)`)}
</radialGradient>
<radialGradient id="lit-${s}" cx=".66" cy=".76" r=".42">
${stop(0, `var(--${s}-lit)`, 0.95)}${stop(0.55, `var(--${s}-lit)`, 0.35)}${stop(1, `var(--${s}-lit)`, 0)}
</radialGradient>
<g id="glass-${s}">
<circle r="16.8" fill="url(#body-${s})"/><circle r="16.2" fill="url(#lit-${s})"/>
<g class="inlay" fill="var(--${s}-mark)" stroke="var(--${s}-mark)" transform="translate(0 .4) scale(1.2)">${INLAY[s]}</g>
<path d="M-12.6-5.2C-11-11.2-5.4-14.9.6-14.4-3.4-12.6-8.6-10.4-12.6-5.2Z" fill="#fff" opacity=".72"/>
<ellipse cx="-7.6" cy="-9.6" rx="3.4" ry="1.9" transform="rotate(-40 -7.6 -9.6)" fill="#fff" opacity=".8"/>
<path d="M13.9 5.4A14.9 14.9 0 0 1 4.6 14.2" fill="none" stroke="#fff" stroke-width="1.1" stroke-linecap="round" opacity=".42"/>
</g>`;

const material = (name: string) => `
<linearGradient id="${name}" x1=".2" y1="0" x2=".8" y2="1">
${stop(0, `var(--${name}-hi)`)}${stop(0.5, `var(--${name})`)}${stop(1, `var(--${name}-lo)`)}
</linearGradient>`;

const COMMON = `
<radialGradient id="cast" cx=".5" cy=".5" r=".5">
${stop(0.45, "rgb(var(--cast))", 0.62)}${stop(0.8, "rgb(var(--cast))", 0.22)}${stop(1, "rgb(var(--cast))", 0)}
</radialGradient>
<linearGradient id="dip" x1=".2" y1="0" x2=".75" y2="1">
${stop(0, "var(--hollow-lo)")}${stop(0.5, "var(--hollow-mid)")}${stop(1, "var(--hollow-hi)")}
</linearGradient>
<linearGradient id="wood" x1="0" y1="0" x2=".35" y2="1">
${stop(0, "var(--wood-hi)")}${stop(0.35, "var(--wood)")}${stop(1, "var(--wood-lo)")}
</linearGradient>
<g id="mark-step"><circle class="mark-halo" r="9.4"/><circle class="mark-dot" r="6.2"/></g>
<g id="mark-barred"><circle class="mark-halo" r="11"/><path class="mark-bar" d="M-5.6-5.6 5.6 5.6M5.6-5.6-5.6 5.6"/></g>
<g id="mark-hop"><circle class="mark-eye" r="9.8"/><circle class="mark-ring" r="9.8"/></g>
<g id="item-roadblock">
<rect x="-14" y="-11" width="31" height="31" rx="6" fill="rgb(var(--cast))" opacity=".28"/>
<rect x="-15" y="-15" width="30" height="30" rx="5" fill="url(#stone)" stroke="var(--stone-lo)"/>
<path d="M-7-7 7 7M7-7-7 7" stroke="var(--on-stone)" stroke-width="4" stroke-linecap="round"/>
</g>
<g id="item-mender">
<ellipse cx="2" cy="4" rx="18" ry="17" fill="url(#cast)"/>
<path d="M-6.6-15.9H6.6L15.9-6.6V6.6L6.6 15.9H-6.6L-15.9 6.6V-6.6Z" fill="url(#brass)" stroke="var(--brass-lo)"/>
<path d="M-6.5-6.5H6.5M0-6.5V6.5M-8 6.5H8" stroke="var(--on-brass)" stroke-width="3" stroke-linecap="round" fill="none"/>
</g>`;

const ID = "board-glass";

/** Glass, wood and marks, once for all boards of a page. */
export function provideGlass(): void {
  if (document.getElementById(ID)) return;
  const host = svg("svg", { id: ID, class: "board-glass", width: 0, height: 0, "aria-hidden": "true" });
  const seats = SEATS.map((seat) => glass(seat.toLowerCase())).join("");
  host.innerHTML = `<defs>${seats}${COMMON}${material("stone")}${material("brass")}</defs>`;
  document.body.prepend(host);
}
