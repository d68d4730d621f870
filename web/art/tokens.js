// The tokens of single cards: the Familiar, the guns' mark, the prey's mark, what flies.
import { svg } from '../vendor/lit-html/lit-html.js';
import { INK } from './paper.js';

/**
 * The Familiar: an owl of blue smoke on a base whose wedge shows the way it looks.
 * @param {number} turn degrees clockwise from north
 */
export const familiar = (turn) => svg`
  <ellipse cx="5" cy="20" rx="32" ry="22" fill="#000" opacity=".35" />
  <g transform=${`translate(0 12) scale(1 .85) rotate(${turn})`}><path d="M-24 -22Q0 -38 24 -22L0 -52Z" fill="#d7fbff" stroke=${INK} stroke-width="4.500" stroke-linejoin="round" /></g>
  <ellipse cy="12" rx="29" ry="23" fill="#176970" stroke=${INK} stroke-width="4.500" /><ellipse cy="12" rx="23" ry="18" fill="none" stroke="#7fe3ea" stroke-width="2.200" stroke-dasharray="5 4" />
  <g stroke=${INK} stroke-width="3.400" stroke-linejoin="round" stroke-linecap="round">
    <path d="M-18 12C-26 -6 -20 -24 -16 -34L-6 -26H6L16 -34C20 -24 26 -6 18 12 10 18 -10 18 -18 12Z" fill="#4fb3c4" />
    <path d="M-17 0C-28 0 -28 14 -20 18M17 0C28 0 28 14 20 18" fill="#2f8794" /><path d="M-8 4q8 8 16 0 0 10 -8 12 -8 -2 -8 -12Z" fill="#c8f2f5" stroke-width="2.400" />
    <circle cx="-7.500" cy="-13" r="8" fill="#fff8e6" /><circle cx="7.500" cy="-13" r="8" fill="#fff8e6" /><circle cx="-6.500" cy="-12.500" r="3" fill=${INK} stroke="none" /><circle cx="6.500" cy="-12.500" r="3" fill=${INK} stroke="none" />
    <path d="M-3 -7H3L0 0Z" fill="#f2b632" stroke-width="2.400" /></g>`;

/** Where the guns of the ship will strike: a ring with a skull. */
export const barrageMark = svg`
  <circle r="38" fill="#1b0e07" fill-opacity=".55" stroke="#ff6a3d" stroke-width="6" />
  <path d="M0 -46V-28M0 46V28M-46 0H-28M46 0H28" stroke="#ff6a3d" stroke-width="6" stroke-linecap="round" />
  <g stroke=${INK} stroke-width="3" stroke-linejoin="round"><path d="M-19 -2C-20 -26 20 -26 19 -2 19 6 12 8 11 10V18H-11V10C-12 8 -19 6 -19 -2Z" fill="#f4ead0" />
    <path d="M-4 18V12M4 18V12" stroke-width="2.400" /><circle cx="-8" cy="-3" r="5" fill=${INK} stroke="none" /><circle cx="8" cy="-3" r="5" fill=${INK} stroke="none" /><path d="M0 2 3 8H-3Z" fill=${INK} stroke="none" /></g>`;

/** The mark of the hunted: a paw on a green disc. */
export const preyMark = svg`
  <circle r="22" fill="#2f5e22" stroke=${INK} stroke-width="4" /><circle r="16.500" fill="none" stroke="#a5d88a" stroke-width="2" />
  <g fill="#fff4d2" stroke="none"><path d="M-9 10C-12 2 -4 -3 0 -3 4 -3 12 2 9 10 5 13 -5 13 -9 10Z" />
    <ellipse cx="-10" cy="-3" rx="3.200" ry="4.400" /><ellipse cx="-4" cy="-10" rx="3.200" ry="4.800" /><ellipse cx="4" cy="-10" rx="3.200" ry="4.800" /><ellipse cx="10" cy="-3" rx="3.200" ry="4.400" /></g>`;

/** What flies to the right, by the card that sends it. @type {Record<string, ReturnType<typeof svg>>} */
const BOLTS = {
  hand_cannon: svg`<g stroke=${INK} stroke-width="4"><path d="M-40 -6H-14M-48 6H-16" stroke="#e6d8bd" stroke-linecap="round" /><circle r="14" fill="#4d545e" /><path d="M-6 -6a8 8 0 0 1 6 -4" fill="none" stroke="#cfd6de" stroke-width="3" /></g>`,
  daggerang: svg`<path d="M-30 22C-22 -14 14 -22 30 -20 12 -8 -4 4 -14 26Z" fill="#dfe5ea" stroke=${INK} stroke-width="4" stroke-linejoin="round" /><path d="M-31 22-13 27" stroke="#6a48a6" stroke-width="9" stroke-linecap="round" />`,
  arc_lightning: svg`<path d="M-46 4 -18 -14 -12 2 14 -16 10 0 44 -4 12 16 16 4 -14 18 -12 6Z" fill="#fff3a6" stroke="#1f7f86" stroke-width="4" stroke-linejoin="round" />`,
  arcane_bolt: svg`<path d="M-52 -4C-30 -14 -10 -16 4 -14 20 -12 20 12 4 14 -10 16 -30 14 -52 4Z" fill="#7fe3ea" fill-opacity=".8" stroke="#176970" stroke-width="4" /><circle cx="4" r="9" fill="#fff" />`,
};

/** @param {string} card */
export const bolt = (card) => BOLTS[card] ?? BOLTS.arcane_bolt;
