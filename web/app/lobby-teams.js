// Teams in the lobby: which seat plays with whom.
/** @import { Room } from './room.js' */
/** @import { RoomPart, SeatView } from './protocol.d.ts' */

import { html, nothing } from '../vendor/lit-html/lit-html.js';

/** The teams of this table; null when everybody plays alone. @param {Room} room @param {RoomPart} part */
export function teamsOf(room, part) {
  const teams = room.known.about?.teams;
  return teams && part.settings[teams.setting] === teams.choice ? teams : null;
}

/**
 * The teams of a seat to choose from: for itself, and for the host of all.
 * @param {Room} room
 * @param {RoomPart} part
 * @param {SeatView} seat
 */
export function teamChoice(room, part, seat) {
  const { t } = room;
  const teams = teamsOf(room, part);
  if (!teams || seat.side === null) return nothing;
  const free = room.live && (part.you.host || part.you.seat === seat.seat);
  const sides = Array.from({ length: teams.count }, (_, side) => side);
  return html`<span class="team-choice" role="group" aria-label=${t('team.of', { name: seat.name })}>${sides.map(
    (side) => html`<button type="button" class="team" data-team=${side} aria-pressed=${side === seat.side}
      ?disabled=${!free} @click=${() => room.send({ do: 'side', seat: seat.seat, side })}>${t(`team.${side}`)}</button>`,
  )}</span>`;
}

/**
 * Who plays against whom, and what they may say to each other.
 * @param {Room} room
 * @param {RoomPart} part
 */
export function teamsView(room, part) {
  const { t } = room;
  const teams = teamsOf(room, part);
  if (!teams) return nothing;
  const sides = Array.from({ length: teams.count }, (_, side) =>
    part.seats.filter((seat) => seat.side === side).map((seat) => seat.name),
  );
  const wrong = part.fault?.code === 'teams' || part.fault?.code === 'team_seats' ? part.fault : null;
  return html`<div class="teams">
    <p class="versus">${sides.map(
      (names, side) => html`${side > 0 ? html`<span class="small">${t('team.against')}</span>` : nothing}
        <span class="team-line"><span class="team-mark" data-team=${side}>${t(`team.${side}`)}</span> ${names.join(', ') || t('team.nobody')}</span>`,
    )}</p>
    ${wrong ? html`<p class="warning" role="status">${room.words({ code: 'setup', fault: wrong })}</p>` : nothing}
    <p class="small">${t('team.talk')}</p>
  </div>`;
}
