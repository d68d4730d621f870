// Tables, chairs, mugs, barrels and the Dragon Flagon. Each is drawn around (0, 0), in units of
// which a square has 100; light falls from the top left.
import { svg } from '../vendor/lit-html/lit-html.js';
import { INK } from './paper.js';

const LINE = { wood: '#7a4a22', top: '#b9793d', bright: '#d69a58', edge: '#8a5526', leg: '#5d371a' };

/**
 * A table that covers a box, its top a little above the floor.
 * @param {number} width
 * @param {number} height
 */
export function table(width, height) {
  const [w, h] = [width - 16, height - 16];
  const boards = [];
  const across = width > height;
  const length = across ? h : w;
  for (let at = 26; at < length - 10; at += 27) {
    boards.push(
      across
        ? svg`<path d=${`M${-w / 2 + 6} ${-h / 2 + at - 8}H${w / 2 - 6}`} />`
        : svg`<path d=${`M${-w / 2 + at} ${-h / 2 - 2}V${h / 2 - 16}`} />`,
    );
  }
  return svg`
    <rect x=${-w / 2 + 10} y=${-h / 2 + 14} width=${w} height=${h} rx="12" fill="#000" opacity=".38" />
    <g fill=${LINE.leg} stroke=${INK} stroke-width="3.5">
      <path d=${`M${-w / 2 + 5} ${h / 2 - 8}h14v18h-14Z`} /><path d=${`M${w / 2 - 19} ${h / 2 - 8}h14v18h-14Z`} /></g>
    <rect x=${-w / 2} y=${-h / 2} width=${w} height=${h} rx="9" fill=${LINE.edge} stroke=${INK} stroke-width="4" />
    <rect x=${-w / 2} y=${-h / 2 - 8} width=${w} height=${h - 8} rx="9" fill=${LINE.top} stroke=${INK} stroke-width="4" />
    <path d=${`M${-w / 2 + 8} ${h / 2 - 26}V${-h / 2}H${w / 2 - 10}`} fill="none" stroke=${LINE.bright} stroke-width="3.5"
      stroke-linejoin="round" stroke-linecap="round" opacity=".9" />
    <g stroke=${LINE.wood} stroke-width="2.4" opacity=".75">${boards}</g>
    <g fill=${LINE.wood}><circle cx=${-w / 2 + 12} cy=${-h / 2 + 4} r="2.6" /><circle cx=${w / 2 - 12} cy=${-h / 2 + 4} r="2.6" />
      <circle cx=${-w / 2 + 12} cy=${h / 2 - 27} r="2.6" /><circle cx=${w / 2 - 12} cy=${h / 2 - 27} r="2.6" /></g>`;
}

const chair = svg`
  <ellipse cx="4" cy="25" rx="24" ry="7" fill="#000" opacity=".35" />
  <g stroke=${INK} stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round">
    <path d="M-15 6v20M15 6v20M-11 4v16M11 4v16" stroke-width="9" /><path d="M-15 6v19M15 6v19" stroke="#a56a33" stroke-width="4" />
    <path d="M-16 -28V4M16 -28V4" stroke-width="9.5" /><path d="M-16 -27V3M16 -27V3" stroke="#b9793d" stroke-width="4.4" />
    <path d="M-18 -30Q0 -38 18 -30V-20Q0 -27 -18 -20Z" fill="#c98a49" /><path d="M-13 -15Q0 -19 13 -15V-8Q0 -12 -13 -8Z" fill="#b9793d" />
    <path d="M-19 -1H19L21 10H-21Z" fill="#d69a58" /><path d="M-21 10H21V15H-21Z" fill="#8a5526" />
  </g>`;

const mug = svg`
  <ellipse cx="3" cy="15" rx="16" ry="5" fill="#000" opacity=".35" />
  <g stroke=${INK} stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round">
    <path d="M11 -8h6a7 8 0 0 1 0 15h-6" fill="none" stroke-width="7.5" /><path d="M11 -8h6a7 8 0 0 1 0 15h-6" fill="none" stroke="#aab2bd" stroke-width="2.8" />
    <path d="M-13 -12H11L10 14H-12Z" fill="#c3cad4" /><path d="M-13 -3H11.5M-12.5 8H11" stroke="#6e7885" stroke-width="2.4" />
    <path d="M-16 -12C-18 -20 -8 -22 -6 -19 -4 -25 7 -24 7 -19 14 -21 16 -13 12 -11 8 -8 -12 -8 -16 -12Z" fill="#fff6e0" />
    <path d="M-8 -9v7" stroke="#fff6e0" stroke-width="5" />
  </g>`;

