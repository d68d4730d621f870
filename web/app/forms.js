// Small forms that several places of the page use.
/** @import { Room } from './room.js' */

import { copy } from '../kit/share.js';
import { html, nothing } from '../vendor/lit-html/lit-html.js';

export const MAX_NAME = 24;
const NAME = 'flagon.name';

/** The name that this browser used last. */
export function lastName() {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

/** @param {string} name */
export function keepName(name) {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

/**
 * A link with a button that copies it.
 * @param {Room} room
 * @param {string} text
 * @param {string} label
 */
export function copyRow(room, text, label) {
  const { t } = room;
  /** @param {Event} event */
  const press = async (event) => {
    const button = /** @type {HTMLButtonElement} */ (event.currentTarget);
    const field = /** @type {HTMLInputElement} */ (button.previousElementSibling);
    const done = await copy(text, field);
    room.set({ copied: { text, done } });
    setTimeout(() => room.set({ copied: null }), 3000);
  };
  const copied = room.ui.copied?.text === text ? room.ui.copied : null;
  const words = copied ? (copied.done ? 'copy.done' : 'copy.byhand') : 'copy';
  return html`<div class="copy-row">
    <input class="address" readonly aria-label=${label} .value=${text}
      @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />
    <button type="button" class="button copy" @click=${press}>${t(words)}</button>
  </div>`;
}

/**
 * Asks for a name and takes a seat: one button for each seat that can be had.
 * @param {Room} room
 * @param {{ seats: { seat: number, label: unknown }[], done?: () => void }} offer
 */
export function sitForm(room, { seats, done }) {
  const { t } = room;
  if (seats.length === 0) return nothing;
  /** @param {SubmitEvent} event */
  const sit = async (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
    const name = String(new FormData(form).get('name') ?? '').trim();
    const seat = Number(button?.value ?? seats[0]?.seat);
    keepName(name);
    const answer = await room.send({ do: 'sit', seat, name });
    if (answer.ok) done?.();
  };
  // A seat is held by a cookie: without one the first reload would lose it.
  return html`<form class="sit-form" @submit=${sit}>
    ${navigator.cookieEnabled ? nothing : html`<p class="warning">${t('sit.cookies')}</p>`}
    <label>${t('sit.name')}
      <input name="name" required maxlength=${MAX_NAME} autocomplete="nickname" spellcheck="false"
        placeholder=${t('sit.placeholder')} value=${lastName()} /></label>
    <div class="row">${seats.map(
      ({ seat, label }) => html`<button class="button" value=${seat}
      ?disabled=${!room.live}>${label}</button>`,
    )}</div>
  </form>`;
}

/**
 * One of several choices, as a row of chips. What is chosen changes when the server says so.
 * @param {{ legend: string, hint?: string, choices: { value: string, label: string }[], chosen: string,
 *   disabled: boolean, choose: (value: string) => void }} wishes
 */
export function chips({ legend, hint, choices, chosen, disabled, choose }) {
  return html`<fieldset class="chips" ?disabled=${disabled}>
    <legend>${legend}</legend>
    ${hint ? html`<p class="small">${hint}</p>` : nothing}
    <div class="row">${choices.map(
      ({ value, label }) => html`<button type="button" class="chip" aria-pressed=${value === chosen}
      @click=${() => choose(value)}>${label}</button>`,
    )}</div>
  </fieldset>`;
}
