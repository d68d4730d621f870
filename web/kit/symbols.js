// The eight symbols of the seats, in the order of the seat numbers.
import { html, svg } from '../vendor/lit-html/lit-html.js';

/** The name of each symbol, as a key of the texts: `symbol.triangle` and so on. */
export const SYMBOLS = ['triangle', 'diamond', 'circle', 'cross', 'square', 'pentagon', 'star', 'heart'];

const PATHS = [
  'M12 2.8 22 20.6H2Z',
  'M12 1.6 21.4 12 12 22.4 2.6 12Z',
  'M12 2.6a9.4 9.4 0 1 1 0 18.8a9.4 9.4 0 1 1 0-18.8Z',
  'M8.6 2.6h6.8v6h6v6.8h-6v6H8.6v-6h-6V8.6h6Z',
  'M3.6 3.6h16.8v16.8H3.6Z',
  'M12 2 22.3 9.6 18.4 21.6H5.6L1.7 9.6Z',
  'M12 1.4l3.1 7 7.6.7-5.7 5.1 1.7 7.5L12 17.8l-6.7 3.9L7 14.2 1.3 9.1l7.6-.7Z',
  'M12 21.8C6.2 17.4 1.6 13.4 1.6 8.5 1.6 5.2 4 3 6.9 3 9 3 10.9 4.1 12 6.2 13.1 4.1 15 3 17.1 3c2.9 0 5.3 2.2 5.3 5.5 0 4.9-4.6 8.9-10.4 13.3Z',
];

/**
 * The outline of a seat's symbol in a box of 24 by 24.
 * @param {number} seat
 */
export const symbolPath = (seat) => PATHS[seat % PATHS.length] ?? '';

/**
 * A seat's symbol in its colour, beside text that says the same.
 * @param {number} seat
 */
export const symbol = (
  seat,
) => html`<svg class="symbol" data-seat=${seat} viewBox="0 0 24 24" aria-hidden="true">
  ${svg`<path d=${symbolPath(seat)} />`}</svg>`;