const barrel = svg`
  <ellipse cx="7" cy="30" rx="32" ry="9" fill="#000" opacity=".4" />
  <g stroke=${INK} stroke-width="3.8" stroke-linejoin="round">
    <path d="M-24 -28C-34 -10 -34 12 -24 30H24C34 12 34 -10 24 -28Z" fill="#a9692f" />
    <path d="M-12 -30C-17 -8 -17 12 -12 30M0 -30V30M12 -30C17 -8 17 12 12 30" fill="none" stroke="#7a4a22" stroke-width="2.4" />
    <path d="M-24 -24C-31 -8 -31 8 -26 24" fill="none" stroke="#d69a58" stroke-width="4" />
    <path d="M-29 -14H29L30 -6H-30ZM-30 9H30L29 17H-29Z" fill="#4d545e" stroke-width="2.8" />
    <ellipse cx="0" cy="-28" rx="24" ry="8.5" fill="#c98a49" /><ellipse cx="0" cy="-28" rx="16" ry="5" fill="none" stroke="#7a4a22" stroke-width="2.2" />
    <circle cx="6" cy="-28" r="2.6" fill=${INK} stroke="none" />
  </g>`;

const flagon = svg`
  <ellipse cx="3" cy="26" rx="24" ry="7" fill="#000" opacity=".35" />
  <g stroke=${INK} stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round">
    <path d="M16 -12C36 -18 38 12 15 14" fill="none" stroke-width="10" /><path d="M16 -12C36 -18 38 12 15 14" fill="none" stroke="#f4cb6b" stroke-width="4.4" />
    <path d="M-20 -16H18L15 24H-17Z" fill="#f2b632" /><path d="M-17 -12 -15 20" stroke="#ffe9ab" stroke-width="5" fill="none" />
    <path d="M-18 16H16L15 25H-17Z" fill="#c9871d" />
    <path d="M-8 10C-12 2 -6 -8 2 -8 8 -8 9 -2 5 0 10 2 10 10 2 11 6 7 2 4 -1 6 -4 8 -2 11 -8 10Z" fill="#b3261e" stroke-width="2.4" /><circle cx="3" cy="-4" r="1.5" fill="#ffe9ab" stroke="none" />
    <path d="M-23 -16C-27 -26 -14 -30 -11 -25 -9 -33 5 -33 6 -26 15 -31 25 -22 19 -15 12 -11 -18 -11 -23 -16Z" fill="#fff8e6" />
    <path d="M-14 -13v9M9 -13v6" stroke="#fff8e6" stroke-width="6" />
  </g>`;

const cookies = svg`
  <ellipse cx="4" cy="20" rx="34" ry="9" fill="#000" opacity=".35" />
  <g stroke=${INK} stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round">
    <ellipse cy="13" rx="33" ry="12" fill="#e8edf2" /><ellipse cy="11" rx="22" ry="7" fill="none" stroke="#98a5b8" stroke-width="2.4" />
    <circle cx="-13" cy="3" r="12" fill="#c98a49" /><circle cx="13" cy="3" r="12" fill="#b9793d" /><circle cx="0" cy="-11" r="12.500" fill="#d69a58" />
    <path d="M-17 0h.1M-10 6h.1M9 5h.1M17 -1h.1M-4 -15h.1M4 -12h.1M-1 -6h.1" stroke="#4a2b17" stroke-width="5" />
  </g>`;

/** A lying thing by its kind. @type {Record<string, ReturnType<typeof svg>>} */
const DRAWN = {
  chair: svg`<g transform="scale(1.16)">${chair}</g>`,
  mug: svg`<g transform="scale(1.16)">${mug}</g>`,
  barrel,
  flagon,
  cookies,
};

/** @param {string} kind */
export const thing = (kind) => DRAWN[kind] ?? svg``;

/** The light around the Flagon. */
export const glow = svg`<circle class="df-glow" r="52" fill="url(#df-glow)" />`;
