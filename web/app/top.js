// What stands at the top of every page: the name of the house and how the connection is.
/** @import { Translate } from './game-module.d.ts' */
/** @import { Room } from './room.js' */
import { html } from '../vendor/lit-html/lit-html.js';

/** @param {Translate} t */
export const brandView = (t) => html`<a class="brand" href="/" aria-label=${t('brand.home')}>
  <img src="/kit/icon.svg" alt="" width="28" height="28" /><span>${t('brand')}</span></a>`;

/**
 * Whether the page is live, catching up or offline; always there.
 * @param {Room} room
 */
export function linkView(room) {
  const { t, status } = room;
  const shown = status.link === 'connecting' ? 'catching' : status.link;
  return html`<span class="link" data-link=${shown} role="status">
    <span class="lamp" aria-hidden="true"></span>${t(`link.${shown}`)}</span>`;
}
