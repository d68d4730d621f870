// The tavern itself: floor, walls, rugs, candles, light and dark.
import { svg } from '../vendor/lit-html/lit-html.js';
import { INK } from './paper.js';

const PLANKS = ['#835029', '#7b4a25', '#8b562d', '#764622', '#87532b', '#804d27'];

/** A number that looks random and is always the same. @param {number} x @param {number} y */
const grain = (x, y) => (x * 7919 + y * 104729 + x * y * 31) % 97;

/** Paints used by the whole drawing. */
export const paints = svg`<defs>
  <radialGradient id="df-light" cx="26%" cy="16%" r="88%">
    <stop offset="0" stop-color="#ffdf94" stop-opacity=".4" /><stop offset=".35" stop-color="#ffb95c" stop-opacity=".16" />
    <stop offset=".62" stop-color="#1a0b04" stop-opacity=".06" /><stop offset="1" stop-color="#120602" stop-opacity=".58" /></radialGradient>
  <radialGradient id="df-glow"><stop offset="0" stop-color="#ffe28a" stop-opacity=".95" />
    <stop offset=".5" stop-color="#ffb02e" stop-opacity=".45" /><stop offset="1" stop-color="#ff8a1f" stop-opacity="0" /></radialGradient>
  <radialGradient id="df-flame"><stop offset="0" stop-color="#ffe9ab" stop-opacity=".85" /><stop offset="1" stop-color="#ffb347" stop-opacity="0" /></radialGradient>
  <linearGradient id="df-wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#5a361d" /><stop offset="1" stop-color="#24130a" /></linearGradient>
  <radialGradient id="df-brass" cx="36%" cy="30%" r="80%"><stop offset="0" stop-color="#f7d98b" /><stop offset=".55" stop-color="#c9993e" /><stop offset="1" stop-color="#8a6321" /></radialGradient>
  <radialGradient id="df-red" cx="36%" cy="30%" r="80%"><stop offset="0" stop-color="#e0574a" /><stop offset=".55" stop-color="#a12a22" /><stop offset="1" stop-color="#641410" /></radialGradient>
  <radialGradient id="df-now" cx="40%" cy="35%" r="80%"><stop offset="0" stop-color="#fffbe8" /><stop offset=".6" stop-color="#ffe08a" /><stop offset="1" stop-color="#f0b93c" /></radialGradient>
  <linearGradient id="df-rug" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#a93a33" /><stop offset="1" stop-color="#78221f" /></linearGradient>
  <clipPath id="df-token"><circle r="26" /></clipPath>
</defs>`;

/** @param {number} side squares along the board */
function floor(side) {
  const planks = [];
  for (let row = 0; row < side * 2; row += 1) {
    let x = 0;
    for (let piece = 0; x < side * 100; piece += 1) {
      const width = Math.min(150 + grain(row, piece) * 3, side * 100 - x);
      planks.push(svg`<rect x=${x} y=${row * 50} width=${width} height="50" fill=${PLANKS[grain(piece, row) % PLANKS.length] ?? ''} />
        <path d=${`M${x + 16} ${row * 50 + 16 + (grain(piece, row) % 18)}q${width / 3} ${(grain(row, piece) % 9) - 4} ${width * 0.6} 0`} />`);
      x += width;
    }
  }
  return svg`<g stroke="#4a2a13" stroke-opacity=".38" stroke-width="2" fill="none">${planks}</g>`;
}

/** @param {number} side */
function grid(side) {
  let path = '';
  for (let at = 1; at < side; at += 1) path += `M${at * 100} 0V${side * 100}M0 ${at * 100}H${side * 100}`;
  return svg`<path d=${path} fill="none" stroke="#2a1508" stroke-opacity=".55" stroke-width="2.4" />`;
}

/** @param {number} side @param {number} wall */
function walls(side, wall) {
  const size = side * 100;
  const studs = [];
  for (const [x, y] of [
    [-wall / 2, -wall / 2],
    [size + wall / 2, -wall / 2],
    [-wall / 2, size + wall / 2],
    [size + wall / 2, size + wall / 2],
  ]) {
    studs.push(
      svg`<rect x=${(x ?? 0) - wall / 2} y=${(y ?? 0) - wall / 2} width=${wall} height=${wall} rx="12" fill="#3a2111" stroke=${INK} stroke-width="5" />`,
    );
  }
  return svg`
    <rect x=${-wall} y=${-wall} width=${size + 2 * wall} height=${size + 2 * wall} rx="22" fill="url(#df-wall)" stroke=${INK} stroke-width="7" />
    <rect x=${-wall + 9} y=${-wall + 9} width=${size + 2 * wall - 18} height=${size + 2 * wall - 18} rx="16" fill="none" stroke="#8a5a31" stroke-opacity=".55" stroke-width="3" />
    ${studs}
    <rect x="-9" y="-9" width=${size + 18} height=${size + 18} rx="6" fill="#1b0d06" stroke="#6b4122" stroke-width="4" />`;
}

/**
 * A rug with brass thread and fringes.
 * @param {{x: number, y: number, width: number, height: number}} box
 */
