// The words of the help page.

/** @type {Record<string, string>} */
export default {
  'df.help.brawl': 'The brawl in ten lines',
  'df.help.line.1':
    'With up to four players each has two fighters, with more each has one. All begin with 20 reputation; whoever owns most at the end wins. Of equals the one whose token stands earlier in time is ahead, in one stack the lower one.',
  'df.help.line.2': 'Everybody first chooses start squares; the fighters look into the room.',
  'df.help.line.3':
    'When the time marker reaches a fighter’s token, its slots I and II are filled with cards, face down, by everybody at once.',
  'df.help.line.4':
    'Then chance calls these fighters one by one. The card in slot I is turned up and played.',
  'df.help.line.5':
    'You plan before you know where the others will be. A card that cannot be done any more is lost and costs 1 step of time.',
  'df.help.line.6':
    'Every action takes time: your token walks ahead on the track, and you act again when the marker gets there.',
  'df.help.line.7':
    'A hit takes reputation from its victim and gives it to you. It may also knock people back, fell them, or daze them: then they must plan further ahead.',
  'df.help.line.8': 'After each action you turn as you like. Many blows only reach what is in front of you.',
  'df.help.line.9':
    'Mugs and chairs can be picked up and thrown, barrels roll, tables can be stood on and pushed.',
  'df.help.line.10': 'Nobody is ever out. When a shield turns up the Town Guard, it is over.',
  'df.help.signs': 'The signs on cards and mats',
  'df.help.cost': 'what the card costs in time',
  'df.help.either': 'it costs 1 or 2 steps, by what you do',
  'df.help.range': 'it costs 1 to 3 steps, as you choose',
  'df.help.copies': 'you own two of this card',
  'df.help.reputation': 'so much reputation goes from the one who is hit to you',
  'df.help.daze': 'dazes: the one who is hit plans so many cards more',
  'df.help.knockback': 'knocks the one who is hit back',
  'df.help.fall': 'fells the one who is hit',
  'df.help.prone': 'lies on the floor: the next purple card is lost',
  'df.help.weapon': 'a blow with a weapon; Riposte can turn it aside',
  'df.help.duration': 'goes on working for so many steps of time',
  'df.help.purple': 'Purple',
  'df.help.standing': 'only while you stand',
  'df.help.all': 'orange cross: hits all who are there',
  'df.help.go': 'green dot: you can go there',
  'df.help.one': 'yellow bar: hits the first in line, or one of those there',
  'df.help.on': 'arrow: the line goes on to the wall',
  'df.help.own': 'Gold',
  'df.help.own.text': 'a card that only this fighter has',
  'df.help.dragon': 'Red',
  'df.help.dragon.text':
    'the Dragon card: it joins your deck when you take the Flagon, and goes back beneath the mat when it was played',
  'df.help.delay': 'the token of the one who is hit goes so many spaces on',
  'df.help.read':
    'Hold a card, press it with the other mouse button, or press ? at it, to read all of it. Press one before you are asked, and it lies ready. The face on a mat shows that fighter’s own cards.',
  'df.help.actor': 'your fighter, who looks up the card',
  'df.help.slots': 'slots of the mat; their cards are played from I to III',
  'df.help.end': 'a hidden shield on the time track; one of them is the Town Guard',
  'df.help.flagon':
    'the Dragon Flagon: take it with Pick Up/Drop, from your square or the one ahead. It fills your hand and is thrown like a mug. If you lose reputation, fall, are dazed, throw it or let go of it, it stands in the middle again. Whoever takes it may plan the own Dragon card from then on.',
  'df.keys.turn': 'Arrow keys',
  'df.keys.turn.text': 'choose the way to look',
  'df.keys.read': '?',
  'df.keys.read.text': 'tells all of the card that has the focus',
  'df.help.swipe':
    'Swipe from a square to go there and look that way after. The arrow keys, or the four arrows, choose the way to look, too.',
};
