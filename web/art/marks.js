// Small signs: what a card does, what is held, who guards.
import { svg } from '../vendor/lit-html/lit-html.js';
import { INK } from './paper.js';

/** Signs in a box of 24 by 24. @type {Record<string, ReturnType<typeof svg>>} */
const SIGNS = {
  weapon: svg`<path d="M4 3l10 10M20 3 10 13M7 18l4-4M17 18l-4-4M4 15l5 5M20 15l-5 5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" />`,
  reputation: svg`<path d="M12 2.5l2.8 6 6.6.7-4.9 4.4 1.4 6.5L12 16.8l-5.9 3.3 1.4-6.5L2.6 9.2l6.6-.7Z" fill="#f4cb6b" stroke=${INK} stroke-width="1.6" stroke-linejoin="round" />`,
  daze: svg`<path d="M12 12c1.6 0 1.6 2.6-.6 2.6-3 0-3.4-4.8.6-5.2 5-.4 6 7.6-.4 8-7 .4-8-10 .6-10.8 7-.6 10 6.4 8 10.4" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" />`,
  fall: svg`<path d="M3 20h18M5 14l9-5 5 7M14 9l-2-4" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" /><circle cx="19" cy="7" r="3" fill="currentColor" />`,
  knockback: svg`<path d="M3 12h13M11 6l6 6-6 6M21 4v16" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round" />`,
  duration: svg`<path d="M6 3h12M6 21h12M7 3c0 6 10 6 10 0M7 21c0-8 10-8 10 0M12 8v6" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" />`,
  standing: svg`<circle cx="12" cy="5" r="3" fill="currentColor" /><path d="M12 9v7M12 16l-3.5 6M12 16l3.5 6M7 12h10" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" />`,
  boast: svg`<path d="M3 10v5h4l8 5V5L7 10Z" fill="currentColor" /><path d="M18 9q3 3.5 0 7" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />`,
  riposte: svg`<path d="M12 2l8 3v6c0 6-4 9-8 11-4-2-8-5-8-11V5Z" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round" /><path d="M8 15l8-8M8 11l4 4" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />`,
  delay: svg`<circle cx="10" cy="12" r="7.500" fill="none" stroke="currentColor" stroke-width="2.4" /><path d="M10 8v4l3 2M19 7l3 5-3 5M18 12h3.500" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" />`,
  loaded: svg`<path d="M2 9h14v6H2ZM5 15l-2 6h5l1-6" fill="currentColor" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" /><circle cx="20" cy="12" r="3" fill="currentColor" />`,
  unloaded: svg`<path d="M2 9h14v6H2ZM5 15l-2 6h5l1-6" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" /><path d="M18 9l3-2M19 12h3M18 15l3 2" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" />`,
  prone: svg`<path d="M2 19h20" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" /><circle cx="5.5" cy="14" r="3" fill="currentColor" /><path d="M10 15h11" stroke="currentColor" stroke-width="4.4" stroke-linecap="round" />`,
};

/** A sign for inline SVG. @param {string} name */
export const sign = (name) => SIGNS[name] ?? svg``;

/** The back of a Game End token: a shield in a box from -20 to 20. */
const SHIELD = 'M0 -19 17 -13V0C17 11 8 17 0 20 -8 17 -17 11 -17 0V-13Z';

/**
 * A Game End token: hidden, all quiet, or the guard.
 * @param {boolean | null} guard
 */
export const endToken = (guard) =>
  guard === null
    ? svg`<path d=${SHIELD} fill="#5c1714" stroke=${INK} stroke-width="3" /><text y="7" class="df-end-mark">?</text>`
    : guard
      ? svg`<path d=${SHIELD} fill="#f4cb6b" stroke=${INK} stroke-width="3" />
          <path d="M-10 4C-10 -14 10 -14 10 4ZM-13 4H13V8H-13ZM0 -9v-6" fill="#98a5b8" stroke=${INK} stroke-width="2.6" stroke-linejoin="round" />`
      : svg`<path d=${SHIELD} fill="#6f6152" stroke=${INK} stroke-width="3" />
          <path d="M5 -9A9.5 9.5 0 1 0 5 9 7.5 7.5 0 0 1 5 -9Z" fill="#f4e6c4" />`;

/** A token of reputation that flies: a brass coin with a star. */
export const coin = svg`<circle r="15" fill="url(#df-brass)" stroke=${INK} stroke-width="3" />
  <path d="M0 -8l2.3 5 5.6.6-4.2 3.7 1.2 5.5L0 4l-4.9 2.8 1.2-5.5-4.2-3.7 5.6-.6Z" fill="#7a4d0f" />`;
