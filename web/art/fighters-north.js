// Thras, Jack, Tuuli, Margalo and Teo, cut from paper.
import { svg } from '../vendor/lit-html/lit-html.js';
import { fist, limb } from './paper.js';

/** @import { Cut } from './paper.js' */

const BOOTS = svg`
  <path d="M-19 26C-20 16 -17 10 -15 4H-2L-3 26Z" fill="#5a3a22" />
  <path d="M19 26C20 16 17 10 15 4H2L3 26Z" fill="#5a3a22" />`;

/** Barbarian: horns, red braids, an axe. @type {Cut} */
export const thras = {
  skin: '#f2b98c',
  hair: '#b7381b',
  behind: svg`<path d="M-19 -12C-28 2 -29 14 -26 24L-12 18 0 24 12 18 26 24C29 14 28 2 19 -12Z" fill="#7a5233" />`,
  body: svg`${BOOTS}
    <path d="M-20 -14H20L23 10 15 7 8 13 0 7 -8 13 -15 7 -23 10Z" fill="#c4482a" />
    <path d="M-21 0H21" stroke-width="7" /><path d="M-19 0H19" stroke="#e8b546" stroke-width="2.6" />
    ${limb('M-20 -10C-33 -6 -33 4 -25 8', '#f2b98c')}
    <path d="M-27 -10C-30 -20 -20 -24 -14 -20 -8 -26 8 -26 14 -20 20 -24 30 -20 27 -10 20 -4 14 -10 9 -7 4 -3 -4 -3 -9 -7 -14 -10 -20 -4 -27 -10Z" fill="#e0cfa8" />`,
  brows: svg`<path d="M-12 -41l8 3M12 -41l-8 3" stroke-width="3" /><g stroke="none">
    <circle cx="-7" cy="-34.5" r="2.8" fill="#1b0e07" /><circle cx="7" cy="-34.5" r="2.8" fill="#1b0e07" /></g>
    <path d="M-6 -27.5H6L4 -23.5H-4Z" fill="#fff" stroke-width="2.2" />`,
  over: svg`${limb('M-18 -34C-24 -24 -19 -16 -22 -6', '#c8451f', 6)}${limb('M18 -34C24 -24 19 -16 22 -6', '#c8451f', 6)}
    <path d="M-17 -48C-30 -46 -38 -56 -35 -74 -29 -64 -24 -62 -10 -58Z" fill="#f3e7c9" />
    <path d="M17 -48C30 -46 38 -56 35 -74 29 -64 24 -62 10 -58Z" fill="#f3e7c9" />
    <path d="M-20 -41A20 20 0 0 1 20 -41L0 -45Z" fill="#9aa4b2" /><path d="M0 -60V-45" stroke-width="5" />`,
  hand: svg`<path d="M33 26V-46" stroke-width="9" /><path d="M33 26V-46" stroke="#8a5a2e" stroke-width="3.6" />
    <path d="M33 -50C42 -60 54 -52 52 -32 46 -38 40 -38 33 -34Z" fill="#cfd6de" />
    <path d="M33 -50C26 -58 18 -54 17 -40 22 -42 28 -40 33 -34Z" fill="#aeb7c2" />
    ${limb('M20 -10C28 -8 32 -4 33 2', '#f2b98c')}${fist(33, 3, '#f2b98c')}`,
};

