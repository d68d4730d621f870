// A card at leisure: all of it, large, with its rules.
import { bust } from '../../art/figures.js';
import { ruleSheet } from '../../kit/rule-sheet.js';
import { closeSheet, drawSheet, readOnSheet } from '../../kit/sheet.js';
import { html, nothing, svg } from '../../vendor/lit-html/lit-html.js';
import { costs, effectsOf, frameOf, pictured, signed, textOf } from './card-face.js';
import { diagram } from './diagram.js';
import { cardGuide, cardName, nameOf } from './model.js';
import en from './texts/en.js';
import { rule } from './words.js';

/** @import { Card, CardGuide } from './types.d.ts' */
/** @import { State, Translate } from './model.js' */

/** How the ledger calls the cards that it does not call by their key. @type {Partial<Record<Card, string>>} */
const SECTIONS = {
  move: 'MOVECARD',
  pick_up: 'PICKUP',
  push_barrel: 'BARREL',
  push_table: 'PUSHTABLE',
  yank_rug: 'YANK',
  flip_table: 'FLIP',
  battle_frenzy: 'FRENZY',
  hand_cannon: 'HANDCANNON',
  lure_of_the_sea: 'LURE',
  cannon_barrage: 'BARRAGE',
  divine_inspiration: 'INSPIRATION',
  living_wood: 'WOOD',
  mark_prey: 'PREY',
  wildstyle: 'WILD',
  eyes_of_gaia: 'GAIA',
  monkey_throw: 'MONKEY',
  sixth_sense: 'SIXTH',
  touch_of_death: 'DEATH',
  dragon_kick: 'KICK',
  divine_hurl: 'HURL',
  earthbond: 'EARTH',
  shield_bash: 'BASH',
  god_smack: 'GODSMACK',
  daggerang: 'DAGGER',
  shadow_step: 'STEP',
  shadow_dash: 'SHADOWDASH',
  sword_dance: 'DANCE',
  wave_hat: 'HAT',
  witty_retort: 'RETORT',
  blade_waltz: 'WALTZ',
  arc_lightning: 'ARC',
  arcane_bolt: 'BOLT',
  ice_cone: 'ICE',
  arcano_convergence: 'ARCANO',
};

const { rulesOf, rulesView } = ruleSheet('DF', SECTIONS, () => import('./texts/en-rules.js'));

export { rulesOf };

/**
 * Lays a card before the reader.
 * @param {Card} card
 * @param {State} state
 * @param {Translate} t
 * @param {string | null} [bar] the rule for which it would do nothing now
 */
export function read(card, state, t, bar = null) {
  const guide = cardGuide(state, card);
  if (!guide) return false;
  readOnSheet(cardName(state, card), 'df-read', page(guide, state, t, bar));
  return true;
}

/**
 * @param {CardGuide} guide
 * @param {State} state
 * @param {Translate} t
 * @param {string | null} bar
 */
function page(guide, state, t, bar) {
  const kind = guide.dragon ? 'dragon' : guide.owner ? 'own' : 'common';
  const who = guide.owner ? nameOf(state, guide.owner) : '';
  const again = () => drawSheet(page(guide, state, t, bar));
  return html`<article class=${`df-read-card ${frameOf(guide)}`}>
    <header class=${guide.standing ? 'is-standing' : ''}>
      <span class="df-times" role="img" aria-label=${t('df.card.time', { times: guide.times.join(', ') })}>${costs(guide)}</span>
      <h2>${cardName(state, guide.card)}</h2>
      ${guide.owner ? html`<svg class="df-face" viewBox="-50 -50 100 100" aria-hidden="true">${svg`${bust(guide.owner)}`}</svg>` : nothing}
      ${closeSheet(t('df.read.close'))}
    </header>
    <p class="df-read-kind">${t(`df.card.kind.${kind}`, { who })}${guide.standing ? html` · ${t('df.card.standing')}` : nothing}</p>
    <div class="df-read-pictures">${pictured(guide)}${guide.diagram.length > 0 ? diagram(guide) : nothing}</div>
    <p class="df-read-text">${textOf(guide, t)}</p>
    <ul class="df-read-effects">${effectsOf(guide, t).map(
      ({ name, words }) => html`<li class=${`df-effect is-${name}`}>${signed(name)}${words}</li>`,
    )}</ul>
    ${bar ? html`<p class="df-read-idle"><b>${t('df.read.idle')}</b> ${rule(bar, t)}</p>` : nothing}
    ${rulesView(guide.card, t('df.read.rules'), again)}
    ${siblings(guide, state, t)}
    ${guide.house.length > 0 ? html`<p class="df-read-house">${t('df.read.house', { fields: fields(guide, t) })}</p>` : nothing}
  </article>`;
}

/**
 * The other cards of its owner, to go on to.
 * @param {CardGuide} guide
 * @param {State} state
 * @param {Translate} t
 */
function siblings(guide, state, t) {
  if (!guide.owner) return nothing;
  const all = state.guide?.cards.filter((one) => one.owner === guide.owner) ?? [];
  return html`<nav class="df-read-more" aria-label=${t('df.read.more', { who: nameOf(state, guide.owner) })}>
    ${all.map(
      (
        one,
      ) => html`<button type="button" class=${frameOf(one)} aria-current=${one.card === guide.card ? 'true' : 'false'}
        title=${cardName(state, one.card)} aria-label=${cardName(state, one.card)} @click=${() => read(one.card, state, t)}>${pictured(one)}</button>`,
    )}</nav>`;
}

/** The names of the values that the house has chosen. @param {CardGuide} guide @param {Translate} t */
function fields(guide, t) {
  const names = guide.house.map((field) =>
    `df.field.${field}` in en ? t(`df.field.${field}`) : t('df.field.text'),
  );
  return [...new Set(names)].join(', ');
}
