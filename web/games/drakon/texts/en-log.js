// The lines of the log.

/** @type {Record<string, string>} */
export default {
  'dk.log.first': '{who} begins',
  'dk.log.placed': '{who} places {chamber}',
  'dk.log.moved': '{who} goes to {chamber}',
  'dk.log.moved.far': '{who} is carried to {chamber}',
  'dk.log.moved.by': '{by} sends {who} to {chamber}.',
  'dk.log.idle': '{chamber} does nothing for {who}.',
  'dk.log.coin.hoard': '{who} takes a coin from the hoard.',
  'dk.log.coin.start': '{who} takes a coin from Start.',
  'dk.log.coin.steal': '{who} takes a coin from {whom}.',
  'dk.log.coin.well': '{who} throws a coin into the well.',
  'dk.log.coin.due': '{who} leaves a coin on Start.',
  'dk.log.shifted': '{who} swaps {chamber} for {into}.',
  'dk.log.destroyed': '{who} destroys {chamber}.',
  'dk.log.turned': '{who} turns {chamber}: {arrows}.',
  'dk.log.power.wizard': '{who} uses the Wizard’s power and walks through the wall.',
  'dk.log.power.barbarian': '{who} uses the Barbarian’s power and pushes somebody out.',
  'dk.log.power.thief': '{who} uses the Thief’s power and reaches for a purse.',
  'dk.log.power.dwarf': '{who} uses the Dwarf’s power and digs for other tiles.',
  'dk.log.power.knight': '{who} uses the Knight’s power and keeps the coin.',
  'dk.log.power.amazon': '{who} uses the Amazon’s power and runs on.',
  'dk.log.skipped': '{who} can do nothing this time.',
  'dk.log.skipped.all': '{names} can do nothing this time.',
  'dk.log.drew': 'You draw {chamber}.',
  'dk.log.stolen': '{who} takes a tile out of the hand of {whom}.',
  'dk.log.stolen.seen': '{who} takes {chamber} out of the hand of {whom}.',
  'dk.log.buried.one': '{who} puts a tile under the pile.',
  'dk.log.buried.other': '{who} puts {count} tiles under the pile.',
  'dk.log.buried.seen': 'You put {chambers} under the pile.',
  'dk.log.over.gold': '{names} has {coins} and wins.',
  'dk.log.over.escape': '{names} is out with enough gold and wins.',
  'dk.log.over.stuck.one':
    'Nobody can do anything any more: the game is over. {names} has most coins and wins.',
  'dk.log.over.stuck.other':
    'Nobody can do anything any more: the game is over. {names} have most coins and share the win.',
  'dk.log.over.stalled.one':
    'No new chamber and nobody richer for many rounds: the game is over. {names} has most coins and wins.',
  'dk.log.over.stalled.other':
    'No new chamber and nobody richer for many rounds: the game is over. {names} have most coins and share the win.',
};
