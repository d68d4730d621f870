// What happened and what was said: the log and the chat beside the board.
/** @import { Room } from './room.js' */
/** @import { LogLine } from './game-module.d.ts' */

import { symbol } from '../kit/symbols.js';
import { listed } from '../kit/words.js';
import { guard } from '../vendor/lit-html/directives/guard.js';
import { ref } from '../vendor/lit-html/directives/ref.js';
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { folded } from './log-lines.js';
import { whyButton } from './why.js';

const MAX_CHAT = 300;
/** So near to the end a reader counts as being at it. */
const NEAR = 48;
/** A mouse that rests on a line for so long, in milliseconds, asks where that was; another one only passes. */
const REST = 200;

/** Lines of chat that were not looked at yet; one's own are known. @param {Room} room */
export function unread(room) {
  const own = room.part?.you.seat ?? null;
  if (room.chatIsOpen) return 0;
  return room.known.chat.slice(room.ui.seenChat).filter(({ seat }) => seat === null || seat !== own).length;
}

/** @param {Room} room */
export function storyView(room) {
  const { t, ui } = room;
  const news = unread(room);
  /** @param {'log' | 'chat'} tab */
  const tab = (tab) => html`<button type="button" role="tab" id="tab-${tab}" aria-controls="story-${tab}"
    aria-selected=${ui.tab === tab} tabindex=${ui.tab === tab ? 0 : -1} @click=${() => room.set({ tab })}>
    ${t(`story.${tab}`)}${tab === 'chat' && news > 0 ? html`<span class="badge">${news}</span>` : nothing}</button>`;
  return html`<section class="story" ?data-open=${ui.drawer} aria-label=${t('story.label')}>
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label=${t('story.label')}
        @keydown=${(/** @type {KeyboardEvent} */ event) => turnTab(event, room)}>${tab('log')}${tab('chat')}</div>
      ${
        room.asked
          ? html`<button type="button" class="button story-asked" @click=${() => room.set({ drawer: false })}>${t('story.asked')}</button>`
          : nothing
      }
      <button type="button" class="close drawer-close" aria-label=${t('story.close')}
        @click=${() => room.set({ drawer: false })}>×</button></div>
    <div class="story-body" role="tabpanel" id="story-log" aria-labelledby="tab-log" ?hidden=${ui.tab !== 'log'}>
      ${logView(room)}</div>
    <div class="story-body" role="tabpanel" id="story-chat" aria-labelledby="tab-chat" ?hidden=${ui.tab !== 'chat'}>
      ${chatView(room)}</div>
  </section>`;
}

/**
 * The arrow keys change between the two tabs, and mean nothing else there.
 * @param {KeyboardEvent} event
 * @param {Room} room
 */
function turnTab(event, room) {
  if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  const first = event.key === 'Home' || (event.key !== 'End' && room.ui.tab === 'chat');
  room.set({ tab: first ? 'log' : 'chat' });
  document.getElementById(first ? 'tab-log' : 'tab-chat')?.focus();
}

/** @param {Room} room */
function logView(room) {
  const { t, lines } = room;
  return html`<div class="scroller log" tabindex="0" role="region" aria-label=${t('story.log')} @scroll=${looked}
    @keydown=${(/** @type {KeyboardEvent} */ event) => walkPlaces(event, room)} ${ref(stayAtEnd())}>
    ${guard([lines, lines.length], () =>
      grouped(folded(lines, (key, names) => t(key, { names: listed(names) }))).map(
        (group) => html`<section class="log-group">
      ${group.map((line) => lineView(room, line))}</section>`,
      ),
    )}
    ${lines.length === 0 ? html`<p class="small">${t('story.empty')}</p>` : nothing}
  </div>`;
}

/**
 * Lines under the heading that they follow.
 * @param {LogLine[]} lines
 */
