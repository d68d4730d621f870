// The one place that asks. It says whose decision is awaited and since when, and lists what may be
// answered under the marks that stand on the board.
/** @import { Room } from './room.js' */
/** @import { PromptView, SeatView } from './protocol.d.ts' */
/** @typedef {PromptView<any, any>} Prompt */

import { symbol } from '../kit/symbols.js';
import { keyed } from '../vendor/lit-html/directives/keyed.js';
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import * as desk from './desk.js';
import { freeSeats } from './dialogs.js';
import { ownSeat } from './menu.js';
import { backButton, decideButton, earlyConfirm, listButton, offersView, picksView } from './offers.js';
import { isOver, rematchView } from './score.js';
import { span } from './texts.js';
import { whyButton } from './why.js';

/** A wait that is shorter, in milliseconds, is none to tell of. */
const SOON = 5_000;

/**
 * It says of itself whether it waits for an answer of one's own, and whether it takes presses yet: what has
 * just come up does not, for whoever watches from outside too.
 * @param {Room} room
 */
export function promptBar(room) {
  const { t } = room;
  const { current } = room;
  const mine = current && !current.answered && room.live;
  const takes = mine && desk.takes(room.desk, current, Date.now());
  return html`<section class="prompt parchment on-parchment" tabindex="-1" ?data-mine=${mine} ?data-takes=${takes}
    aria-label=${t('prompt.label')}>
    ${content(room)}
  </section>`;
}

/** @param {Room} room */
function content(room) {
  const phase = room.part?.phase;
  if (phase === 'read_only') return readOnlyView(room);
  if (!room.live) return awayView(room);
  if (isOver(room)) return overView(room);
  const current = room.current;
  if (!current) return awaitedView(room);
  return html`${tabsView(room, current)}
    ${keyed(current.id, current.answered ? answeredView(room, current) : askView(room, current))}`;
}

/** @param {Room} room */
function readOnlyView(room) {
  const { t } = room;
  return html`<p class="question">${t('readonly.title')}</p><p>${t('readonly.text')}</p>${rematchView(room)}`;
}

/** @param {Room} room */
function awayView(room) {
  const { t, status } = room;
  const link = status.link === 'connecting' ? 'catching' : status.link;
  return html`<p class="question">${t(`link.${link}.long`)}</p>
    <p>${t(status.pending.length > 0 ? 'link.pending' : 'link.readonly')}</p>`;
}

/** @param {Room} room */
function overView(room) {
  const { t } = room;
  return html`<p class="question">${t('over.title')}</p>
    <div class="row">${
      room.ui.scoreClosed
        ? html`<button type="button" class="button"
      @click=${() => room.set({ scoreClosed: false })}>${t('score.open')}</button>`
        : nothing
    }
      ${room.ui.scoreClosed ? rematchView(room) : nothing}</div>`;
}

/** Whom the table waits for, with the longest wait first. @param {Room} room */
function awaited(room) {
  const open = room.prompts.filter((prompt) => !prompt.answered);
  return open.sort((a, b) => a.since - b.since);
}

/** @param {Room} room @param {Prompt} prompt */
const sinceOf = (room, prompt) => Date.now() + room.known.ahead - prompt.since;

/** @param {Room} room */
function awaitedView(room) {
  const { t, playback } = room;
  const busy = playback.busy;
  return html`<div class="awaited">
      ${busy ? captionView(room) : awaitedList(room)}
      ${
        busy
          ? html`<button type="button" class="button quiet" @click=${() => playback.skip()}>
        ${t('prompt.skip')} <kbd>Esc</kbd></button>`
          : nothing
      }
    </div>
    ${watches(room) ? html`<div class="row">${watchView(room)}</div>` : nothing}`;
}

/** What is being shown, in the words of the log. @param {Room} room */
function captionView(room) {
  const line = room.lines.at(-1);
  return html`<p class="question quiet">${(line?.seats ?? []).map(symbol)} ${line?.text ?? room.t('prompt.playing')}</p>`;
}

/** @param {Room} room */
const watches = (room) => room.part?.you.seat === null;

/** @param {Room} room */
function watchView(room) {
  const { t } = room;
  if (freeSeats(room).length === 0) return html`<span class="small">${t('watch')}</span>`;
  return html`<span class="small">${t('watch')}</span> <button type="button" class="button"
    @click=${() => room.set({ dialog: { kind: 'takeover' } })}>${t('watch.takeover')}</button>`;
}

/** @param {Room} room */
function awaitedList(room) {
  const { t } = room;
  const waiting = awaited(room);
  if (waiting.length === 0) return html`<p class="question quiet">${t('prompt.none')}</p>`;
  const since = sinceOf(room, /** @type {Prompt} */ (waiting[0]));
  return html`<ul class="waiting">${waiting.map((prompt) => awaitedItem(room, prompt))}</ul>
    ${since < SOON ? nothing : html`<span class="since" role="timer">${t('prompt.since', { span: span(since, t) })}</span>`}
    ${helpView(room, waiting)}`;
}

/** @param {Room} room @param {Prompt} prompt */
function awaitedItem(room, prompt) {
  const { t, game, state } = room;
  const seat = room.seatThatPlays(prompt.seat);
  return html`<li>${symbolOf(room, prompt)} ${game?.waitingFor(prompt, state, t)}
    ${isAway(seat) ? html`<span class="away">${t('prompt.away', { name: seat?.name ?? '' })}</span>` : nothing}</li>`;
}

