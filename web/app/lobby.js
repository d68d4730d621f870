// The lobby: sit down, see who is there, choose, invite, begin.
/** @import { Room } from './room.js' */
/** @import { RoomPart, Setting } from './protocol.d.ts' */

import { qr } from '../kit/share.js';
import { symbol } from '../kit/symbols.js';
import { ref } from '../vendor/lit-html/directives/ref.js';
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { chips, copyRow, sitForm } from './forms.js';
import { previewTable } from './http.js';
import { decksView, isRuling } from './lobby-decks.js';
import { figuresView, seatsView } from './lobby-seats.js';
import { teamsView } from './lobby-teams.js';
import { askOwnLink, ownSeat, renameForm } from './menu.js';
import { chatView, unread } from './story.js';
import { has } from './texts.js';
import { brandView, linkView } from './top.js';

/** @param {Room} room */
export function lobbyView(room) {
  const { t } = room;
  const part = /** @type {RoomPart} */ (room.part);
  return html`<header class="top-bar">
      ${brandView(t)}
      <span class="top-game">${t('game.title')}
        <button type="button" class="help-link" @click=${() => room.set({ dialog: { kind: 'help' } })}>${t('help.title')}</button></span>
      ${linkView(room)}
    </header>
    <main class="lobby ${ownSeat(room) ? 'is-seated' : ''}">
      <div class="lobby-people">
        ${ownSeat(room) ? seatedView(room) : welcomeView(room, part)}
        ${seatsView(room, part)}
        ${inviteView(room, part)}
        ${ownSeatView(room)}
        <section class="panel lobby-chat" ${ref((element) => watch(element, room))}><h2>${t('chat.title')}</h2>${chatView(room)}</section>
      </div>
      <div class="lobby-game">
        ${figuresView(room, part)}
        ${optionsView(room, part)}
        ${decksView(room, part)}
      </div>
    </main>
    ${startView(room, part)}`;
}

/** Chats that are watched already. @type {WeakSet<Element>} */
const watched = new WeakSet();

/** Takes note of whether the chat, which is the last thing on a phone, is on the screen. @param {Element | undefined} chat @param {Room} room */
function watch(chat, room) {
  if (!chat || watched.has(chat)) return;
  watched.add(chat);
  new IntersectionObserver((sights) =>
    room.set({ chatInSight: sights.at(-1)?.isIntersecting ?? false }),
  ).observe(chat);
}

/** The way to lines of chat that are out of sight. @param {Room} room */
function unreadView(room) {
  const count = unread(room);
  if (count === 0) return nothing;
  const show = () => room.root.querySelector('.lobby-chat')?.scrollIntoView({ block: 'center' });
  return html`<button type="button" class="button quiet small-button" @click=${show}>${room.t('story.chat')}<span class="badge">${count}</span></button>`;
}

/** @param {Room} room @param {RoomPart} part */
function welcomeView(room, part) {
  const { t } = room;
  const open = part.seats.find((seat) => seat.kind === 'open') ?? part.seats.find((seat) => seat.free);
  const host = part.host === null ? null : room.seatName(part.host);
  return html`<section class="parchment on-parchment sit-down">
    <h1>${host ? t('sit.title.friend', { host }) : t('sit.title.first')}</h1>
    <p>${t(open ? 'sit.text' : 'sit.full')}</p>
    ${open ? sitForm(room, { seats: [{ seat: open.seat, label: t('sit.button') }] }) : nothing}
  </section>`;
}

/** @param {Room} room */
function seatedView(room) {
  const { t } = room;
  const own = ownSeat(room);
  if (!own) return nothing;
  return html`<section class="parchment on-parchment seated">
    <h1>${symbol(own.seat)} ${t('seated.title', { name: own.name })}</h1>
    <p>${t(room.part?.you.host ? 'seated.host' : 'seated.guest')}</p>
    ${unreadView(room)}
  </section>`;
}

/** What is seldom wanted of one's own seat, below what is wanted first. @param {Room} room */
function ownSeatView(room) {
  const { t } = room;
  const own = ownSeat(room);
  if (!own) return nothing;
  return html`<section class="panel own-seat">
    <div class="row">
      ${renameForm(room, own)}
      <button type="button" class="button quiet small-button" ?disabled=${!room.live} @click=${() => askOwnLink(room)}>${t('menu.device')}</button>
      <button type="button" class="button quiet small-button" ?disabled=${!room.live}
        @click=${() => room.set({ dialog: { kind: 'leave' } })}>${t('menu.leave')}</button>
    </div>
  </section>`;
}

/** @param {Room} room @param {RoomPart} part */
function inviteView(room, part) {
  const { t } = room;
  return html`<section class="panel invite">
    <h2>${t('invite.title')}</h2>
    <p>${t('invite.text')}</p>
    ${copyRow(room, part.link, t('invite.link'))}
    ${part.link_is_local ? html`<p class="warning">${t('invite.local')}</p>` : qr(part.link, t('invite.qr'))}
  </section>`;
}

