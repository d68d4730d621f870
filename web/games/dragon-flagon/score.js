// How the evening ended.
import { bust } from '../../art/figures.js';
import { symbol } from '../../kit/symbols.js';
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { nameOf, roomSeat } from './model.js';

/** @import { ScoreRow, TeamRow } from './types.d.ts' */
/** @import { State, Translate } from './model.js' */

/**
 * @param {State} state
 * @param {Translate} t
 */
export function score(state, t) {
  const rows = state.parts?.score?.rows ?? [];
  const name = (/** @type {ScoreRow} */ row) =>
    state.room.seats.find((seat) => seat.plays === row.seat)?.name ||
    row.characters.map(([who]) => nameOf(state, who)).join(' & ');
  const teams = state.parts?.score?.teams ?? [];
  const first = teams[0] ? [t(`team.${teams[0].side}`)] : rows.filter((row) => row.rank === 1).map(name);
  return html`<section class="df-score">
    <h3>${first.length > 1 ? t('df.score.winner.shared', { names: first.join(' & ') }) : t('df.score.winner', { name: first[0] ?? '' })}</h3>
    ${teams.length > 0 ? teamsView(teams, t) : nothing}
    <ol>${rows.map((row, place) => {
      const above = rows[place - 1];
      return html`<li class=${row.rank === 1 ? 'is-first' : ''} data-seat=${roomSeat(state, row.seat)}>
        <span class="df-rank">${row.rank}</span>
        <span class="df-faces">${row.characters.map(([who]) => html`<svg class="df-face" viewBox="-50 -50 100 100" role="img" aria-label=${nameOf(state, who)}>${bust(who)}</svg>`)}</span>
        <span class="df-who"><b>${symbol(roomSeat(state, row.seat))} ${name(row)}</b>
          ${row.side === null ? nothing : html`<span class="team-mark" data-team=${row.side}>${t(`team.${row.side}`)}</span>`}
          <small>${row.characters.map(([who, count]) => t('df.score.part', { who: nameOf(state, who), count })).join(' + ')}</small></span>
        <span class="df-coinage" role="img" aria-label=${t('df.mat.reputation', { count: row.reputation })}>${row.reputation}</span>
        ${row.broken_by && above ? html`<p>${why(row, above, t)}</p>` : nothing}
      </li>`;
    })}</ol>
  </section>`;
}

/**
 * What each team has, and what decided between them.
 * @param {TeamRow[]} teams
 * @param {Translate} t
 */
function teamsView(teams, t) {
  return html`<p class="df-teams">${teams.map(
    (
      team,
      place,
    ) => html`<span class="team-mark" data-team=${team.side}>${t('df.score.team', { name: t(`team.${team.side}`), count: team.reputation })}</span>
      ${team.broken_by && teams[place - 1] ? why(team, /** @type {TeamRow} */ (teams[place - 1]), t) : nothing}`,
  )}</p>`;
}

/**
 * Why a seat or a team stands below the one above it, when both have the same reputation.
 * @param {Pick<ScoreRow, 'tie'>} row
 * @param {Pick<ScoreRow, 'tie'>} above
 * @param {Translate} t
 */
export const why = (row, above, t) =>
  row.tie.time === above.tie.time
    ? t('df.score.tie.stack')
    : t('df.score.tie.time', { time: above.tie.time, own: row.tie.time });
