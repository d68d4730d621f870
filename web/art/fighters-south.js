// Sir Goodheart, Nari, Montero and Asma, and the guard who ends the evening, cut from paper.
import { svg } from '../vendor/lit-html/lit-html.js';
import { fist, limb } from './paper.js';

/** @import { Cut } from './paper.js' */

/** Paladin: closed helmet with a plume, tower shield. @type {Cut} */
export const goodheart = {
  skin: '#b9c4d2',
  hair: '#b9c4d2',
  behind: svg`<path d="M-17 -14C-26 2 -27 16 -25 25L0 20 25 25C27 16 26 2 17 -14Z" fill="#f4ead0" />`,
  body: svg`<path d="M-17 26C-18 16 -17 10 -14 4H-2L-3 26ZM17 26C18 16 17 10 14 4H2L3 26Z" fill="#7f8da0" />
    <path d="M-20 -13C-10 -18 10 -18 20 -13L18 10H-18Z" fill="#b9c4d2" /><path d="M-9 -15H9L7 13H-7Z" fill="#fff" />
    <path d="M0 -9v14M-5 -3H5" stroke="#c9993e" stroke-width="4" />`,
  brows: svg`<path d="M-13 -36H13" stroke-width="8" /><path d="M-9 -36h4M5 -36h4" stroke="#ffe9ab" stroke-width="3" />
    <path d="M0 -33V-18M-8 -26h.1M8 -26h.1M-5 -22h.1M5 -22h.1" stroke-width="3" />`,
  over: svg`<path d="M-19 -38C-19 -62 19 -62 19 -38L0 -43Z" fill="#98a5b8" />
    <path d="M-2 -56C-2 -78 20 -86 32 -72 40 -62 34 -48 26 -46 28 -58 16 -64 6 -54Z" fill="#3b7fd0" />`,
  hand: svg`<path d="M-31 -22C-24 -24 -16 -26 -10 -22 -8 -2 -12 14 -21 22 -31 14 -35 -2 -31 -22Z" fill="#f4ead0" transform="translate(-6 0)" />
    <path d="M-27 -16v32M-36 -4h18" stroke="#c33d2c" stroke-width="5.5" />
    <path d="M32 20V-44l4 -8 4 8V20Z" fill="#e3e9f0" /><path d="M26 4H46" stroke-width="8" /><path d="M26 4H46" stroke="#e8b546" stroke-width="3" />
    ${limb('M19 -9C28 -6 32 2 36 9', '#98a5b8')}${fist(36, 10, '#98a5b8')}`,
};

/** Rogue: a pointed hood, a mask, two daggers. @type {Cut} */
export const nari = {
  skin: '#efc19b',
  hair: '#4b3378',
  behind: svg`<path d="M-15 -16C-30 0 -32 16 -33 26L-16 20 0 26 16 20 33 26C32 16 30 0 15 -16Z" fill="#3b2761" />`,
  body: svg`<path d="M-17 26C-18 16 -16 10 -13 4H-2L-3 26ZM17 26C18 16 16 10 13 4H2L3 26Z" fill="#2a2035" />
    <path d="M-17 -14C-8 -18 8 -18 17 -14L15 10H-15Z" fill="#6a48a6" /><path d="M-16 2H16" stroke-width="8" /><path d="M-14 2H14" stroke="#c9a063" stroke-width="3" />
    ${limb('M-17 -9C-28 -8 -32 -2 -31 4', '#6a48a6')}<path d="M-33 8-46 -14-28 2Z" fill="#dfe5ea" />${fist(-30, 5, '#efc19b')}`,
  brows: svg`<path d="M-15 -30C-8 -33 8 -33 15 -30 14 -20 8 -16 0 -15 -8 -16 -14 -20 -15 -30Z" fill="#2a2035" />
    <path d="M-12 -39l8 2.5M12 -39l-8 2.5" stroke-width="2.8" /><g stroke="none"><circle cx="-7" cy="-34.5" r="2.9" fill="#1b0e07" /><circle cx="7" cy="-34.5" r="2.9" fill="#1b0e07" /></g>`,
  over: svg`<path d="M-21 -22C-30 -50 -16 -64 8 -84 10 -70 30 -54 21 -22 20 -42 10 -48 0 -48 -10 -48 -20 -42 -21 -22Z" fill="#5a3d92" />`,
  hand: svg`${limb('M17 -9C28 -10 32 -14 33 -18', '#6a48a6')}<path d="M31 -24 40 -52 43 -20Z" fill="#dfe5ea" />${fist(34, -20, '#efc19b')}`,
};

