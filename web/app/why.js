// The text of a rule, where somebody asked "why?".
/** @import { Room } from './room.js' */

import { ref } from '../vendor/lit-html/directives/ref.js';
import { html } from '../vendor/lit-html/lit-html.js';

/** @param {Room} room */
export function whyView(room) {
  const { t, ui, game } = room;
  const rule = ui.why;
  return html`<div class="why on-parchment" popover="auto" aria-labelledby="why-title"
    ${ref((element) => element && toggle(/** @type {HTMLElement} */ (element), rule !== null))}
    @toggle=${(/** @type {ToggleEvent} */ event) => event.newState === 'closed' && room.ui.why && room.set({ why: null })}>
    <h2 id="why-title">${t('why.title')}</h2>
    <p>${rule ? game?.rule(rule, t) : ''}</p>
    <p class="small">${t('why.rule', { rule: rule ?? '' })}</p>
  </div>`;
}

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