/** Buccaneer with two good eyes: the patch sits on the tricorn. @type {Cut} */
export const jack = {
  skin: '#d99a6c',
  hair: '#3a2416',
  behind: svg`<path d="M-20 -14C-28 2 -30 14 -28 25L-10 20H10L28 25C30 14 28 2 20 -14Z" fill="#1d3f63" />`,
  body: svg`${BOOTS}
    <path d="M-16 -14H16L15 12H-15Z" fill="#f1e6d0" /><path d="M-16 3H16V11H-16Z" fill="#b7342a" />
    <path d="M-19 -15C-27 -2 -27 10 -25 20L-12 16 -8 -14Z" fill="#2a639a" /><path d="M19 -15C27 -2 27 10 25 20L12 16 8 -14Z" fill="#2a639a" />
    ${limb('M-20 -10C-32 -8 -34 0 -33 4', '#2a639a')}
    <path d="M-33 6v4c0 8 11 8 11 0" fill="none" stroke-width="8" /><path d="M-33 6v4c0 8 11 8 11 0" fill="none" stroke="#dfe5ea" stroke-width="3" />`,
  face: svg`<path d="M-11 -25C-8 -14 8 -14 11 -25 6 -27 3 -28 0 -27 -3 -28 -6 -27 -11 -25Z" fill="#3a2416" /><path d="M-3 -22.5h6" stroke="#fff" stroke-width="2" />`,
  over: svg`<path d="M-39 -43C-30 -58 -20 -50 0 -68 20 -50 30 -58 39 -43 26 -50 12 -44 0 -44 -12 -44 -26 -50 -39 -43Z" fill="#22262e" />
    <path d="M-34 -46C-22 -52 -12 -46 0 -46 12 -46 22 -52 34 -46" fill="none" stroke="#e8b546" stroke-width="2.6" />
    <circle cx="0" cy="-55" r="5" fill="#f3ead2" stroke-width="2.4" /><path d="M-2 -55.5h.1M2 -55.5h.1" stroke-width="2.6" />`,
  hand: svg`<path d="M36 8C52 -6 54 -30 44 -50 42 -30 38 -14 30 0Z" fill="#dfe5ea" />
    <path d="M24 -2C26 10 40 12 42 4" fill="none" stroke-width="7" /><path d="M24 -2C26 10 40 12 42 4" fill="none" stroke="#e8b546" stroke-width="3" />
    ${limb('M20 -10C27 -8 30 -4 32 3', '#2a639a')}${fist(33, 4, '#d99a6c')}`,
};

/** Cleric: the sun behind her head, white robe, a book. @type {Cut} */
export const tuuli = {
  skin: '#fbd7b4',
  hair: '#f7f1e3',
  behind: svg`<circle cx="0" cy="-38" r="33" fill="#f2c230" /><g stroke="#b3800e" stroke-width="3">
    <path d="M0 -68v8M21 -59l-5 6M-21 -59l5 6M30 -38h-8M-30 -38h8" /></g><circle cx="0" cy="-38" r="23" fill="#ffe89a" stroke-width="2.4" />`,
  body: svg`<path d="M-25 26C-25 2 -20 -12 0 -16 20 -12 25 2 25 26Z" fill="#fbf6ea" />
    <path d="M-6 -14 -8 26H8L6 -14Z" fill="#f2c230" /><path d="M0 -4v12M-5 1H5" stroke="#8c2f2b" stroke-width="3.6" />
    ${limb('M-19 -8C-29 -4 -28 6 -19 8', '#fbf6ea')}${fist(-17, 8, '#fbd7b4')}`,
  over: svg`<path d="M-19 -26C-27 -56 -12 -60 0 -60 12 -60 27 -56 19 -26 21 -44 10 -49 0 -49 -10 -49 -21 -44 -19 -26Z" fill="#fbf6ea" />
    <path d="M-17 -41C-10 -49 10 -49 17 -41" fill="none" stroke="#f2c230" stroke-width="3.2" />`,
  hand: svg`<path d="M31 26V-22" stroke-width="8" /><path d="M31 26V-22" stroke="#c9993e" stroke-width="3" />
    <path d="M31 -44v24M20 -32h22" stroke-width="11" /><path d="M31 -44v24M20 -32h22" stroke="#f2c230" stroke-width="5" />
    ${limb('M19 -8C26 -6 30 -2 31 3', '#fbf6ea')}${fist(31, 4, '#fbd7b4')}`,
};

