// The picture on the card at the front door: a dragon over a lair of chambers, and a purse of gold.
import { html, svg } from '../../vendor/lit-html/lit-html.js';

const LINE = '#1d0f07';

/** A chamber with its arrows. @param {number} x @param {number} y @param {number[]} turns @param {string} sign */
const chamber = (
  x,
  y,
  turns,
  sign = '',
) => svg`<g transform=${`translate(${x} ${y})`} stroke=${LINE} stroke-width="3" stroke-linejoin="round">
  <rect x="-33" y="-33" width="66" height="66" rx="6" fill="#c9a86a" />
  <path d="M-33 -8H-10M12 -33V-14M8 33V12M33 10H16" stroke="#8a6a3a" stroke-width="2" />
  ${turns.map((turn) => svg`<path d="M0 -30 9 -17H-9Z" fill="#a5332b" transform=${`rotate(${turn})`} />`)}
  <circle r="15" fill=${sign} /></g>`;

/** @param {number} x @param {number} y @param {number} r */
const coin = (x, y, r) => svg`<circle cx=${x} cy=${y} r=${r} fill="#f2b632" stroke=${LINE} stroke-width="3" />
  <circle cx=${x} cy=${y} r=${r * 0.58} fill="none" stroke="#8a5c0e" stroke-width="2" />`;

const dragon = svg`<g stroke=${LINE} stroke-width="5" stroke-linejoin="round" stroke-linecap="round">
  <path d="M232 74C196 6 268 -8 300 18 318 -14 372 -6 372 36 396 22 420 44 404 82 400 120 356 132 332 128Z" fill="#7d2a20" />
  <path d="M300 18C306 52 316 80 332 104M372 36C362 62 354 82 340 104" fill="none" stroke-width="4" />
  <path d="M420 196C392 214 344 214 306 196 262 176 238 150 222 132 250 140 262 134 268 118 276 96 300 92 326 104 368 124 424 150 420 196Z" fill="#4f8a3c" />
  <path d="M250 148C288 164 350 166 404 172" fill="none" stroke="#8fc06a" stroke-width="7" />
  <path d="M268 122C252 92 228 84 196 96L150 112C140 118 142 130 152 132L176 134 158 142C152 148 158 156 166 154L214 148C236 150 258 146 268 122Z" fill="#4f8a3c" />
  <path d="M232 92C236 70 254 62 274 66 264 74 262 86 258 98ZM216 92C214 74 224 62 238 58 236 70 238 80 240 92Z" fill="#f4e6c4" />
  <circle cx="208" cy="110" r="8" fill="#ffe28a" stroke-width="3.500" /><path d="M209 105v10" stroke-width="3.500" />
  <path d="M152 121h6" stroke-width="5" /><path d="M176 134 184 143 192 134 200 143 208 134" fill="#fffdf4" stroke-width="3" /></g>`;

/** The picture; it says nothing that the words beside it do not say. */
export const cover =
  () => html`<svg viewBox="0 0 420 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
  <rect width="420" height="220" fill="#2c1a12" />
  <path d="M0 0h420v60C350 30 300 46 250 30 190 14 150 50 90 36 50 28 20 44 0 60Z" fill="#1a0f0a" />
  <ellipse cx="150" cy="190" rx="240" ry="90" fill="#ffb347" opacity=".16" />
  <g transform="rotate(-7 90 140)">${chamber(46, 92, [90, 180], '#2f7d6b')}${chamber(114, 92, [180], '#6a48a6')}
    ${chamber(46, 160, [0, 90], '#a8741a')}${chamber(114, 160, [0, 90, 270], '#7d1f17')}${chamber(182, 160, [180, 90], '#1f7f86')}</g>
  ${dragon}
  ${coin(246, 196, 13)}${coin(270, 204, 13)}${coin(292, 194, 13)}${coin(262, 184, 13)}${coin(316, 206, 13)}
</svg>`;
