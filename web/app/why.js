// The rule that decided something, where somebody asked "why?".
/** @import { Room } from './room.js' */

import { ref } from '../vendor/lit-html/directives/ref.js';
import { html } from '../vendor/lit-html/lit-html.js';

/** The rules of the games that were asked for, by id; null while they are on their way.
 *  @type {WeakMap<object, Map<string, { heading: string, text: string }> | null>} */
const books = new WeakMap();

/** What a rule is called where another one mentions it. */
const MENTION = /\b([A-Z]{2}(?:-[A-Z]+)?-(?:EX)?\d+)\b/;

/** @param {Room} room */
export function whyView(room) {
  const { t, ui } = room;
  const rule = ui.why;
  return html`<div class="why on-parchment" role="dialog" popover="auto" aria-labelledby="why-title"
    ${ref((element) => element && toggle(/** @type {HTMLElement} */ (element), rule !== null))}
    @toggle=${(/** @type {ToggleEvent} */ event) => event.newState === 'closed' && room.ui.why && room.set({ why: null })}>
    <button type="button" class="close" aria-label=${t('dialog.close')} @click=${() => room.set({ why: null })}>×</button>
    <h2 id="why-title">${t('why.title')}</h2>
    ${rule ? ruleView(room, rule) : ''}
  </div>`;
}

/**
 * A rule in full, or its short form until the long one is there.
 * @param {Room} room
 * @param {string} rule
 */
function ruleView(room, rule) {
  const { t, game } = room;
  const full = bookOf(room)?.get(rule);
  return html`<p aria-live="polite">${full ? linked(room, full.text) : game?.rule(rule, t)}</p>
    <p class="small">${full ? `${full.heading} · ` : ''}${t('why.rule', { rule })}</p>`;
}

/**
 * The rules of this game, if they have come; else they are sent for.
 * @param {Room} room
 */
function bookOf(room) {
  const { game } = room;
  if (!game?.rules) return null;
  const book = books.get(game);
  if (book === undefined) {
    books.set(game, null);
    game.rules().then(
      (rules) => {
        books.set(game, bound(rules));
        room.render();
      },
      // Without a line to the server the short form has to do; the next question tries again.
      () => books.delete(game),
    );
  }
  return book ?? null;
}

/** @param {Record<string, Record<string, string>>} rules */
function bound(rules) {
  const book = new Map();
  for (const [heading, lines] of Object.entries(rules)) {
    for (const [rule, text] of Object.entries(lines)) book.set(rule, { heading, text });
  }
  return book;
}

/**
 * A text in which the rules that it mentions can be opened.
 * @param {Room} room
 * @param {string} text
 */
const linked = (room, text) =>
  text
    .split(MENTION)
    .map((part, place) =>
      place % 2 === 1 && bookOf(room)?.has(part)
        ? html`<button type="button" class="why-button" @click=${() => room.set({ why: part })}>${part}</button>`
        : part,
    );

/**
 * @param {HTMLElement} element
 * @param {boolean} open
 */
function toggle(element, open) {
  queueMicrotask(() => {
    if (element.isConnected && element.matches(':popover-open') !== open) element.togglePopover(open);
  });
}

/**
 * The question that opens it.
 * @param {Room} room
 * @param {string} rule
 */
export const whyButton = (room, rule) => html`<button type="button" class="why-button"
  @click=${() => room.set({ why: rule })}>${room.t('why.ask')}</button>`;
