// The end: the game's score over the board, and the way to another game.
/** @import { Room } from './room.js' */
import { html, nothing } from '../vendor/lit-html/lit-html.js';

/** @param {Room} room */
export function scoreView(room) {
  const { t, game, state } = room;
  if (!game || !isOver(room) || room.ui.scoreClosed) return nothing;
  return html`<section class="score parchment on-parchment" aria-labelledby="score-title">
    <button type="button" class="close" aria-label=${t('score.close')}
      @click=${() => room.set({ scoreClosed: true })}>×</button>
    <h2 id="score-title">${t('score.title')}</h2>
    <div class="score-body">${game.score(state, t)}</div>
    ${rematchView(room)}
  </section>`;
}

/** Whether the end was shown. @param {Room} room */
export const isOver = (room) => room.part?.phase === 'over' && !room.playback.busy;

/** @param {Room} room */
export function rematchView(room) {
  const { t, part } = room;
  if (!part?.you.host) return html`<p class="small">${t('rematch.waits')}</p>`;
  return html`<button type="button" class="button big" ?disabled=${!room.live}
    @click=${() => room.send({ do: 'rematch' })}>${t('rematch')}</button>`;
}