function grouped(lines) {
  /** @type {LogLine[][]} */
  const groups = [];
  for (const line of lines) {
    if (line.heading || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(line);
  }
  return groups;
}

/** @param {Room} room @param {LogLine} line */
function lineView(room, line) {
  const seats = line.seats ?? [];
  const why = line.rule ? whyButton(room, line.rule) : nothing;
  const text = line.spot ? placedText(room, line.text, line.spot) : line.text;
  if (line.heading) return html`<h3>${seats.map(symbol)} ${text} ${why}</h3>`;
  return html`<p class="line" data-tone=${line.tone ?? 'plain'} data-seat=${seats[0] ?? ''}>
    ${seats.map(symbol)} ${text} ${why}</p>`;
}

/** The mouse rests on a line. */
let resting = 0;

/**
 * Words that say where something happened: the board shows it to whoever points at them. A phone has
 * the board below the log, so a tap closes that. The arrow keys go from one to the next.
 * @param {Room} room
 * @param {string} text
 * @param {string} spot
 */
function placedText(room, text, spot) {
  const show = () => room.game?.pointOut?.(spot);
  const rest = (/** @type {PointerEvent} */ { pointerType }) => {
    if (pointerType === 'mouse') resting = window.setTimeout(show, REST);
  };
  const tapped = () => {
    if (!room.narrow.matches) return;
    room.set({ drawer: false });
    show();
  };
  return html`<span class="line-place" data-spot=${spot} @pointerenter=${rest} @pointerleave=${() => clearTimeout(resting)}
    @click=${tapped}>${text}</span>`;
}

/**
 * In the log the arrow keys go from one place to the next, the latest one first.
 * @param {KeyboardEvent} event
 * @param {Room} room
 */
function walkPlaces(event, room) {
  const { key, target, currentTarget: list } = event;
  if (target !== list || !(list instanceof Element) || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
  const places = [...list.querySelectorAll('.line-place')];
  const before = places.findIndex((place) => place.matches('.is-here'));
  const next = places[before < 0 ? places.length - 1 : before + (key === 'ArrowUp' ? -1 : 1)];
  if (!next) return;
  event.preventDefault();
  places[before]?.classList.remove('is-here');
  next.classList.add('is-here');
  next.scrollIntoView({ block: 'nearest' });
  room.game?.pointOut?.(next.getAttribute('data-spot') ?? '');
}

/** Lists whose reader looks at something further up. @type {WeakSet<Element>} */
const left = new WeakSet();

/** Where lists stood when they were last looked at. @type {WeakMap<Element, number>} */
const tops = new WeakMap();

/**
 * Takes note of whether a list's reader is at its end. Only going up is leaving it: a list also
 * moves by itself when lines come, and may be behind its end for a moment.
 * @param {Event} event
 */
function looked({ currentTarget }) {
  const list = /** @type {Element} */ (currentTarget);
  const before = tops.get(list) ?? 0;
  tops.set(list, list.scrollTop);
  if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) left.delete(list);
  else if (list.clientHeight > 0 && list.scrollTop < before) left.add(list);
}

/**
 * Keeps a list at its end while its reader is there, and leaves it alone otherwise. A list that is
 * out of sight begins at its end again. To be made anew for each drawing, so that it runs each time.
 */
const stayAtEnd = () => (/** @type {Element | undefined} */ element) => {
  if (!element) return;
  requestAnimationFrame(() => {
    if (element.clientHeight === 0) left.delete(element);
    else if (!left.has(element)) element.scrollTo(0, element.scrollHeight);
  });
};

/** @param {Room} room */
export function chatView(room) {
  const { t, known } = room;
  /** @param {SubmitEvent} event */
  const say = async (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const field = /** @type {HTMLInputElement} */ (form.elements.namedItem('text'));
    const text = field.value.trim();
    if (!text) return;
    const answer = await room.send({ do: 'say', text });
    if (answer.ok && field.value.trim() === text) field.value = '';
  };
  // A field keeps its keys to itself, but for the one that closes the drawer around it.
  const leave = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Escape' || event.isComposing || !room.ui.drawer) return;
    event.preventDefault();
    room.set({ drawer: false });
    /** @type {HTMLElement | null} */ (room.root.querySelector('.story-button'))?.focus();
  };
  return html`<div class="scroller chat" tabindex="0" role="region" aria-label=${t('chat.title')} @scroll=${looked} ${ref(stayAtEnd())}>
      ${known.chat.map(
        (line) => html`<p class="line" data-seat=${line.seat ?? ''}>
        ${line.seat === null ? nothing : symbol(line.seat)} <b>${line.name || t('chat.spectator')}</b> ${line.text}</p>`,
      )}
      ${known.chat.length === 0 ? html`<p class="small">${t('chat.empty')}</p>` : nothing}
    </div>
    <form class="say" @submit=${say} @keydown=${leave}>
      <input name="text" maxlength=${MAX_CHAT} autocomplete="off" aria-label=${t('chat.field')} placeholder=${t('chat.placeholder')} />
      <button class="button quiet" ?disabled=${!room.live}>${t('chat.send')}</button>
    </form>`;
}
