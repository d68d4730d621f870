// What a card says when it is read at leisure; numbers in braces are those of the house's deck.

/** @type {Record<string, string>} */
export default {
  'df.read.boast':
    'Stand on a table and show off. While it lasts you win {gain} more each time you win reputation, and lose {loss} more each time you lose some.',
  'df.read.charge':
    'Storm one square ahead, which must be free and on your level, then strike whoever stands beyond it. With nobody there you still take the step.',
  'df.read.dash':
    'Run straight ahead, as far as you like within the squares shown. You cannot climb onto a table or down, and nobody lets you through.',
  'df.read.move':
    'Walk to one of the squares shown, also onto a table or down. Or stay where you are, which costs only {stay}.',
  'df.read.pick_up':
    'Take a mug or a chair from your own square, or the Dragon Flagon from there or from the square ahead. You hold one thing at a time: what you held before is put down. Or just let go of it.',
  'df.read.push_barrel':
    'Roll a barrel from your own square or the one ahead. It rumbles under tables and through chairs until it hits the first one on the floor, or a wall.',
  'df.read.push_table':
    'Shove the table ahead one square away. Those who stand on it ride along, those whom it runs into are knocked back, and another table in the way moves, too.',
  'df.read.riposte':
    'Stay on guard until your next turn, for as many steps of time as you choose. Whoever strikes at you with a weapon from the squares shown misses, pays you {reputation} and has to plan {daze} more.',
  'df.read.slash': 'A sweep of the blade that strikes everybody in the squares shown.',
  'df.read.swing':
    'From a table, swing on the rafters to one of the squares shown. You kick everybody on the way, and whoever stands where you land is knocked on.',
  'df.read.throw':
    'Throw what you hold along one of the lines; it hits the first one there. A mug flies any distance, takes {mug_reputation} and dazes; a chair flies {chair_range} squares, takes {chair_reputation} and fells. What is thrown is gone, but the Flagon returns to the middle.',
  'df.read.yank_rug':
    'Pull the rug that begins ahead of you, while you stand off it. Everybody on the rug is hit, and everybody on a table that touches it.',

  'df.read.berserk': 'Whirl around and strike everybody in the squares shown.',
  'df.read.flip_table':
    'Turn the table ahead over its far edge. Those who stand on it fly across, those on whom it lands are hit as well, and the table is firewood.',
  'df.read.shove':
    'Push the one ahead, who must be standing, one square back. If a table is in the way they slide right across it. You win {reputation} for each square that they move.',
  'df.read.warcry': 'A shout that shakes everybody in the squares shown.',
  'df.read.battle_frenzy':
    'While it lasts, each of your actions, this one too, ends with {reputation} more from everybody around you. It is over as soon as you are dazed.',

  'df.read.arrr':
    'A Swing for sailors: from a table, straight ahead or along a diagonal. You kick everybody on the way, and whoever stands where you land is knocked on.',
  'df.read.chug':
    'With a mug or the Flagon in hand, drink up. While it lasts each of your losses is {eases} smaller, but you must plan {plans} cards ahead.',
  'df.read.hand_cannon':
    'When it is loaded it shoots the first one straight ahead. Then it is empty, and playing it again only loads it.',
  'df.read.lure_of_the_sea':
    'Sing to somebody in the squares shown, and they come one square nearer. Whoever stood there already is bumped away.',
  'df.read.cannon_barrage':
    'Mark a square anywhere in the room. Just before your next action the guns fire at it and all around it: everybody there pays you. If you stand there yourself you lose {self_loss}.',

  'df.read.arise':
    'Everybody who lies on the floor gets up. Rivals pay you {reputation} each for the helping hand; friends get up for nothing.',
  'df.read.divine_inspiration': 'While it lasts you act before all others who are due at the same time.',
  'df.read.smackdown': 'One hard blow at whoever stands ahead.',
  'df.read.vision':
    'When it is turned up it becomes a card of your deck, whichever you like, for {extra_time} more of time. Or you let it come to nothing.',
  'df.read.tithe':
    'First give {gift} to everybody in the squares shown who has less than {poor}. Then take {reputation} from everybody there who has more than {rich}. Friends count like anybody else.',

  'df.read.bite':
    'Bite whoever stands ahead: their token goes {delay} on. If they were still to act now, they do not.',
  'df.read.living_wood':
    'On a table or facing one, you wake the wood: everybody else who stands on any table in the room is hit.',
  'df.read.mark_prey':
    'Give your paw mark to somebody. The next time you win reputation from them you win {gain} more, and the mark comes back to you.',
  'df.read.wildstyle':
    'A wild blow at everybody in the squares shown. It makes your own head spin, too: plan {self_daze} more at once.',
  'df.read.eyes_of_gaia':
    'Your planned cards go back to the deck. While it lasts you plan {plans} at a time, when you are about to act; you are never dazed and never fall. But you may not play the same card twice in a row.',

  'df.read.leap':
    'Jump to one of the squares shown, over everybody and everything in between. Nobody may stand where you land.',
  'df.read.monkey_throw':
    'Throw what you hold in any of eight directions; it hits the first one there. A mug flies any distance, takes {mug_reputation} and dazes; a chair flies {chair_range} squares, takes {chair_reputation} and fells.',
  'df.read.sixth_sense': 'While it lasts you may turn before each action instead of after it.',
  'df.read.touch_of_death':
    'A touch of the finger at whoever stands ahead. From right behind their back it takes {behind}, otherwise {reputation}.',
  'df.read.dragon_kick':
    'Fly along a line at the first one in it, and land in their square. If nobody stands in any line, fly wherever you like along one.',

  'df.read.divine_hurl':
    'Throw what you hold along one of the lines, as with Throw. Whoever is hit is knocked back as well. A mug takes {mug_reputation}, a chair {chair_reputation}.',
  'df.read.earthbond':
    'While it lasts nothing knocks you back and nothing fells you. A table that is pushed into you stops, though it still hurts.',
  'df.read.radiance': 'A blaze of light hits everybody in the squares shown who has you in front of them.',
  'df.read.shield_bash': 'Ram the shield into whoever stands ahead. It is no weapon, so no Riposte stops it.',
  'df.read.god_smack':
    'Send one of those in front of you flying, also over the corner. Everybody whom they bump along on the way pays you, too.',

  'df.read.backstab':
    'Stab somebody in the squares shown. From behind their back it takes {behind}, otherwise {reputation}.',
  'df.read.daggerang':
    'A blade that flies along one of the lines at the first one there. After a hit it is lost for good, after a miss it comes back to you.',
  'df.read.shadow_step':
    'With somebody on A, B or C, slip past them to the green square with the same letter, if nobody stands there.',
  'df.read.snatch':
    'Take what somebody in the squares shown is holding. If it is the Flagon, your Dragon card is yours at once.',
  'df.read.shadow_dash': 'While it lasts your Shadow Step may also lead right behind anybody in the room.',

  'df.read.flunge':
    'A step ahead, on one level or down from a table, then a blow at everybody in the orange squares.',
  'df.read.sword_dance':
    'Strike everybody in the squares shown. If the attack works you may then step to a free square beside you.',
  'df.read.wave_hat': 'A grand wave of the hat leaves everybody in the squares shown confused.',
  'df.read.witty_retort': 'One sharp word at somebody in the squares shown.',
  'df.read.blade_waltz':
    'Strike the one ahead, then step, turn and strike the next, as long as you face somebody new. A Riposte hurts, but does not stop the dance.',

  'df.read.arc_lightning':
    'Lightning strikes somebody next to you for {reputation}, jumps to somebody next to them for {later}, and on as long as it can. Nobody is hit twice.',
  'df.read.arcane_bolt': 'A bolt at the first one in one of the lines. You need nothing in your hand for it.',
  'df.read.familiar':
    'Your Familiar sits down on an empty square and looks whichever way you like. Your other spells may start from there as if it were you. Whoever or whatever comes into its square drives it away.',
  'df.read.ice_cone':
    'Freeze somebody in the squares shown: their token goes {delay} on. If they were still to act now, they do not.',
  'df.read.arcano_convergence':
    'While it lasts each of your four spells costs only {spell_time}. It is over as soon as you are dazed or fall.',

  'df.read.open': 'Read {card}',
  'df.read.close': 'Close',
  'df.read.more': 'The own cards of {who}',
  'df.read.rules': 'Every rule of this card',
  'df.read.idle': 'As things stand it would do nothing:',
  'df.read.house': 'Our own values, as the rulebook does not print them: {fields}.',
  'df.read.hint': 'Hold a card to read all of it.',
  'df.read.hint.plan':
    'What is planned is played when your turn comes. Greyed cards would do nothing as things stand; people move, though, so you may plan them too.',
  'df.field.time': 'time',
  'df.field.times': 'times',
  'df.field.copies': 'copies',
  'df.field.standing': 'whether you must be standing',
  'df.field.weapon': 'weapon sign',
  'df.field.area': 'squares',
  'df.field.lines': 'lines',
  'df.field.steps': 'steps',
  'df.field.lengths': 'distances',
  'df.field.reputation': 'reputation',
  'df.field.daze': 'daze',
  'df.field.fall': 'fall',
  'df.field.knockback': 'knockback',
  'df.field.duration': 'duration',
  'df.field.mug': 'mug',
  'df.field.chair': 'chair',
  'df.field.text': 'numbers in the text',
};
