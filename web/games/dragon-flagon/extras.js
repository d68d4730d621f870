// The four arrows of facing, inside the prompt bar.
import { markOf } from '../../kit/marks.js';
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { FACINGS } from './geometry.js';
import { turn } from './input.js';
import { actionPrompt, characterOf, draftedFace, faceIn, standeeOf } from './model.js';
import { warning } from './words.js';

/** @import { Facing } from './types.d.ts' */
/** @import { Actions, Prompt, State, Translate } from './model.js' */

/** Prompts whose squares take a swipe. */
const SWIPED = ['move', 'dash', 'swing', 'barrel'];

/**
 * @param {Prompt} prompt
 * @param {State} state
 * @param {Actions} _act
 * @param {Translate} t
 */
export function extras(prompt, state, _act, t) {
  if (prompt.key === 'turn' && prompt.offer) {
    const who = characterOf(prompt.figure);
    const now = (who === null ? undefined : standeeOf(state, who)?.facing) ?? null;
    const places = FACINGS.map(
      (facing) => prompt.offer?.items.findIndex((item) => faceIn(item) === facing) ?? -1,
    );
    return arrows(state, t, { places, chosen: now, words: t('df.hint.turn'), more: 'is-asked' });
  }
  if (actionPrompt(state)?.id !== prompt.id) return nothing;
  const ahead = draftedFace(state, prompt.figure);
  const words = t(
    ahead ? 'df.hint.ahead' : SWIPED.includes(prompt.key) ? 'df.hint.swipe' : 'df.hint.ahead.none',
  );
  return arrows(state, t, { places: null, chosen: ahead, words, more: '' });
}

/**
 * @param {State} state
 * @param {Translate} t
 * @param {{places: number[] | null, chosen: Facing | null, words: string, more: string}} how `places` are
 *   those of the offer, when the arrows answer it
 */
const arrows = (
  state,
  t,
  { places, chosen, words, more },
) => html`<div class=${`df-arrows ${more}`} role="group"
  aria-label=${words}><span class="df-arrows-words">${words}</span>
  ${FACINGS.map((facing, index) => {
    const place = places?.[index] ?? null;
    const friend = place === null || !state.current ? '' : warning(place, state.current, state, t);
    const words = [t(`df.way.${facing}`), friend].filter((word) => word !== '').join(', ');
    return html`<button type="button" data-face=${facing} aria-label=${words} title=${words}
      ?disabled=${!state.live || (place ?? 0) < 0} aria-pressed=${chosen === facing ? 'true' : 'false'} @click=${() => turn(facing)}>
      <svg viewBox="-24 -24 48 48" aria-hidden="true"><path d="M0 -17 17 5H7V17H-7V5H-17Z" transform=${`rotate(${index * 90})`} /></svg>
      ${place === null ? nothing : html`<kbd aria-hidden="true">${markOf(place)}</kbd>`}
      ${friend ? html`<span class="flag df-friend" aria-hidden="true">!</span>` : nothing}</button>`;
  })}</div>`;
