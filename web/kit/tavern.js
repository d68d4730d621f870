// The scene at the front door: a tavern in candle light, with two friends over a game.
import { html, svg } from '../vendor/lit-html/lit-html.js';

const LINE = '#1d0f07';

/** A light with its glow. @param {number} x @param {number} y @param {number} size */
const candle = (x, y, size) => svg`
  <circle cx=${x} cy=${y - 26} r=${size} fill="url(#glow)" class="flicker" />
  <path d="M${x - 7} ${y}v-22h14v22z" fill="#f4e6c4" stroke=${LINE} stroke-width="3" />
  <path d="M${x} ${y - 44}c8 9 7 20 0 20s-8-11 0-20z" fill="#ffdf94" stroke="#c9781e" stroke-width="2" />`;

/** A mug with its froth. @param {string} move */
const mug = (move) => svg`<g transform=${move} stroke=${LINE} stroke-width="4" stroke-linejoin="round">
  <path d="M17-12h9a8 8 0 0 1 0 22h-9" fill="none" stroke-width="6" />
  <path d="M-18-20h36v40a5 5 0 0 1-5 5h-26a5 5 0 0 1-5-5z" fill="#c9993e" />
  <path d="M-21-18c-5-10 6-16 11-10 3-9 15-8 16 0 8-6 18 1 14 10-3 7-10 5-13 3-3 6-10 6-13 0-5 5-13 3-15-3z" fill="#fbf3dd" /></g>`;

/** A face that looks to the right. @param {string} smile */
const face = (smile) => svg`<circle r="30" fill="#f0c79c" stroke=${LINE} stroke-width="5" />
  <circle cx="2" cy="-2" r="3.6" fill=${LINE} /><circle cx="18" cy="-2" r="3.6" fill=${LINE} />
  <path d=${smile} stroke=${LINE} stroke-width="4" stroke-linecap="round" fill="none" />`;

/** One who raises a mug to what comes. */
const cheerful = svg`<g transform="translate(664 372)" stroke=${LINE} stroke-width="5" stroke-linejoin="round">
  <path d="M-46 148-32 10h60l22 138z" fill="#b8402f" /><path d="M-36 74h78" stroke="#7c241b" stroke-width="9" />
  <path d="M-24 26-66-22" stroke-width="22" stroke-linecap="round" /><path d="M-24 26-66-22" stroke="#f0c79c" stroke-width="13" stroke-linecap="round" />
  <g transform="translate(-74-58) rotate(-10)">${mug('scale(1.05)')}</g>
  <path d="M22 30 70 18" stroke-width="22" stroke-linecap="round" /><path d="M22 30 70 18" stroke="#f0c79c" stroke-width="13" stroke-linecap="round" />
  <g transform="translate(0-22)">${face('')}
    <path d="M-33 8c-8-34 8-50 33-50 22 0 32 12 32 26-22-12-36-10-46 4-4 10-10 12-19 20z" fill="#d9702a" />
    <path d="M-14 8c10 12 34 12 40-2 2 20-4 40-16 46-14-6-24-22-24-44z" fill="#d9702a" /><path d="M2 14q9 9 18 0z" fill="#fffdf4" stroke-width="3" /></g></g>`;

/** One who thinks, and holds a tile. */
const thoughtful = svg`<g transform="translate(1000 312) scale(-1 1)" stroke=${LINE} stroke-width="5" stroke-linejoin="round">
  <path d="M-46 200-30 10h60l18 190z" fill="#2a6f9a" /><path d="M-4 12 8 190" stroke="#f4cb6b" stroke-width="5" />
  <path d="M24 40 78 26" stroke-width="20" stroke-linecap="round" /><path d="M24 40 78 26" stroke="#2a6f9a" stroke-width="11" stroke-linecap="round" />
  <g transform="translate(98 8) rotate(-12)"><rect x="-22" y="-24" width="44" height="44" rx="5" fill="#f4e6c4" /><circle cy="-2" r="10" fill="#2f7d6b" /><path d="M0-22 7-13H-7Z" fill="#a5332b" stroke-width="3" /></g>
  <circle cx="80" cy="26" r="10" fill="#f0c79c" />
  <g transform="translate(0-22)">${face('M6 15q8 4 14-1')}<path d="M-4-14q6-5 12-2M13-16q5-3 10 1" fill="none" stroke-width="4" />
    <path d="M-44-12c20-12 70-12 88 0-8-30-24-44-44-44s-38 14-44 44z" fill="#2b1a3a" /><circle cx="0" cy="-34" r="8" fill="#f4cb6b" stroke-width="3" /></g></g>`;

/** A tile as it lies on the table, seen from the side. @param {number} x @param {string} colour */
const laid = (x, colour) =>
  svg`<path d=${`M${x} 376l10-26h46l4 26z`} fill="#f4e6c4" /><ellipse cx=${x + 30} cy="363" rx="11" ry="6" fill=${colour} stroke-width="3" />`;

/** A pawn. @param {number} x @param {number} y @param {string} colour */
const pawn = (x, y, colour) =>
  svg`<path d=${`M${x - 13} ${y}c0-14 6-16 7-28h12c1 12 7 14 7 28z`} fill=${colour} /><circle cx=${x} cy=${y - 33} r="11" fill=${colour} />`;

