// What several pictures of cards are put together from.
import { svg } from '../vendor/lit-html/lit-html.js';

/**
 * Somebody, no one in particular.
 * @param {string} colour
 * @param {string} [place]
 */
export const doll = (colour, place = '') => svg`<g transform=${place}>
  <path d="M-15 32C-16 6 -9 -5 0 -5 9 -5 16 6 15 32Z" fill=${colour} /><circle cy="-15" r="12.500" fill="#f0c79c" /></g>`;

/** A sword that points up. @param {string} [place] */
export const sword = (place = '') => svg`<g transform=${place}>
  <path d="M-5 12V-34L0 -44 5 -34V12Z" fill="#e3e9f0" /><path d="M0 -34V10" stroke="#98a5b8" stroke-width="2" />
  <path d="M-15 12H15V18H-15Z" fill="#e8b546" /><path d="M-4 18H4V32H-4Z" fill="#5a3a22" /><circle cy="36" r="5" fill="#e8b546" /></g>`;

/** A rapier that points up. @param {string} [place] */
export const rapier = (place = '') => svg`<g transform=${place}>
  <path d="M-2.500 14 0 -46 2.500 14Z" fill="#eef2f5" stroke-width="2.600" /><path d="M-14 14C-14 28 14 28 14 14Z" fill="#e8b546" /><path d="M-3 24H3V38H-3Z" fill="#5a3a22" /></g>`;

/** A dagger that points down. @param {string} [place] */
export const dagger = (place = '') => svg`<g transform=${place}>
  <path d="M-7 -4H7L0 34Z" fill="#dfe5ea" /><path d="M-14 -10H14V-4H-14Z" fill="#c9a063" /><path d="M-4 -26H4V-10H-4Z" fill="#4b3378" /></g>`;

/** An axe that points up. @param {string} [place] */
export const axe = (place = '') => svg`<g transform=${place}>
  <path d="M-3.500 -40H3.500V40H-3.500Z" fill="#8a5a2e" /><path d="M3 -36C18 -46 30 -36 30 -22 30 -8 18 -2 3 -10Z" fill="#cfd6de" /><path d="M24 -34C28 -28 28 -18 24 -10" fill="none" stroke="#98a5b8" stroke-width="2.400" /></g>`;

/** A blow that strikes home. @param {string} [place] @param {string} [colour] */
export const burst = (place = '', colour = '#ffb52e') => svg`<path transform=${place} fill=${colour}
  d="M0 -34 8 -12 30 -20 16 -1 34 13 11 11 6 34 -5 12 -28 22 -15 3 -34 -9 -10 -9Z" />`;

/** Lines in the air. @param {string} d @param {string} [colour] */
export const air = (d, colour = '#8a6a46') =>
  svg`<path d=${d} fill="none" stroke=${colour} stroke-width="4" />`;

/** A flame that stands on (0, 0). @param {string} [place] */
export const flame = (place = '') => svg`<g transform=${place} stroke-width="2.600">
  <path d="M0 0C-16 -2 -18 -18 -8 -28 -8 -20 -2 -20 -2 -26 -2 -36 4 -42 10 -46 8 -36 20 -28 18 -14 16 -4 8 0 0 0Z" fill="#ff7a2b" />
  <path d="M1 -3C-8 -5 -8 -14 -1 -20 0 -14 6 -16 7 -24 12 -16 12 -4 1 -3Z" fill="#ffe28a" /></g>`;

/** Light from a point. @param {number} from @param {number} to @param {string} [colour] */
export const rays = (from, to, colour = '#f2b632') =>
  svg`<g stroke=${colour} stroke-width="5">${[0, 45, 90, 135, 180, 225, 270, 315].map(
    (turn) => svg`<path d=${`M0 ${-from}V${-to}`} transform=${`rotate(${turn})`} />`,
  )}</g>`;

/** A hand that reaches to the right. @param {string} place @param {string} skin @param {string} sleeve */
export const hand = (place, skin, sleeve) => svg`<g transform=${place}>
  <path d="M-44 -11H-14V13H-44Z" fill=${sleeve} /><path d="M-14 -9C-2 -16 8 -16 22 -14 28 -13 28 -6 22 -6H10 24C30 -5 30 2 24 2H12 22C27 3 27 9 21 9H-2C-8 12 -12 12 -14 11Z" fill=${skin} /></g>`;
