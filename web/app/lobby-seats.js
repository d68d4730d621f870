// The seats around the table and the figures to pick.
/** @import { Room } from './room.js' */
/** @import { RoomPart, SeatView } from './protocol.d.ts' */

import { SYMBOLS, symbol } from '../kit/symbols.js';
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { keepName, lastName } from './forms.js';
import { teamMark } from './lobby-teams.js';
import { hostButtons, ownSeat } from './menu.js';

/** @param {Room} room @param {RoomPart} part */
export function seatsView(room, part) {
  const { t } = room;
  return html`<section class="panel seats">
    <div class="seats-head"><h2>${t('seats.title')}</h2>${part.you.host ? countView(room, part) : nothing}</div>
    <ul class="seat-list">${part.seats.map((seat) => seatView(room, part, seat))}</ul>
  </section>`;
}

/** @param {Room} room @param {RoomPart} part */
function countView(room, part) {
  const { t, known } = room;
  const [least, most] = known.about?.seats ?? [1, 8];
  const count = part.seats.length;
  const last = part.seats[count - 1];
  /** @param {number} to */
  const set = (to) => room.send({ do: 'seats', count: to });
  return html`<div class="count" role="group" aria-label=${t('seats.count.label')}>
    <button type="button" class="step" aria-label=${t('seats.fewer')}
      ?disabled=${!room.live || count <= least || last?.kind !== 'open'} @click=${() => set(count - 1)}>−</button>
    <span>${t('seats.count', { count })}</span>
    <button type="button" class="step" aria-label=${t('seats.more')}
      ?disabled=${!room.live || count >= most} @click=${() => set(count + 1)}>+</button>
  </div>`;
}

/**
 * @param {Room} room
 * @param {RoomPart} part
 * @param {SeatView} seat
 */
function seatView(room, part, seat) {
  const { t } = room;
  const mine = seat.seat === part.you.seat;
  const shape = t(`symbol.${SYMBOLS[seat.seat]}`);
  return html`<li class="seat" data-seat=${seat.seat} data-kind=${seat.kind} ?data-mine=${mine}>
    <span class="token" title=${shape}>${symbol(seat.seat)}<span class="unseen">${shape}</span></span>
    <span class="seat-name">${seat.kind === 'open' ? html`<span class="free">${t('seat.open')}</span>` : seat.name}
      <span class="tags">${tags(room, part, seat).map((tag) => html`<span class="tag">${tag}</span>`)}</span></span>
    ${teamMark(room, part, seat)}
    <span class="seat-figures">${seat.figures.map((figure) => room.game?.portrait(figure, seat))}</span>
    <span class="row seat-buttons">${seat.kind === 'open' ? openButtons(room, part, seat) : nothing}
      ${part.you.host && !mine && seat.kind !== 'open' ? hostButtons(room, seat) : nothing}</span>
  </li>`;
}

/**
 * @param {Room} room
 * @param {RoomPart} part
 * @param {SeatView} seat
 */
function tags(room, part, seat) {
  const { t } = room;
  return [
    seat.seat === part.you.seat ? t('seat.you') : '',
    seat.seat === part.host ? t('seat.host') : '',
    seat.kind === 'bot' ? t('seat.bot') : '',
    seat.kind === 'person' && !seat.present ? t('seat.away') : '',
  ].filter((tag) => tag !== '');
}

/**
 * @param {Room} room
 * @param {RoomPart} part
 * @param {SeatView} seat
 */
function openButtons(room, part, seat) {
  const { t } = room;
  const number = seat.seat;
  const own = ownSeat(room);
  const sit = () => (own ? room.send({ do: 'sit', seat: number, name: own.name }) : sitHere(room, number));
  const words = own ? 'seat.move' : 'seat.sit';
  return html`
    <button type="button" class="button quiet small-button" ?disabled=${!room.live}
      aria-label=${t(`${words}.label`, { symbol: t(`symbol.${SYMBOLS[number]}`) })} @click=${sit}>${t(words)}</button>
    ${
      part.you.host
        ? html`<button type="button" class="button quiet small-button" ?disabled=${!room.live}
      aria-label=${t('seat.addbot.label', { symbol: t(`symbol.${SYMBOLS[number]}`) })}
      @click=${() => room.send({ do: 'bot', seat: number, on: true })}>${t('seat.addbot')}</button>`
        : nothing
    }`;
}

/**
 * Sits on this very seat, under the name in the form; without one the form is where to look.
 * @param {Room} room
 * @param {number} seat
 */
function sitHere(room, seat) {
  const field = /** @type {HTMLInputElement | null} */ (
    room.root.querySelector('.sit-form input[name=name]')
  );
  const name = (field?.value ?? lastName()).trim();
  if (!name) {
    field?.reportValidity();
    field?.focus();
    return;
  }
  keepName(name);
  room.send({ do: 'sit', seat, name });
}

/** @param {Room} room @param {RoomPart} part */
export function figuresView(room, part) {
  const { t, known } = room;
  const figures = known.about?.figures ?? [];
  if (figures.length === 0) return nothing;
  const own = ownSeat(room);
  const dealt = room.game?.dealsFigures?.(part.settings) ?? false;
  const most = dealt ? 0 : (own?.may_pick ?? 0);
  return html`<section class="panel figures">
    <h2>${t(dealt ? 'figures.dealt.title' : 'figures.title')}</h2>
    <p>${dealt ? t('figures.dealt') : own ? t('figures.pick', { count: most }) : t('figures.look')}</p>
    <ul class="figure-list">${figures.map((figure) => figureView(room, part, own, figure, most, dealt))}</ul>
  </section>`;
}

/**
 * @param {Room} room
 * @param {RoomPart} part
 * @param {SeatView | null} own
 * @param {string} figure
 * @param {number} most
 * @param {boolean} dealt
 */
function figureView(room, part, own, figure, most, dealt) {
  const { t, game } = room;
  const owner = part.seats.find((seat) => seat.figures.includes(figure)) ?? null;
  const mine = owner !== null && owner.seat === own?.seat;
  const name = game?.figureName(figure) ?? figure;
  const state = mine ? t('figure.mine') : owner ? t('figure.taken', { name: owner.name }) : t('figure.free');
  const deed = game?.figureDeed?.(figure, t) ?? '';
  const choose = () => {
    const before = own?.figures ?? [];
    const after = mine ? before.filter((other) => other !== figure) : [...before, figure].slice(-most);
    room.send({ do: 'choose', figures: after });
  };
  return html`<li><button type="button" class="figure" data-seat=${owner?.seat ?? ''} aria-pressed=${mine}
      ?disabled=${!own || !room.live || most === 0 || (owner !== null && !mine)} aria-label=${[name, dealt ? deed : state].filter(Boolean).join(', ')} @click=${choose}>
    <span class="portrait">${game?.portrait(figure, owner)}</span>
    <span class="figure-name">${name}</span>
    <span class=${dealt ? 'figure-state is-deed' : 'figure-state'}>${owner ? html`${symbol(owner.seat)} ` : nothing}${dealt ? deed : state}</span>
  </button></li>`;
}
