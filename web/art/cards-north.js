// The pictures of the cards of Thras, Jack and Tuuli.
import { svg } from '../vendor/lit-html/lit-html.js';
import { air, axe, burst, doll, flame, hand, rays } from './card-parts.js';
import { table, thing } from './furniture.js';

export const berserk = svg`<path d="M0 -44A44 44 0 1 1 -38 -22" fill="none" stroke="#e2603f" stroke-width="7" /><path d="M-46 -34-38 -14-22 -28Z" fill="#e2603f" />
  ${axe('rotate(38) scale(.82)')}${axe('scale(-1 1) rotate(38) scale(.82)')}`;

export const flip_table = svg`<g transform="translate(-4 10) rotate(-38) scale(.86)">${table(96, 60)}</g>
  <g transform="translate(28 -30) rotate(40) scale(.9)">${thing('mug')}</g>${air('M-40 -34C-34 -44 -20 -48 -8 -46M-48 -20C-46 -26 -44 -30 -42 -32')}`;

export const shove = svg`${hand('translate(-14 -14) scale(.9)', '#f0c79c', '#b33d2c')}${hand('translate(-14 14) scale(.9)', '#f0c79c', '#b33d2c')}
  ${doll('#7789a1', 'translate(32 6) rotate(18) scale(.82)')}${air('M6 -42H16M4 40H14')}`;

export const warcry = svg`<path d="M-44 -26C-30 -46 -2 -46 8 -28L12 22C0 40 -34 40 -44 20Z" fill="#f0c79c" /><path d="M-44 -22C-34 -44 -4 -46 8 -28 -6 -32 -26 -32 -44 -22Z" fill="#d9702a" />
  <path d="M-18 0C-6 -8 8 -6 10 0V18C6 26 -10 28 -18 18Z" fill="#5c1714" /><path d="M-14 2H8" stroke="#fff6e0" stroke-width="5" /><path d="M-30 -14-18 -10" stroke-width="4" />
  <path d="M20 -10 42 -22M22 8H48M20 24 42 36" stroke="#e2603f" stroke-width="6" />`;

export const battle_frenzy = svg`${flame('translate(-18 34) scale(1.050)')}${flame('translate(20 38) scale(1.200)')}${axe('translate(-4 2) rotate(-14)')}`;

export const arrr = svg`<path d="M46 -50-4 -4" stroke-width="8" /><path d="M46 -50-4 -4" stroke="#d9b45a" stroke-width="3.400" />${air('M14 42C28 36 40 24 44 8')}
  ${doll('#2a6f9a', 'translate(-16 14) rotate(-26) scale(.88)')}
  <g transform="translate(-24 -2) rotate(-26)"><path d="M-24 -2C-16 -8 -12 -20 0 -20 12 -20 16 -8 24 -2 12 -8 -12 -8 -24 -2Z" fill="#2b1a3a" /><circle cy="-11" r="4.500" fill="#fff6e0" stroke-width="2.200" /></g>`;

export const chug = svg`<g transform="translate(-2 -6) rotate(-64) scale(1.500)">${thing('mug')}</g>
  <path d="M-40 12C-46 26 -44 36 -38 36 -32 36 -32 26 -40 12ZM-22 24C-26 34 -24 40 -20 40 -16 40 -16 34 -22 24Z" fill="#f2b632" stroke-width="2.600" />${air('M28 20C36 24 42 32 42 40', '#fff6e0')}`;

export const hand_cannon = svg`${burst('translate(32 -14) scale(.7)')}<path d="M-34 -20H12V0H-8L-20 34H-40L-34 4Z" fill="#8a5526" /><path d="M-30 -24H18V-4H-30Z" fill="#6e7885" /><path d="M-22 -24V-4M8 -24V-4" stroke="#e8b546" stroke-width="4" />
  <path d="M-10 0C-8 12 -16 14 -18 10" fill="none" stroke-width="4" /><path d="M-28 -24C-28 -34 -20 -36 -16 -32" fill="none" stroke-width="4" />`;

