// The pictures of the cards of Margalo, Teo and Sir Goodheart.
import { svg } from '../vendor/lit-html/lit-html.js';
import { air, burst, doll, flame, rays } from './card-parts.js';
import { table, thing } from './furniture.js';

const leaf = (/** @type {string} */ place) =>
  svg`<path transform=${place} d="M0 0C-12 -8 -12 -22 0 -32 12 -22 12 -8 0 0Z" fill="#5f9a3d" />`;

export const bite = svg`<path d="M-42 -36H42C44 -12 30 -4 0 -4 -30 -4 -44 -12 -42 -36Z" fill="#8a5a3a" /><path d="M-42 38H42C44 16 30 8 0 8 -30 8 -44 16 -42 38Z" fill="#8a5a3a" />
  <path d="M-34 -14-26 8-18 -8-8 8 0 -6 8 8 18 -8 26 8 34 -14C24 -4 -24 -4 -34 -14Z" fill="#fff6e0" /><path d="M-30 16-20 0-10 12 0 2 10 12 20 0 30 16C20 8 -20 8 -30 16Z" fill="#fff6e0" />
  <path d="M-30 -28h8M22 -28h8" stroke-width="5" />`;

export const living_wood = svg`${leaf('translate(-26 -6) rotate(-40)')}${leaf('translate(0 -10)')}${leaf('translate(26 -6) rotate(40)')}${leaf('translate(-38 4) rotate(-70) scale(.7)')}${leaf('translate(38 4) rotate(70) scale(.7)')}
  <g transform="translate(0 20) scale(.92)">${table(92, 52)}</g><path d="M-20 8 -8 14M20 8 8 14M-12 26C-4 20 4 20 12 26" fill="none" stroke-width="4" />`;

export const mark_prey = svg`<circle r="42" fill="#2f5e22" /><circle r="34" fill="none" stroke="#a5d88a" stroke-width="3" />
  <g fill="#fff4d2" stroke="none"><path d="M-18 20C-24 4 -8 -4 0 -4 8 -4 24 4 18 20 10 27 -10 27 -18 20Z" /><ellipse cx="-21" cy="-6" rx="6.500" ry="9" /><ellipse cx="-8" cy="-20" rx="6.500" ry="9.500" /><ellipse cx="8" cy="-20" rx="6.500" ry="9.500" /><ellipse cx="21" cy="-6" rx="6.500" ry="9" /></g>`;

export const wildstyle = svg`<g fill="#e2603f"><path d="M-44 -30C-26 -24 -14 4 -16 40 -28 14 -38 -2 -44 -30Z" /><path d="M-20 -40C0 -30 12 0 8 42 -4 14 -14 -8 -20 -40Z" /><path d="M6 -40C28 -28 38 0 32 34 22 12 10 -8 6 -40Z" /></g>
  <path d="M34 -38c8 -4 14 2 10 8 -5 6 -14 2 -11 -4" fill="none" stroke="#6a48a6" stroke-width="3.600" />`;

export const eyes_of_gaia = svg`${leaf('translate(-14 -18) rotate(-30) scale(.9)')}${leaf('translate(14 -18) rotate(30) scale(.9)')}${leaf('translate(-20 30) rotate(210) scale(.8)')}${leaf('translate(20 30) rotate(150) scale(.8)')}
  <path d="M-46 4C-38 -16 -12 -16 -4 4 -12 20 -38 20 -46 4Z" fill="#eaf7d8" /><path d="M4 4C12 -16 38 -16 46 4 38 20 12 20 4 4Z" fill="#eaf7d8" /><circle cx="-25" cy="3" r="10" fill="#41792d" /><circle cx="25" cy="3" r="10" fill="#41792d" />
  <path d="M-25 -4V10M25 -4V10" stroke-width="4.500" />`;

export const leap = svg`<path d="M-40 30C-36 -34 30 -42 40 24" fill="none" stroke="#c9993e" stroke-width="4" stroke-dasharray="2 9" /><path d="M32 16 41 30 48 15Z" fill="#c9993e" />
  ${doll('#db6a1c', 'translate(0 -14) rotate(20) scale(.8)')}<g transform="translate(-2 30) scale(.66)">${thing('chair')}</g>`;

export const monkey_throw = svg`<circle cx="-32" cy="-4" r="11" fill="#c98a49" /><circle cx="24" cy="-4" r="11" fill="#c98a49" /><circle cx="-4" cy="-6" r="28" fill="#7a4a22" /><path d="M-4 -18C-14 -30 -30 -16 -20 -2 -30 16 22 16 12 -2 22 -16 6 -30 -4 -18Z" fill="#e9c08f" />
  <path d="M-13 -8h.1M5 -8h.1" stroke-width="7" /><path d="M-14 5C-8 10 0 10 6 5" fill="none" /><g transform="translate(30 28) rotate(30) scale(.95)">${thing('mug')}</g>${air('M-30 34-14 32M-22 44 4 40')}`;

