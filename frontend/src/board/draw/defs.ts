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

/** The items of R8 that are only held, and the marks of the cells they may be used on. */
const ITEMS = `
<linearGradient id="bone" x1=".1" y1="0" x2=".7" y2="1">
${stop(0, "#fff")}${stop(0.5, "color-mix(in oklab, var(--brass-hi) 45%, #fff)")}${stop(1, "color-mix(in oklab, var(--brass) 55%, #fff)")}
</linearGradient>
<radialGradient id="ball" cx=".5" cy=".5" r=".55" fx=".36" fy=".3">
${stop(0, "var(--brass-hi)")}${stop(0.5, "var(--brass)")}${stop(1, "var(--brass-lo)")}
</radialGradient>
<g id="item-marble">
<ellipse cx="2" cy="4" rx="18" ry="17" fill="url(#cast)"/>
<circle r="15.4" fill="url(#ball)" stroke="var(--brass-lo)"/>
<path d="M-6.5-6-.5 0-6.5 6M1-6 7 0 1 6" fill="none" stroke="var(--on-brass)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M-11.4-4.8C-10-10.2-5-13.4.4-13-3.2-11.4-7.8-9.4-11.4-4.8Z" fill="#fff" opacity=".6"/>
</g>
<g id="item-wing">
<path d="M-13-10C-6-15 8-15 19-9C18-5 15.5-3 12.5-2.5C13 .5 11 3 8 4C8 7 5.5 9.5 2 9.5C1 12.5-3 14.5-6 12.5C-12 9.5-15-3-13-10Z" transform="translate(2 4)" fill="rgb(var(--cast))" opacity=".3"/>
<path d="M-15-11C-8-16.5 7-16 18-10C17-6 14.5-4 11.5-3.5C12 0 10 2.5 7 3.2C7 6.5 4.5 9 1 9C0 12.5-4 14.5-7.5 12.5C-14 8.5-17-4-15-11Z" fill="url(#bone)" stroke="var(--stone-lo)" stroke-linejoin="round"/>
<path d="M-8-7.5C-1-10 6-8.5 11.5-3.5M-9-3C-4-5 2-3 7 3.2M-9.5 2C-6 .5-2 3 1 9" fill="none" stroke="var(--stone-lo)" stroke-width="1.8" stroke-linecap="round"/>
<path d="M-13.4-9.6C-7-14 3-14.4 11-11.6" fill="none" stroke="#fff" stroke-width="1.4" stroke-linecap="round" opacity=".7"/>
</g>
<g id="item-swap">
<path d="M-11 3C-10-5-1-9 6-6L8-10L16-1L5 1.5M15 5C14 13 5 17-3 13L-5 17L-12 8L-1.5 6" fill="rgb(var(--cast))" opacity=".28"/>
<path d="M-15.5-1C-15-11-4-16 5-11.5L7.5-15.5L15.5-5.5L3-3L5.2-6.6C-1-10-7.5-7-7.8-1Z" fill="url(#brass)" stroke="var(--brass-lo)" stroke-linejoin="round"/>
<path d="M15.5 1C15 11 4 16-5 11.5L-7.5 15.5L-15.5 5.5L-3 3L-5.2 6.6C1 10 7.5 7 7.8 1Z" fill="url(#stone)" stroke="var(--stone-lo)" stroke-linejoin="round"/>
</g>
<g id="item-whirl">
<ellipse cx="2" cy="4" rx="18" ry="17" fill="url(#cast)"/>
<circle r="15.6" fill="url(#stone)" stroke="var(--stone-lo)"/>
<g fill="none" stroke="var(--on-stone)" stroke-width="3.2" stroke-linecap="round">
<path d="M1 1C1-5 5.5-9.5 11.5-7"/><path d="M1 1C1-5 5.5-9.5 11.5-7" transform="rotate(120)"/><path d="M1 1C1-5 5.5-9.5 11.5-7" transform="rotate(240)"/>
</g>
</g>
<g id="mark-wing"><circle class="mark-halo" r="10.6"/><path class="mark-line" d="M-7 1.5 0-5.5 7 1.5M-7 7 0 0 7 7"/></g>
<g id="mark-swap">
<path class="mark-wide" d="M-18.4-5A19 19 0 0 1 9-16.8M18.4 5A19 19 0 0 1-9 16.8"/>
<path class="mark-line" d="M-18.4-5A19 19 0 0 1 9-16.8M3.6-20.6 9.4-16.6 4.6-11.6M18.4 5A19 19 0 0 1-9 16.8M-3.6 20.6-9.4 16.6-4.6 11.6"/>
</g>
<g id="mark-roadblock"><rect class="mark-halo" x="-9.4" y="-9.4" width="18.8" height="18.8" rx="3"/><path class="mark-line" d="M-6.4-6.4H6.4V6.4H-6.4Z"/></g>
<g id="mark-roadMender"><circle class="mark-halo" r="10"/><path class="mark-line" d="M-3-7.2H3L7.2-3V3L3 7.2H-3L-7.2 3V-3Z"/></g>
<g id="mark-whirlwind"><circle class="mark-halo" r="10"/>
<path class="mark-line" d="M0 0C0-4 3-7 7-5.4"/><path class="mark-line" d="M0 0C0-4 3-7 7-5.4" transform="rotate(120)"/><path class="mark-line" d="M0 0C0-4 3-7 7-5.4" transform="rotate(240)"/>
</g>
<g id="mark-storm">
<circle class="storm-halo" r="59"/>
${[0, 120, 240].map((angle) => `<path class="storm-line" d="M0-59A59 59 0 0 1 50-31.3M50.6-43.4 50.8-30.6 38.4-34" transform="rotate(${angle})"/>`).join("")}
</g>`;

const ID = "board-glass";

/** Glass, wood and marks, once for all boards of a page. */
export function provideGlass(): void {
  if (document.getElementById(ID)) return;
  const host = svg("svg", { id: ID, class: "board-glass", width: 0, height: 0, "aria-hidden": "true" });
  const seats = SEATS.map((seat) => glass(seat.toLowerCase())).join("");
  host.innerHTML = `<defs>${seats}${COMMON}${ITEMS}${material("stone")}${material("brass")}</defs>`;
  document.body.prepend(host);
}
