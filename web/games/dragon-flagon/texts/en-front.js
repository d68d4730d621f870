// What stands at the front door.

/** @type {Record<string, string>} */
export default {
  'game.title': 'The Dragon & Flagon',
  'game.pitch':
    'A tavern, nine heroes, one legendary mug: plan in secret, brawl in public, leave with the best story.',
  'game.facts': '2 to 8 people, 45 to 75 minutes; a quick brawl takes 20.',
  'game.credit':
    'An unofficial fan implementation of The Dragon & Flagon by Brian, Geoff and Sydney Engelstein. Not affiliated with its publishers; none of their art or text is used. If you like it, own the box.',
};
