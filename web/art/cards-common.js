// The pictures of the cards that everybody has.
import { svg } from '../vendor/lit-html/lit-html.js';
import { air, doll, hand, sword } from './card-parts.js';
import { table, thing } from './furniture.js';

export const boast = svg`<g transform="translate(0 30) scale(.9)">${table(104, 50)}</g>
  ${air('M-30 -14-20 -6M30 -14 20 -6', '#f0c79c')}${doll('#b33d2c', 'translate(0 -10) scale(.9)')}
  <path d="M-38 -26-46 -32M-34 -38-39 -46M38 -26 46 -32M34 -38 39 -46" stroke="#d98a1e" stroke-width="4.500" />
  <path d="M-11 -34-8 -46 0 -38 8 -46 11 -34Z" fill="#f4cb6b" stroke-width="2.600" />`;

export const charge = svg`${air('M-48 -10H-28M-48 6H-24M-44 22H-28')}
  ${doll('#7789a1', 'translate(-4 8) rotate(24)')}${sword('translate(28 -8) rotate(74) scale(.8)')}`;

export const dash = svg`${air('M-48 -12H-28M-48 4H-32M-48 20H-30')}
  <path d="M-18 -34H10V-2C14 8 40 4 44 20V30H-20V10Z" fill="#8a5526" /><path d="M-20 22H44V31H-20Z" fill="#3a2416" /><path d="M-18 -34H10V-24H-18Z" fill="#d69a58" />
  <path d="M10 -8C20 -18 34 -22 44 -20 40 -14 36 -12 36 -12 38 -6 30 0 14 2Z" fill="#fff6e0" stroke-width="2.800" />`;

const foot = (/** @type {string} */ place) => svg`<g transform=${place}>
  <path d="M-11 24C-14 14 -10 10 -11 0 -14 -12 -12 -24 0 -26 12 -24 14 -10 10 0 8 10 10 14 8 24 6 32 -8 32 -11 24Z" fill="#8a5526" /><path d="M-11 10H9" stroke-width="4" /></g>`;

export const move = svg`${foot('translate(-24 16) rotate(14) scale(.92)')}${foot('translate(20 -14) rotate(14) scale(.92)')}
  <path d="M-10 -20C-6 -34 0 -40 8 -46M34 30C38 20 42 12 44 4" fill="none" stroke="#c9993e" stroke-width="4" stroke-dasharray="2 8" />`;

export const pick_up = svg`<g transform="translate(6 22) scale(1.250)">${thing('mug')}</g>${hand('translate(4 -22) rotate(52) scale(.82)', '#f0c79c', '#41792d')}`;

export const push_barrel = svg`${air('M-48 -16H-32M-48 2H-36M-48 20H-32')}<g transform="translate(10 2) rotate(14) scale(1.120)">${thing('barrel')}</g>`;

export const push_table = svg`<g transform="translate(10 6) scale(.86)">${table(90, 64)}</g>
  ${hand('translate(-26 6) scale(.62)', '#f0c79c', '#b33d2c')}${hand('translate(-26 26) scale(.62)', '#f0c79c', '#b33d2c')}<path d="M0 -38H30M20 -48 34 -38 20 -28" fill="none" stroke="#b33d2c" stroke-width="6" />`;

export const riposte = svg`${sword('translate(4 0) rotate(52) scale(1.120)')}
  <g transform="translate(-4 8) scale(.68)"><path d="M-36 -34C-12 -40 12 -40 36 -34V-4C36 20 18 34 0 44 -18 34 -36 20 -36 -4Z" fill="#2a6f9a" stroke-width="5" /><path d="M0 -36V38M-32 -6H32" stroke="#f4cb6b" stroke-width="9" /></g>`;

export const slash = svg`<path d="M-46 -2C-36 -48 36 -48 46 -2 28 -28 -28 -28 -46 -2Z" fill="#fff6e0" />${sword('translate(-4 16) rotate(34) scale(.8)')}`;

export const swing = svg`<path d="M-46 -44H46" stroke-width="9" /><path d="M-46 -44H46" stroke="#8a5526" stroke-width="4" /><path d="M8 -44-10 -4" stroke-width="8" /><path d="M8 -44-10 -4" stroke="#d9b45a" stroke-width="3.400" />
  ${doll('#41792d', 'translate(-16 12) rotate(-26) scale(.86)')}${air('M14 38C28 34 38 26 44 14')}`;

const thrown = svg`${air('M-46 34C-30 8 -14 -6 0 -10M-46 12C-38 2 -28 -8 -18 -14')}<g transform="translate(20 -10) rotate(28) scale(1.250)">${thing('mug')}</g>
  <path d="M6 -38l-4 -8M22 -42l2 -8M-2 -26l-9 -4" stroke="#fff6e0" stroke-width="4.500" />`;

export const yank_rug = svg`${doll('#6a48a6', 'translate(6 -18) rotate(68) scale(.74)')}
  <path d="M-46 20C-30 8 -22 34 -6 22 8 12 18 34 44 20V38C18 48 8 30 -6 38 -22 48 -30 26 -46 38Z" fill="#a5332b" /><path d="M-38 24C-28 20 -22 38 -6 30 8 22 18 40 38 28" fill="none" stroke="#e3b75b" stroke-width="3.400" />
  ${air('M-40 -6V6M-28 -12V2')}`;

export { thrown as throw };
