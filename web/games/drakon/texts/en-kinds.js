// The chambers and the heroes: what they are called, and what they do.

/** @type {Record<string, string>} */
const kinds = {
  'dk.kind.blank': 'Blank Chamber',
  'dk.kind.find_gold': 'Find a Gold',
  'dk.kind.steal_left': 'Steal from the Left',
  'dk.kind.steal_right': 'Steal from the Right',
  'dk.kind.drakons_due': 'Drakon’s Due',
  'dk.kind.wishing_well': 'Wishing Well',
  'dk.kind.magical_shift': 'Magical Shift',
  'dk.kind.destroy': 'Destroy a Chamber',
  'dk.kind.rotate': 'Rotate a Chamber',
  'dk.kind.map': 'Map Chamber',
  'dk.kind.mind_control': 'Mind Control Orb',
  'dk.kind.strong_wind': 'Strong Wind',
  'dk.kind.heavy_gale': 'Heavy Gale',
  'dk.kind.master_key': 'Master Key',
  'dk.kind.magical_vortex': 'Magical Vortex',
  'dk.kind.start': 'Start',

  'dk.does.blank': 'Nothing is in here. Just follow one of its arrows when you leave.',
  'dk.does.find_gold': 'Walk in and take a coin from the hoard.',
  'dk.does.steal_left':
    'Walk in and take a coin from the player on your left, who plays after you. Nothing if they have none.',
  'dk.does.steal_right':
    'Walk in and take a coin from the player on your right, who plays before you. Nothing if they have none.',
  'dk.does.drakons_due':
    'The dragon wants a share: if you have a coin, one of yours goes to the Start chamber, where others may fetch it.',
  'dk.does.wishing_well': 'If you have a coin, one of yours goes back into the hoard. No wish comes true.',
  'dk.does.magical_shift':
    'Swap any chamber where nobody stands for a tile of your hand, turned as you like. What you take up is yours. Start stays.',
  'dk.does.destroy':
    'Any chamber where nobody stands goes under the pile, even if the lair falls into two pieces. Start stays.',
  'dk.does.rotate': 'Turn any chamber, also one where somebody stands, and also Start.',
  'dk.does.map': 'Pick somebody, and take a random tile out of their hand.',
  'dk.does.mind_control':
    'Pick somebody and move them where they could go themselves. They do what the chamber says that they come to.',
  'dk.does.strong_wind':
    'When you leave, the wind carries you exactly two chambers far. Only where you come down does anything happen.',
  'dk.does.heavy_gale':
    'When you leave, the gale carries you exactly three chambers far. Only where you come down does anything happen.',
  'dk.does.master_key': 'Leave through any side, also where the arrow of the next chamber points at you.',
  'dk.does.magical_vortex': 'When you leave, go to any other chamber of the lair.',
  'dk.does.start':
    'Where everybody begins. If coins lie here when you walk in, you may take one. It can be turned, never destroyed or swapped.',

  'dk.hero.wizard': 'Wizard',
  'dk.hero.barbarian': 'Barbarian',
  'dk.hero.thief': 'Thief',
  'dk.hero.dwarf': 'Dwarf',
  'dk.hero.knight': 'Knight',
  'dk.hero.amazon': 'Amazon',
  'dk.deed.wizard': 'once through a wall',
  'dk.deed.barbarian': 'once pushes somebody out',
  'dk.deed.thief': 'once takes a coin',
  'dk.deed.dwarf': 'once swaps two tiles',
  'dk.deed.knight': 'once keeps a coin',
  'dk.deed.amazon': 'once moves twice',
  'dk.power.wizard': 'Once: instead of a normal move, walk through a side that has no arrow.',
  'dk.power.barbarian':
    'Once, before or after your action: push somebody in your chamber out along an arrow, then take a random tile of their hand.',
  'dk.power.thief': 'Once, before or after your action: take a coin from somebody in your chamber.',
  'dk.power.dwarf':
    'Once, before or after your action: put two tiles of your hand under the pile and draw two.',
  'dk.power.knight': 'Once, also when it is not your turn: keep a coin that you would lose.',
  'dk.power.amazon': 'Once, after a move: move once more. Both chambers do what they do.',
};

/** Deck files call the chambers by their keys. */
const inDecks = Object.entries(kinds)
  .filter(([key]) => key.startsWith('dk.kind.'))
  .map(([key, name]) => [key.replace('dk.kind.', 'deck.name.'), name]);

/** @type {Record<string, string>} */
export default { ...kinds, ...Object.fromEntries(inDecks) };
