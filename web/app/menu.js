// The menu of a table: one's name, the standing preference, links, the host's rights, leaving.
/** @import { Room } from './room.js' */
/** @import { SeatView } from './protocol.d.ts' */

import { save } from '../kit/share.js';
import { symbol } from '../kit/symbols.js';
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { chips, copyRow, keepName, MAX_NAME } from './forms.js';
import { fetchReport } from './http.js';

/** The longest word on what looks wrong, in characters. */
const MAX_REMARK = 300;

/** @param {Room} room */
export function menuView(room) {
  const { t } = room;
  const own = ownSeat(room);
  return html`<h2 id="dialog-title">${t('menu.title')}</h2>
    <button type="button" class="button quiet" @click=${() => room.set({ dialog: { kind: 'help' } })}>${t('help.title')}</button>
    ${own ? renameForm(room, own) : nothing}
    ${own && room.part?.phase !== 'over' ? habitView(room, own) : nothing}
    <section><h3>${t('menu.invite')}</h3>${copyRow(room, room.part?.link ?? '', t('invite.link'))}</section>
    ${
      own
        ? html`<section class="row">
      <button type="button" class="button quiet" ?disabled=${!room.live} @click=${() => askOwnLink(room)}>${t('menu.device')}</button>
      <button type="button" class="button quiet" ?disabled=${!room.live}
        @click=${() => room.set({ dialog: { kind: 'leave' } })}>${t('menu.leave')}</button>
    </section>`
        : nothing
    }
    ${room.part?.you.host ? hostView(room) : nothing}
    ${room.known.gameId ? wrongView(room) : nothing}`;
}

/** What is wrong here can be kept as a file, for somebody who mends it. @param {Room} room */
function wrongView(room) {
  const { t, ui } = room;
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    saveReport(room, String(new FormData(form).get('remark') ?? '').trim());
  };
  return html`<form class="wrong" @submit=${submit}><h3>${t('wrong.title')}</h3>
    <p class="small">${t(room.part?.phase === 'over' ? 'wrong.over' : 'wrong.text')}</p>
    <label>${t('wrong.remark')}
      <input name="remark" maxlength=${MAX_REMARK} autocomplete="off" /></label>
    <button class="button quiet" ?disabled=${ui.wrong === 'fetching'}>${t('wrong.save')}</button>
    <p class="small" role="status">${ui.wrong ? t(`wrong.${ui.wrong}`) : ''}</p>
  </form>`;
}

/** @param {Room} room @param {string} remark */
async function saveReport(room, remark) {
  room.set({ wrong: 'fetching' });
  const report = await fetchReport(room.name, remark);
  if (report) save(report.content, report.name);
  const saved = room.part?.phase === 'over' ? 'whole' : 'saved';
  room.set({ wrong: report ? saved : 'failed' });
  // The word on it grows below the edge of a small screen.
  document.querySelector('.wrong [role=status]')?.scrollIntoView({ block: 'nearest' });
}

/** @param {Room} room @returns {SeatView | null} */
export function ownSeat(room) {
  const seat = room.part?.you.seat;
  return typeof seat === 'number' ? (room.part?.seats[seat] ?? null) : null;
}

/** @param {Room} room */
export async function askOwnLink(room) {
  const answer = await room.send({ do: 'link' });
  if (answer.ok && answer.link) room.set({ dialog: { kind: 'link', link: answer.link, own: true } });
}

/** @param {Room} room @param {number} seat */
async function askNewLink(room, seat) {
  const answer = await room.send({ do: 'new_link', seat });
  if (answer.ok && answer.link) room.set({ dialog: { kind: 'link', link: answer.link, own: false } });
}

/** @param {Room} room @param {SeatView} own */
export function renameForm(room, own) {
  const { t } = room;
  /** @param {SubmitEvent} event */
  const rename = (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const name = String(new FormData(form).get('name') ?? '').trim();
    keepName(name);
    room.send({ do: 'rename', name });
  };
  return html`<form class="rename" @submit=${rename}>
    <label>${t('rename.label')}
      <input name="name" required maxlength=${MAX_NAME} autocomplete="nickname" spellcheck="false" value=${own.name} /></label>
    <button class="button quiet" ?disabled=${!room.live}>${t('rename.button')}</button>
  </form>`;
}

/** @param {Room} room @param {SeatView} own */
function habitView(room, own) {
  const { t, known } = room;
  const habits = known.about?.habits ?? [];
  if (habits.length < 2) return nothing;
  return chips({
    legend: t('habit.title'),
    choices: habits.map((habit) => ({ value: habit, label: t(`habit.${habit}`) })),
    chosen: own.habit,
    disabled: !room.live,
    choose: (habit) => room.send({ do: 'habit', habit }),
  });
}

/** @param {Room} room */
function hostView(room) {
  const { t } = room;
  const others =
    room.part?.seats.filter((seat) => seat.seat !== room.part?.you.seat && seat.kind !== 'open') ?? [];
  return html`<section><h3>${t('menu.host')}</h3>
    <ul class="host-seats">${others.map(
      (seat) => html`<li>
      <span><span class="who">${symbol(seat.seat)} ${seat.name}</span>
        ${seat.kind === 'person' ? nothing : html`<span class="small">${t('seat.bot')}</span>`}</span>${hostButtons(room, seat)}</li>`,
    )}</ul>
  </section>`;
}

/**
 * What the host can do about a seat.
 * @param {Room} room
 * @param {SeatView} seat
 */
export function hostButtons(room, seat) {
  const { t, live } = room;
  const lobby = room.part?.phase === 'lobby';
  /** @param {string} key @param {() => void} press */
  const button = (
    key,
    press,
  ) => html`<button type="button" class="button quiet small-button" ?disabled=${!live}
    aria-label=${t(`${key}.label`, { name: room.seatName(seat.seat) })} @click=${press}>${t(key)}</button>`;
  const person = seat.kind === 'person' || seat.kind === 'stand_in';
  return html`<span class="row host-buttons">
    ${seat.kind === 'person' ? button('host.pass', () => room.send({ do: 'host', seat: seat.seat })) : nothing}
    ${person && !seat.present ? button('host.newlink', () => askNewLink(room, seat.seat)) : nothing}
    ${seat.kind === 'person' && !seat.present && !lobby ? button('host.standin', () => room.send({ do: 'bot', seat: seat.seat, on: true })) : nothing}
    ${seat.kind === 'stand_in' && !seat.free ? button('host.nobot', () => room.send({ do: 'bot', seat: seat.seat, on: false })) : nothing}
    ${seat.kind === 'bot' && lobby ? button('host.nobot', () => room.send({ do: 'bot', seat: seat.seat, on: false })) : nothing}
  </span>`;
}