/** What they play. */
const game = svg`<g stroke=${LINE} stroke-width="4" stroke-linejoin="round">
  ${laid(742, '#a8741a')}${laid(804, '#6a48a6')}${laid(866, '#1f7f86')}${pawn(776, 364, '#c33d2c')}${pawn(888, 366, '#2a6f9a')}
  <circle cx="946" cy="366" r="9" fill="#f2b632" /><circle cx="962" cy="372" r="9" fill="#f2b632" /></g>`;

const flagon = svg`<g transform="translate(838 316) scale(.82)" stroke=${LINE} stroke-width="5" stroke-linejoin="round">
  <circle r="92" fill="url(#glow)" stroke="none" />
  <path d="M28-24c34-14 46 34 18 44-8 3-14 1-18-2" fill="none" stroke-width="16" /><path d="M28-24c34-14 46 34 18 44-8 3-14 1-18-2" fill="none" stroke="#c9993e" stroke-width="7" />
  <path d="M-32-42h64l6 76a8 8 0 0 1-8 8h-60a8 8 0 0 1-8-8z" fill="#e0a94a" /><path d="M-34-20h68M-37 24h74" stroke="#8a5c1c" stroke-width="6" />
  <path d="M-4-14c16 8 22 18 14 34-6-2-7-7-7-11-6 8-3 15-10 19-14-4-18-16-11-26 6-6 11-8 14-16z" fill="#a5332b" stroke-width="3" />
  <path d="M-36-40c-8-15 8-24 17-16 5-14 25-13 28 0 12-9 29 2 22 15-5 10-16 7-21 4-5 9-16 8-20 0-9 7-23 6-26-3z" fill="#fbf3dd" /></g>`;

const wall = svg`<rect width="1200" height="480" fill="#4a2b17" />
  <g stroke="#2c180c" stroke-width="3">${[90, 205, 322, 436, 548, 664, 780, 893, 1010, 1122].map((x) => svg`<path d="M${x} 40V480" />`)}</g>
  <g fill="#1d2a44" stroke=${LINE} stroke-width="10"><path d="M610 250V150a54 54 0 0 1 108 0v100z" /></g>
  <circle cx="680" cy="150" r="17" fill="#f3edd2" /><path d="M664 96v154M610 176h108" stroke=${LINE} stroke-width="6" />
  <path d="M1040 232h150v14h-150z" fill="#7a4a24" stroke=${LINE} stroke-width="4" />
  <g stroke=${LINE} stroke-width="4"><path d="M1058 232v-44l6-12v-18h12v18l6 12v44z" fill="#3f6a3a" /><path d="M1096 232v-34h30v34z" fill="#c9993e" />
    <path d="M1140 232v-50l7-10v-22h10v22l7 10v50z" fill="#7d3450" /></g>
  <path d="M0 0h1200v44H0z" fill="#2a170c" stroke=${LINE} stroke-width="4" />
  <path d="M34 44h40v436H34zM1176 44h40v436h-40z" fill="#331d10" stroke=${LINE} stroke-width="4" />`;

const floor = svg`<rect y="480" width="1200" height="140" fill="#5f3a1d" />
  <path d="M0 508h1200M0 546h1200M0 590h1200" stroke="#3a210f" stroke-width="3" />
  <ellipse cx="830" cy="548" rx="330" ry="44" fill="#8c2f2b" stroke=${LINE} stroke-width="5" /><ellipse cx="830" cy="548" rx="302" ry="34" fill="none" stroke="#f4cb6b" stroke-width="3" stroke-dasharray="14 8" />`;

const table = svg`<g stroke=${LINE} stroke-width="5" stroke-linejoin="round">
  <path d="M716 408h30l-10 124h-26zM1046 408h-30l10 124h26z" fill="#6b4122" />
  <path d="M690 378h384l14 34H676z" fill="#b57a42" /><path d="M676 412h412v20H676z" fill="#8a5629" /></g>`;

const chandelier = svg`<g transform="translate(0 46)"><path d="M860-6v112" stroke=${LINE} stroke-width="6" />
  ${candle(772, 128, 110)}${candle(860, 120, 130)}${candle(948, 128, 110)}
  <path d="M752 128h216l-22 20H774z" fill="#3b3330" stroke=${LINE} stroke-width="4" /></g>`;

/** The picture; it says nothing that the words beside it do not say. */
export const tavern =
  () => html`<svg viewBox="0 0 1200 620" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
  <defs>
    <radialGradient id="glow"><stop offset="0" stop-color="#ffdf94" stop-opacity=".75" /><stop offset="1" stop-color="#ffb347" stop-opacity="0" /></radialGradient>
    <radialGradient id="dusk" cx=".7" cy=".35" r=".8"><stop offset=".25" stop-color="#140b06" stop-opacity="0" /><stop offset="1" stop-color="#140b06" stop-opacity=".9" /></radialGradient>
  </defs>
  ${wall}${floor}${chandelier}${cheerful}${thoughtful}${table}${flagon}
  ${game}${candle(1058, 382, 80)}
  <rect width="1200" height="620" fill="url(#dusk)" />
</svg>`;
