// The table in play: board, mats, story, the prompt and the hand, each in its place.
/** @import { Room } from './room.js' */
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { promptBar } from './prompt-bar.js';
import { scoreView } from './score.js';
import { storyView, unread } from './story.js';
import { brandView, linkView } from './top.js';

/** @param {Room} room */
export function tableView(room) {
  const { t, game, state, act } = room;
  if (!game || !state.parts) return html`<main class="plain" aria-busy="true"><p>${t('opening')}</p></main>`;
  const hand = state.own ? game.hand(state, act, t) : nothing;
  return html`<main class="table ${hand === nothing ? 'no-hand' : ''}">
    <header class="table-top">
      ${brandView(t)}
      <h1 class="status">${game.status(state, t)}</h1>
      ${linkView(room)}
      <button type="button" class="round-button story-button" aria-expanded=${room.ui.drawer}
        @click=${() => room.set({ drawer: !room.ui.drawer })}>${t('story.open')}${badge(room)}</button>
      <button type="button" class="round-button" aria-haspopup="dialog"
        @click=${() => room.set({ dialog: { kind: 'menu' } })}>${t('menu.open')}</button>
    </header>
    <section class="board" aria-label=${t('board.label')} @click=${() => room.playback.skip()}>${game.board(state, act, t)}</section>
    <section class="mats" aria-labelledby="mats-title"><h2 id="mats-title" class="unseen">${t('mats.label')}</h2>${game.mats(state, act, t)}</section>
    ${storyView(room)}
    ${promptBar(room)}
    ${hand === nothing ? nothing : html`<section class="hand" aria-label=${t('hand.label')}>${hand}</section>`}
    ${scoreView(room)}
  </main>`;
}

/** @param {Room} room */
const badge = (room) => (unread(room) > 0 ? html`<span class="badge">${unread(room)}</span>` : nothing);
