// The frame around a table's page: the bar at the top, notices, dialogs; inside it lobby or table.
/** @import { Room } from './room.js' */

import { symbol } from '../kit/symbols.js';
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { dialogView } from './dialogs.js';
import { lobbyView } from './lobby.js';
import { rematchView } from './score.js';
import { tableView } from './table.js';
import { brandView, linkView } from './top.js';
import { whyView } from './why.js';

/**
 * A page with nothing but a reason and a way out.
 * @param {Room} room
 * @param {string} reason
 */
export function closedView(room, reason) {
  const { t } = room;
  const words = room.known.ended ? room.words(room.known.ended) : t(`error.${reason}`);
  const again = reason === 'unloaded';
  return html`<main class="plain">
    <h1>${t(again ? 'closed.unloaded' : 'closed.title')}</h1>
    <p>${words}</p>
    ${
      again
        ? html`<p><button type="button" class="button" @click=${() => location.reload()}>${t('notice.reload')}</button></p>`
        : html`<p><a class="button" href="/">${t('closed.home')}</a></p>`
    }
  </main>`;
}

/**
 * A game that can be neither shown nor played on: who sat there, and the way to another game.
 * @param {Room} room
 */
function readOnlyView(room) {
  const { t, part } = room;
  const people = part?.seats.filter((seat) => seat.kind !== 'open') ?? [];
  return html`<header class="top-bar">${brandView(t)}<span class="top-game">${t('game.title')}</span>${linkView(room)}</header>
    <main class="lobby"><div class="lobby-people"><section class="parchment on-parchment seated">
      <h1>${t('readonly.title')}</h1>
      <p>${t('readonly.text')}</p>
      <ul class="row">${people.map((seat) => html`<li class="who">${symbol(seat.seat)} ${seat.name}</li>`)}</ul>
      ${rematchView(room)}
    </section></div></main>`;
}

/** @param {Room} room */
function pageView(room) {
  const phase = room.part?.phase;
  if (phase === 'lobby') return lobbyView(room);
  return phase === 'read_only' && !room.known.gameId ? readOnlyView(room) : tableView(room);
}

/** @param {Room} room */
export function roomView(room) {
  const lobby = room.part?.phase === 'lobby' || !room.known.gameId;
  return html`<div class=${lobby ? 'room in-lobby' : 'room in-game'}>
    ${pageView(room)}
    ${noticesView(room)}
    ${dialogView(room)}
    ${whyView(room)}
  </div>`;
}

/** @param {Room} room */
function noticesView(room) {
  const { t, known, status } = room;
  const reload = html`<button type="button" @click=${() => location.reload()}>${t('notice.reload')}</button>`;
  return html`<section class="notices" aria-label=${t('notice.label')}>
    ${
      known.ended
        ? html`<div class="notice" role="alert"><p>${room.words(known.ended)}</p>${reload}</div>`
        : nothing
    }
    ${status.late ? html`<div class="notice" role="alert"><p>${t(room.live ? 'notice.late' : 'notice.unsent')}</p></div>` : nothing}
    ${known.notices.map(
      (notice) => html`<div class="notice">
      <p>${room.words(notice.error)}</p>
      ${notice.error?.code === 'version' ? reload : nothing}
      <button type="button" aria-label=${t('notice.dismiss')} @click=${() => room.dismiss(notice.number)}>×</button>
    </div>`,
    )}
  </section>`;
}
