// The four arrows of facing, inside the prompt bar.
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { FACINGS } from './geometry.js';
import { turn } from './input.js';
import { actionPrompt, draftedFace, faceIn } from './model.js';

/** @import { Facing } from './types.d.ts' */
/** @import { Actions, Prompt, State, Translate } from './model.js' */

/**
 * @param {Prompt} prompt
 * @param {State} state
 * @param {Actions} act
 * @param {Translate} t
 */
export function extras(prompt, state, act, t) {
  if (prompt.key === 'turn' && prompt.offer) {
    const offered = prompt.offer.items;
    const can = (/** @type {Facing} */ facing) => offered.some((item) => faceIn(item) === facing);
    return arrows(state, t, can, null, t('df.hint.turn'), 'is-asked');
  }
  if (actionPrompt(state)?.id !== prompt.id) return nothing;
  const ahead = draftedFace(state, prompt.figure);
  return arrows(state, t, () => true, ahead, t(ahead ? 'df.hint.ahead' : 'df.hint.ahead.none'), '');
}

/**
 * @param {State} state
 * @param {Translate} t
 * @param {(facing: Facing) => boolean} can
 * @param {Facing | null} chosen
 * @param {string} words
 * @param {string} more
 */
const arrows = (
  state,
  t,
  can,
  chosen,
  words,
  more,
) => html`<div class=${`df-arrows ${more}`} role="group" aria-label=${words}>
  <span class="df-arrows-words">${words}</span>
  ${FACINGS.map(
    (
      facing,
    ) => html`<button type="button" data-face=${facing} aria-label=${t(`df.way.${facing}`)} ?disabled=${!state.live || !can(facing)}
      aria-pressed=${chosen === facing ? 'true' : 'false'} @click=${() => turn(facing)}>
      <svg viewBox="-24 -24 48 48" aria-hidden="true"><path d="M0 -17 17 5H7V17H-7V5H-17Z" transform=${`rotate(${FACINGS.indexOf(facing) * 90})`} /></svg></button>`,
  )}</div>`;