/** Swashbuckler: a broad hat with a feather, moustache, rapier. @type {Cut} */
export const montero = {
  skin: '#f0bd92',
  hair: '#2c1a12',
  behind: svg`<path d="M-14 -14C-34 -4 -42 12 -40 25L-22 17 -8 24 16 16 14 -14Z" fill="#8d1c5f" />`,
  body: svg`<path d="M-16 26C-18 18 -18 14 -14 4H-2L-4 20 -3 26ZM16 26C18 18 18 14 14 4H2L4 20 3 26Z" fill="#3a2416" />
    <path d="M-18 -13C-8 -18 8 -18 18 -13L17 8C8 13 -8 13 -17 8Z" fill="#d23a93" /><path d="M-13 -15C-8 -8 8 -8 13 -15L0 -2Z" fill="#fff" />
    ${limb('M-17 -9C-29 -6 -29 4 -20 6', '#d23a93')}${fist(-19, 6, '#f0bd92')}`,
  face: svg`<path d="M0 -29C-5 -32 -8 -26 -14 -30 -12 -22 -4 -23 0 -26 4 -23 12 -22 14 -30 8 -26 5 -32 0 -29Z" fill="#2c1a12" stroke-width="1.6" /><path d="M-2 -19 0 -14 2 -19Z" fill="#2c1a12" stroke-width="2" />`,
  over: svg`<path d="M-18 -32C-21 -44 -16 -48 0 -48 16 -48 21 -44 18 -32" fill="none" stroke="#2c1a12" stroke-width="5" />
    <path d="M-40 -46C-24 -58 24 -56 40 -42 24 -40 -20 -38 -40 -46Z" fill="#5c1140" /><path d="M-18 -49C-18 -68 16 -70 18 -48 8 -52 -8 -53 -18 -49Z" fill="#7c1a57" />
    <path d="M14 -54C-8 -62 -24 -92 -44 -78 -46 -66 -28 -56 -14 -54 -4 -51 6 -50 14 -54Z" fill="#fff3d6" /><path d="M10 -55C-6 -58 -22 -70 -36 -75" fill="none" stroke-width="2" />`,
  hand: svg`<path d="M34 0 54 -52" stroke-width="7" /><path d="M34 0 54 -52" stroke="#eef2f5" stroke-width="2.8" />
    <path d="M25 -4C28 8 42 8 42 -2" fill="#e8b546" />${limb('M17 -9C25 -8 30 -4 32 1', '#d23a93')}${fist(32, 2, '#f0bd92')}`,
};

