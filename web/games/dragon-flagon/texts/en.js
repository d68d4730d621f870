// The English words of the game. All of them are our own.
import ask from './en-ask.js';
import cards from './en-cards.js';
import decks from './en-decks.js';
import front from './en-front.js';
import help from './en-help.js';
import lobby from './en-lobby.js';
import log from './en-log.js';
import reading from './en-reading.js';
import reasons from './en-reasons.js';

/** @type {Record<string, string>} */
export default {
  ...reasons,
  ...reading,
  ...front,
  ...help,
  ...lobby,
  ...decks,
  ...ask,
  ...cards,
  ...log,
  'figures.title': 'Pick your fighters',
  'setting.length': 'Length of the evening',
  'setting.length.hint': 'When the town guard may break up the brawl.',
  'setting.length.normal': 'Normal: the guard comes on 21–24',
  'setting.length.extended': 'Long: the guard comes on 27–30',
  'setting.length.quick': 'Quick brawl: the guard comes on 9–12 (ours, for short evenings)',
  'setting.characters': 'Fighters',
  'setting.characters.pick': 'Everybody picks',
  'setting.characters.deal': 'Dealt at random',
  'habit.title': 'After my actions I look',
  'habit.rival': 'to the nearest rival',
  'habit.centre': 'to the middle of the room',
  'habit.keep': 'the same way as before',
  'habit.soon': 'In {count} s you look {habit}. Or choose:',

  'df.character.thras': 'Thras',
  'df.character.jack': 'Two-Eyed Jack',
  'df.character.tuuli': 'Tuuli',
  'df.character.margalo': 'Margalo',
  'df.character.teo': 'Teo',
  'df.character.goodheart': 'Sir Goodheart',
  'df.character.nari': 'Nari',
  'df.character.montero': 'Montero',
  'df.character.asma': 'Asma',

  'df.warn.vain': 'comes to nothing from here',
  'df.warn.friend': 'hits a friend',
  'df.warn.friends': 'hits your own {names}',

  'df.status.time': 'Time {time} · {guards}',
  'df.status.place': 'Coming in · {guards}',
  'df.status.guards': 'guards on {from}–{to}',
  'df.status.guard': 'guards on {time}',
  'df.status.over': 'The guard came on {time}',

  'df.board': 'The tavern',
  'df.board.zoom': 'Whole room or close up',
  'df.board.standee': '{who} at {square}, looking {way}',
  'df.board.standee.prone': '{who} at {square}, lying on the floor, head {way}',
  'df.board.familiar': 'The Familiar of {who} at {square}, looking {way}',
  'df.board.barrage': 'Here, around {square}, the guns of {who} will strike',
  'df.board.offer': '{mark}: {label}',
  'df.track': 'Time track',
  'df.track.token': '{who} on {time}',
  'df.track.effect': '{card} of {who} until {time}',

  'df.mats': 'The fighters',
  'df.mat.reputation': '{count} reputation',
  'df.mat.holds.mug': 'holds a mug',
  'df.mat.holds.chair': 'holds a chair',
  'df.mat.holds.barrel': 'holds a barrel',
  'df.mat.holds.cookies': 'holds the plate of cookies',
  'df.mat.holds.flagon': 'holds the Dragon Flagon',
  'df.mat.planned': '{count} planned',
  'df.mat.prone': 'on the floor',
  'df.mat.effect': '{card} until {time}',
  'df.mat.effect.guard': 'on guard',
  'df.mat.cards': 'Read the own cards of {who}',
  'df.mat.loaded': 'the Hand Cannon is loaded',
  'df.mat.unloaded': 'the Hand Cannon is empty',
  'df.mat.prey': 'marked as prey',
  'df.mat.last': 'not {card} twice in a row',
  'df.mat.dragon': 'may plan {card}',
  'df.mat.gone': '{card} is lost',
  'df.mat.side': 'Side {side}',
  'df.mat.acting': 'acts now',
  'df.mat.plans': 'plans',
  'df.mat.ready': 'is ready',
  'df.mat.waiting': 'waits to act',
  'df.mat.due': 'acts on {time}',
  'df.mat.does': 'does: {card}',
  'df.mat.you': 'you',

  'df.hand': 'Your cards',
  'df.hand.of': 'Cards of {who}',
  'df.hand.idle': 'would do nothing as things stand.',
  'df.hand.why': 'why?',
  'df.hand.slots': 'Planned',
  'df.hand.slot.empty': 'slot {slot}, empty',
  'df.hand.slot.unseen': 'slot {slot}: face down, not to be looked at',
  'df.hand.slot.full': 'slot {slot}: {card}',
  'df.hand.prepared': 'prepared',
  'df.hand.copies': '×{count}',
  'df.hand.asked': 'asked now',

  'df.score.part': '{who} {count}',
  'df.score.tie.time':
    'Same reputation as the row above, whose token stood earlier in time ({time} before {own}).',
  'df.score.tie.stack': 'Same reputation and time as the row above, whose token lay lower in the stack.',
  'df.score.winner': '{name} wins the evening',
  'df.score.winner.shared': '{names} share the evening',

  'df.rule.unknown': 'Rule {id}: see the rules page of this game.',
};
