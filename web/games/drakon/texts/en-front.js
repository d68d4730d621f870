// What stands at the front door.

/** @type {Record<string, string>} */
export default {
  'game.title': 'Drakon',
  'game.pitch':
    'Caught in a dragon’s lair that you build yourselves, chamber by chamber: turn the arrows your way, grab the gold, and send everybody else round in circles.',
  'game.facts': '2 to 6 people, 20 to 40 minutes.',
  'game.credit':
    'An unofficial fan implementation of Drakon (second edition) by Tom Jolly. Not affiliated with its publishers; none of their art or text is used. If you like it, own the box.',
};