function rug({ x, y, width, height }) {
  let fringe = '';
  for (let at = 10; at < height - 6; at += 9)
    fringe += `M${x + 4} ${y + at}h-10M${x + width - 4} ${y + at}h10`;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const [rx, ry] = [width / 2 - 62, height / 2 - 62];
  return svg`
    <path d=${fringe} stroke="#d9b45a" stroke-width="3" stroke-linecap="round" />
    <rect x=${x + 4} y=${y + 4} width=${width - 8} height=${height - 8} rx="6" fill="url(#df-rug)" stroke="#3d0d0b" stroke-width="4" />
    <rect x=${x + 16} y=${y + 16} width=${width - 32} height=${height - 32} rx="4" fill="none" stroke="#e3b75b" stroke-width="4" />
    <rect x=${x + 27} y=${y + 27} width=${width - 54} height=${height - 54} rx="3" fill="none" stroke="#e3b75b" stroke-width="2.4" stroke-dasharray="9 7" />
    <g fill="none" stroke="#e3b75b" stroke-opacity=".75" stroke-width="3" stroke-linejoin="round">
      <path d=${`M${cx} ${cy - ry}L${cx + rx} ${cy}L${cx} ${cy + ry}L${cx - rx} ${cy}Z`} />
      <path d=${`M${cx} ${cy - ry * 0.66}L${cx + rx * 0.66} ${cy}L${cx} ${cy + ry * 0.66}L${cx - rx * 0.66} ${cy}Z`} fill="#5c1714" fill-opacity=".7" />
      <path d=${`M${cx - 14} ${cy}L${cx} ${cy - 14}L${cx + 14} ${cy}L${cx} ${cy + 14}Z`} fill="#e3b75b" fill-opacity=".8" /></g>`;
}

/** Ale on the floor. @param {{x: number, y: number, width: number, height: number}} box */
export const ale = ({ x, y, width, height }) => {
  const [cx, cy, rx, ry] = [x + width / 2, y + height / 2, width / 2, height / 2];
  const edge = `M${cx - rx * 0.9} ${cy - ry * 0.2}C${cx - rx} ${cy - ry * 0.9} ${cx - rx * 0.4} ${cy - ry} ${cx} ${cy - ry * 0.9}S${cx + rx} ${cy - ry} ${cx + rx * 0.92} ${cy - ry * 0.3}S${cx + rx} ${cy + ry * 0.7} ${cx + rx * 0.5} ${cy + ry * 0.92}S${cx - rx * 0.3} ${cy + ry * 0.8} ${cx - rx * 0.6} ${cy + ry * 0.92}S${cx - rx * 0.8} ${cy + ry * 0.4} ${cx - rx * 0.9} ${cy - ry * 0.2}Z`;
  return svg`<g data-ale="" aria-hidden="true">
    <path d=${edge} fill="#d9972b" fill-opacity=".5" stroke="#f6d98a" stroke-opacity=".8" stroke-width="5" />
    <g fill="#fff4cf" fill-opacity=".75"><circle cx=${cx - rx * 0.5} cy=${cy - ry * 0.5} r="9" /><circle cx=${cx - rx * 0.4} cy=${cy - ry * 0.6} r="5" /><circle cx=${cx + rx * 0.55} cy=${cy + ry * 0.4} r="8" /><circle cx=${cx + rx * 0.45} cy=${cy + ry * 0.55} r="5" /><circle cx=${cx + rx * 0.6} cy=${cy - ry * 0.55} r="6" /></g></g>`;
};

/** A candle in a holder on the wall. @param {number} x @param {number} y */
const candle = (x, y) => svg`<g transform=${`translate(${x} ${y})`} aria-hidden="true">
  <circle r="64" cy="-14" fill="url(#df-flame)" />
  <path d="M-9 20h18l-4 8h-10Z" fill="#8a6321" stroke=${INK} stroke-width="3" /><rect x="-6" y="-6" width="12" height="26" rx="2" fill="#f4e6c4" stroke=${INK} stroke-width="3" />
  <path d="M0 -30C8 -20 7 -10 0 -9 -7 -10 -8 -20 0 -30Z" fill="#ffdf6b" stroke="#d97a1a" stroke-width="2.4" /></g>`;

/**
 * All that never moves.
 * @param {number} side
 * @param {number} wall
 * @param {{x: number, y: number, width: number, height: number}[]} rugs
 * @param {{x: number, y: number}} centre
 * @param {{x: number, y: number, width: number, height: number} | null} [puddle]
 */
export const room = (side, wall, rugs, centre, puddle = null) => svg`
  ${walls(side, wall)}
  ${floor(side)}
  ${rugs.map(rug)}
  ${puddle === null ? null : ale(puddle)}
  ${grid(side)}
  <rect x=${centre.x - 46} y=${centre.y - 46} width="92" height="92" rx="8" fill="#5c1714" fill-opacity=".35" stroke="#e0453a" stroke-width="6" />
  <rect x=${centre.x - 38} y=${centre.y - 38} width="76" height="76" rx="5" fill="none" stroke="#e0453a" stroke-opacity=".6" stroke-width="2" />`;

/** The names of columns and rows along the edges of the floor. @param {number} side */
export function names(side) {
  const lines = Array.from({ length: side }, (_, at) => at);
  const far = side * 100;
  return svg`<g class="df-names" aria-hidden="true">${lines.map((at) => {
    const middle = at * 100 + 50;
    const [letter, number] = [String.fromCharCode(65 + at), at + 1];
    return svg`<text x=${middle} y="25">${letter}</text><text x=${middle} y=${far - 7}>${letter}</text>
      <text x="19" y=${middle + 9}>${number}</text><text x=${far - 19} y=${middle + 9}>${number}</text>`;
  })}</g>`;
}

/** The light over the room, and the candles that give it. @param {number} side */
export const light = (side) => svg`<g class="df-light">
  <rect x="0" y="0" width=${side * 100} height=${side * 100} fill="url(#df-light)" />
  ${candle(170, 8)}${candle(10, side * 42)}${candle(side * 62, 6)}</g>`;
