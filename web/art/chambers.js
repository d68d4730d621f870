// The signs of Drakon's chambers: each a small cut of paper around (0, 0), some 60 units wide.
import { svg } from '../vendor/lit-html/lit-html.js';
import { INK } from './paper.js';

/** @typedef {ReturnType<typeof svg>} Drawing */

const GOLD = '#f2b632';

/** A gold coin. @param {number} x @param {number} y @param {number} r */
export const coin = (x, y, r) => svg`<circle cx=${x} cy=${y} r=${r} fill=${GOLD} />
  <circle cx=${x} cy=${y} r=${r * 0.62} fill="none" stroke="#8a5c0e" stroke-width="2" />`;

/** The disc that a sign lies on. @param {string} colour */
const disc = (colour) => svg`<circle r="30" fill=${colour} />`;

/** A hand that takes a coin on its left. */
const grab = svg`${coin(-15, 3, 10)}
  <path d="M26 -12H8C-2 -16 -8 -16 -17 -15c-6 1 -5 8 0 8l9 0 2 3 -1 14c0 6 8 6 9 1l2 -7 0 10c1 5 8 5 9 0l1 -9c3 0 4 -1 4 -3H26Z" fill="#f0c79c" />
  <path d="M20 -15h10V5H20Z" fill="#5c1714" />`;

/** A gust: a line that ends in a curl. @param {number} y @param {number} long */
const gust = (y, long) =>
  svg`<path d=${`M${-24} ${y}H${long}c9 0 10 -12 2 -12 -5 0 -6 5 -3 7`} fill="none" stroke="#fffdf4" stroke-width="5" />`;

/** @type {Record<string, Drawing>} */
const SIGNS = {
  blank: svg`<g fill="none" stroke="#7a5230" stroke-opacity=".55" stroke-width="3">
    <path d="M-24 8 -12 2 -6 8 4 3M12 -16 20 -10 18 -2M-16 -18l6 5M8 18l8 4" /></g>`,
  start: svg`<circle r="35" fill="#7d1f17" /><circle r="30" fill="none" stroke="#f4cb6b" stroke-width="2.5" stroke-dasharray="5 4" />
    <path d="M-27 -13C-22 -26 -8 -28 -2 -24L4 -34 8 -22C20 -20 26 -10 27 0L32 6 26 10C24 14 20 15 14 14L8 20 4 14C-2 14 -4 18 -2 26 -16 24 -20 12 -18 4L-28 2C-22 -2 -22 -8 -27 -13Z" fill="#4f8a3c" />
    <path d="M-16 -20 -26 -30 -10 -27ZM-6 -25l-6 -10 11 8Z" fill="#f4e6c4" />
    <circle cx="7" cy="-9" r="5" fill="#ffe28a" /><path d="M7 -13V-5" stroke-width="2.600" />
    <path d="M26 10 21 8 18 12 14 8 11 12 7 9" fill="#fffdf4" stroke-width="2" /><circle cx="25" cy="0" r="1.500" fill="#1b0e07" />`,
  find_gold: svg`${disc('#a8741a')}${coin(-10, 10, 12)}${coin(11, 11, 12)}${coin(0, -8, 14)}
    <path d="M17 -24v9M12.500 -19.500h9M-22 -16v7M-25.500 -12.500h7" stroke="#fff4d2" stroke-width="3" />`,
  steal_left: svg`${disc('#c64a3a')}${grab}`,
  steal_right: svg`${disc('#c64a3a')}<g transform="scale(-1 1)">${grab}</g>`,
  drakons_due: svg`${disc('#6d1f1f')}${coin(0, 14, 13)}
    <path d="M-28 -10C-20 -24 20 -24 28 -10 20 4 -20 4 -28 -10Z" fill="#f2b632" /><path d="M0 -20C5 -14 5 -6 0 0 -5 -6 -5 -14 0 -20Z" fill="#1b0e07" stroke="none" />
    <path d="M-30 -11C-22 -32 22 -32 30 -11 16 -23 -16 -23 -30 -11Z" fill="#4f8a3c" />`,
  wishing_well: svg`${disc('#2a6f9a')}<path d="M-17 4V-12M17 4V-12" stroke-width="6" /><path d="M-24 -10 0 -26 24 -10Z" fill="#a3542a" />
    <path d="M-22 4H22V20C22 25 -22 25 -22 20Z" fill="#b8b0a2" /><ellipse cy="4" rx="22" ry="7" fill="#15384f" />
    <path d="M-22 14H22M-8 9V14M8 9V14M0 14V23M-14 14V22M14 14V22" stroke-width="2" /><path d="M0 -12V-2" stroke-width="2.500" />${coin(0, 0, 6)}`,
  magical_shift: svg`${disc('#6a48a6')}<rect x="-21" y="-19" width="22" height="22" rx="3" fill="#f4e6c4" /><rect x="-1" y="-3" width="22" height="22" rx="3" fill="#ffdf94" />
    <path d="M6 -19C16 -20 19 -14 18 -9M18 -7l-5 -5M18 -7l5 -5M-6 20C-16 21 -19 15 -18 9M-18 7l-5 5M-18 7l5 5" fill="none" stroke="#fffdf4" stroke-width="4" />`,
  destroy: svg`${disc('#4a4038')}<path d="M-20 -18 -4 -20 -7 -6 3 -2 -4 4 -3 10 -20 8Z" fill="#e6cf9c" /><path d="M2 -19 20 -16 19 -3 9 -5 4 -9Z" fill="#e6cf9c" />
    <path d="M8 2 20 5 18 20 3 19 2 9Z" fill="#e6cf9c" /><path d="M-16 15 -5 16 -8 22Z" fill="#e6cf9c" />
    <path d="M-7 -6 3 -2 -4 4 2 9" fill="none" stroke="#ff8a3d" stroke-width="3" />`,
  rotate: svg`${disc('#2f7d6b')}<rect x="-9" y="-9" width="18" height="18" rx="3" fill="#ffdf94" transform="rotate(18)" />
    <path d="M-19 5A20 20 0 0 1 12 -16M19 -5A20 20 0 0 1 -12 16" fill="none" stroke="#fffdf4" stroke-width="5" /><path d="M7 -25 20 -15 6 -9ZM-7 25 -20 15 -6 9Z" fill="#fffdf4" stroke-width="2" />`,
  map: svg`${disc('#8a6a3a')}<path d="M-24 -15 -8 -20 8 -15 24 -20V15L8 20 -8 15 -24 20Z" fill="#fbeed0" /><path d="M-8 -20V15M8 -15V20" stroke-width="2" />
    <path d="M-18 8C-10 2 -6 4 -2 -3" fill="none" stroke-width="3" stroke-dasharray="4 4" /><path d="M9 -9l9 9M18 -9l-9 9" stroke="#c33d2c" stroke-width="4.500" />`,
  mind_control: svg`${disc('#4a2f7d')}<path d="M-15 15H15L20 25H-20Z" fill="#c9993e" /><circle cy="-4" r="20" fill="#b99af0" />
    <path d="M-14 -4C-8 -13 8 -13 14 -4 8 5 -8 5 -14 -4Z" fill="#fffdf4" stroke-width="2.500" /><circle cy="-4" r="5" fill="#4a2f7d" stroke-width="2" /><path d="M-12 -15q4 -5 9 -5" fill="none" stroke="#fffdf4" stroke-width="2.500" />`,
  strong_wind: svg`${disc('#1f7f86')}${gust(-3, 10)}${gust(13, 2)}`,
  heavy_gale: svg`${disc('#155a6e')}${gust(-9, 4)}${gust(6, 13)}${gust(21, -4)}`,
  master_key: svg`${disc('#5a3c22')}<g transform="rotate(-45)" fill="#f4cb6b"><path d="M-2 -4H26V10H20V4H15V8H10V4H-2Z" /><circle cx="-13" r="13" /><circle cx="-13" r="5" fill="#5a3c22" /></g>`,
  magical_vortex: svg`${disc('#17324f')}<path d="M0 0C4 -6 12 -2 10 6 8 15 -6 16 -11 8 -18 -4 -8 -18 6 -17 22 -15 27 6 16 17" fill="none" stroke="#7fe3ea" stroke-width="5.500" />
    <path d="M-1 1C-5 7 -13 4 -12 -4 -10 -12 0 -12 3 -10M-20 8C-14 22 0 25 8 22" fill="none" stroke="#d7fbff" stroke-width="2.500" /><circle r="3" fill="#fffdf4" stroke="none" />`,
};

