// What cards say.

/** @type {Record<string, string>} */
export default {
  'df.card.boast': 'On a table: win 2 more, lose 1 more.',
  'df.card.charge': 'A step, then a blow beyond.',
  'df.card.dash': 'Up to four, on one level.',
  'df.card.move': 'Walk, or stay for 1.',
  'df.card.pick_up': 'Take or drop a thing here.',
  'df.card.push_barrel': 'Roll it at the first in line.',
  'df.card.push_table': 'Shove it with all on it.',
  'df.card.riposte': 'Turn a weapon, strike back.',
  'df.card.slash': 'Strike all three in front.',
  'df.card.swing': 'Off a table, kicking all below.',
  'df.card.throw': 'Hurl it at the first in line.',
  'df.card.yank_rug': 'Fell all on the rug ahead.',
  'df.card.time': 'time {times}',
  'df.card.standing': 'only standing',
  'df.card.weapon': 'weapon',
  'df.card.duration': 'lasts {count}',
  'df.card.takes': 'takes {count}',
  'df.card.daze': 'dazes {count}',
  'df.card.fall': 'fells',
  'df.card.knockback': 'knocks back',
};
