// The English words for what the host can choose. All of them are our own.

/** @type {Record<string, string>} */
export default {
  'setting.cards': 'Cards',
  'setting.cards.hint': 'Every fighter has thirteen common cards, and five that nobody else has.',
  'setting.cards.common': 'Common cards only: best for a first evening',
  'setting.cards.all': 'All cards: everybody with their own tricks',
  'setting.prize': 'What everybody wants',
  'setting.prize.hint': 'It waits in the middle. Whoever takes it may plan their most powerful card.',
  'setting.prize.flagon': 'The Dragon Flagon',
  'setting.prize.cookies': 'A Plate of Cookies instead: it counts as the Flagon in every way',
  'setting.prize.both': 'Both: two prizes, and one hand to hold one of them',
  'setting.night': 'Memory',
  'setting.night.hint': 'Whether you may peek at the cards that you have put face down.',
  'setting.night.off': 'You may look at your own plans at any time',
  'setting.night.late': 'Late night: what lies face down stays unseen, also by you',
};
