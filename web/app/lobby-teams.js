// Teams in the lobby: which seat plays with whom, to be seen where it is chosen.
/** @import { Room } from './room.js' */
/** @import { RoomPart, SeatView } from './protocol.d.ts' */

import { symbol } from '../kit/symbols.js';
import { html, nothing } from '../vendor/lit-html/lit-html.js';

/** The teams of this table; null when everybody plays alone. @param {Room} room @param {RoomPart} part */
function teamsOf(room, part) {
  const teams = room.known.about?.teams;
  return teams && part.settings[teams.setting] === teams.choice ? teams : null;
}

/** The team of a seat. @param {Room} room @param {RoomPart} part @param {SeatView} seat */
export const teamMark = (room, part, { side }) =>
  teamsOf(room, part) && side !== null
    ? html`<span class="team-mark" data-team=${side}>${room.t(`team.${side}`)}</span>`
    : nothing;

/**
 * A seat among the teams that it can be in: to change for itself, and for the host all of them.
 * @param {Room} room
 * @param {number} count
 * @param {SeatView} seat
 */
function choice(room, count, seat) {
  const { t } = room;
  const { you } = /** @type {RoomPart} */ (room.part);
  const free = room.live && (you.host || you.seat === seat.seat);
  const sides = Array.from({ length: count }, (_, side) => side);
  return html`<li><span class="who">${symbol(seat.seat)} ${room.seatName(seat.seat)}</span>
    <span class="team-choice" role="group" aria-label=${t('team.of', { name: room.seatName(seat.seat) })}>${sides.map(
      (side) => html`<button type="button" class="team" data-team=${side} aria-pressed=${side === seat.side}
      ?disabled=${!free} @click=${() => room.send({ do: 'side', seat: seat.seat, side })}>${t(`team.${side}`)}</button>`,
    )}</span></li>`;
}

/**
 * Who plays with whom, and what they may say to each other; nothing where everybody plays alone.
 * @param {Room} room
 * @param {RoomPart} part
 */
export function teamsView(room, part) {
  const { t } = room;
  const teams = teamsOf(room, part);
  if (!teams) return nothing;
  const seats = part.seats.filter((seat) => seat.side !== null);
  const wrong = part.fault?.code === 'teams' || part.fault?.code === 'team_seats' ? part.fault : null;
  return html`<div class="teams">
    <ul class="team-seats">${seats.map((seat) => choice(room, teams.count, seat))}</ul>
    ${wrong ? html`<p class="warning" role="status">${room.words({ code: 'setup', fault: wrong })}</p>` : nothing}
    <p class="small">${t('team.talk')}</p>
  </div>`;
}
