// The words of the help page.

/** @type {Record<string, string>} */
export default {
  'dk.help.how': 'The lair in ten lines',
  'dk.help.line.1':
    'You are caught in a dragon’s lair. Whoever first holds {coins} wins at once, whoever’s turn it is.',
  'dk.help.line.1.escape':
    'You are caught in a dragon’s lair. Whoever holds {coins} and then enters a way out wins at once, whoever’s turn it is.',
  'dk.help.enough': 'enough coins (five, unless the table plays with other tiles)',
  'dk.help.enough.escape': 'enough coins (four, unless the table plays with other tiles)',
  'dk.help.line.2':
    'Everybody begins on the Start chamber with some tiles in hand. The turns go round to the left.',
  'dk.help.line.3': 'In your turn you either place a tile or move. You cannot pass.',
  'dk.help.line.4':
    'Place: lay a tile of your hand beside any chamber of the lair, turned as you like, and draw a new one.',
  'dk.help.line.5': 'Two arrows may never point at each other across an edge. Everything else is fine.',
  'dk.help.line.6':
    'Move: follow an arrow of the chamber you stand in to the next one. Then that chamber does what its sign says.',
  'dk.help.line.7': 'So arrows are one-way streets: before you walk in, look whether you get out again.',
  'dk.help.line.8':
    'Some chambers do nothing when you come, but change how you leave: winds, the Key and the Vortex.',
  'dk.help.line.9':
    'If the pile is empty you draw no more; without tiles in hand you can only move. Whoever can do nothing is skipped.',
  'dk.help.line.10': 'If nobody can do anything any more, most coins win. Coins on Start are nobody’s.',
  'dk.help.signs': 'The chambers',
  'dk.help.heroes': 'Powers of the heroes',
  'dk.help.heroes.text':
    'If the table plays with powers, each hero has one, for one use in the whole game. It is used up when you have said whom or what it is for; until then there is a way back.',
  'dk.help.escape': 'The way out',
  'dk.help.escape.text':
    'If the table plays Escape, gold is not enough: gather {coins}, then enter a Master Key or a Magical Vortex.',
  'dk.keys.walk': 'Arrow keys',
  'dk.keys.walk.text':
    'move a marker from where you stand; Enter takes what is offered there, or tells what a chamber does',
  'dk.keys.home': 'Home',
  'dk.keys.home.text': 'goes to the chamber of your hero',
  'dk.keys.turn': 'R',
  'dk.keys.turn.text': 'turns the tile that you are laying, with Shift the other way',
  'dk.keys.pan': 'Shift and arrow keys',
  'dk.keys.pan.text': 'move the view',
  'dk.keys.zoom': '+ and −',
  'dk.keys.zoom.text': 'bring the lair nearer or farther away',
  'dk.help.counts': 'The three numbers',
  'dk.help.counts.hoard': 'coins in the hoard, which nobody has yet',
  'dk.help.counts.start': 'coins on the Start chamber, which may be fetched',
  'dk.help.counts.pile': 'tiles in the pile, to be drawn',
  'dk.help.touch': 'Table and fingers',
  'dk.help.touch.text':
    'Choose a tile of your hand, then where it goes and how it lies; until it lies there, a press on another tile takes that one instead. While others play you can already press a tile, and it is ready for your turn. The ? at a tile tells what it does; the face on a mat tells about the hero. “Read the lair” tells all of the lair in words. Where the lair has fallen apart, each part has a line of its own colour around it.',
};
