// The lobby's part for sets of decks and for rulings.
/** @import { Room } from './room.js' */
/** @import { DecksPart, Difference, RoomPart, Setting } from './protocol.d.ts' */

import { html, nothing } from '../vendor/lit-html/lit-html.js';
import { differenceWords, rulingState } from './deck-words.js';
import { chips } from './forms.js';
import { has } from './texts.js';
import { whyButton } from './why.js';

/** The settings that have their place here. @param {Setting} setting */
export const isRuling = ({ key }) => key.startsWith('ruling.');

/** @param {Room} room @param {RoomPart} part */
export function decksView(room, part) {
  const { t, known } = room;
  const decks = /** @type {DecksPart | undefined} */ (known.parts.decks);
  const rulings = (known.about?.settings ?? []).filter(isRuling);
  if (!decks) return nothing;
  return html`<section class="panel decks">
    <h2>${t('decks.title')}</h2>
    <p class="small">${t('decks.text')}</p>
    ${part.you.host ? nothing : html`<p class="small">${t('options.host')}</p>`}
    ${decks.lost ? html`<p class="warning" role="status">${t(decks.lost.broken ? 'decks.lost.broken' : 'decks.lost.gone', { name: decks.lost.name })}</p>` : nothing}
    ${setsView(room, part, decks)}
    ${differencesView(room, decks.report.differences)}
    ${rulingsView(room, part, decks, rulings)}
  </section>`;
}

/**
 * @param {Room} room
 * @param {RoomPart} part
 * @param {DecksPart} decks
 */
function setsView(room, part, decks) {
  const { t } = room;
  if (decks.sets.length === 0) return nothing;
  const broken = decks.sets.filter((set) => !set.sound && set.name !== decks.lost?.name);
  const sound = decks.sets.filter((set) => set.sound).map(({ name }) => ({ value: name, label: name }));
  return html`${chips({
    legend: t('setting.decks'),
    hint: t('decks.hint'),
    choices: [{ value: 'built-in', label: t('decks.built-in') }, ...sound],
    chosen: decks.chosen,
    disabled: !part.you.host || !room.live,
    choose: (choice) => room.send({ do: 'set', key: 'decks', choice }),
  })}
  ${broken.map(({ name }) => html`<p class="small">${t('decks.broken', { name })}</p>`)}`;
}

/** @param {Room} room @param {Difference[]} differences */
function differencesView(room, differences) {
  const { t } = room;
  if (differences.length === 0) return nothing;
  return html`<details class="fold differences" open>
    <summary>${t('decks.differences', { count: differences.length })}</summary>
    <ul>${differences.map((difference) => {
      const { place, before, after, mark } = differenceWords(difference, t);
      return html`<li><span class="place">${place}</span>
        ${before === null ? nothing : html`<s><span class="unseen">${t('decks.before')} </span>${before}</s> → `}
        <b>${after}</b> ${mark ? html`<span class="small">${mark}</span>` : nothing}</li>`;
    })}</ul>
  </details>`;
}

/**
 * @param {Room} room
 * @param {RoomPart} part
 * @param {DecksPart} decks
 * @param {Setting[]} rulings
 */
function rulingsView(room, part, decks, rulings) {
  const { t } = room;
  if (rulings.length === 0) return nothing;
  const states = rulings.map(({ key }) => {
    return { key, ...rulingState(part.settings[key] ?? 'default', decks.report.defaults[key]) };
  });
  const others = states.filter((state) => !state.usual).length;
  return html`<details class="fold rulings">
    <summary>${t('rulings.title')} <span class="tag">${others > 0 ? t('rulings.others', { count: others }) : t('rulings.usual')}</span></summary>
    <p class="small">${t('rulings.text')}</p>
    ${states.map(({ key, now, choice }) => {
      const usual = decks.report.defaults[key];
      return html`<div class="ruling">${chips({
        legend: t(`setting.${key}`),
        hint: has(t, `setting.${key}.hint`) ? t(`setting.${key}.hint`) : undefined,
        choices: ['yes', 'no'].map((value) => {
          const words = t(`setting.${key}.${value}`);
          return { value, label: value === usual ? t('rulings.default', { words }) : words };
        }),
        chosen: now,
        disabled: !part.you.host || !room.live,
        choose: (value) => room.send({ do: 'set', key, choice: choice(value) }),
      })}${has(t, `setting.${key}.rule`) ? whyButton(room, t(`setting.${key}.rule`)) : nothing}</div>`;
    })}
  </details>`;
}