/** Druid: antlers, leaves, a staff that sprouts. @type {Cut} */
export const margalo = {
  skin: '#a8714a',
  hair: '#3f2a18',
  behind: svg`<path d="M-18 -14C-32 0 -33 16 -30 25L-20 19 -12 26 0 19 12 26 20 19 30 25C33 16 32 0 18 -14Z" fill="#2f6b34" />`,
  body: svg`<path d="M-20 25C-22 4 -18 -12 0 -16 18 -12 22 4 20 25Z" fill="#57973f" />
    <path d="M-12 -2l7 8 5 -10 5 10 7 -8M-13 12l7 8 6 -10 6 10 7 -8" fill="none" stroke="#2f6b34" stroke-width="3" />
    ${limb('M-18 -8C-29 -2 -28 8 -21 11', '#a8714a')}${fist(-20, 11, '#a8714a')}`,
  face: svg`<path d="M-13 -29l4 3M13 -29l-4 3" stroke="#57973f" stroke-width="3" />`,
  over: svg`<path d="M-19 -24C-24 -48 -14 -54 0 -54 14 -54 24 -48 19 -24 18 -36 12 -44 0 -43 -12 -44 -18 -36 -19 -24Z" fill="#3f2a18" />
    <g fill="none"><path d="M-11 -53C-14 -64 -24 -66 -25 -80M-18 -65C-28 -64 -32 -68 -36 -72M11 -53C14 -64 24 -66 25 -80M18 -65C28 -64 32 -68 36 -72" stroke-width="9.5" />
    <path d="M-11 -53C-14 -64 -24 -66 -25 -80M-18 -65C-28 -64 -32 -68 -36 -72M11 -53C14 -64 24 -66 25 -80M18 -65C28 -64 32 -68 36 -72" stroke="#e3c48d" stroke-width="4" /></g>
    <path d="M-18 -47C-12 -58 -4 -54 0 -49 4 -54 12 -58 18 -47 10 -44 -10 -44 -18 -47Z" fill="#7ec04f" />`,
  hand: svg`<path d="M31 26C28 6 33 -10 30 -30" fill="none" stroke-width="9.5" /><path d="M31 26C28 6 33 -10 30 -30" fill="none" stroke="#8a5a2e" stroke-width="4" />
    <path d="M30 -28C18 -32 18 -44 22 -48 32 -44 32 -34 30 -28Z" fill="#8fd05c" /><path d="M30 -28C34 -38 44 -42 48 -38 46 -30 38 -26 30 -28Z" fill="#7ec04f" />
    ${limb('M18 -8C25 -6 28 -2 30 3', '#a8714a')}${fist(30, 4, '#a8714a')}`,
};

/** Monk: bald, beads, one leg kicking. @type {Cut} */
export const teo = {
  skin: '#e5ab74',
  hair: '#e5ab74',
  behind: svg`<path d="M-40 -26 36 18" stroke-width="9.5" /><path d="M-40 -26 36 18" stroke="#9a6a38" stroke-width="4" />`,
  body: svg`<path d="M-6 26C-8 14 -6 8 -2 2H10L6 26Z" fill="#b2551b" />
    ${limb('M6 6C20 8 28 2 38 -6', '#d9771f', 11)}<path d="M34 -12C40 -16 46 -10 44 -4L38 2C36 -2 34 -6 34 -12Z" fill="#5a3a22" />
    <path d="M-20 8C-20 -8 -14 -14 0 -16 14 -14 20 -8 18 6 6 12 -8 12 -20 8Z" fill="#ec8526" />
    <path d="M-14 -14 12 8" stroke-width="9" /><path d="M-14 -14 12 8" stroke="#8c2f2b" stroke-width="4" />
    ${limb('M-17 -8C-28 -8 -30 -16 -28 -20', '#e5ab74')}${fist(-27, -21, '#e5ab74')}`,
  brows: svg`<path d="M-11 -36q4 -4 8 0M3 -36q4 -4 8 0" fill="none" stroke-width="3" /><path d="M-4 -26Q0 -23.5 4 -26" fill="none" stroke-width="2.6" />`,
  face: svg`<circle cx="0" cy="-44" r="2" fill="#b7342a" stroke="none" />`,
  over: svg`<path d="M-8 -16C-4 -11 4 -11 8 -16" fill="none" stroke-width="7" /><path d="M-8 -16C-4 -11 4 -11 8 -16" fill="none" stroke="#f2d06b" stroke-width="3" stroke-dasharray="1 4.2" />
    <path d="M-18 -41C-10 -46 10 -46 18 -41" fill="none" stroke-width="7.5" /><path d="M-18 -41C-10 -46 10 -46 18 -41" fill="none" stroke="#d6402f" stroke-width="3.4" />
    <path d="M-17 -42C-26 -44 -30 -38 -36 -40M-17 -41C-26 -38 -28 -32 -34 -32" fill="none" stroke="#d6402f" stroke-width="4" />`,
  hand: svg`${limb('M16 -9C24 -12 26 -18 24 -22', '#e5ab74')}${fist(24, -23, '#e5ab74')}`,
};
