// The rules behind what is told and what is asked, for whoever asks "why?".
import { ownDelver, pathAt } from './model.js';
import { kindOf } from './places.js';

/** @import { Prompt, State } from './people.js' */

/** Behind lines of the log that bear no rule of their own. */
export const LOG_RULES = /** @type {const} */ ({
  first: 'DK-TURN-01',
  skipped: 'DK-PLACE-07',
  shifted: 'DK-SHIFT-04',
  destroyed: 'DK-DESTROY-03',
  turned: 'DK-ROTATE-02',
  wizard: 'DK-WIZ-01',
  barbarian: 'DK-BARB-02',
  thief: 'DK-THIEF-02',
  dwarf: 'DK-DWARF-01',
  knight: 'DK-KNIGHT-03',
  amazon: 'DK-AMAZON-01',
  gold: 'DK-GOAL-03',
  escape: 'DK-ESC-03',
  stuck: 'DK-OVER-02',
  stalled: 'DK-RULE-29',
});

/** What is asked at a prompt, and what is left out of its offer. @type {Record<string, string>} */
const ASK_RULES = {
  lay: 'DK-PLACE-02',
  start: 'DK-START-02',
  shift: 'DK-SHIFT-02',
  shift_lay: 'DK-SHIFT-07',
  destroy: 'DK-DESTROY-02',
  rotate: 'DK-ROTATE-02',
  rotate_to: 'DK-ROTATE-04',
  map: 'DK-RULE-26',
  orb: 'DK-ORB-02',
  orb_to: 'DK-ORB-03',
  after: 'DK-HERO-03',
  push: 'DK-BARB-02',
  thief: 'DK-THIEF-03',
  dwarf: 'DK-DWARF-01',
  dwarf_too: 'DK-DWARF-01',
  amazon: 'DK-AMAZON-01',
  knight: 'DK-KNIGHT-03',
};

/**
 * Behind a question.
 * @param {Prompt} prompt
 * @param {State} state
 */
export function reason(prompt, state) {
  const items = prompt.offer?.items ?? [];
  if (prompt.key === 'lay' && !items.includes('back')) return 'DK-HOUSE-03';
  return prompt.key === 'turn' ? turnReason(prompt, state) : (ASK_RULES[prompt.key] ?? null);
}

/** Behind a turn in which not everything can be done. @param {Prompt} prompt @param {State} state */
function turnReason(prompt, state) {
  const items = prompt.offer?.items ?? [];
  const has = (/** @type {string} */ kind) => items.some((item) => typeof item === 'object' && kind in item);
  const here = kindOf(state, ownDelver(state)?.at ?? '');
  if (!has('go') && here === 'heavy_gale') return 'DK-GALE-07';
  if (!has('go') && here === 'strong_wind') return 'DK-WIND-01';
  if (!has('go') && !has('through')) return 'DK-MOVE-02';
  if (!has('tile')) return 'DK-PLACE-06';
  const far = Math.max(...items.map((_, place) => pathAt(state, place).length));
  if (far > 2) return far > 3 ? 'DK-GALE-02' : 'DK-WIND-02';
  return null;
}
