// The dialogs of a table: the menu, a personal link, taking a free seat, leaving.
/** @import { Room } from './room.js' */
/** @import { Link } from './protocol.d.ts' */

import { qr } from '../kit/share.js';
import { symbol } from '../kit/symbols.js';
import { ref } from '../vendor/lit-html/directives/ref.js';
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { copyRow, sitForm } from './forms.js';
import { helpView } from './help.js';
import { menuView } from './menu.js';

/**
 * @typedef {{ kind: 'menu' } | { kind: 'help' } | { kind: 'link', link: Link, own: boolean } | { kind: 'takeover' } | { kind: 'leave' }} Dialog
 */

/** @param {Room} room */
export function dialogView(room) {
  const dialog = room.ui.dialog;
  const close = () => room.set({ dialog: null });
  return dialogFrame(room.t, close, dialog && content(room, dialog));
}

/**
 * A dialog over the page; it is open while there is something in it.
 * @param {import('./game-module.d.ts').Translate} t
 * @param {() => void} close
 * @param {import('../vendor/lit-html/lit-html.js').TemplateResult | null} inside
 */
export function dialogFrame(t, close, inside) {
  return html`<dialog class="dialog on-parchment" aria-labelledby="dialog-title"
    ${ref((element) => element && toggle(/** @type {HTMLDialogElement} */ (element), inside !== null))}
    @close=${() => inside && close()}
    @click=${(/** @type {MouseEvent} */ event) => event.target === event.currentTarget && close()}>
    ${
      inside
        ? html`<div class="dialog-body">
      <button type="button" class="close" aria-label=${t('dialog.close')}
        @click=${close}>×</button>
      ${inside}
    </div>`
        : nothing
    }
  </dialog>`;
}

/**
 * @param {HTMLDialogElement} element
 * @param {boolean} open
 */
function toggle(element, open) {
  queueMicrotask(() => {
    if (!element.isConnected || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  });
}

/**
 * @param {Room} room
 * @param {Dialog} dialog
 */
function content(room, dialog) {
  if (dialog.kind === 'menu') return menuView(room);
  if (dialog.kind === 'help') return helpView(room.game, room.t, room.state);
  if (dialog.kind === 'link') return linkDialog(room, dialog.link, dialog.own);
  if (dialog.kind === 'leave') return leaveDialog(room);
  return takeoverDialog(room);
}

/**
 * @param {Room} room
 * @param {Link} link
 * @param {boolean} own
 */
function linkDialog(room, link, own) {
  const { t } = room;
  const name = room.seatName(link.seat);
  return html`<h2 id="dialog-title">${own ? t('link.own.title') : t('link.new.title', { name })}</h2>
    <p>${own ? t('link.own.text') : t('link.new.text', { name })}</p>
    ${room.part?.link_is_local ? html`<p class="warning">${t('invite.local')}</p>` : qr(link.url, t('link.qr'))}
    ${copyRow(room, link.url, t('link.personal'))}`;
}

/** @param {Room} room */
function leaveDialog(room) {
  const { t } = room;
  const playing = room.part?.phase === 'playing';
  const leave = () => {
    room.set({ dialog: null });
    room.send({ do: 'stand' });
  };
  return html`<h2 id="dialog-title">${t('leave.title')}</h2>
    <p>${t(playing ? 'leave.playing' : 'leave.lobby')}</p>
    <div class="row">
      <button type="button" class="button" @click=${leave}>${t('leave.yes')}</button>
      <button type="button" class="button quiet" @click=${() => room.set({ dialog: null })}>${t('leave.no')}</button>
    </div>`;
}

/** The seats that a newcomer can take in the middle of a game. @param {Room} room */
export const freeSeats = (room) => room.part?.seats.filter((seat) => seat.free && seat.plays !== null) ?? [];

/** @param {Room} room */
function takeoverDialog(room) {
  const { t } = room;
  const seats = freeSeats(room);
  return html`<h2 id="dialog-title">${t('takeover.title')}</h2>
    <p>${t(seats.length > 0 ? 'takeover.text' : 'takeover.none')}</p>
    ${sitForm(room, {
      seats: seats.map((seat) => ({
        seat: seat.seat,
        label: html`${symbol(seat.seat)} ${t('takeover.seat', { name: seat.name })}`,
      })),
      done: () => room.set({ dialog: null }),
    })}`;
}
