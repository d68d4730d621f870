// The picture on the card at the front door: the Flagon on its table, and what flies at it.
import { html, svg } from '../../vendor/lit-html/lit-html.js';

const LINE = '#1d0f07';

/** A mug with its froth, on its way. @param {string} move */
const mug = (move) => svg`<g transform=${move} stroke=${LINE} stroke-width="4" stroke-linejoin="round">
  <path d="M17-12h9a8 8 0 0 1 0 22h-9" fill="none" stroke-width="6" />
  <path d="M-18-20h36v40a5 5 0 0 1-5 5h-26a5 5 0 0 1-5-5z" fill="#c9993e" />
  <path d="M-21-18c-5-10 6-16 11-10 3-9 15-8 16 0 8-6 18 1 14 10-3 7-10 5-13 3-3 6-10 6-13 0-5 5-13 3-15-3z" fill="#fbf3dd" /></g>`;

const chair = svg`<g transform="translate(340 82) rotate(28)" stroke=${LINE} stroke-width="5" stroke-linejoin="round" fill="#a86a35">
  <path d="M-26-44h11V46h-11zM15-44h11V46H15zM-26-4h52v14h-52zM-26-38h52v12h-52z" /></g>`;

const fist = svg`<g stroke=${LINE} stroke-width="5" stroke-linejoin="round">
  <path d="M-10 150 70 104 88 138 0 196z" fill="#b8402f" /><path d="M64 100 92 88l18 30-24 20z" fill="#7c241b" />
  <path d="M92 90c6-16 22-18 34-12 12-2 20 8 18 18 6 8 2 18-6 20-2 10-12 14-20 10-10 2-16-4-18-10z" fill="#f0c79c" />
  <path d="M112 86l6 14M126 82l6 16" stroke-width="3.500" /></g>`;

const flagon = svg`<g transform="translate(214 118)" stroke=${LINE} stroke-width="5" stroke-linejoin="round">
  <path d="M28-24c34-14 46 34 18 44-8 3-14 1-18-2" fill="none" stroke-width="16" /><path d="M28-24c34-14 46 34 18 44-8 3-14 1-18-2" fill="none" stroke="#c9993e" stroke-width="7" />
  <path d="M-32-42h64l6 76a8 8 0 0 1-8 8h-60a8 8 0 0 1-8-8z" fill="#e0a94a" /><path d="M-34-20h68M-37 24h74" stroke="#8a5c1c" stroke-width="6" />
  <path d="M-4-14c16 8 22 18 14 34-6-2-7-7-7-11-6 8-3 15-10 19-14-4-18-16-11-26 6-6 11-8 14-16z" fill="#a5332b" stroke-width="3" />
  <path d="M-36-40c-8-15 8-24 17-16 5-14 25-13 28 0 12-9 29 2 22 15-5 10-16 7-21 4-5 9-16 8-20 0-9 7-23 6-26-3z" fill="#fbf3dd" /></g>`;

/** The picture; it says nothing that the words beside it do not say. */
export const cover =
  () => html`<svg viewBox="0 0 420 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
  <rect width="420" height="220" fill="#5b3418" /><path d="M52 0V160M132 0V160M212 0V160M292 0V160M372 0V160" stroke="#3a210f" stroke-width="3" />
  <circle cx="214" cy="104" r="120" fill="#ffdf94" opacity=".28" /><circle cx="214" cy="104" r="80" fill="#ffdf94" opacity=".3" />
  <path d="M60 160h310l50 60H10z" fill="#b57a42" stroke=${LINE} stroke-width="5" /><path d="M44 182h342" stroke="#8a5629" stroke-width="4" />
  ${flagon}${chair}${mug('translate(132 46) rotate(-32) scale(.95)')}${fist}
  <path d="M92 66c-14-4-22-4-32 0M98 86c-12-2-20 0-30 6M386 46c8-8 16-12 26-14M392 66c8-6 16-8 24-8" stroke="#fbf3dd" stroke-width="4" stroke-linecap="round" fill="none" opacity=".7" />
  ${mug('translate(318 176) rotate(84) scale(.7)')}
</svg>`;