/** @param {string} kind */
export const sign = (
  kind,
) => svg`<g stroke=${INK} stroke-width="3.200" stroke-linejoin="round" stroke-linecap="round">
  ${SIGNS[kind] ?? SIGNS.blank}</g>`;

/** Turns what points north to another side, in degrees. @type {Record<string, number>} */
const DEGREES = { N: 0, E: 90, S: 180, W: 270 };

/** The sides on which neither arrow nor wall stands: whoever is inside gets out there, too. */
const DOORLESS = ['master_key', 'magical_vortex'];

const WALL = svg`<path class="dk-wall" d="M-46 -46H46" />`;
const GATE = svg`<path class="dk-wall" d="M-46 -46H-23M23 -46H46" /><path class="dk-arrow" d="M-18 -32 0 -51 18 -32H9V-25H-9V-32Z" />`;
const GAP = svg`<path class="dk-wall" d="M-46 -46H-20M20 -46H46" /><path class="dk-gap" d="M-15 -46H15" />`;

/**
 * The four sides of a chamber: a wall, or the arrow that leads out.
 * @param {string} kind
 * @param {string} arrows
 */
export const sides = (kind, arrows) =>
  Object.entries(DEGREES).map(([side, degrees]) => {
    const drawn = arrows.includes(side) ? GATE : DOORLESS.includes(kind) ? GAP : WALL;
    return svg`<g transform=${`rotate(${degrees})`}>${drawn}</g>`;
  });

/** The floor of a chamber. @param {string} kind */
export const floor = (
  kind,
) => svg`<rect class=${`dk-floor is-${kind}`} x="-49" y="-49" width="98" height="98" rx="7" />
  <path class="dk-flags" d="M-44 -17H-20M-17 -44V-22M44 18H22M18 44V24M-44 24H-28M30 -44V-30" />`;

/** The outline of a pawn. */
export const PAWN =
  'M-16 18C-16 10 -10 8 -8 -4 -13 -9 -13 -24 0 -24 13 -24 13 -9 8 -4 10 8 16 10 16 18 16 23 -16 23 -16 18Z';

/** A pawn on its foot; it takes the colours of its seat. @param {string} symbol the outline of the seat's symbol */
export const pawn = (symbol) => svg`
  <ellipse class="dk-shade" cx="3" cy="21" rx="17" ry="6" />
  <path class="dk-pawn" d=${PAWN} />
  <path class="dk-pawn-light" d="M-6 -17q3 -4 7 -3" />
  <path class="dk-symbol" d=${symbol} transform="translate(-8.400 2) scale(.7)" />`;
