// A sheet of parchment on which something is read at leisure; there is one, above everything.
import { html, render } from '../vendor/lit-html/lit-html.js';

/** @type {HTMLDialogElement | null} */
let sheet = null;

function sheetOf() {
  if (sheet) return sheet;
  const made = document.createElement('dialog');
  // Only a press that began beside the sheet closes it, not the finger that opened it.
  let beside = false;
  made.addEventListener('pointerdown', ({ target }) => {
    beside = target === made;
  });
  made.addEventListener('click', ({ target }) => target === made && beside && made.close());
  document.body.append(made);
  sheet = made;
  return made;
}

/**
 * Lays something before the reader.
 * @param {string} title What is read, for those who hear it.
 * @param {string} dress The class of the sheet, besides `sheet` and `on-parchment`.
 * @param {unknown} content
 */
export function readOnSheet(title, dress, content) {
  const element = sheetOf();
  element.className = `sheet on-parchment ${dress}`;
  element.setAttribute('aria-label', title);
  drawSheet(content);
  if (!element.open) element.showModal();
  element.scrollTo(0, 0);
}

/** Draws anew what is being read. @param {unknown} content */
export const drawSheet = (content) => sheet && render(content, sheet);

/** The button that puts the sheet away. @param {string} label */
export const closeSheet = (label) =>
  html`<button type="button" class="close" aria-label=${label} @click=${() => sheet?.close()}>×</button>`;