export const lure_of_the_sea = svg`<path d="M-44 10C-36 -26 4 -40 26 -20 44 -2 26 30 -2 30 -20 30 -26 14 -14 6 -4 0 6 10 -2 16" fill="#f3c3b0" /><path d="M-34 -6C-24 4 -22 12 -24 20M-16 -20C-8 -14 -6 -8 -8 -2M6 -26C10 -16 12 -8 8 -2" fill="none" stroke="#c06a5a" stroke-width="2.800" />
  <path d="M32 -26V-46L46 -42V-22" fill="none" stroke="#2a6f9a" stroke-width="4" /><circle cx="28" cy="-25" r="5" fill="#2a6f9a" /><circle cx="42" cy="-21" r="5" fill="#2a6f9a" />
  <path d="M-48 40C-38 32 -30 46 -20 40 -10 34 -2 46 8 40 18 34 26 46 44 38" fill="none" stroke="#2a6f9a" stroke-width="4" />`;

export const cannon_barrage = svg`<g transform="rotate(28)">${flame('translate(-22 -4) scale(.8)')}${flame('translate(8 -18) scale(.7)')}${flame('translate(26 8) scale(.9)')}</g>
  <circle cx="-20" cy="6" r="12" fill="#4d545e" /><circle cx="16" cy="-8" r="10" fill="#4d545e" /><circle cx="24" cy="22" r="14" fill="#4d545e" /><path d="M-48 44H48" stroke="#8a5526" stroke-width="6" />
  <path d="M-24 1a6 6 0 0 1 5 -3M18 15a8 8 0 0 1 6 -4" fill="none" stroke="#cfd6de" stroke-width="2.600" />`;

export const arise = svg`<path d="M-18 -50H18L34 44H-34Z" fill="#ffe9ab" stroke="none" opacity=".9" />${doll('#f4ead0', 'translate(0 14) scale(.92)')}
  <ellipse cy="-24" rx="16" ry="5" fill="none" stroke="#d98a1e" stroke-width="4.500" /><path d="M-34 30V-6M-42 4-34 -8-26 4M34 30V-6M26 4 34 -8 42 4" fill="none" stroke="#d98a1e" stroke-width="5" />`;

export const divine_inspiration = svg`${rays(32, 46)}<circle r="26" fill="#f4cb6b" /><path d="M-14 14V-10L-6 0 0 -16 6 0 14 -10V14Z" fill="#fff6e0" /><path d="M-14 18H14" stroke-width="4" />`;

export const smackdown = svg`${burst('translate(4 24) scale(1.050)')}<g transform="translate(2 -6) rotate(28)"><path d="M-4 -46H4V6H-4Z" fill="#8a5a2e" /><path d="M-20 0H20V26H-20Z" fill="#f4cb6b" /><path d="M-20 13H20M0 0V26" stroke="#a5701a" stroke-width="4" /></g>`;

export const vision = svg`<path d="M-46 0C-26 -32 26 -32 46 0 26 32 -26 32 -46 0Z" fill="#fff6e0" /><circle r="19" fill="#2a8fa0" /><circle r="9" fill="#1b0e07" stroke="none" /><circle cx="6" cy="-7" r="4.500" fill="#fff" stroke="none" />
  <path d="M0 -34V-46M-26 -30-32 -40M26 -30 32 -40" stroke="#d98a1e" stroke-width="5" />`;

const coin = (/** @type {number} */ x, /** @type {number} */ y) =>
  svg`<circle cx=${x} cy=${y} r="9" fill="#f4cb6b" /><path d=${`M${x} ${y - 4}v8`} stroke="#a5701a" stroke-width="3" />`;

export const tithe = svg`${hand('translate(-4 24) scale(.96)', '#f0c79c', '#f4ead0')}${coin(-6, 2)}${coin(14, 4)}${coin(4, -12)}
  <path d="M30 -8C44 -16 46 -36 34 -44M34 -44 24 -42M34 -44 36 -34" fill="none" stroke="#41792d" stroke-width="4.500" /><path d="M-28 -44C-42 -36 -44 -18 -32 -8M-32 -8-42 -10M-32 -8-34 -18" fill="none" stroke="#b33d2c" stroke-width="4.500" />`;
