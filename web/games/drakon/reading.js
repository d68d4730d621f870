// The lair in words: every chamber, where it leads, and who is there.
import { closeSheet, readOnSheet } from '../../kit/sheet.js';
import { either, listed } from '../../kit/words.js';
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { beyond, cell, partsOf, sidesOf } from './geometry.js';
import { nameOf } from './people.js';
import { arrowWords, chamberName, kindName, where } from './places.js';

/** @import { Chamber } from './types.d.ts' */
/** @import { State, Translate } from './people.js' */

/** Chambers from the top row to the lowest, each row from the left. @param {Chamber[]} lair */
const inRows = (lair) =>
  [...lair].sort((a, b) => {
    const [[ax, ay], [bx, by]] = [cell(a.at), cell(b.at)];
    return ay - by || ax - bx;
  });

/**
 * The pieces of the lair that hang together, the one with Start first.
 * @param {Chamber[]} lair
 */
export function pieces(lair) {
  const rows = inRows(lair);
  const squares = rows.map(({ at }) => at);
  return partsOf(['0,0', ...squares]).map((part) => rows.filter(({ at }) => part.includes(at)));
}

/**
 * What is to be said of a chamber, in sentences.
 * @param {Chamber} chamber
 * @param {State} state
 * @param {Translate} t
 */
export function chamberSentences({ kind, at, arrows }, state, t) {
  const { lair = [], delvers = [], stock } = state.parts ?? {};
  const leads = sidesOf(arrows)
    .map((side) => beyond(at, side))
    .filter((to) => lair.some((one) => one.at === to));
  const names = delvers.filter((delver) => delver.at === at).map((delver) => nameOf(state, delver.seat));
  const coins = kind === 'start' ? (stock?.start ?? 0) : 0;
  const words = { where: where(at, t), kind: kindName(kind, t), arrows: arrowWords(arrows, t) };
  return [
    t(kind === 'start' ? 'dk.read.start' : 'dk.read.chamber', words),
    onward(
      kind,
      arrows,
      leads.map((to) => chamberName(state, to, t)),
      t,
    ),
    coins > 0 ? t('dk.read.coins', { count: coins }) : '',
    names.length > 0 ? t('dk.read.people', { names: listed(names) }) : '',
  ].filter((sentence) => sentence !== '');
}

/**
 * The ways out of a chamber: nobody can stop where a wind only passes.
 * @param {Chamber['kind']} kind
 * @param {string} arrows
 * @param {string[]} leads what lies beside it where its arrows point
 * @param {Translate} t
 */
function onward(kind, arrows, leads, t) {
  if (arrows === '') return t(`dk.read.${kind}`);
  if (leads.length === 0) return t('dk.read.shut');
  return kind === 'strong_wind' || kind === 'heavy_gale'
    ? t(`dk.read.${kind}`, { chambers: either(leads) })
    : t('dk.read.leads', { chambers: listed(leads) });
}

/**
 * Lays the whole lair before the reader.
 * @param {State} state
 * @param {Translate} t
 */
export function readLair(state, t) {
  const [main = [], ...others] = pieces(state.parts?.lair ?? []);
  readOnSheet(
    t('dk.read.title'),
    'dk-sheet dk-lair-sheet',
    html`<article class="dk-reading">
      ${closeSheet(t('dk.read.close'))}
      <h2>${t('dk.read.title')}</h2>
      <p class="small">${t('dk.read.how')}</p>
      ${pieceView(main, state, t)}
      ${others.map(
        (piece, place) =>
          html`<h3>${t('dk.read.part', { number: place + 2 })}</h3>${pieceView(piece, state, t)}`,
      )}
    </article>`,
  );
}

/** @param {Chamber[]} piece @param {State} state @param {Translate} t */
const pieceView = (piece, state, t) =>
  piece.length === 0
    ? nothing
    : html`<ul>${piece.map((chamber) => {
        const [first, ...more] = chamberSentences(chamber, state, t);
        return html`<li><b>${first}</b> ${more.join(' ')}</li>`;
      })}</ul>`;