/** Wizard: a tall hat, long hair, fire in her staff. @type {Cut} */
export const asma = {
  skin: '#8c5a3a',
  hair: '#2b2320',
  behind: svg`<path d="M-20 -40C-34 -18 -30 4 -22 14L22 14C30 4 34 -18 20 -40Z" fill="#2b2320" />`,
  body: svg`<path d="M-28 26C-24 4 -20 -12 0 -16 20 -12 24 4 28 26Z" fill="#1f7f86" />
    <path d="M-7 -14-9 26H9L7 -14Z" fill="#14585e" /><path d="M-17 12l2 4 4 .6-3 3 .8 4.2-3.8-2-3.8 2" fill="none" stroke="#f4cb6b" stroke-width="2" />
    ${limb('M-19 -8C-33 -6 -36 -14 -34 -20', '#1f7f86', 10)}${fist(-34, -22, '#8c5a3a')}
    <path d="M-34 -30C-42 -36 -38 -44 -36 -50 -32 -46 -26 -42 -28 -34Z" fill="#ffb02e" stroke-width="2.6" />`,
  over: svg`<path d="M-19 -26C-23 -42 -14 -46 0 -46 14 -46 23 -42 19 -26 20 -38 8 -41 0 -41 -8 -41 -20 -38 -19 -26Z" fill="#2b2320" stroke-width="2.4" />
    <path d="M-36 -42C-20 -52 20 -52 36 -42 20 -36 -20 -36 -36 -42Z" fill="#176970" />
    <path d="M-20 -46C-12 -62 -6 -78 16 -92 10 -78 16 -62 20 -46 8 -50 -8 -50 -20 -46Z" fill="#1f8f97" />
    <path d="M-17 -51C-6 -55 8 -55 18 -51" fill="none" stroke="#f4cb6b" stroke-width="4" /><path d="M4 -66v.1M8 -74v.1M-3 -60v.1" stroke="#f4cb6b" stroke-width="4" />`,
  hand: svg`<path d="M32 26V-24" stroke-width="9" /><path d="M32 26V-24" stroke="#8a5a2e" stroke-width="3.6" />
    <path d="M24 -26C22 -44 42 -44 40 -26 38 -20 26 -20 24 -26Z" fill="#8a5a2e" /><circle cx="32" cy="-33" r="8.5" fill="#7fe3ea" />
    <path d="M29 -36a4 4 0 0 1 4 -2" fill="none" stroke="#fff" stroke-width="2.4" />
    ${limb('M19 -8C26 -6 30 -2 31 3', '#1f7f86', 10)}${fist(32, 4, '#8c5a3a')}`,
};

/** The town guard: an iron hat, a lantern, a halberd. @type {Cut} */
export const guard = {
  skin: '#eab88f',
  hair: '#5a3a22',
  behind: svg`<path d="M-17 -14C-25 2 -26 14 -24 24L24 24C26 14 25 2 17 -14Z" fill="#4d2a1a" />`,
  body: svg`<path d="M-17 26C-18 16 -17 10 -14 4H-2L-3 26ZM17 26C18 16 17 10 14 4H2L3 26Z" fill="#3b3f49" />
    <path d="M-19 -13C-8 -18 8 -18 19 -13L17 12H-17Z" fill="#a12a22" /><path d="M0 -16V12H17L19 -13C12 -17 6 -17 0 -16Z" fill="#f0c75a" />
    <path d="M-18 2H18" stroke-width="7" /><path d="M-16 2H16" stroke="#5a3a22" stroke-width="3" />
    ${limb('M-18 -9C-30 -8 -33 -4 -33 2', '#a12a22')}
    <path d="M-41 10H-25L-27 26H-39Z" fill="#ffe28a" /><path d="M-41 10H-25M-39 26H-27M-33 3v7" stroke-width="4.500" />${fist(-33, 3, '#eab88f')}`,
  face: svg`<path d="M0 -29C-5 -32 -9 -28 -13 -31 -12 -23 -4 -23 0 -26 4 -23 12 -23 13 -31 9 -28 5 -32 0 -29Z" fill="#5a3a22" stroke-width="1.600" />`,
  over: svg`<path d="M-30 -40C-20 -50 20 -50 30 -40 18 -36 -18 -36 -30 -40Z" fill="#8b94a3" /><path d="M-17 -45C-17 -66 17 -66 17 -45 8 -49 -8 -49 -17 -45Z" fill="#aab3c0" />
    <path d="M0 -61v14" stroke="#6e7885" stroke-width="3" />`,
  hand: svg`<path d="M34 26V-66" stroke-width="8.500" /><path d="M34 26V-66" stroke="#8a5a2e" stroke-width="3.400" />
    <path d="M34 -88 40 -66H28Z" fill="#dfe5ea" /><path d="M38 -66C54 -66 54 -46 38 -46Z" fill="#cfd6de" /><path d="M30 -62 20 -56 30 -50Z" fill="#cfd6de" />
    ${limb('M18 -9C26 -8 32 -4 34 2', '#f0c75a')}${fist(34, 3, '#eab88f')}`,
};