/** @param {SeatView | null} seat */
const isAway = (seat) => seat?.kind === 'person' && !seat.present;

/**
 * The table need not wait for somebody who is not here.
 * @param {Room} room
 * @param {Prompt[]} waiting
 */
function helpView(room, waiting) {
  const { t } = room;
  const seat = waiting.map((prompt) => room.seatThatPlays(prompt.seat)).find(isAway);
  if (!seat || !room.part?.you.host) return nothing;
  return html`<button type="button" class="button quiet"
    @click=${() => room.send({ do: 'bot', seat: seat.seat, on: true })}>${t('prompt.standin', { name: seat.name })}</button>`;
}

/** @param {Room} room @param {Prompt} prompt */
function symbolOf(room, prompt) {
  const seat = room.seatThatPlays(prompt.seat);
  return seat ? symbol(seat.seat) : nothing;
}

/**
 * Several own decisions at once: which one the bar shows, unless the hand has tabs for that.
 * @param {Room} room
 * @param {Prompt} current
 */
function tabsView(room, current) {
  const { t, game, state, act } = room;
  const own = room.prompts.filter((prompt) => prompt.offer);
  const together = desk.readyTogether(room.desk, room.prompts);
  if (own.length < 2) return nothing;
  const others = own.every((prompt) => game?.hasTabInHand(prompt)) ? [] : own;
  if (others.length + together.length === 0) return nothing;
  return html`<div class="row own-prompts">
    ${others.map(
      (prompt) => html`<button type="button" class="tab-button" aria-pressed=${prompt.id === current.id}
      @click=${() => act.focus(prompt.id)}>${game?.waitingFor(prompt, state, t)}
      <span class="tick">${tick(room, prompt)}</span></button>`,
    )}
    ${
      together.length > 0
        ? html`<button type="button" class="button ready-all"
      @click=${() => act.confirmAll()}>${together.length === 2 ? t('prompt.readyboth') : t('prompt.readyall', { count: together.length })}</button>`
        : nothing
    }
  </div>`;
}

/** @param {Room} room @param {Prompt} prompt */
function tick(room, prompt) {
  if (prompt.answered) return '✓';
  return room.desk.sending.includes(prompt.id) ? '…' : '';
}

/** @param {Room} room @param {Prompt} prompt */
function answeredView(room, prompt) {
  const { t, act, game, state } = room;
  const answer = (prompt.offer?.answer ?? []).map((item) => game?.label(item, prompt, state, t));
  return html`<p class="question">${symbolOf(room, prompt)} ${t('prompt.answered', { answer: answer.join(', ') })}</p>
    <div class="awaited">${awaitedList(room)}
      <button type="button" class="button quiet" @click=${() => act.withdraw(prompt.id)}>
        ${t('prompt.withdraw')} <kbd>Esc</kbd></button></div>`;
}

/** @param {Room} room @param {Prompt} prompt */
function askView(room, prompt) {
  const { t, act, game, state } = room;
  if (!game) return nothing;
  const sending = room.desk.sending.includes(prompt.id);
  const reason = game.reason?.(prompt, state) ?? null;
  return html`<div class="ask">
      <p class="question">${symbolOf(room, prompt)} <span>${game.question(prompt, state, t)}</span>
        ${reason === null ? nothing : whyButton(room, reason)}</p>
      <span class="ask-ways">
        ${typedView(room, prompt)}${decideButton(room, prompt)}${backButton(room, prompt)}${listButton(room, prompt)}${earlyConfirm(room, prompt)}</span>
      ${sending ? html`<span class="since">${t('prompt.sending')}</span>` : nothing}
    </div>
    ${standingView(room, prompt)}
    ${prompt.offer?.draft_dropped ? html`<p class="hint">${t('prompt.dropped')}</p>` : nothing}
    ${warningView(room, prompt)}
    ${room.ui.full ? html`<p class="hint" role="alert">${t('prompt.full', { count: prompt.offer?.max ?? 0 })}</p>` : nothing}
    ${picksView(room, prompt)}
    <div class="offer-row">
      ${game.offeredInHand(prompt) ? nothing : offersView(room, prompt)}
      ${game.promptExtras?.(prompt, state, act, t) ?? nothing}
    </div>`;
}

/** The first key of a mark that has two. @param {Room} room @param {Prompt} prompt */
function typedView({ ui, t }, prompt) {
  if (ui.typed?.id !== prompt.id) return nothing;
  return html`<span class="since" role="status">${t('prompt.typed', { keys: ui.typed.keys })}</span>`;
}

/** When the standing answer comes by itself. @param {Room} room @param {Prompt} prompt */
function standingView(room, prompt) {
  const at = prompt.offer?.standing_at;
  if (!at) return nothing;
  const left = Math.max(0, Math.ceil((at - Date.now() - room.known.ahead) / 1000));
  const habit = ownSeat(room)?.habit ?? '';
  return html`<p class="hint">${room.t('habit.soon', { count: left, habit: room.t(`habit.${habit}`) })}</p>`;
}

/** @param {Room} room @param {Prompt} prompt */
function warningView(room, prompt) {
  const { t, game, state } = room;
  const armed = room.desk.armed;
  if (!game || armed?.id !== prompt.id) return nothing;
  const words = game.warning(armed.place, prompt, state, t);
  return html`<p class="warning" role="alert">${t('prompt.again', { warning: words })}</p>`;
}
