// The English words of the game. All of them are our own.
import ask from './en-ask.js';
import front from './en-front.js';
import help from './en-help.js';
import kinds from './en-kinds.js';
import lair from './en-lair.js';
import lobby from './en-lobby.js';
import log from './en-log.js';
import reading from './en-reading.js';
import reasons from './en-reasons.js';

/** @type {Record<string, string>} */
export default {
  ...reasons,
  ...front,
  ...lobby,
  ...kinds,
  ...ask,
  ...log,
  ...reading,
  ...lair,
  ...help,

  'dk.status.turn': '{who} plays · {goal}',
  'dk.status.mine': 'Your turn · {goal}',
  'dk.status.goal': 'first to {coins}',
  'dk.status.escape': '{coins}, then out by a Key or a Vortex',
  'dk.status.escape.short': '{coins}, then out',
  'dk.status.over.gold': 'The gold is found',
  'dk.status.over.escape': 'Somebody is out',
  'dk.status.over.stuck': 'Nobody can do anything any more',
  'dk.status.over.stalled': 'The lair has come to a standstill',

  'dk.mats': 'Everybody in the lair',
  'dk.mat.coins.one': 'one coin',
  'dk.mat.coins.other': '{count} coins',
  'dk.mat.of': '{coins} of {goal} coins',
  'dk.mat.tiles.one': 'one tile in hand',
  'dk.mat.tiles.other': '{count} tiles in hand',
  'dk.mat.power': 'power not used yet',
  'dk.mat.spent': 'power used',
  'dk.mat.turn': 'plays now',
  'dk.mat.you': 'you',
  'dk.mat.left': 'on your left',
  'dk.mat.right': 'on your right',
  'dk.mat.both': 'on both sides of you',
  'dk.mat.in': 'in {chamber}',
  'dk.mat.about': 'About {who}, the {hero}',
  'dk.stock': 'Hoard and pile',
  'dk.stock.hoard': 'Hoard',
  'dk.stock.hoard.count.one': 'one coin in the hoard',
  'dk.stock.hoard.count.other': '{count} coins in the hoard',
  'dk.stock.pile': 'Pile',
  'dk.stock.pile.count.one': 'one tile in the pile',
  'dk.stock.pile.count.other': '{count} tiles in the pile',
  'dk.stock.start': 'On Start',
  'dk.stock.start.count.one': 'one coin on Start',
  'dk.stock.start.count.other': '{count} coins on Start',

  'dk.hand': 'Your tiles',
  'dk.hand.empty': 'Your hand is empty: you can only move.',
  'dk.hand.copies': '×{count}',
  'dk.hand.prepared': 'prepared',
  'dk.hand.tile': '{chamber}, {shape}',
  'dk.hand.about': 'What does {chamber} do?',

  'dk.score.gold': '{name} holds {coins} and has won',
  'dk.score.out': '{name} is out with {coins} and has won',
  'dk.score.richest': '{name} has most coins and wins',
  'dk.score.shared': '{names} have equally many coins and share the win',
  'dk.score.why.gold': 'Whoever first holds {coins} wins at once, whoever’s turn it is.',
  'dk.score.why.escape':
    'Whoever holds {coins} and enters a Master Key or a Magical Vortex is out and wins at once.',
  'dk.score.why.stuck':
    'Nobody could place or move any more, so the coins were counted. Coins on Start are nobody’s.',
  'dk.score.why.stalled':
    'For many rounds nobody placed a tile or became richer than anybody before, so the coins were counted. Coins on Start are nobody’s.',
  'dk.score.equal': 'As many coins as the row above: the same place.',
  'dk.score.ahead': 'Ahead of equal coins, since this one won.',

  'dk.kind.from': '{chamber} ({who})',
  'dk.explain.robbed': 'For you that is {who}, with {coins} now.',
  'dk.explain.rules': 'The rules in full',

  'dk.rule.unknown': 'Rule {id}: see the rules page of this game.',
};
