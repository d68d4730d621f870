// The frame around a table's page: the bar at the top, notices, dialogs; inside it lobby or table.
/** @import { Room } from './room.js' */
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { dialogView } from './dialogs.js';
import { lobbyView } from './lobby.js';
import { tableView } from './table.js';
import { whyView } from './why.js';

/**
 * A page with nothing but a reason and a way out.
 * @param {Room} room
 * @param {string} reason
 */
export function closedView(room, reason) {
  const { t } = room;
  const words = room.known.ended ? room.words(room.known.ended) : t(`error.${reason}`);
  return html`<main class="plain">
    <h1>${t('closed.title')}</h1>
    <p>${words}</p>
    <p><a class="button" href="/">${t('closed.home')}</a></p>
  </main>`;
}

/** @param {Room} room */
export function roomView(room) {
  const lobby = room.part?.phase === 'lobby';
  return html`<div class=${lobby ? 'room in-lobby' : 'room in-game'}>
    ${lobby ? lobbyView(room) : tableView(room)}
    ${noticesView(room)}
    ${dialogView(room)}
    ${whyView(room)}
  </div>`;
}

/** @param {Room} room */
function noticesView(room) {
  const { t, known, status } = room;
  const reload = html`<button type="button" @click=${() => location.reload()}>${t('notice.reload')}</button>`;
  return html`<div class="notices">
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
  </div>`;
}
