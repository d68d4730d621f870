//! What the cards do, card by card.

use table::Wait;

use super::reach::{bar, reach};
use super::shapes::{self, Performed};
use super::{
    arc_lightning, arcane_bolt, arise, battle_frenzy, bite, blade_waltz, cannon_barrage, charge,
    daggerang, dash, dragon_kick, eyes_of_gaia, familiar, flip_table, flunge, god_smack,
    hand_cannon, ice_cone, leap, lure_of_the_sea, mark_prey, pick_up, push_barrel, push_table,
    riposte, shadow_step, shove, snatch, step, swing, sword_dance, throw, tithe, vision, wildstyle,
    yank_rug,
};
use crate::ids::{Card, Character};
use crate::world::Play;

/// What happens just before an action.
pub fn before_action(scene: &mut Play<'_>, actor: Character) -> Result<(), Wait> {
    cannon_barrage::before_action(scene, actor)
}

/// What happens at the end of an action, done or cancelled.
pub fn after_action(scene: &mut Play<'_>, actor: Character, done: bool) -> Result<(), Wait> {
    battle_frenzy::after_action(scene, actor, done)
}

/// Does what the card says, unless a rule cancels it. While Arcano-Convergence runs its owner's
/// Specials cost less (DF-ARCANO-01).
pub fn attempt(scene: &mut Play<'_>, actor: Character, card: Card) -> Result<Performed, Wait> {
    if let Some(rule) = bar(&scene.world.tavern, scene.book, actor, card) {
        return Ok(Performed::Cancelled(rule));
    }
    let special = card.owner().is_some() && !card.is_dragon();
    let cheap = special && scene.world.tavern.fighter(actor).has(Card::ArcanoConvergence);
    Ok(match perform(scene, actor, card)? {
        Performed::Done(_) if cheap => {
            Performed::Done(scene.book.card(Card::ArcanoConvergence).spell_time())
        }
        performed => performed,
    })
}

fn perform(scene: &mut Play<'_>, actor: Character, card: Card) -> Result<Performed, Wait> {
    match card {
        Card::ArcLightning => arc_lightning::perform(scene, actor),
        Card::ArcaneBolt => arcane_bolt::perform(scene, actor),
        Card::Arise => arise::perform(scene, actor),
        Card::Bite => bite::perform(scene, actor),
        Card::BladeWaltz => blade_waltz::perform(scene, actor),
        Card::CannonBarrage => cannon_barrage::perform(scene, actor),
        Card::Charge => charge::perform(scene, actor),
        Card::Daggerang => daggerang::perform(scene, actor),
        Card::Dash => dash::perform(scene, actor),
        Card::DragonKick => dragon_kick::perform(scene, actor),
        Card::EyesOfGaia => Ok(eyes_of_gaia::perform(scene, actor)),
        Card::Familiar => familiar::perform(scene, actor),
        Card::FlipTable => flip_table::perform(scene, actor),
        Card::Flunge => flunge::perform(scene, actor),
        Card::GodSmack => god_smack::perform(scene, actor),
        Card::HandCannon => hand_cannon::perform(scene, actor),
        Card::IceCone => ice_cone::perform(scene, actor),
        Card::Leap => leap::perform(scene, actor),
        Card::LureOfTheSea => lure_of_the_sea::perform(scene, actor),
        Card::MarkPrey => mark_prey::perform(scene, actor),
        Card::Move => step::perform(scene, actor),
        Card::PickUp => pick_up::perform(scene, actor),
        Card::PushBarrel => push_barrel::perform(scene, actor),
        Card::PushTable => push_table::perform(scene, actor),
        Card::Riposte => riposte::perform(scene, actor),
        Card::ShadowStep => shadow_step::perform(scene, actor),
        Card::Shove => shove::perform(scene, actor),
        Card::Snatch => snatch::perform(scene, actor),
        Card::Swing | Card::Arrr => swing::perform(scene, actor, card),
        Card::SwordDance => sword_dance::perform(scene, actor),
        Card::Throw | Card::MonkeyThrow | Card::DivineHurl => throw::perform(scene, actor, card),
        Card::Tithe => tithe::perform(scene, actor),
        Card::Vision => vision::perform(scene, actor),
        Card::Wildstyle => wildstyle::perform(scene, actor),
        Card::YankRug => yank_rug::perform(scene, actor),
        Card::Slash
        | Card::Berserk
        | Card::Warcry
        | Card::LivingWood
        | Card::Radiance
        | Card::WaveHat => {
            let hits = reach(&scene.world.tavern, scene.book, actor, card).hits;
            shapes::strike_all(scene, actor, card, hits)?;
            Ok(Performed::Done(scene.book.card(card).time()))
        }
        Card::Smackdown
        | Card::TouchOfDeath
        | Card::ShieldBash
        | Card::Backstab
        | Card::WittyRetort => {
            let reach = reach(&scene.world.tavern, scene.book, actor, card);
            shapes::strike_one(scene, actor, card, &reach)?;
            Ok(Performed::Done(scene.book.card(card).time()))
        }
        Card::Boast
        | Card::BattleFrenzy
        | Card::Chug
        | Card::DivineInspiration
        | Card::SixthSense
        | Card::Earthbond
        | Card::ShadowDash
        | Card::ArcanoConvergence => Ok(shapes::begin_effect(scene, actor, card)),
    }
}
