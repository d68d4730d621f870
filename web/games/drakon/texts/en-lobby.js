// The English words for what can be chosen before the game.

/** @type {Record<string, string>} */
export default {
  'figures.title': 'Pick your hero',
  'setting.goal': 'How to win',
  'setting.goal.hint': 'Gold is quick to explain; for the way out you also need a door.',
  'setting.goal.gold': 'Gold: the first to hold five coins',
  'setting.goal.escape': 'Escape: four coins, then out by a Master Key or a Magical Vortex',
  'setting.heroes': 'Heroes!',
  'setting.heroes.hint': 'With powers the heroes are dealt, and each can do once what nobody else can.',
  'setting.heroes.off': 'Heroes without powers: best for a first game',
  'setting.heroes.powers': 'Heroes with powers',
  'habit.title': 'A coin on Start',
  'habit.take': 'I take it',
  'habit.ask': 'I want to be asked',
  'habit.soon': 'In {count} s you take it. Or choose:',
};
