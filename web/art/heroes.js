// The six heroes who are caught in the dragon's lair, cut from paper.
import { svg } from '../vendor/lit-html/lit-html.js';
import { fist, head, INK, limb } from './paper.js';

/** Heroes are seen down to the belt, and hold nothing. @typedef {Omit<import('./paper.js').Cut, 'hand'>} Bust */

const BOOTS = svg`
  <path d="M-18 26C-19 16 -16 10 -14 4H-2L-3 26Z" fill="#4a2f1c" />
  <path d="M18 26C19 16 16 10 14 4H2L3 26Z" fill="#4a2f1c" />`;

/** Eyes that look out of something dark. */
const GLINT = svg`<g stroke="none"><circle cx="-7" cy="-35" r="2.600" fill="#fffdf4" /><circle cx="7" cy="-35" r="2.600" fill="#fffdf4" /></g>`;

/** @type {Record<string, Bust>} */
const CUTS = {
  wizard: {
    skin: '#f0c79c',
    hair: '#3f4fa3',
    behind: svg`<path d="M-19 -14C-27 2 -27 16 -25 26H25C27 16 27 2 19 -14Z" fill="#2b3678" />`,
    body: svg`<path d="M-17 -16H17L23 26H-23Z" fill="#3f4fa3" /><path d="M-6 -16 -8 26M6 -16 8 26" stroke="#f4cb6b" stroke-width="3" />
      ${limb('M-17 -11C-28 -6 -30 2 -26 8', '#3f4fa3')}${fist(-26, 8, '#f0c79c')}`,
    face: svg`<path d="M-17 -30C-10 -34 -5 -30 0 -30 5 -30 10 -34 17 -30 16 -12 6 0 0 4 -6 0 -16 -12 -17 -30Z" fill="#f4f1e6" />
      <path d="M-4 -25Q0 -22 4 -25" fill="none" stroke-width="2.400" />`,
    over: svg`<path d="M-29 -40C-14 -49 14 -49 29 -40 14 -36 -14 -36 -29 -40Z" fill="#3f4fa3" /><path d="M-18 -43C-12 -58 -4 -76 12 -84 8 -76 14 -62 18 -43 8 -47 -8 -47 -18 -43Z" fill="#3f4fa3" />
      <path d="M-2 -62l2 4 4.500 .500-3.300 3 1 4.500-4.200-2.300-4 2.300 1-4.500-3.300-3 4.400-.500Z" fill="#f4cb6b" stroke-width="1.600" />`,
  },
  barbarian: {
    skin: '#e5ab7c',
    hair: '#3a2415',
    behind: svg`<path d="M-20 -40C-27 -24 -26 -8 -22 0H22C26 -8 27 -24 20 -40Z" fill="#3a2415" />`,
    body: svg`${BOOTS}<path d="M-20 -15H20L19 4H-19Z" fill="#e5ab7c" /><path d="M-19 2H19L22 14 12 10 6 16 0 10 -6 16 -12 10 -22 14Z" fill="#7a5233" />
      <path d="M-18 -14 16 6" stroke-width="8" /><path d="M-18 -14 16 6" stroke="#8a3b22" stroke-width="3.600" />
      ${limb('M-20 -10C-32 -6 -33 2 -28 8', '#e5ab7c', 11)}${fist(-28, 8, '#e5ab7c')}`,
    brows: svg`<path d="M-12 -41l9 3M12 -41l-9 3" stroke-width="3.200" /><g stroke="none"><circle cx="-7" cy="-34.500" r="2.900" fill=${INK} /><circle cx="7" cy="-34.500" r="2.900" fill=${INK} /></g>
      <path d="M-6 -25H6" stroke-width="3" /><path d="M-14 -31 -8 -27M14 -31 8 -27" stroke="#2a6f9a" stroke-width="3" />`,
    over: svg`<path d="M-20 -38C-22 -56 -10 -62 0 -60 10 -62 22 -56 20 -38 12 -46 -12 -46 -20 -38Z" fill="#6b4a2c" />
      <path d="M-18 -52C-30 -54 -34 -64 -30 -74 -26 -66 -20 -64 -11 -59ZM18 -52C30 -54 34 -64 30 -74 26 -66 20 -64 11 -59Z" fill="#f3e7c9" />
      <path d="M-19 -40C-10 -47 10 -47 19 -40" fill="none" stroke="#c9993e" stroke-width="4" />`,
  },
  thief: {
    skin: '#f0c79c',
    hair: '#2f5f4a',
    behind: svg`<path d="M-20 -20C-30 0 -28 16 -24 24L-8 18 8 18 24 24C28 16 30 0 20 -20Z" fill="#234a39" />`,
    body: svg`${BOOTS}<path d="M-15 -15H15L19 10H-19Z" fill="#3a2f3f" /><path d="M-17 2H17" stroke-width="8" /><path d="M-17 2H17" stroke="#c9993e" stroke-width="3.600" />
      <path d="M8 3c8 0 10 10 4 14-6 2-11-2-9-7 1-4 3-6 5-7Z" fill="#a5713f" stroke-width="2.600" />
      ${limb('M-15 -11C-26 -6 -27 2 -22 8', '#3a2f3f', 8)}${fist(-22, 8, '#f0c79c')}`,
    face: svg`<path d="M-18 -41C-10 -44 10 -44 18 -41V-31C10 -28 4 -30 0 -33 -4 -30 -10 -28 -18 -31Z" fill="#1f1824" stroke-width="2.400" />${GLINT}`,
    brows: svg`<path d="M-5 -25Q2 -21 7 -27" fill="none" stroke-width="2.600" />`,
    over: svg`<path d="M-21 -18C-32 -44 -16 -62 2 -64 22 -60 30 -44 21 -18 20 -34 16 -48 0 -50 -16 -48 -20 -34 -21 -18Z" fill="#2f5f4a" /><path d="M-14 -46C-20 -38 -12 -32 -10 -44Z" fill="#8a3b22" stroke-width="2.400" />`,
  },
  dwarf: {
    skin: '#efb48a',
    hair: '#b6521f',
    behind: svg``,
    body: svg`<path d="M-20 26 -18 8H-2V26ZM20 26 18 8H2V26Z" fill="#3a2415" /><path d="M-23 -14H23L25 12H-25Z" fill="#7d6a4a" />
      ${limb('M-22 -9C-33 -4 -34 4 -28 10', '#7d6a4a', 11)}${fist(-28, 10, '#efb48a')}`,
    face: svg`<path d="M-18 -32C-12 -28 -6 -31 0 -31 6 -31 12 -28 18 -32 24 -14 18 8 8 14 4 8 2 10 0 16 -2 10 -4 8 -8 14 -18 8 -24 -14 -18 -32Z" fill="#d9702a" />
      <circle cy="-30" r="4.500" fill="#e2906a" /><path d="M-5 -23Q0 -20 5 -23" fill="none" stroke-width="2.600" /><path d="M-8 -12v14M8 -12v14M0 -14V4" stroke="#a34c17" stroke-width="2.400" />`,
    over: svg`<path d="M-21 -37C-22 -58 -8 -62 0 -62 8 -62 22 -58 21 -37 12 -43 -12 -43 -21 -37Z" fill="#9aa4b2" /><path d="M-21 -38C-12 -45 12 -45 21 -38" fill="none" stroke="#c9993e" stroke-width="4.500" /><path d="M0 -62V-44" stroke-width="4" />
      <circle cx="0" cy="-55" r="5" fill="#ffe9ab" /><circle cx="0" cy="-55" r="12" fill="#ffe9ab" opacity=".3" stroke="none" />`,
  },
  knight: {
    skin: '#b9c2cd',
    hair: '#8b95a3',
    behind: svg`<path d="M-19 -14C-26 2 -25 14 -23 24L23 24C25 14 26 2 19 -14Z" fill="#8c2f2b" />`,
    body: svg`<path d="M-18 26 -15 6H-2L-3 26ZM18 26 15 6H2L3 26Z" fill="#8b95a3" /><path d="M-19 -15H19L18 10H-18Z" fill="#aeb7c2" />
      <path d="M-12 -15H12V10L0 17 -12 10Z" fill="#c33d2c" /><path d="M0 -12V11M-9 -2H9" stroke="#f4cb6b" stroke-width="4.500" />
      <circle cx="-18" cy="-11" r="8" fill="#b9c2cd" /><circle cx="18" cy="-11" r="8" fill="#b9c2cd" />`,
    brows: svg``,
    over: svg`<path d="M-20 -18V-42C-20 -62 20 -62 20 -42V-18C10 -12 -10 -12 -20 -18Z" fill="#b9c2cd" /><path d="M-16 -37H-2V-31H-16ZM2 -37H16V-31H2Z" fill="#1b0e07" stroke-width="2" />
      <path d="M0 -55V-16" stroke-width="3" /><path d="M-10 -24v5M-5 -23v5M5 -23v5M10 -24v5" stroke-width="2.600" /><path d="M0 -56C-6 -72 -22 -74 -26 -66 -20 -66 -18 -60 -22 -56 -14 -60 -6 -58 0 -56Z" fill="#c33d2c" />`,
  },
  amazon: {
    skin: '#c98a5a',
    hair: '#231510',
    behind: svg`<path d="M-19 -38C-28 -20 -26 2 -20 14L-12 2 12 -6 18 -14C24 -22 24 -32 19 -38Z" fill="#231510" />`,
    body: svg`${BOOTS}<path d="M-15 -15H15L17 2H-17Z" fill="#a5332b" /><path d="M-17 0H17L21 15 11 12 0 17 -11 12 -21 15Z" fill="#a5713f" /><path d="M-17 1H17" stroke="#f4cb6b" stroke-width="4" />
      ${limb('M-15 -10C-26 -6 -27 2 -23 8', '#c98a5a', 8)}${fist(-23, 8, '#c98a5a')}<path d="M-30 -1h9" stroke="#f4cb6b" stroke-width="4" />`,
    over: svg`<path d="M-20 -32C-24 -56 -8 -60 0 -60 12 -60 24 -54 20 -32 18 -42 8 -48 0 -48 -10 -48 -18 -42 -20 -32Z" fill="#231510" /><path d="M-20 -42C-10 -49 10 -49 20 -42" fill="none" stroke="#f4cb6b" stroke-width="4.500" />
      <path d="M0 -51l4 4.500-4 4.500-4-4.500Z" fill="#2f9a8a" stroke-width="2.400" /><path d="M-12 -56C-22 -70 -34 -68 -36 -62 -28 -62 -24 -56 -18 -50Z" fill="#2f9a8a" />`,
  },
};

/** @param {string} hero @returns {Bust} */
const cutOf = (hero) => CUTS[hero] ?? /** @type {Bust} */ (CUTS.wizard);

/**
 * A hero's head in a box from (-50, -50) to (50, 50).
 * @param {string} hero
 */
export function heroBust(hero) {
  const cut = cutOf(hero);
  return svg`<g transform="translate(0 46) scale(1.02)" stroke=${INK} stroke-width="4"
    stroke-linejoin="round" stroke-linecap="round">${cut.behind}${cut.body}${head(cut, 'south', false)}</g>`;
}