/** @param {Room} room @param {RoomPart} part */
function optionsView(room, part) {
  const { t, known } = room;
  // The rulings have a place of their own.
  const settings = (known.about?.settings ?? []).filter((setting) => !isRuling(setting));
  if (settings.length === 0) return nothing;
  return html`<section class="panel options">
    <h2>${t('options.title')}</h2>
    ${part.you.host ? nothing : html`<p class="small">${t('options.host')}</p>`}
    <div class="settings">${settings.map((setting) => settingView(room, part, setting))}</div>
  </section>`;
}

/**
 * A setting, and below it what it brings with it.
 * @param {Room} room
 * @param {RoomPart} part
 * @param {Setting} setting
 */
function settingView(room, part, { key, choices }) {
  const { t } = room;
  const chosen = part.settings[key] ?? choices[0] ?? '';
  const editor = editorView(room, part, key, chosen);
  return html`<div class=${editor === nothing ? 'setting' : 'setting is-wide'}>${chips({
    legend: t(`setting.${key}`),
    hint: has(t, `setting.${key}.hint`) ? t(`setting.${key}.hint`) : undefined,
    choices: choices.map((choice) => ({ value: choice, label: t(`setting.${key}.${choice}`) })),
    chosen,
    disabled: !part.you.host || !room.live,
    choose: (choice) => room.send({ do: 'set', key, choice }),
  })}${key === room.known.about?.teams?.setting ? teamsView(room, part) : nothing}${editor}</div>`;
}

/**
 * What the game shows of a setting besides its choices.
 * @param {Room} room
 * @param {RoomPart} part
 * @param {string} key
 * @param {string} value
 */
function editorView(room, part, key, value) {
  const { t } = room;
  const view = room.game?.settingEditors?.[key];
  if (!view) return nothing;
  return view(
    {
      value,
      mayChoose: part.you.host && room.live,
      choose: (choice) => room.send({ do: 'set', key, choice }),
      preview: async (choice) => {
        // The set of decks says how large the room is, and where the presets stand.
        const { decks = 'built-in' } = part.settings;
        const reply = await previewTable(part.game, { decks, [key]: choice });
        if (reply.ok && 'shown' in reply.body) return { ok: true, body: reply.body.shown };
        if (reply.ok) return { ok: false, words: room.words({ code: 'setup', fault: reply.body.fault }) };
        return { ok: false, words: reply.error ? room.words(reply.error) : t('preview.failed') };
      },
      copyRow: (text, label) => copyRow(room, text, label),
      refresh: () => room.render(),
    },
    t,
  );
}

/** What the host has begun to set and not chosen yet, in words. @param {Room} room @param {RoomPart} part */
const unsettled = (room, part) => (part.you.host && room.game?.unsettled?.(room.t)) || '';

/**
 * What keeps the game from beginning, in words; empty when nothing does.
 * @param {Room} room
 * @param {RoomPart} part
 */
function missing(room, part) {
  const { t, known } = room;
  const taken = part.seats.filter((seat) => seat.kind !== 'open').length;
  const least = known.about?.seats[0] ?? 1;
  if (taken < least) return t('start.few', { count: least - taken });
  if (part.fault) return room.words({ code: 'setup', fault: part.fault });
  if (unsettled(room, part)) return unsettled(room, part);
  if (!part.you.host) return t('start.waits', { host: part.host === null ? '' : room.seatName(part.host) });
  const away = part.seats.filter((seat) => seat.kind === 'person' && !seat.present);
  return away.length > 0 ? t('start.away', { names: away.map((seat) => seat.name).join(', ') }) : '';
}

/** @param {Room} room @param {RoomPart} part */
function startView(room, part) {
  const { t, known } = room;
  const taken = part.seats.filter((seat) => seat.kind !== 'open').length;
  const enough = taken >= (known.about?.seats[0] ?? 1);
  // Whoever has not sat down yet need not be told of themselves.
  const others = part.spectators - (ownSeat(room) ? 0 : 1);
  const held = part.fault !== null || unsettled(room, part) !== '';
  const words =
    missing(room, part) || t(taken < part.seats.length ? 'start.free' : 'start.ready', { count: taken });
  return html`<footer class="start"><div class="start-row">
    <p role="status">${words}${others > 0 ? html` <span class="small">${t('spectators', { count: others })}</span>` : nothing}</p>
    ${
      part.you.host
        ? html`<button type="button" class="button big" ?disabled=${!enough || held || !room.live}
      @click=${() => room.send({ do: 'start' })}>${t('start.button')}</button>`
        : nothing
    }
  </div></footer>`;
}