export const sixth_sense = svg`<path d="M-24 44C-30 30 -26 24 -26 8 -26 -14 -14 -26 2 -26 20 -26 28 -12 28 0L34 12 26 16V28H10V44Z" fill="#e9c08f" />
  <path d="M-8 -8C-2 -16 10 -16 16 -8 10 0 -2 0 -8 -8Z" fill="#fff6e0" stroke-width="2.600" /><circle cx="4" cy="-8" r="3.600" fill="#1b0e07" stroke="none" /><path d="M-30 -22C-20 -40 12 -44 28 -30M-38 -30C-24 -52 18 -54 36 -38" fill="none" stroke="#6a48a6" stroke-width="4" />`;

export const touch_of_death = svg`<path d="M2 -30C2 -48 46 -48 46 -26 46 -16 38 -16 38 -8H12C12 -16 2 -16 2 -30Z" fill="#fff6e0" /><circle cx="16" cy="-27" r="5" fill="#1b0e07" stroke="none" /><circle cx="32" cy="-27" r="5" fill="#1b0e07" stroke="none" /><path d="M20 -8V-14M28 -8V-14" stroke-width="2.600" />
  <path d="M-46 40V10H-26C-20 -2 -8 -4 2 2L26 2C32 2 32 12 26 12H8C14 16 12 24 6 24 10 30 6 36 0 36H-24V40Z" fill="#e9c08f" /><path d="M-46 8H-30V42H-46Z" fill="#db6a1c" />`;

export const dragon_kick = svg`<g transform="rotate(-70) translate(-6 -8)">${flame('scale(1.300)')}</g><path d="M-44 -34-20 -44 0 -10 36 -12C46 -12 48 4 38 8L-6 14C-16 14 -24 8 -28 0Z" fill="#db6a1c" /><path d="M14 -12 36 -12C46 -12 48 4 38 8L14 11Z" fill="#e9c08f" />
  <path d="M-8 12C-20 24 -30 30 -46 34M8 14C0 28 -12 38 -26 44" fill="none" stroke="#c8382b" stroke-width="4.500" />`;

export const divine_hurl = svg`<path d="M-8 4C-34 -22 -46 -8 -46 6 -36 4 -38 14 -30 14 -32 22 -22 24 -10 18ZM8 4C34 -22 46 -8 46 6 36 4 38 14 30 14 32 22 22 24 10 18Z" fill="#fff6e0" /><g transform="translate(2 8) scale(1.300)">${thing('mug')}</g>
  <ellipse cx="0" cy="-34" rx="17" ry="6" fill="none" stroke="#f2b632" stroke-width="5" />`;

export const earthbond = svg`<path d="M-26 -44H-4V-4H10V12H-34V-6C-30 -14 -26 -20 -26 -44Z" fill="#98a5b8" transform="translate(8 -2)" /><path d="M-26 -30H-4" stroke="#f4ead0" stroke-width="5" transform="translate(8 -2)" />
  <path d="M-48 12H48V26C30 30 -30 30 -48 26Z" fill="#7a5230" /><path d="M-14 14C-18 26 -34 28 -38 44M-2 14C-2 28 4 32 0 46M12 14C14 26 30 28 34 44" fill="none" stroke="#4a7a2f" stroke-width="6" />`;

export const radiance = svg`${rays(30, 47)}<circle r="27" fill="#ffe9ab" /><g transform="scale(.5) translate(0 52)"><path d="M-19 -38C-19 -72 19 -72 19 -38V-18C10 -10 -10 -10 -19 -18Z" fill="#b9c4d2" stroke-width="6" /><path d="M-13 -38H13" stroke-width="9" /><path d="M0 -36V-20" stroke-width="5" /></g>`;

export const shield_bash = svg`${burst('translate(24 2) scale(1.050)')}<path d="M-42 -36C-28 -40 -10 -40 6 -36 10 0 2 26 -18 42 -38 26 -46 0 -42 -36Z" fill="#f4ead0" /><path d="M-18 -32V34M-38 -8H4" stroke="#c33d2c" stroke-width="9" />`;

export const god_smack = svg`<path d="M-30 -50C-10 -44 10 -44 30 -50L22 -20H-22Z" fill="#fff6e0" /><path d="M-26 -24H26V2C30 24 20 34 0 34 -20 34 -30 24 -26 2Z" fill="#b9c4d2" /><path d="M-12 10V32M2 10V34M15 10V32M-26 6C-10 12 10 12 26 6" fill="none" stroke-width="3.600" /><path d="M26 -8C38 -4 38 14 26 14" fill="#98a5b8" />
  <path d="M-40 42-30 34M0 48V40M40 42 30 34" stroke="#ffb52e" stroke-width="6" />`;
