// Made by scripts/rules from docs/rules/dragon-flagon.md: change that file and run it again.

/** @type {Record<string, Record<string, string>>} */
export default {
  'The room and what is in it': {
    'DF-COMP-01': 'Nine characters can be picked; what they are called stands in the names file.',
    'DF-COMP-02': 'A character has 18 cards in all: 13 Common, 4 Special and 1 Dragon card.',
    'DF-COMP-03': 'There is change enough: 52 ones, 10 fives and 8 tens. Here only the sums count.',
    'DF-COMP-04': 'Eight characters at most take part in one brawl.',
    'DF-COMP-05':
      'The room holds five tables, three of them small and two large, with nine chairs, twelve mugs and four barrels.',
    'DF-COMP-06': 'There is a single Flagon, a single Time Marker, and a set of four Game End tokens.',
    'DF-COMP-07': 'Each effect that needs one has its own marker, nine of them for Boast.',
    'DF-COMP-08': 'Treasure chests, six of them, are for Pirate Brawl. They stay in the box.',
    'DF-COMP-09':
      'How many squares a small and a large table cover, the cards of this table say. As built in, it is two and three in a row. (Chosen by the house.)',
    'DF-COMP-10': 'Nothing has to be folded or put on a base here; tables and standees come ready.',
    'DF-COMP-11':
      'The tavern is a square room, and only its outer edge is wall. As built in, it is 11 by 11 with F6 as its centre. (Chosen by the house.)',
  },
  'Getting ready': {
    'DF-SETUP-01': 'Up to four players: everybody plays a pair of characters.',
    'DF-SETUP-02': 'Five players or more: everybody plays just one.',
    'DF-SETUP-03': 'Pick your characters in the lobby, first tap first served, or have them dealt.',
    'DF-SETUP-04': 'With a character come its mat, its standee, its token and its own deck.',
    'DF-SETUP-05': 'Reputation starts at 20 for each character in play.',
    'DF-SETUP-06':
      'If you play two characters, each has a stock of its own; they are only added up at the very end.',
    'DF-SETUP-07': 'Reputation and markers lie on your mat, for everybody to see.',
    'DF-SETUP-08': 'One card of yours is not in the deck at first: the Dragon card waits beneath your mat.',
    'DF-SETUP-09': 'So you begin with 17 cards to plan from.',
    'DF-SETUP-10': 'Characters that nobody picked stay out, and so does all that belongs to them.',
    'DF-SETUP-11': 'The brawl is in the tavern, which is one side of the board.',
    'DF-SETUP-12':
      'Furniture may stand anywhere. Here it stands by a layout: a ready one, a random one, or one that you build.',
    'DF-SETUP-13':
      'The layout for a first game is only drawn in the rulebook. Ours has the right number of every piece. (Chosen by the house.)',
    'DF-SETUP-14': 'At the beginning the Flagon waits on the centre square.',
    'DF-SETUP-15': 'Nobody knows which Game End token lies where: they are mixed face down.',
    'DF-SETUP-16': 'In a normal brawl the four tokens cover spaces 21 to 24 of the track.',
    'DF-SETUP-17': 'In an extended brawl they cover 27 to 30.',
    'DF-SETUP-18': 'Time begins at space 1.',
    'DF-SETUP-19':
      'Chance decides who places first: the tokens are drawn one after the other, and each drawn character is placed before the next draw.',
    'DF-SETUP-20':
      'When you are drawn, choose a start square that is still free. They are marked on the board, by the walls. (Chosen by the house.)',
    'DF-SETUP-21': 'You enter with the wall behind you, looking into the room.',
    'DF-SETUP-22': 'When the last one stands, all tokens go to space 1 of the track.',
    'DF-SETUP-23': 'Jack’s Hand Cannon is loaded at the start.',
  },
  'What we added': {
    'DF-HOUSE-01':
      'A quick brawl, for tests and short evenings: the Game End tokens lie much nearer to the start, as the lobby shows. (Chosen by the house.)',
    'DF-HOUSE-02':
      'When you are to place a standee you may say “place me anywhere”; chance then takes a free start square.',
    'DF-HOUSE-03':
      'A choice that has only one legal answer is made for you, except in planning and Daze, where that would give something away.',
    'DF-HOUSE-04':
      'The order of victims is asked only if it matters: when the hit moves several of them, or when one of them is on guard with Riposte.',
    'DF-HOUSE-05':
      'Within a team its players take turns at placing, and whoever’s turn it is chooses which of their own characters comes in.',
  },
  'The course of a turn': {
    'DF-FLOW-01': 'Each turn runs through planning, then acting, then the step of the Time Marker.',
    'DF-FLOW-02': 'You are active while your token is where the Time Marker is.',
    'DF-FLOW-03': 'If you are not active this turn, you wait: no planning, no action.',
    'DF-FLOW-04': 'When several are active, chance alone says who goes next.',
    'DF-FLOW-05': 'You act with the card in slot I and no other.',
    'DF-FLOW-06': 'Whatever you do takes time: your token walks that many spaces on.',
    'DF-FLOW-07': 'Nothing is free of time, so one space gives you one action at most.',
    'DF-FLOW-08': 'The acting part lasts until everybody active has moved on from the space.',
    'DF-FLOW-09': 'You play for reputation: whoever owns most when the guard comes has won.',
    'DF-FLOW-10': 'Nobody is ever knocked out of the game. With no reputation left you brawl on.',
  },
  Planning: {
    'DF-PLAN-01': 'Your mat has the slots I, II and III, and cards leave it through slot I.',
    'DF-PLAN-02': 'Being active, put a card into each of the slots I and II that has none.',
    'DF-PLAN-03':
      'You cannot leave one of those two open: one card planned means you add one, none planned means you add two.',
    'DF-PLAN-04': 'What is planned stays planned. It cannot be swapped for something better later.',
    'DF-PLAN-05': 'Slot III stays out of ordinary planning; a Daze puts a card there, and so does Chug.',
    'DF-PLAN-06': 'With slots I and II both full there is nothing for you to plan.',
    'DF-PLAN-07': 'Your whole deck is open to you: no draw pile, no hand size.',
    'DF-PLAN-08': 'Decks are never shared, not even between two characters of one player.',
    'DF-PLAN-09': 'Everybody active plans at once.',
    'DF-PLAN-10': 'Planned cards lie face down.',
    'DF-PLAN-11':
      'No token is drawn before the last active player is ready; until then you may take your plan back.',
    'DF-PLAN-12': 'Look at your own planned cards whenever you like, except in a Late Night brawl.',
    'DF-PLAN-13': 'Other people’s planned cards are hidden from you; you see only how many there are.',
    'DF-PLAN-14':
      'Where to go, whom to hit, how long to wait: all that is decided when the card is played, not before.',
    'DF-PLAN-15': 'While a card’s effect runs, you cannot plan that card again.',
  },
  Acting: {
    'DF-PERFORM-01': 'The tokens of all active characters are mixed and come up one at a time.',
    'DF-PERFORM-02': 'A drawn character finishes everything it has to do before another token comes up.',
    'DF-PERFORM-03': 'To begin with, those of your effects that are due on this space are over.',
    'DF-PERFORM-04': 'The card of an effect that is over can be planned again from the next time on.',
    'DF-PERFORM-05': 'Next, everybody sees the card from your slot I.',
    'DF-PERFORM-06': 'Next, you play it out, or it is cancelled.',
    'DF-PERFORM-07': 'After that you may turn.',
    'DF-PERFORM-08':
      'The played card joins your deck again, except while its effect runs. A Dragon card goes beneath your mat.',
    'DF-PERFORM-09': 'Your other planned cards move up by one slot (PD-2 says when).',
    'DF-PERFORM-10': 'At the very end your token pays the time.',
    'DF-PERFORM-11': 'Coming to a space where others wait, your token goes on top of theirs.',
    'DF-PERFORM-12': 'Who lies above whom matters for ties at the end and for nothing else.',
    'DF-PERFORM-13': 'The card you just played is a fair choice for your next plan.',
  },
  'Effects that last': {
    'DF-DURATION-01': 'A card with a duration keeps working for that many spaces.',
    'DF-DURATION-02': 'Its end is marked on the track: the space of the Time Marker plus the duration.',
    'DF-DURATION-03': 'The time that the card itself costs you makes its effect no longer and no shorter.',
    'DF-DURATION-04': 'Meanwhile the card lies open beside your mat for all to see.',
    'DF-DURATION-05': 'Riposte has no mark on the track; it knows no fixed end.',
    'DF-DURATION-06': 'An effect falls due when the Time Marker comes to its mark.',
    'DF-DURATION-07': 'If you are active on that space, you keep the effect until you are drawn.',
    'DF-DURATION-08':
      'An effect that is due ends as soon as you are drawn, so the action you now play gets nothing from it.',
    'DF-DURATION-09':
      'If your effect ends on a space where you do not act, it lasts until everybody there has acted.',
    'DF-DURATION-10':
      'When it ends, the mark leaves the track and your card is back in your deck; a Dragon card goes beneath your mat.',
    'DF-DURATION-11': 'While the effect runs you have no second copy of it to plan.',
    'DF-DURATION-12':
      'On the space where it ends you have planned already, so your next plan is the first that can use the card.',
    'DF-DURATION-13': 'Several effects of yours can run side by side.',
  },
  'The time track': {
    'DF-TRACK-01': 'Tokens only ever go forward.',
    'DF-TRACK-02': 'A turn is over as soon as nobody’s token is left with the Time Marker.',
    'DF-TRACK-03': 'Before the marker goes on, a Game End token of that space shows its face.',
    'DF-TRACK-04': 'Unless that was the end, the marker goes one space on and planning starts anew.',
    'DF-TRACK-05':
      'One passage of the rulebook lets the marker skip empty spaces; here it visits them all (TI-1).',
    'DF-TRACK-06': 'Two cards push other tokens on: Bite by 2 and Ice Cone by 1.',
    'DF-TRACK-07': 'Pushed off the space before you were drawn, you do not act there.',
    'DF-TRACK-08': 'The track never runs out: here it is as long as it needs to be. (Chosen by the house.)',
  },
  Facing: {
    'DF-FACING-01': 'You look north, east, south or west, never between two of them.',
    'DF-FACING-02': 'Each of your actions ends with a free turn to any side.',
    'DF-FACING-03': 'It need not have been a move for you to turn.',
    'DF-FACING-04': 'A cancelled card still lets you turn.',
    'DF-FACING-05': 'A card that hit nobody at all lets you turn as well.',
    'DF-FACING-06': 'You may also stay as you are.',
    'DF-FACING-07':
      'First act, then turn, and not the other way round; only Sixth Sense gives you the choice.',
    'DF-FACING-08':
      'Your front is the square ahead and the two beside that one; your rear is the same behind your back. (Chosen by the house.)',
    'DF-FACING-09': '“Right behind you” is a single square: the one your back touches.',
    'DF-FACING-10': 'Others can move you, but they cannot turn you.',
    'DF-FACING-11': 'If your action was taken from you, there is no turn either: you turn after acting only.',
  },
  Squares: {
    'DF-BOARD-01': 'Every standee has one square of its own.',
    'DF-BOARD-02': 'Two characters cannot share one.',
    'DF-BOARD-03': 'If an action brings a second character into a square, somebody is knocked back.',
    'DF-BOARD-04':
      'The one who goes is the one who stood there; the newcomer’s line of travel gives the direction.',
  },
  'Cards in general': {
    'DF-CARD-01': '13 of a character’s cards are Common.',
    'DF-CARD-02': 'The Common cards are alike for all nine characters.',
    'DF-CARD-03':
      'Twelve different Common cards are described. As built in, the thirteenth is a second Move. (Chosen by the house.)',
    'DF-CARD-04':
      'A card shows its name, its time and its squares, and whatever else it has: duration, effects, a demand, a weapon.',
    'DF-CARD-05':
      'Some cards need you on your feet: their name has a purple bar, and lying down you cannot use them.',
    'DF-CARD-06':
      'The bar is certain for Swing and Push Table; for every other card we chose it (Chosen by the house.).',
    'DF-CARD-07': 'The time on the card is what your token pays when you are done.',
    'DF-CARD-08': 'When a card names more than one time, what you do with it decides.',
    'DF-CARD-09': 'What a card demands in red must be so when it is turned up.',
    'DF-CARD-10': 'A card’s squares are counted from where you stand and the way you look.',
    'DF-CARD-11': 'On cards that take you somewhere, the drawn squares are the places you can end in.',
    'DF-CARD-12': 'Some cards single out one character among those in reach.',
    'DF-CARD-13': 'Some cards strike everybody in reach.',
    'DF-CARD-14': 'With more than one victim, the acting player says who comes first.',
    'DF-CARD-15': 'A card marked with a weapon is a weapon attack. Charge and Slash carry the mark.',
    'DF-CARD-16': 'The weapon mark by itself changes nothing; Riposte looks for it.',
    'DF-CARD-17': 'When a card says otherwise than a general rule, believe the card.',
    'DF-CARD-18':
      'One victim or all of them: the words on the card say it, and so does the colour of its squares.',
    'DF-CARD-19': 'If a card takes one of several possible victims, the choice is yours.',
    'DF-CARD-20':
      'Times, amounts and areas that the rulebook leaves out are ours; look for the mark at each card. (Chosen by the house.)',
  },
  Reputation: {
    'DF-REP-01': 'A hit that is worth reputation makes the victim pay that much to you.',
    'DF-REP-02': 'Whoever cannot pay in full pays what there is, and the debt is forgotten.',
    'DF-REP-03': 'Nobody sinks below zero.',
    'DF-REP-04': 'You never need change: only your total counts.',
    'DF-REP-05': 'Reputation lies on the mats of characters and moves from mat to mat.',
    'DF-REP-06': 'Three victims pay three times: nobody’s share is split.',
    'RP-1':
      'Our ruling: A hit takes what the card says, 2 more if the attacker boasts, 2 more for Mark Prey, 1 more if the victim boasts, 1 less for its Chug. The victim pays all of it, as far as it can. Because points must come from somewhere, and so their sum stays the same.',
    'RP-2':
      'Our ruling: With several victims the boaster’s 2 is added for each. Because every payment is a gain of its own. (A table may choose otherwise.)',
    'RP-3':
      'Our ruling: A friend loses the amount of the card with its own Boast and Chug, but no bonus of the attacker, neither Boast nor Mark Prey. Because the attacker gains nothing that could be raised.',
    'RP-4':
      'Our ruling: A victim with no reputation left loses none, and for that alone does not drop the Flagon; all else still happens. Because a loss of nothing is no loss. (A table may choose otherwise.)',
    'RP-5':
      'Our ruling: A loss that Chug takes down to nothing is none: the Flagon stays. Because nothing was lost.',
    'RP-6':
      'Our ruling: From the second victim on, Arc Lightning moves 1 point at most, and Chug may make it none. Because the card rules out more, but not less.',
    'RP-7':
      'Our ruling: Tithe’s gifts are never raised or eased, and are no losses; what it takes is a hit like any other. Because giving is the price of the card, not a blow.',
    'RP-8':
      'Our ruling: Mark Prey is used up by the next gain of at least 1 from the marked one. Because no gain means that it did not help.',
    'RP-9':
      'Our ruling: In his own Barrage Jack loses the 4 with his Boast and Chug counted, and drops the Flagon. Because it is a loss like any other.',
    'RP-10': 'Our ruling: The squares of one Shove are paid as one gain. Because one push is one hit.',
  },
  Friends: {
    'DF-ALLY-01': 'Your friends are the other character that you play and, in team play, all of your team.',
    'DF-ALLY-02': 'A friend you hit loses reputation just like a stranger.',
    'DF-ALLY-03': 'You earn nothing by hitting a friend.',
    'DF-ALLY-04': 'What a friend loses to you is out of the game for good.',
    'DF-ALLY-05':
      'Only the reputation is special: friends are dazed, thrown down and knocked about as usual.',
    'DF-ALLY-06': 'A friend in the way is no excuse: if the card can be played, it is played.',
    'DF-ALLY-07':
      'Two cards know better: Arise takes nothing from friends, and Tithe treats them like strangers.',
    'DF-INT-034': 'Daze, Fall and Knockback make no difference between friend and stranger.',
    'DF-INT-035':
      'Throwing with a friend on one line and a rival on another, you may take the rival; if the friend is the only one, the friend it is.',
    'DF-INT-036':
      'Slash your own friend on guard: the Riposte works, you lose 7 that nobody gets, and you are dazed.',
    'DF-INT-125': 'A friend below your Swing is kicked, and the points are lost to both of you.',
    'DF-INT-155': 'Friends on tables are hit by Living Wood too, and their points are lost.',
  },
  Daze: {
    'DF-DAZE-01':
      'A card with Daze 1 makes you plan one more card when its action ends, Daze 2 two more, without waiting for your turn.',
    'DF-DAZE-02': 'The cards for a Daze are your choice, out of your own deck, face down.',
    'DF-DAZE-03': 'You can have three planned cards at most; Daze beyond that is lost.',
    'DF-DAZE-04': 'The cards take the open slots from left to right.',
    'DF-DAZE-05': 'It makes no difference whether you are active when it hits you.',
    'DF-DAZE-06': 'Cards forced on you count: later you may have little or nothing left to plan.',
    'DF-DAZE-07': 'When you are dazed, the Flagon slips from your hand (DF-FLAGON-06).',
  },
  Falling: {
    'DF-FALL-01': 'Falling puts you flat on the ground, prone, still facing the same way.',
    'DF-FALL-02': 'Lying down, you lose the next card you turn up if its bar is purple: it is cancelled.',
    'DF-FALL-03': 'Whether it works or not, turning up a card gets you back on your feet.',
    'DF-FALL-04': 'A card with no purple bar works even though you were lying.',
    'DF-FALL-05': 'Until that moment only Arise helps you up.',
    'DF-FALL-06': 'Falling knocks the Flagon out of your hand (DF-FLAGON-06).',
    'DF-FALL-07':
      'Lying on the ground does not hide you: you can be hit as before. Only Shove leaves you alone.',
    'DF-FALL-08': 'A flying chair knocks its victim off its feet.',
  },
  Knockback: {
    'DF-KNOCK-01': 'A knocked character goes one square, in a straight line away from what hit it.',
    'DF-KNOCK-02': 'From a corner, that line is a diagonal.',
    'DF-KNOCK-03': 'Bumping into somebody passes the knock on to them.',
    'DF-KNOCK-04': 'Those who were only bumped pay nothing, except to God Smack.',
    'DF-KNOCK-05': 'A row of bumped characters can be as long as there are people standing in line.',
    'DF-KNOCK-06': 'With a wall in the way you slide sideways along it, one square.',
    'DF-KNOCK-07': 'A diagonal knock into a wall ends in the same sideways slide.',
    'DF-KNOCK-08': 'Which side you slide to is up to your own player.',
    'DF-KNOCK-09': 'Thrown from the floor against a table you land on it and fall.',
    'DF-KNOCK-10': 'Thrown down from a table you fall as well.',
    'DF-KNOCK-11': 'Both falls also happen to those who were merely bumped.',
    'DF-KNOCK-12':
      'Corners, and knocks that stay up on tables, are left open by the rulebook: see KB-4 and KB-9.',
    'DF-KNOCK-13':
      'A knock alone does not cost you the Flagon; a fall, a loss or a Daze that comes with it does.',
    'KB-1':
      'Our ruling: The direction leads from the source to the victim; out of line, along the longer way, and diagonally if both are equal. For tables, barrels and Swings it is the way they travel. Because what moves pushes ahead of itself.',
    'KB-2':
      'Our ruling: Knocked head-on at a wall, you slide along it to the side that your own player picks. Because the rule gives that choice to the one who is knocked.',
    'KB-3':
      'Our ruling: Knocked at a wall from a corner, you may still slide to either side. Because the rule makes no difference for diagonals.',
    'KB-4':
      'Our ruling: Knocked into a corner along its diagonal, you choose between the squares along both walls; knocked straight at one wall, only the square along that wall is left. Because the walls leave nothing else.',
    'KB-5':
      'Our ruling: If the square you slide to is taken, its owner is pushed on in the direction of the slide; you may choose the free side instead. Because a slide is a knock like any other.',
    'KB-6':
      'Our ruling: Whoever is bumped goes the way the bumper was going. Because that is straight away from what hit them.',
    'KB-7':
      'Our ruling: In one knock everybody moves once at most; a row whose far end is stuck does not move at all. Because a knock must not run in circles.',
    'KB-8':
      'Our ruling: A chain can reach the attacker, who is moved and pays nothing. Because no rule makes an exception.',
    'KB-9':
      'Our ruling: Being knocked up or down a level makes you fall; from one table top to another you stay on your feet, though the wording could be read otherwise. Because no height changes. (A table may choose otherwise.)',
    'KB-10':
      'Our ruling: If you lie already, a Fall does nothing new, and you keep the Flagon. Because you cannot fall from the ground. (A table may choose otherwise.)',
    'KB-11':
      'Our ruling: Those who are only bumped never pay, except to God Smack. Because the general rule frees them and that card says otherwise.',
    'KB-12':
      'Our ruling: A knock alone leaves the Flagon with you; a fall that follows from it does not. Because a knock is not among the things that make you drop it.',
    'KB-13':
      'Our ruling: A diagonal knock may pass between two characters or past a table’s corner. Because it looks only at the square where it ends.',
    'KB-14':
      'Our ruling: Earthbond ends a chain: he stays, and so does whoever was knocked against him. Because there is no square to go to.',
    'KB-15':
      'Our ruling: A Swing can land on somebody only if that one can be knocked on: first the kick, then the knock. Other lengths are not offered, and with none left the Swing is cancelled. Because you need a square to land in.',
    'KB-16':
      'Our ruling: A Dragon Kick at somebody who cannot be moved still hits; Teo stops in the square before. Because the kick landed, if not the kicker.',
    'KB-17':
      'Our ruling: God Smack is four single steps. At a wall its player picks a side once for all that are left; everybody moved pays once, and it ends when nothing moves. Because one blow is paid once.',
    'KB-18':
      'Our ruling: Being lured up or down a table is no fall. Because you walk there, if not of your own will.',
    'KB-19':
      'Our ruling: A Shove is a knock as far as walls and Earthbond go, and a change of level makes you fall; sliding across a whole table to the floor beyond does not. Because you are pushed, and end as high as you began.',
    'KB-20':
      'Our ruling: If somebody stands where the lured one steps, Jack included, that one is knocked on the way of the pull; if that fails, the lured one stays. Because the newcomer pushes, as always.',
  },
  'Cancelled cards': {
    'DF-CANCEL-01': 'A card that cannot be played as things stand is cancelled.',
    'DF-CANCEL-02': 'While you lie down, a card with a purple bar is cancelled; you get up all the same.',
    'DF-CANCEL-03': 'A card is cancelled if what it demands in red is not so.',
    'DF-CANCEL-04': 'What counts is the moment the card is turned up, not the moment you planned it.',
    'DF-CANCEL-05': 'Your free turn is not lost with the card.',
    'DF-CANCEL-06': 'Any cancelled card costs a single time step.',
    'DF-CANCEL-07': 'A card that can be played has to be, even if you would rather not any more.',
    'DF-CANCEL-08':
      'A card with nobody in reach is not cancelled: it is played, does nothing, and still takes its full time. You may plan it all the same, for people move.',
    'DF-CANCEL-09':
      'A cancelled card leaves the mat like any other: back to the deck, and the rest moves up.',
    'DF-CANCEL-10': 'You cannot cancel a card because you would like to. Vision alone allows it.',
  },
  Moving: {
    'DF-MOVE-01': 'A moving card takes you to one of its own squares.',
    'DF-MOVE-02': 'You walk from square to neighbouring square over the sides; corners do not connect.',
    'DF-MOVE-03': 'Somebody standing on the way, or at the end of it, closes that way.',
    'DF-MOVE-04':
      'Over people’s heads you come with Swing and Arrr! only. Four cards find ways of their own: Leap, Shadow Step, Shadow Dash and Dragon Kick.',
    'DF-MOVE-05': 'Things that lie about never stop you; you step over them.',
    'DF-MOVE-06': 'How far round a walk may lead is a ruling of ours: OB-11.',
  },
  Tables: {
    'DF-TABLE-01': 'Stepping into a square that a table covers puts you up on that table.',
    'DF-TABLE-02': 'Boast, Swing and Arrr! work only from up on a table.',
    'DF-TABLE-03': 'When an action is over, nobody and nothing is beneath a table.',
    'DF-TABLE-04': 'Cards that move tables or roll barrels have their own lines on how that is kept.',
    'DF-TABLE-05': 'There are two levels, the floor and the table tops; all table tops are equally high.',
    'DF-TABLE-06': 'Climbing up or down by your own action is safe. Only a knock makes you fall.',
    'DF-TABLE-07': 'On an ordinary walk a table is simply part of the way.',
  },
  Rugs: {
    'DF-RUG-01': 'For walking, a rug might as well not be there.',
    'DF-RUG-02': 'Its squares matter to Yank Rug alone.',
    'DF-RUG-03': 'Rugs stay put when a table is pushed over them.',
    'DF-RUG-04':
      'Two rugs lie in the room, where the layout puts them. As built in, each is three squares by three. (Chosen by the house.)',
  },
  'Chairs, mugs and barrels': {
    'DF-OBJECT-01': 'As many of them as you like can lie in the same square.',
    'DF-OBJECT-02': 'A square full of things can still be entered.',
    'DF-OBJECT-03':
      'Pick Up/Drop gets a chair or a mug into your hand; Snatch gets it out of somebody else’s.',
    'DF-OBJECT-04': 'A chair flies three squares and no farther.',
    'DF-OBJECT-05': 'A mug flies until it meets somebody or the wall.',
    'DF-OBJECT-06': 'Nobody lifts a barrel, let alone throws one.',
    'DF-OBJECT-07': 'What has been thrown, chair or mug, is broken and gone.',
    'DF-OBJECT-08': 'Your hand holds one thing.',
  },
  'The Flagon': {
    'DF-FLAGON-01': 'Its place is the centre square.',
    'DF-FLAGON-02': 'Pick Up/Drop gets it for you, out of the square you stand in or the one ahead.',
    'DF-FLAGON-03': 'Once taken it is the thing in your hand, shown on your mat.',
    'DF-FLAGON-04': 'Your Dragon card joins your deck the moment you take the Flagon.',
    'DF-FLAGON-05': 'From then on you can plan that card, whenever you like.',
    'DF-FLAGON-06': 'Losing any reputation, falling or being dazed knocks the Flagon out of your hand.',
    'DF-FLAGON-07': 'A dropped Flagon stands in the centre again, there for anybody.',
    'DF-FLAGON-08': 'Otherwise treat it as a mug: it can be used wherever a mug can, and does the same.',
    'DF-FLAGON-09': 'You may also let go of the Flagon with Pick Up/Drop; that too sends it to the centre.',
    'DF-FLAGON-10':
      'When an action takes the Flagon from you, such as a throw, it turns up in the centre. Snatch is the exception.',
    'DF-FLAGON-11': 'The Flagon cannot be destroyed or lost.',
    'DF-FLAGON-12': 'A Dragon card that was played is put beneath your mat again, not into your deck.',
    'DF-FLAGON-13': 'A Dragon card whose effect lasts goes beneath your mat when the effect is over.',
    'DF-FLAGON-14': 'Lose the Flagon, and the Dragon card you won with it stays yours, planned or not.',
    'DF-FLAGON-15': 'Take the Flagon anew and you get the card anew.',
    'DF-FLAGON-16': 'Several people can have their Dragon cards at one time, whoever holds the Flagon.',
    'DF-FLAGON-17':
      'It needs your whole hand: take it and your mug or chair drops, take a chair and the Flagon goes.',
    'DF-FLAGON-18':
      'If a pushed table reaches the Flagon and it cannot slide on, the table comes in below it and the Flagon is on top.',
  },
  'The end': {
    'DF-END-01': 'A Game End token is looked at when the last active character of its space is done.',
    'DF-END-02': 'Three of the four are harmless; the Town Guard is on the fourth.',
    'DF-END-03': 'When the guard comes, nobody does anything any more.',
    'DF-END-04':
      'That makes 21 the earliest and 24 the latest end of a normal brawl, and 27 and 30 those of an extended one.',
    'DF-END-05': 'Your score adds up the reputation of your characters; a team adds up all of its own.',
    'DF-END-06': 'Whoever has the best score is the winner.',
    'DF-END-07': 'Points that left the game belong to no one’s score.',
  },
  Ties: {
    'DF-TIE-01': 'Equal scores: the player whose token has come less far on the track is ahead.',
    'DF-TIE-02': 'Same space as well: the token that lies lower in the pile is ahead.',
    'DF-TIE-03': 'Tokens of players outside the tie are ignored.',
    'DF-TIE-04': 'The rulebook does not say which of your two tokens counts; TI-5 does.',
  },
  Boast: {
    'DF-BOAST-01': 'You can only boast standing on a table; from the floor the card is cancelled.',
    'DF-BOAST-02': 'As long as your Boast runs, every gain of yours is 2 higher.',
    'DF-BOAST-03': 'While your Boast runs, every loss of yours is 1 higher.',
    'DF-BOAST-04': 'The one point more that a boaster loses is earned by whoever hit.',
    'DF-BOAST-05': 'You can climb down again; the Boast runs on.',
    'DF-BOAST-06': 'It runs for 6 spaces.',
    'DF-BOAST-07':
      'Its time and its bar are on the card. (Chosen by the house.) The extra 2 comes out of the victim’s stock (RP-1).',
  },
  Charge: {
    'DF-CHARGE-01': 'Riposte answers a Charge, since it is a weapon attack.',
    'DF-CHARGE-02': 'It strikes whoever stands in the second square ahead.',
    'DF-CHARGE-03': 'Nobody may stand on the square right ahead of you, or you have no room to charge.',
    'DF-CHARGE-04': 'You charge on one level: the square ahead has to be as high as yours.',
    'DF-CHARGE-05': 'You step forward, then you strike.',
    'DF-CHARGE-06': 'If somebody is in the way, or the step would lead up or down, the Charge is cancelled.',
    'DF-CHARGE-07': 'With nobody to strike you just take the step.',
    'DF-CHARGE-08': 'You cannot decline the step when it is open to you.',
    'DF-CHARGE-09':
      'What a Charge is worth, how long it takes and whether you must be standing is on the card. (Chosen by the house.)',
  },
  Dash: {
    'DF-DASH-01': 'Run straight ahead for as many as four squares.',
    'DF-DASH-02': 'Your run keeps to one level: it stops short of a table’s edge, seen from either side.',
    'DF-DASH-03': 'Your run stops short of people too; things on the floor do not matter.',
    'DF-DASH-04':
      'It takes the time on the card however far you run; the bar is there too. (Chosen by the house.)',
  },
  Move: {
    'DF-MOVECARD-01': 'Pick a square that the card shows and go there, or remain where you are.',
    'DF-MOVECARD-02': 'There are six of them.',
    'DF-MOVECARD-03': 'Remaining takes 1 time.',
    'DF-MOVECARD-04': 'Going takes 2.',
    'DF-MOVECARD-05': 'A Move may lead up to a table and down again.',
    'DF-MOVECARD-06':
      'Which six they are, and whether you must be standing, the card shows. (Chosen by the house.)',
  },
  'Pick Up/Drop': {
    'DF-PICKUP-01': 'What you take has to lie where you stand.',
    'DF-PICKUP-02': 'It can be a chair, a mug or the Flagon.',
    'DF-PICKUP-03': 'If your hand is full, what was in it is let go first.',
    'DF-PICKUP-04': 'A chair or mug that you let go stays in your square.',
    'DF-PICKUP-05': 'A Flagon that you let go is back in the centre.',
    'DF-PICKUP-06': 'A barrel is no use for this card.',
    'DF-PICKUP-07': 'For the Flagon, and for nothing else, the square ahead is within reach.',
    'DF-PICKUP-08': 'It takes 1 time.',
    'DF-PICKUP-09': 'Letting go without taking anything is fine.',
    'DF-PICKUP-10':
      'With nothing to take and nothing in hand it is cancelled. The bar is on the card. (Chosen by the house.)',
  },
  'Push Barrel': {
    'DF-BARREL-01': 'You need a barrel on your own square or the one ahead, or the card is cancelled.',
    'DF-BARREL-02': 'The barrel rolls off the way you face, until something stops it.',
    'DF-BARREL-03': 'People stop it, by being hit.',
    'DF-BARREL-04': 'The wall stops the barrel.',
    'DF-BARREL-05':
      'A table in the open does not stop it: the barrel runs through between the legs, lengthwise or across.',
    'DF-BARREL-06': 'Chairs on its way are smashed and do not slow it down.',
    'DF-BARREL-07': 'A table that touches the wall ahead stops the barrel; it stays on the floor in front.',
    'DF-BARREL-08': 'Tables standing end to end as far as the wall act as one: it halts before the first.',
    'DF-BARREL-09': 'Up on a table you are out of its way.',
    'DF-BARREL-10': 'Whoever stood in the barrel’s square when the push began is spared.',
    'DF-BARREL-11': 'Where it stops, there it stays, ready for the next push.',
    'DF-BARREL-12': 'Being hit by it knocks you back.',
    'DF-BARREL-13': 'Being hit by it costs you 7 reputation.',
    'DF-BARREL-14':
      'Nothing but chairs comes to harm as it rolls by: no mug, no other barrel, not the Flagon.',
    'DF-BARREL-15':
      'Its time and bar are on the card, and so is whether it counts as a weapon. (Chosen by the house.)',
  },
  'Push Table': {
    'DF-PUSHTABLE-01': 'You need a table right ahead of you, and have to be on your feet.',
    'DF-PUSHTABLE-02': 'The table slides one square, the way you face.',
    'DF-PUSHTABLE-03': 'All who stand on it are hit.',
    'DF-PUSHTABLE-04': 'All whom it runs into are hit.',
    'DF-PUSHTABLE-05': 'Those on top ride along.',
    'DF-PUSHTABLE-06': 'Things on top ride along too.',
    'DF-PUSHTABLE-07': 'Those on the floor in its way are knocked back besides.',
    'DF-PUSHTABLE-08': 'You do not follow the table.',
    'DF-PUSHTABLE-09':
      'If it meets a second table, that one slides as well and does the same to those on it and before it.',
    'DF-PUSHTABLE-10': 'Any number of tables can be pushed in a row like this.',
    'DF-PUSHTABLE-11': 'If the wall stops a table, the whole push is cancelled and no table moves.',
    'DF-PUSHTABLE-12': 'Things on the floor before the table are shoved along; rugs are left lying.',
    'DF-PUSHTABLE-13': 'A thing squeezed against the wall or another table is broken and gone.',
    'DF-PUSHTABLE-14': 'The Flagon does not break: it hops up and stands on the table that came.',
    'DF-PUSHTABLE-15':
      'What each one hit loses, how far it is dazed, and the time, is on the card. (Chosen by the house.)',
    'DF-PUSHTABLE-16': 'Standing beside the table’s way is safe.',
  },
  Riposte: {
    'DF-RIPOSTE-01': 'Playing it, say how long you stay on guard: one time step, two or three.',
    'DF-RIPOSTE-02': 'That number is also the time it takes.',
    'DF-RIPOSTE-03': 'The open card is the only sign of it; the track shows none.',
    'DF-RIPOSTE-04': 'It answers any weapon attack that was about to hit you.',
    'DF-RIPOSTE-05':
      'The attacker has to stand in one of the squares on your card, seen from where you stand and the way you look. Your bar is there too. (Chosen by the house.)',
    'DF-RIPOSTE-06': 'An answered attack does nothing to you.',
    'DF-RIPOSTE-07': 'You take 7 reputation from the attacker you answer.',
    'DF-RIPOSTE-08': 'An attacker who is answered is dazed for 2 as well.',
    'DF-RIPOSTE-09':
      'You are on guard until your token is drawn again; the action that follows is without it.',
    'DF-RIPOSTE-10': 'One Riposte can answer attack after attack.',
    'DF-RIPOSTE-11': 'It covers you alone: others in the same blow are hit.',
    'DF-RIPOSTE-12': 'Whatever is no weapon attack gets through, a pushed table for one.',
    'DF-RIPOSTE-13': 'It happens by itself; you are not asked and cannot hold it back.',
    'DF-INT-037': 'When a Slash catches three and one of them is on guard, the two others are still hit.',
    'DF-INT-038': 'Two attackers in a row are both answered.',
    'DF-INT-039': 'An attacker with 4 reputation pays 4 for a Riposte, and is dazed for 2 in any case.',
    'DF-INT-040':
      'If attacker and guard wait on the same space, the draw decides: the guard ends when its owner is drawn.',
    'DF-INT-041': 'A Shield Bash goes past any Riposte.',
    'DF-INT-042': 'An attacker outside the squares on your card strikes you as if you had no Riposte.',
    'DF-INT-043':
      'A Charge is judged from where the charger ends up; turned back, the charger still stands there.',
    'DF-INT-044':
      'Bite is no weapon attack as the cards are built in, so a Riposte does not stop it. (Chosen by the house.)',
    'DF-INT-045':
      'If your token is pushed on before you were drawn, your Riposte holds until you really are (TI-10).',
    'DF-INT-046': 'Being knocked down does not lower your guard (AT-7).',
    'DF-INT-047': 'An answered attack takes nothing from you, so the Flagon stays in your hand.',
    'DF-INT-048':
      'Attack a Riposte with the Flagon in hand and you drop it, but your blow at the others goes on.',
    'DF-INT-049':
      'The card you are playing has left its slot, so a Riposte’s Daze finds one place more (PD-2).',
    'DF-INT-050': 'Wildstyle against a Riposte dazes Margalo twice, as far as her slots have room.',
    'DF-INT-051':
      'If everybody in a Sword Dance was on guard there is no step after it. One clean hit is enough for it (AT-10).',
    'DF-INT-052':
      'Waltz into a Riposte: 7 lost, dazed for 2, and on you go. That one you cannot strike any more.',
    'DF-INT-053':
      'A Riposte only stops Daggerang where the cards make it a weapon. Then the dagger has missed, and the card returns (OB-16).',
    'DF-INT-054':
      'Where a spell counts as a weapon, a Riposte looks at the square that it came from, the Familiar’s if need be (OB-9).',
    'DF-INT-055': 'Run into a Riposte, and Battle Frenzy is over before this action could pay.',
    'DF-INT-056':
      'If Arcano-Convergence ends in the middle of a spell, that spell keeps the time it began with. The next one does not.',
    'DF-INT-097': 'A longer guard puts your token farther on, which can cost you a tie.',
    'DF-INT-220':
      'As built in, a throw is no weapon attack, so a Riposte does not stop the Flagon in flight. (Chosen by the house.)',
  },
  Slash: {
    'DF-SLASH-01': 'Riposte answers a Slash, since it is a weapon attack.',
    'DF-SLASH-02': 'It hits everybody in three squares, not just one of them.',
    'DF-SLASH-03': 'It is worth 2 reputation from each.',
    'DF-SLASH-04':
      'Which three squares they are, the time and the bar are on the card. (Chosen by the house.)',
  },
  Swing: {
    'DF-SWING-01': 'You can only swing standing on a table; from the floor the card is cancelled.',
    'DF-SWING-02': 'Lying down you cannot swing either: it has a purple bar.',
    'DF-SWING-03': 'You fly straight ahead for three, four or five squares, as you please.',
    'DF-SWING-04': 'People are no obstacle, neither on the way nor where you land.',
    'DF-SWING-05': 'Everybody below you is kicked, up to and including your landing square.',
    'DF-SWING-06': 'Whoever is where you land is also knocked on, the way you were flying.',
    'DF-SWING-07': 'No other Common card takes you through people.',
    'DF-SWING-08': 'A kick dazes for 2.',
    'DF-SWING-09':
      'What a kick is worth and how long the Swing takes is on the card; a kick alone moves nobody. (Chosen by the house.)',
  },
  Throw: {
    'DF-THROW-01':
      'You need something in your hand to throw: a chair, a mug or the Flagon. If not, it is cancelled.',
    'DF-THROW-02': 'Throw straight ahead or along either diagonal in front of you.',
    'DF-THROW-03': 'A chair reaches the third square.',
    'DF-THROW-04': 'A mug reaches as far as the room does.',
    'DF-THROW-05': 'If there is somebody you can hit, you cannot aim past, not even for a friend’s sake.',
    'DF-THROW-06': 'Along each line you hit the first one who stands there.',
    'DF-THROW-07': 'If more than one line has a victim, pick the line.',
    'DF-THROW-08': 'With nobody to hit on any line, you throw at the wall.',
    'DF-THROW-09':
      'The chair or mug is gone after it, whether it hit or not; only the Flagon comes back, in the centre.',
    'DF-THROW-10': 'It takes 2 time.',
    'DF-THROW-11': 'A mug dazes its victim for 1; a chair throws it to the ground.',
    'DF-THROW-12':
      'What a mug and a chair are worth is on the card, with the bar and whether a throw counts as a weapon. (Chosen by the house.)',
  },
  'Yank Rug': {
    'DF-YANK-01': 'You need a rug on the square right ahead of you.',
    'DF-YANK-02': 'You cannot yank a rug that you stand on yourself.',
    'DF-YANK-03': 'It gets everybody on the rug.',
    'DF-YANK-04':
      'If a table reaches over the rug, even by one square, everybody anywhere on that table is in it too.',
    'DF-YANK-05': 'For all the pulling, the rug does not move.',
    'DF-YANK-06': 'Pull one rug, and the other one and those on it are left in peace.',
    'DF-YANK-07': 'With no rug ahead, or with your feet on it, Yank Rug is cancelled.',
    'DF-YANK-08':
      'What each one caught loses, whether it falls, and the time, is on the card. (Chosen by the house.)',
  },
  Berserk: {
    'DF-BERSERK-01': 'It is a weapon attack like any other, so a Riposte can answer it.',
    'DF-BERSERK-02':
      'It hits everybody in the squares on the card, each for the amount shown there. Time and bar stand there as well. (Chosen by the house.)',
  },
  'Flip Table': {
    'DF-FLIP-01':
      'You need a table right ahead: you throw it over, with all that stands on it. With no table ahead it is cancelled.',
    'DF-FLIP-02': 'That table is broken and out of the room.',
    'DF-FLIP-03': 'Everybody who was on it is hit and comes down beyond its far edge.',
    'DF-FLIP-04': 'Everybody it comes down on is hit too.',
    'DF-FLIP-05': 'If you fly off the table into somebody’s square, that one is hit and then knocked on.',
    'DF-FLIP-06': 'It turns over its end or over its side, depending on where you stand.',
    'DF-FLIP-07':
      'Each square of the table lands mirrored across the far edge (FU-9). The card shows price, time, bar and fall. (Chosen by the house.)',
  },
  Shove: {
    'DF-SHOVE-01': 'You push somebody who is on their feet one square away. Those who lie are left alone.',
    'DF-SHOVE-02':
      'If a table is right behind them, they slide across all of it, down to the floor on the other side.',
    'DF-SHOVE-03':
      'Somebody standing up there ends the slide in that square, and one of the two has to go on.',
    'DF-SHOVE-04': 'Every square the victim moves brings you 2.',
    'DF-SHOVE-05': 'Those whom the victim bumps into bring you nothing.',
    'DF-SHOVE-06':
      'Reach, time and bar are as the card shows, and it is no weapon attack. (Chosen by the house.)',
  },
  Warcry: {
    'DF-WARCRY-01': 'Everybody in the squares on the card gets it, not just one.',
    'DF-WARCRY-02':
      'What it costs them, how far it dazes and what time it takes is shown on the card. (Chosen by the house.)',
  },
  'Battle Frenzy': {
    'DF-FRENZY-01':
      'Until it is over, you finish each of your actions by taking 2 from everybody in its squares.',
    'DF-FRENZY-02': 'Actions bring it, not the time that goes by.',
    'DF-FRENZY-03': 'Being dazed ends Battle Frenzy at once; otherwise it runs its time.',
    'DF-FRENZY-04': 'It begins to pay with the very action that plays it.',
    'DF-FRENZY-05': 'Over and done, the card is put beneath your mat.',
    'DF-FRENZY-06': 'Squares, duration, time and bar are those on the card. (Chosen by the house.)',
  },
  'Arrr!': {
    'DF-ARRR-01': 'Take it for a Swing: from a table, over three, four or five squares.',
    'DF-ARRR-02': 'Besides straight ahead you may choose either diagonal in front of you.',
    'DF-ARRR-03': 'On a diagonal you fly over the corners, square by square.',
    'DF-ARRR-04': 'All whom you fly over are kicked, and the one you land on is knocked on.',
    'DF-ARRR-05': 'Those beside the diagonal are not touched.',
    'DF-ARRR-06':
      'A kick dazes as much as that of a Swing. Price, time and bar are on the card. (Chosen by the house.)',
  },
  Chug: {
    'DF-CHUG-01':
      'You need a mug in your hand when Chug comes up, and the Flagon will do; without one it is cancelled.',
    'DF-CHUG-02': 'Until it wears off, each loss of yours is 1 smaller.',
    'DF-CHUG-03': 'Until then, planning goes on until you have three cards, not two.',
    'DF-CHUG-04':
      'Duration, time and bar are on the card. What you drank from stays in your hand (OB-6). (Chosen by the house.)',
  },
  'Hand Cannon': {
    'DF-HANDCANNON-01': 'A Hand Cannon is loaded or empty; you enter the room with it loaded.',
    'DF-HANDCANNON-02': 'If it is loaded, playing the card fires it.',
    'DF-HANDCANNON-03': 'A shot leaves the cannon empty, even one that hit nobody.',
    'DF-HANDCANNON-04': 'Played with an empty cannon, the card only loads it; this time nobody is hit.',
    'DF-HANDCANNON-05':
      'A shot hits the first one on the line. Line, price, knock and time are on the card. (Chosen by the house.)',
  },
  'Lure of the Sea': {
    'DF-LURE-01': 'Someone at most three squares off takes one step toward you.',
    'DF-LURE-02': 'The squares are counted from side to side, never over a corner.',
    'DF-LURE-03': 'The step toward you goes over a side as well.',
    'DF-LURE-04':
      'If somebody stands where that step leads, that one is knocked on. If that cannot be, the lured one stays.',
    'DF-LURE-05': 'Two squares over and two down make four: too far.',
    'DF-LURE-06': 'The card shows what it earns, its time and its bar. (Chosen by the house.)',
  },
  'Cannon Barrage': {
    'DF-BARRAGE-01': 'You mark any square in the room for the shots; the marker lies there until they fall.',
    'DF-BARRAGE-02': 'The shots fall when you are about to act again, just before that action.',
    'DF-BARRAGE-03':
      'Everybody who is then in the area around the marker pays you. The card shows the area and the amount. (Chosen by the house.)',
    'DF-BARRAGE-04': 'Standing in your own Barrage costs you 4, which nobody gets.',
    'DF-BARRAGE-05':
      'It costs reputation and does nothing else. Its time and bar are on the card. (Chosen by the house.)',
  },
  Arise: {
    'DF-ARISE-01': 'Everybody who is lying gets up.',
    'DF-ARISE-02': 'Each one who is not a friend pays you for it.',
    'DF-ARISE-03': 'A friend gets up for free; no point is paid and none is lost.',
    'DF-ARISE-04': 'It reaches the whole room, and the card says what it is worth. (Chosen by the house.)',
  },
  'Divine Inspiration': {
    'DF-INSPIRATION-01': 'While it runs, nobody on your space comes before you.',
    'DF-INSPIRATION-02': 'Your token takes no part in the draw; it stays open and goes first.',
    'DF-INSPIRATION-03': 'Duration, time and bar are on the card. (Chosen by the house.)',
  },
  'Smackdown of Justice': {
    'DF-SMACKDOWN-01': 'It is a weapon attack, and a Riposte can answer it.',
    'DF-SMACKDOWN-02': 'Its squares, price, fall and time are on the card. (Chosen by the house.)',
  },
  Vision: {
    'DF-VISION-01': 'When it is turned up, name any card that lies in your deck: Vision becomes that card.',
    'DF-VISION-02': 'From then on the rules of the other card count.',
    'DF-VISION-03': 'It takes 1 time more than the other card.',
    'DF-VISION-04': 'Instead you may let Vision go: it is then cancelled and takes 1 time.',
    'DF-VISION-05':
      'The bar is on the card. (Chosen by the house.) What lying down means for it is told by CX-7.',
  },
  Tithe: {
    'DF-TITHE-01': 'It concerns everybody in the squares on the card.',
    'DF-TITHE-02': 'Tithe first hands 2 to each of them who has fewer than 12.',
    'DF-TITHE-03': 'Only when all gifts are given, those with more than 20 pay you 5 each.',
    'DF-TITHE-04': 'Friends give and get like all the others, and no point leaves the game.',
    'DF-TITHE-05': 'Exactly 12 gets no gift from Tithe, and exactly 20 pays nothing.',
    'DF-TITHE-06': 'Squares, time and bar are on the card. (Chosen by the house.)',
  },
  Bite: {
    'DF-BITE-01': 'Bitten, you lose time: your token goes two spaces on.',
    'DF-BITE-02': 'If you were still waiting to act on this space, you do not act here any more.',
    'DF-BITE-03': 'A bite is worth 4.',
    'DF-BITE-04':
      'Squares, time and bar are on the card, and so is whether it counts as a weapon. (Chosen by the house.)',
  },
  'Living Wood': {
    'DF-WOOD-01':
      'For Living Wood you must be on a table or have one right ahead; otherwise it is cancelled.',
    'DF-WOOD-02': 'It hits everybody who is on a table, whichever table that is.',
    'DF-WOOD-03': 'You are safe from it yourself.',
    'DF-WOOD-04': 'What it is worth and what time it takes is on the card. (Chosen by the house.)',
  },
  'Mark Prey': {
    'DF-PREY-01': 'Mark Prey gives your mark to somebody.',
    'DF-PREY-02': 'Your next gain from the marked one is 2 higher.',
    'DF-PREY-03': 'With the next gain from the marked one the mark is used up and comes back to you.',
    'DF-PREY-04': 'The mark can only go to somebody who does not have it yet.',
    'DF-PREY-05': 'Anyone in the room can be marked; time and bar are on the card. (Chosen by the house.)',
  },
  Wildstyle: {
    'DF-WILD-01': 'It is a weapon attack, and a Riposte can answer it.',
    'DF-WILD-02':
      'It dazes yourself. How much, and its squares, price and time, the card shows. (Chosen by the house.)',
  },
  'Eyes of Gaia': {
    'DF-GAIA-01': 'All that you have planned goes back into your deck.',
    'DF-GAIA-02': 'While it runs you plan one card at a time, not two.',
    'DF-GAIA-03': 'You plan that card when the Time Marker reaches you and play it right then.',
    'DF-GAIA-04': 'While it runs, no Daze touches you.',
    'DF-GAIA-05': 'While it runs, nothing makes you fall.',
    'DF-GAIA-06': 'With Eyes of Gaia you cannot play the same card twice in a row.',
    'DF-GAIA-07': 'The card you played last lies open, so that everybody remembers it.',
    'DF-GAIA-08':
      'When it is over, no card of yours is planned; you fill two slots the next time you are active.',
    'DF-GAIA-09': 'Duration, time and bar are on the card. (Chosen by the house.)',
  },
  Leap: {
    'DF-LEAP-01': 'You jump to one of the squares on the card.',
    'DF-LEAP-02': 'A Leap can only end where nobody stands.',
    'DF-LEAP-03': 'It does not matter who or what is on the way.',
    'DF-LEAP-04': 'Squares, time and bar are on the card. (Chosen by the house.)',
  },
  'Monkey Throw': {
    'DF-MONKEY-01': 'It is a Throw that can go in all eight directions.',
    'DF-MONKEY-02':
      'You need the thing in your hand, you must hit if you can, and it is gone afterwards: all as with Throw.',
    'DF-MONKEY-03': 'What a mug or a chair does, and the time, is on the card. (Chosen by the house.)',
  },
  'Sixth Sense': {
    'DF-SIXTH-01': 'While it runs you choose for each action: turn before it or after it.',
    'DF-SIXTH-02': 'One turn for one action; not both.',
    'DF-SIXTH-03': 'Duration, time and bar are on the card. (Chosen by the house.)',
  },
  'Touch of Death': {
    'DF-DEATH-01': 'From right behind your victim it is worth 7.',
    'DF-DEATH-02': 'From any other side of your victim it is worth 2.',
    'DF-DEATH-03':
      'The square it reaches, its time and its bar are on the card, and so is whether it counts as a weapon. (Chosen by the house.)',
  },
  'Dragon Kick': {
    'DF-KICK-01': 'You fly in a straight line of your choice, to the first one standing there.',
    'DF-KICK-02': 'You land in that very square, and its owner has to make room.',
    'DF-KICK-03': 'If there is nobody on any line, fly as far as you want, whichever way you want.',
    'DF-KICK-04': 'With nobody on any line you may also stay where you are.',
    'DF-KICK-05':
      'Which lines there are, what the kick does and its time are on the card. (Chosen by the house.)',
  },
  'Divine Hurl': {
    'DF-HURL-01': 'It is a Throw that also knocks back.',
    'DF-HURL-02': 'You need a chair, a mug or the Flagon to hurl, and you lose it as with Throw.',
    'DF-HURL-03': 'Lines, reach, prices and time are on the card. (Chosen by the house.)',
  },
  Earthbond: {
    'DF-EARTH-01': 'While Earthbond runs, nothing makes you fall.',
    'DF-EARTH-02': 'While Earthbond runs, no knock moves you.',
    'DF-EARTH-03': 'A table that is pushed against Earthbond stops dead.',
    'DF-EARTH-04': 'The rest of that push still hits whoever is bound to the earth.',
    'DF-EARTH-05': 'Duration, time and bar are on the card. (Chosen by the house.)',
  },
  Radiance: {
    'DF-RADIANCE-01': 'It only hits those who have you in front of them.',
    'DF-RADIANCE-02': 'And it only reaches as far as the squares on the card.',
    'DF-RADIANCE-03': 'Turn your back on it and you are safe, even next to it.',
    'DF-RADIANCE-04': 'Squares, price, Daze and time are on the card. (Chosen by the house.)',
  },
  'Shield Bash': {
    'DF-BASH-01': 'A blow with the shield for one character.',
    'DF-BASH-02': 'A shield is no weapon: no Riposte answers it.',
    'DF-BASH-03': 'Square, price, Daze, knock and time are on the card. (Chosen by the house.)',
  },
  'God Smack': {
    'DF-GODSMACK-01': 'The victim is knocked back four times over.',
    'DF-GODSMACK-02': 'People in the way are no obstacle: they fly along.',
    'DF-GODSMACK-03': 'Struck over a corner, the victim flies diagonally.',
    'DF-GODSMACK-04': 'The victim pays you.',
    'DF-GODSMACK-05': 'Everybody else who was moved by it pays too, unlike with other knocks.',
    'DF-GODSMACK-06': 'Squares, amount and time are on the card. (Chosen by the house.)',
  },
  Backstab: {
    'DF-BACKSTAB-01': 'From behind your victim it is worth 5.',
    'DF-BACKSTAB-02': 'From anywhere else it is worth 1.',
    'DF-BACKSTAB-03':
      'Squares, time and bar are on the card, and so is whether it counts as a weapon. AT-11 tells what “behind” is. (Chosen by the house.)',
  },
  Daggerang: {
    'DF-DAGGER-01': 'It is a Throw for which your hand may be empty.',
    'DF-DAGGER-02': 'With nobody to hit, the card returns to your deck.',
    'DF-DAGGER-03': 'Once Daggerang has hit somebody, the card is out of the game.',
    'DF-DAGGER-04': 'As with Throw, you hit the first one on the line, and you cannot aim past everybody.',
    'DF-DAGGER-05':
      'Lines, price and time are on the card, and so is whether it counts as a weapon. (Chosen by the house.)',
  },
  'Shadow Step': {
    'DF-STEP-01':
      'Somebody has to stand on the first square of a lettered pair: then you come to the second.',
    'DF-STEP-02': 'The second square must be free of characters.',
    'DF-STEP-03': 'Your free turn follows as always.',
    'DF-STEP-04':
      'Letters, time and bar are on the card. With no pair open to you it is cancelled (CX-12). (Chosen by the house.)',
  },
  Snatch: {
    'DF-SNATCH-01': 'Out of the hand of somebody in reach you take what is in it.',
    'DF-SNATCH-02': 'Snatch the Flagon and Shadow Dash joins your deck on the spot.',
    'DF-SNATCH-03': 'Empty hands cannot be robbed; if all in reach are empty, nothing happens.',
    'DF-SNATCH-04': 'Squares, price and time are on the card. (Chosen by the house.)',
  },
  'Shadow Dash': {
    'DF-SHADOWDASH-01': 'While it runs, a Shadow Step can also take you right behind anybody in the room.',
    'DF-SHADOWDASH-02': 'What lies between you does not matter.',
    'DF-SHADOWDASH-03': 'Somebody standing in that square shuts it to you.',
    'DF-SHADOWDASH-04': 'Having come out behind somebody, you may turn as always.',
    'DF-SHADOWDASH-05': 'Duration, time and bar are on the card. (Chosen by the house.)',
  },
  Flunge: {
    'DF-FLUNGE-01': 'One step ahead, and then a blow like a Slash.',
    'DF-FLUNGE-02': 'For the step, the demands of Charge apply.',
    'DF-FLUNGE-03': 'Unlike a Charge, it also lets you jump down from a table.',
    'DF-FLUNGE-04': 'A Flunge does not lead up onto a table.',
    'DF-FLUNGE-05': 'Somebody in the square ahead cancels a Flunge.',
    'DF-FLUNGE-06': 'A Riposte can answer it, as it could both its halves.',
    'DF-FLUNGE-07': 'Squares, price and time are on the card. (Chosen by the house.)',
  },
  'Sword Dance': {
    'DF-DANCE-01': 'It is a weapon attack in the manner of Slash.',
    'DF-DANCE-02': 'So it hits everybody in its squares, for 2 each.',
    'DF-DANCE-03':
      'If you hit somebody you may step to one of the four squares at your sides, provided nobody is there.',
    'DF-DANCE-04':
      'That step may go up or down a table. Time and bar are on the card. (Chosen by the house.)',
  },
  'Wave Hat': {
    'DF-HAT-01':
      'It dazes, and earns a little besides. Squares and amounts are on the card. (Chosen by the house.)',
  },
  'Witty Retort': {
    'DF-RETORT-01': 'Pick one character in its squares to be the butt of it.',
    'DF-RETORT-02': 'Squares, price and time are on the card. (Chosen by the house.)',
  },
  'Blade Waltz': {
    'DF-WALTZ-01': 'Strike, step, strike, step: it starts with a strike.',
    'DF-WALTZ-02': 'After a strike you may go to a square on the card and turn.',
    'DF-WALTZ-03': 'You walk there as with any walking card.',
    'DF-WALTZ-04': 'Then you may strike again, if there is somebody to strike, and step again.',
    'DF-WALTZ-05': 'It is over when nobody stands ahead of you whom you have not yet struck.',
    'DF-WALTZ-06': 'Nobody is struck twice in one waltz.',
    'DF-WALTZ-07': 'Run into a Riposte, you pay for it and the waltz goes on.',
    'DF-WALTZ-08': 'You strike whoever stands ahead of you at that moment.',
    'DF-WALTZ-09': 'Squares, price and time are on the card. (Chosen by the house.)',
  },
  'Arc Lightning': {
    'DF-ARC-01': 'It strikes somebody next to you first, corners included.',
    'DF-ARC-02': 'From there it jumps to somebody next to that one, as you choose, and on again.',
    'DF-ARC-03': 'It does not stop while there is anybody it can jump to.',
    'DF-ARC-04': 'Nobody is struck twice.',
    'DF-ARC-05': 'You cannot strike yourself.',
    'DF-ARC-06': 'The way of the lightning is yours to pick, even a short one.',
    'DF-ARC-07': 'The first one struck pays you 3.',
    'DF-ARC-08': 'Each one after that pays you 1.',
    'DF-ARC-09': 'That 1 stays 1: nothing makes it more.',
    'DF-ARC-10': 'The 3 of the first can be made more.',
    'DF-ARC-11':
      'Time and bar are on the card, and so is whether it counts as a weapon. (Chosen by the house.)',
  },
  'Arcane Bolt': {
    'DF-BOLT-01': 'It works like a Throw, with nothing in your hand.',
    'DF-BOLT-02': 'So it hits the first one on the line, and you cannot aim past everybody.',
    'DF-BOLT-03': 'It is worth 3.',
    'DF-BOLT-04': 'Lines, reach and time are on the card. (Chosen by the house.)',
  },
  Familiar: {
    'DF-FAMILIAR-01': 'Put it on any empty square, looking the way you like.',
    'DF-FAMILIAR-02':
      'Your other three Special cards can then start from it, with its square and its facing.',
    'DF-FAMILIAR-03': 'A character that comes into the Familiar’s square drives it away.',
    'DF-FAMILIAR-04': 'A thing that comes into the Familiar’s square drives it away too.',
    'DF-FAMILIAR-05': 'One may throw a mug or a chair at the Familiar, and it is gone.',
    'DF-FAMILIAR-06': 'Whoever walks into its square can walk on.',
    'DF-FAMILIAR-07': 'Play the card again to put it somewhere else or to turn it, wherever it is now.',
    'DF-FAMILIAR-08': 'It is no character and blocks nobody.',
    'DF-FAMILIAR-09': 'Time and bar are on the card. (Chosen by the house.)',
  },
  'Ice Cone': {
    'DF-ICE-01': 'It strikes one of those in its squares, as you choose.',
    'DF-ICE-02': 'It earns you reputation.',
    'DF-ICE-03': 'The victim of Ice Cone loses time: the token goes one space on.',
    'DF-ICE-04': 'A victim who was waiting on this space does not act here any more.',
    'DF-ICE-05': 'Squares, amount and time are on the card. (Chosen by the house.)',
  },
  'Arcano-Convergence': {
    'DF-ARCANO-01': 'While it runs, each of your four Special cards takes just 1 time.',
    'DF-ARCANO-02': 'When its spaces are over, so is the effect.',
    'DF-ARCANO-03': 'Being dazed ends Arcano-Convergence early.',
    'DF-ARCANO-04': 'Falling ends Arcano-Convergence early.',
    'DF-ARCANO-05': 'Duration, time and bar are on the card. (Chosen by the house.)',
  },
  'Team play': {
    'DF-TEAM-01': 'Two teams, four to eight players; you sort yourselves out in the lobby.',
    'DF-TEAM-02': 'One team may have more players, but both have the same number of characters.',
    'DF-TEAM-03': 'The furniture may stand as you please, by the layout you choose in the lobby.',
    'DF-TEAM-04': 'Chance picks the team that begins by putting one of its characters on a start square.',
    'DF-TEAM-05': 'From then on the teams place in turn, one character at a time.',
    'DF-TEAM-06': 'A card that can be played is played, even if it hits your own side.',
    'DF-TEAM-07': 'Hit a team-mate, and what they lose is nobody’s any more.',
    'DF-TEAM-08': 'Talk with your team as much as you like, but out loud: the whole table reads it.',
    'DF-TEAM-09': 'You cannot show your planned cards to anybody, your team included.',
    'DF-TEAM-10':
      'If one team has more players, both play four characters. The first seats of a team take a second one until it has them.',
    'DF-TEAM-11': 'Add up the reputation of your whole team: the side with more has won.',
    'DF-TEAM-12': 'After a draw, the best single token decides, as in every tie; its team has won.',
  },
  'Late Night': {
    'DF-LATENIGHT-01': 'Once a card is planned you do not get to see it again, not even your own.',
    'DF-LATENIGHT-02': 'Everything else stays as it is. You still see your deck while you plan.',
  },
  'The Plate of Cookies': {
    'DF-COOKIES-01': 'Play for a plate of Cookies instead of the Flagon, if you like.',
    'DF-COOKIES-02': 'Every rule for the Flagon holds for them as well.',
    'DF-COOKIES-03': 'Or put out both of them: they share the centre square at the start.',
    'DF-COOKIES-04': 'Take either one, and your Dragon card joins your deck.',
  },
  'Spilled Ale': {
    'DF-ALE-01':
      'The ale covers a block of three by three squares. Whoever comes onto its bare floor slides on the same way, to the first square beyond it or up to a table or a wall. A table on it is dry. Here the block lies around the centre. (Chosen by the house.)',
    'DF-ALE-02': 'The whole slide counts as one square of movement: after it a walk or a Dash goes on.',
    'DF-ALE-03':
      'Slide into somebody on the ale, and both of you slide on. Somebody beyond the ale is knocked one square on; where that cannot be, you stop, and your movement is over.',
    'DF-ALE-04': 'Whoever is knocked, shoved or drawn onto the ale slides just the same.',
    'DF-ALE-05':
      'A Swing that ends on the ale slides on in its direction. Only those up to the landing square are kicked.',
    'DF-ALE-06':
      'A Charge slides as well, and strikes whoever stands where its slide ends; sliding into its victim does not spoil it. Flunge does the same.',
    'DF-ALE-07':
      'Our ruling: A Leap and a Shadow Step come down firmly, and so does whoever is thrown off a flipped table. Because they come from no side.',
  },
  'Pirate Brawl': {
    'DF-PIRATE-01':
      'Pirate Brawl has rules of its own that we could not find. It is not played here, and nothing here pretends to be it.',
  },
  'Worked examples': {
    'DF-FLOW-EX1':
      'In the first turn all tokens lie on space 1 and all slots are empty. So everybody plans two cards before anybody acts (DF-PLAN-03).',
    'DF-PLAN-EX1':
      'The marker is on 5. Asma is there with one card planned and adds one; Tuuli is there with two and adds none; Nari waits on 6 and does not plan (DF-PLAN-02).',
    'DF-PERFORM-EX1':
      'Asma throws a mug at nobody, pays 2 and comes to 7. Tuuli picks up a chair, pays 1 and lies on Nari on 6; those two are active next (DF-PERFORM-11).',
    'DF-CARD-EX1':
      'Only Nari stands before Sir Goodheart’s Slash: she goes from 20 to 18, and he to 22 (DF-SLASH-03).',
    'DF-DURATION-EX1':
      'A Boast from space 12 is due on 18. There it still works while Montero acts first, and ends when Nari is drawn (DF-DURATION-07, DF-DURATION-08).',
    'DF-DAZE-EX1':
      'With one card planned, Montero is dazed for 1 and adds one; dazed for 2, he adds one more, and the second is lost. Three are planned (DF-DAZE-03).',
    'DF-CANCEL-EX1':
      'A chair knocks somebody down on a table. Their Swing is cancelled: no flight, no kick, back on their feet, a free turn, and 1 time (DF-CANCEL-06).',
    'DF-MOVE-EX1':
      'Nari stands on a square of your Move that leads nowhere else: all the other squares are open to you (DF-MOVE-03).',
    'DF-MOVE-EX2':
      'Asma and Nari stand where you would have to pass: the free squares behind them are shut (OB-11).',
    'DF-FLAGON-EX1':
      'Thras lets a mug go for the Flagon and gets Battle Frenzy. A Slash costs her the Flagon and not the card; once that is played, only the Flagon brings it back (DF-FLAGON-14, DF-FLAGON-15).',
    'DF-TIE-EX1':
      'Nari and Sir Goodheart lead with 25 each, her token on 24 and his on 23. He wins (DF-TIE-01).',
    'DF-TIE-EX2':
      'Tuuli and Nari lead with 25 each, both tokens on 24, Tuuli’s below. Tuuli wins (DF-TIE-02).',
    'DF-BOAST-EX1':
      'While she boasts, Asma’s Arcane Bolt takes 5 instead of 3. Down from the table she is hit by a barrel and loses 8 instead of 7 (DF-BOAST-05).',
    'DF-CHARGE-EX1': 'A free square, then Nari: Sir Goodheart steps forward and hits her (DF-CHARGE-05).',
    'DF-CHARGE-EX2':
      'A free square, then nobody: Teo steps forward, and that is it, for the full time (DF-CHARGE-07).',
    'DF-CHARGE-EX3':
      'On a table, with a free square of it ahead: Asma steps along the table and hits Montero behind it (DF-CHARGE-04).',
    'DF-CHARGE-EX4': 'Nari in the first square: Sir Goodheart’s Charge is cancelled (DF-CHARGE-06).',
    'DF-CHARGE-EX5': 'A table in the first square, and Thras on the floor: cancelled as well (DF-CHARGE-06).',
    'DF-DASH-EX1':
      'Margalo dashes along a table of three squares: she may go to its second or third, and not down to the floor (DF-DASH-02).',
    'DF-DASH-EX2':
      'Tuuli dashes on the floor toward a table: she stops before it at the latest (DF-DASH-02).',
    'DF-BARREL-EX1':
      'The barrel rolls through below a table and hits Nari behind it: 7 lost, one square back (DF-BARREL-05).',
    'DF-BARREL-EX2':
      'With Nari up on that table, the barrel goes on below her to the next one on the floor, or to the wall (DF-BARREL-09).',
    'DF-BARREL-EX3':
      'If Nari stands in the barrel’s square, she is not hit when it starts to roll (DF-BARREL-10).',
    'DF-PUSHTABLE-EX1':
      'Asma rides on the table that Sir Goodheart pushes, and Nari before it is knocked back; both are hit. Tuuli beside it is not, and he stays where he is (DF-PUSHTABLE-16).',
    'DF-RIPOSTE-EX1':
      'Montero guards himself for three steps. Thras next to him goes berserk: all others pay, but he takes 7 from her and she is dazed for 2 (DF-RIPOSTE-11).',
    'DF-RIPOSTE-EX2':
      'Guard and attacker wait on the same space. If he is drawn first his guard is down, and if she is, she runs into it (DF-RIPOSTE-09).',
    'DF-SWING-EX1':
      'A Swing over five squares kicks Nari on the way and Teo at its end. Teo alone is knocked on (DF-SWING-06).',
    'DF-THROW-EX1':
      'With a mug, Thras has to hit Nari on the diagonal or Montero ahead, as she likes. With a chair it is Nari, for Montero is four squares off (DF-THROW-05).',
    'DF-YANK-EX1':
      'Those on the rug are caught, and so is Nari on a table that reaches over it. Sir Goodheart, who looks away from the rug, is cancelled (DF-YANK-04, DF-YANK-07).',
    'DF-FLIP-EX1':
      'Nari is on the near square of the table, and Sir Goodheart on the floor right behind it. Both are hit, and she lands past him (FU-9).',
    'DF-FLIP-EX2':
      'Now Nari is on the far square: she lands where Sir Goodheart stands, and he is knocked on besides (DF-FLIP-05).',
    'DF-FLIP-EX3':
      'From the long side the table turns over its short way and lands right beyond itself. Sir Goodheart is the only one on it: he alone is hit, and comes down there (DF-FLIP-06, FU-9).',
    'DF-BITE-EX1':
      'Margalo is drawn before Nari on space 8 and bites: 4 points change hands, Nari’s token is on 10, her cards stay, and she does not act (DF-BITE-02).',
    'DF-SHADOWDASH-EX1':
      'With Shadow Dash running, a Shadow Step puts Nari right behind Sir Goodheart, wherever she was, and she may turn to his back (DF-SHADOWDASH-01).',
    'DF-WALTZ-EX1':
      'Thras, Sir Goodheart and Nari are struck, with a step after each. Facing Thras again, Montero is done; Asma was never ahead of him (DF-WALTZ-05, DF-WALTZ-06).',
    'DF-TEAM-EX1':
      'Five players: the pair plays two characters each, and of the three one plays two. So it is four against four (DF-TEAM-10).',
  },
  'Boast, Chug and the price of a hit': {
    'DF-INT-001': 'Riposte while you boast: what you take from the attacker is a gain, so 7 becomes 9.',
    'DF-INT-002': 'Attack a Riposte while you boast: you lose 8, and the other one has 8 more.',
    'DF-INT-003': 'Both boast, and one slashes: 2, and 2 more, and 1 more, 5 in all (RP-1).',
    'DF-INT-004': 'A boaster who hits three people takes the extra 2 from each of the three (RP-2).',
    'DF-INT-005':
      'Hit your own friend while you boast: no gain, so no bonus, and the friend loses just what the card says.',
    'DF-INT-006': 'A friend who boasts loses that one point more, and it leaves the game with the others.',
    'DF-INT-007':
      'A boaster’s bonus cannot be squeezed out of an empty purse: the victim pays what it has and no more.',
    'DF-INT-008': 'Someone with no reputation pays nothing to a boaster either (RP-4).',
    'DF-INT-009': 'Being knocked off your table does not silence a Boast that runs.',
    'DF-INT-010': 'Lying on the ground does not silence it either.',
    'DF-INT-011':
      'Boast and Chug together: a loss stays as it is, since one adds a point and the other takes it off. A gain is still 2 higher.',
    'DF-INT-012': 'A boaster slashes Jack while he has his Chug: 2 and 2 more and 1 less, so 3 change hands.',
    'DF-INT-013': 'In his own Barrage Jack throws away 5 while he boasts, 3 with Chug, and 4 with both.',
    'DF-INT-014': 'What Jack throws away in his own Barrage goes to nobody.',
    'DF-INT-015':
      'While she boasts, Asma gets 5 for the first one struck by Arc Lightning, and still 1 for each of the others.',
    'DF-INT-016': 'Struck later by Arc Lightning while you boast, you lose 1 and no more (RP-6).',
    'DF-INT-017': 'Struck later by Arc Lightning with Chug running, Jack loses nothing at all.',
    'DF-INT-018':
      'If Chug takes your loss down to nothing, nothing was lost. The Flagon stays in your hand, unless you fall or are dazed.',
    'DF-INT-019': 'Boasting as well, Margalo gets 4 more from the one she marked.',
    'DF-INT-020': 'The marked one runs into Margalo’s Riposte: she gets 9, and the mark comes back to her.',
    'DF-INT-021': 'Hitting a marked friend earns nothing, so the mark stays out.',
    'DF-INT-022': 'If the marked one has nothing to give, the mark stays out too (RP-8).',
    'DF-INT-023': 'The mark cannot be given again to the one who has it.',
    'DF-INT-024': 'For Tithe, 11 gets the gift and 12 does not; 21 pays and 20 does not.',
    'DF-INT-025':
      'All gifts come before all takings. If Tuuli cannot give to all, she says who gets the rest.',
    'DF-INT-026': 'With Boast running, Tuuli takes 7 instead of 5. What she gives stays 2 (RP-7).',
    'DF-INT-027': 'Boast does not make a gift of Tithe any larger for the one who gets it (RP-7).',
    'DF-INT-028': 'A friend with 21 pays the 5 to Tuuli, and she keeps them.',
    'DF-INT-029': 'Giving is no loss, so Tuuli does not drop the Flagon over it (RP-7).',
    'DF-INT-030': 'With Boast running, Battle Frenzy takes 4 from each instead of 2.',
    'DF-INT-031': 'Pushed along by a God Smack you pay once, however many of its steps move you (KB-17).',
    'DF-INT-032': 'The squares of a Shove are one gain, so Boast adds its 2 once (RP-10).',
    'DF-INT-033': 'A friend you shove loses 2 for each square, and nobody gets them.',
    'DF-INT-207':
      'Turned up while you lie on a table, Boast is cancelled if its bar is purple, as it is built in. (Chosen by the house.)',
  },
  'Daze and planning': {
    'DF-INT-057': 'Dazed with three cards planned: you add none.',
    'DF-INT-058': 'With no slot open you are dazed all the same, and let go of the Flagon (PD-4).',
    'DF-INT-059':
      'With three cards planned for Chug, a Daze finds no room. Once Jack has acted there is one slot again.',
    'DF-INT-060': 'The third card stays planned when Chug ends; it is played in its turn (PD-6).',
    'DF-INT-061': 'On the space where Chug ends you plan before you are drawn, so three cards are still due.',
    'DF-INT-062': 'If the mug has left your hand before Chug comes up, Chug is cancelled.',
    'DF-INT-063': 'You can drink from the Flagon too, and it is still in your hand afterwards.',
    'DF-INT-064': 'You can be active and still have nothing to plan, if Daze has filled your slots.',
    'DF-INT-065': 'A Daze of 2 on somebody without planned cards fills the slots I and II.',
    'DF-INT-066': 'On a Late Night you do not see again what a Daze made you plan.',
    'DF-INT-067': 'Under Eyes of Gaia a Daze plans nothing.',
    'DF-INT-068': 'A Daze that Eyes of Gaia keeps off does not cost the Flagon. Lost reputation does (PD-7).',
    'DF-INT-069': 'Eyes of Gaia also keep off the Daze of her own Wildstyle.',
    'DF-INT-070': 'Running into a Riposte under Eyes of Gaia costs the 7, and the Daze comes to nothing.',
    'DF-INT-071': 'Knocked onto a table or off it under Eyes of Gaia, she is moved and stays on her feet.',
    'DF-INT-072':
      'On the space where Eyes of Gaia end she plans one card, loses the effect when drawn, and plays that card. Then nothing is planned.',
    'DF-INT-073': 'A cancelled card counts as the one played last, since everybody has seen it (PD-10).',
    'DF-INT-074': 'Cards that a Daze put there go back to the deck as well, from slot III too.',
    'DF-INT-075':
      'While Boast runs it cannot be planned anyhow. Afterwards it is only barred if nothing else was played in between.',
    'DF-INT-076':
      'Play two active characters, and both are planned before a token shows; neither can borrow from the other.',
    'DF-INT-077':
      'Any Daze ends Battle Frenzy: the marker leaves the track, and the card goes beneath the mat.',
    'DF-INT-218': 'Three cards of yours may lie there late at night, and neither you nor your team may look.',
    'DF-INT-219': 'What Eyes of Gaia take back is in the deck, and there you may see it.',
  },
  'The track, and tokens that are pushed on': {
    'DF-INT-078':
      'Bitten while you wait on this space, you do not act; your token goes two spaces on and your plan stays.',
    'DF-INT-079': 'Bitten after you acted, you go two spaces on from where your own card has put you.',
    'DF-INT-080':
      'If you are pushed off the space on which an effect of yours ends, it ends there after everybody’s actions (TI-8).',
    'DF-INT-081': 'Your planned cards are still there after a Bite, so next time there is nothing to plan.',
    'DF-INT-082': 'Bitten while lying, you keep lying until you turn up a card at last.',
    'DF-INT-083': 'Losing your action to a Bite you do not turn either.',
    'DF-INT-084':
      'With Divine Inspiration she has acted before anybody can bite her on that space. A later Bite moves her token all the same.',
    'DF-INT-085':
      'If the bitten one was the last to wait, the turn ends, and a Game End token of that space is turned over.',
    'DF-INT-086': 'A token that a card pushes on lies on top of the pile it comes to (TI-4).',
    'DF-INT-087':
      'Iced while you wait on this space, you act on the next one, with the cards you have planned.',
    'DF-INT-088': 'Push Jack’s token on and his Barrage comes later with him.',
    'DF-INT-089':
      'The Barrage falls even if the card after it is cancelled, and before that card is seen (AT-17).',
    'DF-INT-090': 'Effects of Jack that are due when he is drawn are over before his Barrage falls (AT-17).',
    'DF-INT-091': 'If the game ends first, the Barrage never falls (TI-14).',
    'DF-INT-092':
      'Whoever is in the area when the shots fall is hit, not who was there when the marker was set.',
    'DF-INT-093': 'An effect may be due past the last Game End token; it just never falls due.',
    'DF-INT-094': 'For ties, a token that lies far beyond the end counts with the space it is on.',
    'DF-INT-095': 'A Game End token on a space without characters is turned over too (TI-1).',
    'DF-INT-096': 'An effect due on a space without characters ends there, even though nobody acts.',
    'DF-INT-200': 'With two characters in a tie, the token that serves you better is compared (TI-5).',
    'DF-INT-217': 'A cancelled card does not disturb your running effects; only what was due this turn ends.',
  },
  'Vision, Divine Inspiration and Arise': {
    'DF-INT-098':
      'Vision becomes a card that cannot be played: cancelled for 1 time, with nothing on top (CX-6).',
    'DF-INT-099': 'Vision as a Move without a step takes 2 time: 1 for remaining, and 1 more.',
    'DF-INT-100':
      'Vision as a Riposte takes the time you choose and 1 more; your guard lasts until you are drawn.',
    'DF-INT-101':
      'If Vision becomes a card that lasts, that card lies open. Vision itself is back in the deck.',
    'DF-INT-102':
      'Vision can become Tithe, if Tithe is in the deck. Played that way, Tithe goes beneath the mat.',
    'DF-INT-103': 'A card that is planned, or lies open, is not in the deck, so Vision cannot become it.',
    'DF-INT-104':
      'Turned up while she lies, Vision gets her up, but a card with a purple bar is barred (CX-7).',
    'DF-INT-105': 'Vision is the one card you may cancel because you want to.',
    'DF-INT-106':
      'Late at night her token lies open and her card does not; nobody sees it before it is turned up.',
    'DF-INT-107': 'Where Divine Inspiration ends she still goes first, and then it is over.',
    'DF-INT-108': 'She plans with everybody else; only her action comes first.',
    'DF-INT-109': 'Her player’s other character is drawn like anybody.',
    'DF-INT-110': 'A friend who lies gets up and pays nothing.',
    'DF-INT-111': 'Somebody with no reputation who lies gets up and has nothing to pay.',
    'DF-INT-112': 'Whoever got up again can play a purple card, even one planned before.',
  },
  'Knocks, falls and walls': {
    'DF-INT-113':
      'Land a Swing on somebody with the wall behind: that one’s player picks the side to slide to.',
    'DF-INT-114':
      'If the squares at both sides are taken, the slide pushes a neighbour along the wall (KB-5).',
    'DF-INT-115': 'Knocked into a corner, you slide along a wall that has room (KB-4).',
    'DF-INT-116': 'A hits B, whose back is to the wall: B slides aside, A ends where B was.',
    'DF-INT-117': 'Sliding along a wall onto a table makes you fall on it.',
    'DF-INT-118': 'Knocked from table top to table top you keep your feet (KB-9).',
    'DF-INT-119': 'Bumped with the Flagon in hand you keep it, unless the bump takes you up or down a table.',
    'DF-INT-120': 'A prone character that is knocked stays prone and faces as it did.',
    'DF-INT-121': 'Someone who is lying cannot fall again, so that costs no Flagon (KB-10).',
    'DF-INT-122': 'You land on your feet from a Swing, on the floor or on a table.',
    'DF-INT-123':
      'If your table was pushed from under your plan and you stand on the floor now, the Swing is cancelled.',
    'DF-INT-124': 'With fewer than three squares ahead there is no room to swing: cancelled (CX-4).',
    'DF-INT-126': 'Dragon Kick into somebody: that one is knocked on, the way Teo flies.',
    'DF-INT-127': 'If anybody stands on any of the lines, Teo has to kick somebody (AT-18).',
    'DF-INT-128':
      'A God Smack onto a table makes the victim fall and goes on; down from it, the victim would fall again.',
    'DF-INT-129':
      'Where a God Smack meets a wall, the victim’s player picks a side, and the steps that are left go along the wall (KB-17).',
    'DF-INT-130':
      'A table pushed against Earthbond stops. He suffers the rest of the push, but is neither moved nor thrown down.',
    'DF-INT-131': 'Those who stand on that table are hit as well, though it did not move (FU-7).',
    'DF-INT-132':
      'If a second table is stopped by Earthbond, the first one is too, and the push is not cancelled (FU-7).',
    'DF-INT-133': 'Standing on the table that is pushed, Earthbond rides along: that is no knock.',
    'DF-INT-134':
      'You cannot land a Swing on Earthbond, so that length is not offered. A Dragon Kick hits him and ends one square before (KB-15, KB-16).',
    'DF-INT-135': 'Lure moves him, since it is no knock.',
    'DF-INT-136': 'A Shove does not move him, and no squares means no points (KB-19).',
    'DF-INT-137': 'Yank the rug below Earthbond: he stands, but losing reputation costs him the Flagon.',
    'DF-INT-138': 'If you are knocked against Earthbond, you stay where you are (KB-14).',
    'DF-INT-206':
      'Moved out of the way by an earlier hit of the same action, you are hit nevertheless (AT-1).',
    'DF-INT-208': 'Being knocked into the Flagon’s square does not put it into your hand.',
  },
  'Tables and rugs': {
    'DF-INT-139':
      'Between a pushed table and the wall you slide aside; the push is cancelled only if the table has no room (FU-4 for what is left).',
    'DF-INT-140':
      'Between two tables you end on the second, lying; that one stays unless it is touched (FU-5).',
    'DF-INT-141': 'The Flagon against the wall does not block a table; you find it on the table top.',
    'DF-INT-142': 'A barrel against the wall is crushed by the table.',
    'DF-INT-143':
      'A Flagon lost on a moving table goes to the centre, on top of a table if one stands there by now.',
    'DF-INT-144': 'You cannot push the table you stand on (FU-1).',
    'DF-INT-145':
      'Things on a flipped table land mirrored like the people on it. Outside the room they are lost, except the Flagon, which is in the centre again (FU-10).',
    'DF-INT-146':
      'A table can be flipped against a wall or onto another table. FU-10 and FU-11 say where everybody lands.',
    'DF-INT-147':
      'Sliding across a table two squares wide makes three squares, so 6 points. From floor to floor it is no fall (KB-19).',
    'DF-INT-148':
      'If somebody is on that table, the shoved one stays up there, lying, and the other is knocked on and pays nothing (KB-19).',
    'DF-INT-149': 'Shoved off a table, you fall (KB-19).',
    'DF-INT-150':
      'Lure somebody who is next to you, and you are the one knocked on, the way of the pull (KB-20).',
    'DF-INT-151': 'Lured up to a table or down from it, nobody falls (KB-18).',
    'DF-INT-152': 'Over one corner makes two squares. Jack chooses along which side the victim comes.',
    'DF-INT-153':
      'You may yank from a table that reaches over the rug, if your own square is off it, and you do not hit yourself (FU-18).',
    'DF-INT-154': 'If a table reaches over both rugs, pulling either shakes those on it.',
    'DF-INT-201':
      'If sliding along the wall would bring you below the same pushed table, only the other side is open (FU-4).',
    'DF-INT-216':
      'Up on a table over the rug, the holder of the Flagon is caught like the rest and drops it.',
  },
  'The Flagon, things and barrels': {
    'DF-INT-156':
      'The Flagon is lost at the first hit that costs something; further hits of the same action find the hand empty.',
    'DF-INT-157': 'Lose it while standing in the centre, and it lies at your feet, no longer in your hand.',
    'DF-INT-158': 'A thrown Flagon hits as a mug does and goes home.',
    'DF-INT-159': 'A Flagon thrown at nobody goes home too.',
    'DF-INT-160':
      'If you have no reputation to lose, a hit for reputation alone leaves you the Flagon (RP-4).',
    'DF-INT-161':
      'Holding the Flagon you take the Cookies: the Flagon goes to the centre, for your hand holds one thing.',
    'DF-INT-162': 'You have just one Dragon card, so the second prize adds nothing while you have it.',
    'DF-INT-163':
      'Taking the Flagon while your Dragon card lies open gives nothing; when its effect is over, it goes beneath the mat (OB-3).',
    'DF-INT-164':
      'A Dragon card that is cancelled because you lay on the ground is back in your deck (CX-5).',
    'DF-INT-165':
      'Snatching the Flagon, Nari has it, and it does not drop when the victim pays. The victim’s Dragon card stays (OB-18).',
    'DF-INT-166': 'With something in her hand, Nari lets it go first (OB-7).',
    'DF-INT-167': 'If you planned a Throw and have lost what you held, the Throw is cancelled.',
    'DF-INT-168':
      'Someone four squares off is out of a chair’s reach; with nobody else to hit, the chair is wasted.',
    'DF-INT-169': 'After a Daggerang that hit she has one card less, to the end of the game.',
    'DF-INT-170':
      'A chair that stands on a table is safe from the barrel below (our ruling, by DF-BARREL-09).',
    'DF-INT-171':
      'Standing on the floor just behind a table does not save you from the barrel; it stops in the square you leave (FU-14).',
    'DF-INT-172': 'With two barrels in reach, the pusher is free to take either.',
    'DF-INT-173':
      'If Pick Up/Drop has no purple bar, it works from the ground; you get up as you turn it over. (Chosen by the house.)',
    'DF-INT-202':
      'Before two tables that reach the wall together the barrel stops at the near one, never in between.',
    'DF-INT-209':
      'Somebody on a table can be hit by a throw from the floor, and so has to be if there is no other victim.',
    'DF-INT-210':
      'A Charge on the floor strikes up at somebody on a table; only your step has to be level (AT-2).',
  },
  'Familiar, steps and other cards': {
    'DF-INT-174':
      'Knocked from a table into the Familiar’s square, you fall, and the Familiar is gone. The card brings it back.',
    'DF-INT-175':
      'A barrel or a pushed table that comes through sends the Familiar away and is not stopped by it.',
    'DF-INT-176': 'Something flying over the Familiar does not touch it (OB-19).',
    'DF-INT-177': 'A throw may go at the Familiar although it could hit somebody (OB-10).',
    'DF-INT-178':
      'For the Familiar a square is empty if no character and no thing is in it. A table or a rug is fine (OB-8).',
    'DF-INT-179': 'A Charge goes right through: you step into its square, it is gone, and the blow follows.',
    'DF-INT-180': 'Asma next to her Familiar cannot be struck by her own Arc Lightning.',
    'DF-INT-181':
      'An Arcane Bolt from the Familiar never hits Asma, but it does not fly past her either (OB-20).',
    'DF-INT-182':
      'If a friend is the only one left to jump to, Arc Lightning strikes the friend. She could have picked another way.',
    'DF-INT-183': 'Boast is not one of her Specials and takes as long as ever.',
    'DF-INT-184': 'Knocked onto a table she falls, and Arcano-Convergence is over.',
    'DF-INT-185': 'If no square behind anybody is free, there is still the Shadow Step from the card.',
    'DF-INT-186': 'Nobody can be behind you when your back is to the wall, Nari neither.',
    'DF-INT-187': 'A square behind somebody may be on a table. She comes out on top, on her feet.',
    'DF-INT-188':
      'Touch of Death wants the one square behind the victim; Backstab is content with any of the three.',
    'DF-INT-189': 'Lying, you still have a front and a back.',
    'DF-INT-190': 'With Sixth Sense a cancelled action has one turn too, before it or after it.',
    'DF-INT-191':
      'On the space where Sixth Sense ends it is over when you are drawn: you turn after the action only.',
    'DF-INT-192': 'Cancelled, the Hand Cannon is neither fired nor loaded.',
    'DF-INT-193': 'A shot at nobody empties the cannon as well.',
    'DF-INT-194': 'Battle Frenzy pays after a cancelled action too (AT-15).',
    'DF-INT-195': 'Battle Frenzy pays before you turn (AT-16).',
    'DF-INT-196': 'If a Bite takes your action away, Battle Frenzy does not pay for it.',
    'DF-INT-197': 'Battle Frenzy is over when you are drawn on its last space, so that action does not pay.',
    'DF-INT-198': 'Hemmed in on all sides, Move is not cancelled: you remain, for 1 time.',
    'DF-INT-199': 'Somebody right ahead cancels a Flunge. You cannot strike from where you are.',
    'DF-INT-203': 'With nobody on a lettered square, or its partner taken, Shadow Step is cancelled (CX-12).',
    'DF-INT-204': 'Leaping onto a table you land on your feet.',
    'DF-INT-205': 'If a friend behind you is the only one a Monkey Throw can hit, it hits the friend.',
    'DF-INT-211': 'From the Familiar, the squares of Ice Cone are counted from its square, the way it looks.',
    'DF-INT-212': 'The free turn is Asma’s own. The Familiar turns only by playing its card.',
    'DF-INT-213': 'Asma walking into its square drives it away like anybody.',
    'DF-INT-214':
      'Losing the Flagon ends neither Battle Frenzy nor your right to the card. A Daze knocks the one from your hand and ends the other.',
    'DF-INT-215': 'A friend in the squares of Battle Frenzy loses 2 after each action, and nobody gets them.',
  },
  'Where the rulebook says two things': {
    'DF-CONFLICT-01': 'Next space, or next space with tokens? The Time Marker stops at every space (TI-1).',
    'DF-CONFLICT-02':
      'Slot III is for Daze alone, says one place, and Chug asks for three cards. The card goes first.',
    'DF-CONFLICT-03':
      'Own square only, or the one ahead too? The second is for the Flagon alone (DF-PICKUP-07).',
    'DF-CONFLICT-04': 'Four rugs in one place and two in another. We lay out two. (Chosen by the house.)',
    'DF-CONFLICT-05': 'Barrels may pass beneath a table, but they may not rest there.',
    'DF-CONFLICT-06':
      'Thirteen Common cards are counted and twelve described. As built in, Move is in the deck twice. (Chosen by the house.)',
    'DF-CONFLICT-07':
      'For the end of Riposte three wordings exist; we end it when its owner’s token is drawn.',
    'DF-CONFLICT-08':
      'No steps over corners, and yet some cards do it. Each of them says so, and the card goes first.',
    'DF-CONFLICT-09': '22 markers are counted and 21 can be found. Here each effect has what it needs.',
    'DF-CONFLICT-10':
      'Falling by a change of level is only told for knocks. For other pushes we rule card by card: KB-18, KB-19 and FU-11.',
    'DF-CONFLICT-11':
      '“Standing”, for Push Table, means that you are not lying down. You may stand on another table (FU-1).',
    'DF-CONFLICT-12': 'Does a cancelled Dragon card go beneath the mat or to the deck? To the deck (CX-5).',
    'DF-CONFLICT-13': 'Daggerang is said to return to a hand. There are no hands, so it returns to the deck.',
    'DF-CONFLICT-14':
      'The waltz wants a strike that hit, and yet goes on after a Riposte. It goes on (AT-9).',
    'DF-CONFLICT-15': 'The “empty” square before a charger is one without a character; things do not count.',
    'DF-CONFLICT-16': 'A barrel survives being rolled, but not being squeezed by a table.',
    'DF-CONFLICT-17': 'A thrown thing is gone, the Flagon never is: the Flagon’s rule is the stronger one.',
    'DF-CONFLICT-18':
      'Some things go by two names in the rulebook. Here the marker of time is the Time Marker, and yours is a token.',
    'DF-CONFLICT-19':
      'The Flagon goes to the centre when an action takes it, and yet a Snatch puts it into Nari’s hand. We believe the card.',
    'DF-CONFLICT-20':
      'Equal teams and one character for each do not fit with five or seven players. Then somebody plays two (DF-TEAM-10).',
    'DF-CONFLICT-21': 'Does “nobody on a line” mean all lines, or the one you pick? All of them (AT-18).',
  },
  'Time and the end': {
    'TI-1':
      'Our ruling: The Time Marker visits every space; even where nobody waits, due effects end and a Game End token shows its face. Because otherwise whatever lies on an empty space would be forgotten.',
    'TI-2':
      'Our ruling: If all characters are past the last Game End token, the marker walks on until the guard comes, and nobody acts again. Because TI-1 leaves no other way.',
    'TI-3':
      'Our ruling: After each action the next token is drawn from those still waiting on the space. Because nobody can arrive there late: every card costs time.',
    'TI-4':
      'Our ruling: Each token that arrives lies on top; in the first pile, whoever was placed first is lowest. Because the opening pile needs some order, and that one is known to all.',
    'TI-5':
      'Our ruling: If you are tied with two characters, only your better token is compared: lower space first, then lower in the pile. Because team play is settled by a single best character too.',
    'TI-6':
      'Our ruling: An effect whose owner is not active ends after the last action of the space and before the Game End token is shown. Because it should cover all actions, and the end should find a tidy table.',
    'TI-7':
      'Our ruling: When you are drawn, all your due effects end together, before your card is seen. Because they share one moment and their order changes nothing.',
    'TI-8':
      'Our ruling: If Bite or Ice Cone takes you off the space, your effects due there end as if you were not active. Because you are not drawn there any more.',
    'TI-9':
      'Our ruling: A duration is counted from the space of the Time Marker. Because the worked example of Boast, from 12 to 18, counts so.',
    'TI-10':
      'Our ruling: Riposte stays until its owner is really drawn, whenever that is. Because a guard is given up by acting, not by the clock.',
    'TI-11':
      'Our ruling: A token that is pushed on goes that much farther from where it lies. Because the cards name no other place to count from.',
    'TI-12':
      'Our ruling: On the last space, everybody active still acts. Because the token is turned over only when they are done.',
    'TI-13':
      'Our ruling: With Divine Inspiration you go before the draw on every space where you are active, the one of its end too. Because the effect lasts until you are drawn.',
    'TI-14':
      'Our ruling: A Barrage that has not fallen by the end never falls. Because nobody does anything once the guard is there.',
  },
  'Planning and Daze': {
    'PD-1':
      'Our ruling: You can plan any card that is in your deck: not in a slot, not lying open for an effect, even if that effect ends this very turn. Because planning comes before the draw that ends it.',
    'PD-2':
      'Our ruling: As soon as a card is turned up, the ones behind it move up, and a Daze in the middle of your own action fills the room they leave. Because a Riposte’s Daze of 2 could not work in full otherwise.',
    'PD-3':
      'Our ruling: For such a Daze you cannot choose the card you are just playing; only a Vision that has become another card is back already. Because a card is back in the deck after its action.',
    'PD-4':
      'Our ruling: A Daze that finds all three slots full adds no card but still counts: the Flagon drops, and Battle Frenzy and Arcano-Convergence end. Because the blow has landed even if the plan is full. (A table may choose otherwise.)',
    'PD-5':
      'Our ruling: All who are dazed by one action choose together when it ends, face down, while the actor turns; several Dazes add up. Because the table should wait once, not seven times, and hidden choices disturb nobody.',
    'PD-6':
      'Our ruling: When Chug ends, a third card stays planned; you plan again when slot I or II is open. Because what is planned stays planned.',
    'PD-7':
      'Our ruling: Under Eyes of Gaia a Daze has not happened: no card, no lost Flagon, nothing. Because she ignores it, and not just a part of it.',
    'PD-8':
      'Our ruling: If your action is taken away, your planned cards stay. Because nothing of them was played.',
    'PD-9':
      'Our ruling: If both of your characters are active, you plan both in secret at the same time. Because all planning is simultaneous.',
    'PD-10':
      'Our ruling: For Eyes of Gaia a cancelled card counts as the card played last. Because it was turned up for all to see.',
  },
  Cancelling: {
    'CX-1':
      'Our ruling: An attack that finds nobody costs its full time and is not cancelled. Because the rule on turning names just that case as an action with no effect.',
    'CX-2':
      'Our ruling: A card is cancelled for lying under a purple bar, for a demand in red, or where its own lines say so; for nothing else. Because a longer list would be invented.',
    'CX-3':
      'Our ruling: Lying, with a card that has no purple bar: you get to your feet, and then you act. Because the card is turned up before it is played.',
    'CX-4':
      'Our ruling: A Swing or an Arrr! needs three squares of room; with the wall nearer than that it is cancelled. If only three or four fit, you choose among those. Because the shortest flight is three.',
    'CX-5':
      'Our ruling: A Dragon card that is cancelled goes back to your deck. Because only a card that was really played is spent. (A table may choose otherwise.)',
    'CX-6':
      'Our ruling: If the card that Vision becomes cannot be played, it is cancelled for 1 time, and both cards are in your deck. Because a cancelled card costs 1 whatever it would have cost.',
    'CX-7':
      'Our ruling: If you lay on the ground when Vision was turned up, a card with a purple bar is still barred. Because you lay when it counted.',
    'CX-8':
      'Our ruling: If a friend is the only one you can hit, the friend is hit. Because a card that can be played must be.',
    'CX-9':
      'Our ruling: A Dash of no squares is allowed, at full time, and so is a Dragon Kick that finds nobody. Because “up to four” has no lower end, and the kick says so itself.',
    'CX-10':
      'Our ruling: Loading the Hand Cannon is playing it, at its full time, and is no cancel. Because the card works either way.',
    'CX-11':
      'Our ruling: Pushing a barrel that is stuck is no cancel: it stays, and you pay the time. Because all that the card demands was there.',
    'CX-12':
      'Our ruling: With no way open Shadow Step is cancelled; with no free square a Leap is played and simply does nothing. Because Shadow Step demands a pair in red, and Leap demands nothing. (A table may choose otherwise.)',
  },
  'Blows and Riposte': {
    'AT-1':
      'Our ruling: Who is hit is settled when the action begins; the actor orders the hits, and whoever has been moved meanwhile is hit still. Because the order should not let a victim slip out.',
    'AT-2':
      'Our ruling: Facing the wall, you can neither charge nor flunge: it is cancelled. Height matters for the step of these two, for a Dash and for barrels, never for a target. Because only those cards speak of levels, and you need room to step.',
    'AT-3':
      'Our ruling: Only characters stop a throw; tables, things and the Familiar do not. Because nothing else is named as being in the way.',
    'AT-4':
      'Our ruling: If several lines have somebody to hit, the thrower picks. Because the nearest counts on its line, not among lines.',
    'AT-5':
      'Our ruling: For Riposte, the attacker’s square after moving and the defender’s facing at that moment are compared. Because the blow comes from where the attacker then stands.',
    'AT-6':
      'Our ruling: Riposte wipes out everything that the hit would have done to the defender, and nothing done to others. Because the attack failed against that one only.',
    'AT-7':
      'Our ruling: Falling does not end your Riposte. Because the card knows one ending, and this is not it.',
    'AT-8':
      'Our ruling: If the attacker is your friend, the 7 leave the game and the Daze holds. Because friends never earn from each other.',
    'AT-9':
      'Our ruling: A waltz that runs into a Riposte pays 7 and the Daze, and goes on; that one counts as struck. Because the card says it goes on, and excuses from nothing else.',
    'AT-10':
      'Our ruling: Sword Dance has hit if one victim at least was not on guard. Because one hit makes the blow a success.',
    'AT-11':
      'Our ruling: For Backstab, “behind” is any of the three squares at your victim’s back. Because the rulebook names several of them.',
    'AT-12':
      'Our ruling: For Radiance you are in front of somebody within the cone that opens from the square ahead of them, a square wider to each side with every step. Because next to them this is just their front.',
    'AT-13':
      'Our ruling: Prone characters are hit as usual, except by Shove, and go on facing the way they fell. Because only that card spares them.',
    'AT-14':
      'Our ruling: Nobody is turned by being moved. Because turning is something you do yourself, after your action.',
    'AT-15':
      'Our ruling: A cancelled card is an action for Battle Frenzy. Because the card says every action, and time was paid for this one. (A table may choose otherwise.)',
    'AT-16':
      'Our ruling: Battle Frenzy pays when the action is done and before you turn. Because the turn comes after all that the action brings.',
    'AT-17':
      'Our ruling: Barrage falls when Jack is drawn: after his due effects have ended, before his card is seen, cancelled or not. Because just before the action is then.',
    'AT-18':
      'Our ruling: Dragon Kick must go to somebody if anybody stands on any of its lines. Because a card that can hit has to.',
    'AT-19':
      'Our ruling: After each strike of Blade Waltz you may walk to one of its squares or stay, and turn either way; the free turn at the end comes on top. Because the card lets you move and turn between strikes, and every action ends with a turn.',
  },
  'Tables, rugs and barrels': {
    'FU-1':
      'Our ruling: Up on one table, you may push a different one that is right ahead, never your own. Because you cannot push what carries you.',
    'FU-2':
      'Our ruling: Tables that touch in the direction of the push move together; if one would leave the room, the card is cancelled. Because a chain is as stuck as its last table.',
    'FU-3':
      'Our ruling: Things before the table, barrels too, go one square on with it; against a wall or a table that stays they are destroyed, and the Flagon goes on top. Because nothing may end up beneath.',
    'FU-4':
      'Our ruling: Those whom a table catches at the wall slide aside; if they cannot, they lie on the table, and a rider in their place on its nearest free square. If neither works, the push is cancelled. Because a table must not bury anybody.',
    'FU-5':
      'Our ruling: Knocked off the floor onto a second table that the push does not touch, you lie on it, and it stays. Because it is a level change like any other (KB-9).',
    'FU-6':
      'Our ruling: Hit by two moving tables in one push, you suffer once. Because it is a single action.',
    'FU-7':
      'Our ruling: A table pushed against Earthbond stops, and so does every table behind it; he and all riders suffer the rest of the push, and it is no cancel. Because only a wall cancels the push.',
    'FU-8':
      'Our ruling: A ride on a pushed table neither turns you nor makes you fall. Because you stay where you were on the table.',
    'FU-9':
      'Our ruling: A flipped table lands mirrored: what was next to you comes down farthest away. Because this fits all that the rulebook tells of it.',
    'FU-10':
      'Our ruling: Whoever would land outside the room lands on the last square inside; things out there are lost, the Flagon is in the centre. Because walls hold people and break things.',
    'FU-11':
      'Our ruling: Landing on another table, you lie on it. Because that is a fall from one height to another.',
    'FU-12': 'Our ruling: You cannot flip the table that you stand on. Because you lift it from outside.',
    'FU-13':
      'Our ruling: If there is a wall behind the table, a shoved one stops on its last square and lies there. The squares moved are paid. Because there is no floor beyond to slide to.',
    'FU-14':
      'Our ruling: The barrel stops in the square its victim was hit in, even when the victim cannot leave. Because barrels and characters may share a square.',
    'FU-15':
      'Our ruling: In front of an unbroken row of tables up to the wall, the barrel stops before the first. Because it could not come out again.',
    'FU-16':
      'Our ruling: If there is a choice of barrels, it is yours; rolling into another one stops neither. Because many things fit into one square.',
    'FU-17':
      'Our ruling: Sharing the barrel’s square and facing the wall, you push in vain (CX-11). Because there is a barrel, and nowhere to roll.',
    'FU-18':
      'Our ruling: You may yank while standing on a table if your square is off the rug; you never catch yourself. Because you brace yourself for the pull. (A table may choose otherwise.)',
    'FU-19':
      'Our ruling: A rug square that is covered by a table still counts as the rug ahead of you. Because the rug lies there all the same.',
    'FU-20':
      'Our ruling: Chairs and mugs on a flipped table land on the mirrored squares. Somebody who cannot land because the one there cannot move lands on the nearest free square. Riders come down one after the other, the one who stood next to you first. Because nobody stays in the air.',
    'FU-21':
      'Our ruling: A Familiar on a table that is pushed or flipped is gone. Because its perch moves from under it.',
  },
  'Things, the Flagon and steps': {
    'OB-1':
      'Our ruling: If somebody stands in the centre when the Flagon comes back, it lies in that square and nobody gets it for free; with a table there, it lies on top. Because it has to be taken with a card.',
    'OB-2':
      'Our ruling: A hit on the holder is carried out in full, and only then does the Flagon drop. Because a hit is one event.',
    'OB-3':
      'Our ruling: Taking the Flagon gives nothing if your Dragon card is in your deck, planned or lies open. Because there is only one of it, and it has to be beneath the mat to be won.',
    'OB-4':
      'Our ruling: The Cookies follow the Flagon’s rules: one thing in a hand, one Dragon card for either. Because they are the same prize on another plate.',
    'OB-5':
      'Our ruling: A thrown Flagon does what a mug does and is then in the centre. Because it is a mug that cannot be lost.',
    'OB-6':
      'Our ruling: Chug does not use up the mug, and losing the mug later does not end Chug. Because the card asks for it only when it is played.',
    'OB-7':
      'Our ruling: With a full hand, Nari drops what she has in her square before she takes the new thing. Because a hand holds one thing.',
    'OB-8':
      'Our ruling: A square is empty for the Familiar when no character, chair, mug, barrel or Flagon is in it; tables and rugs do not count. Because the Familiar needs room of its own and may sit anywhere.',
    'OB-9':
      'Our ruling: A spell from the Familiar is judged from its square and its facing, also by a Riposte. Because it is as if she stood there.',
    'OB-10':
      'Our ruling: You may throw at the Familiar instead of at somebody, within reach and on a line, and never have to. Because it is not a character that must be hit.',
    'OB-11':
      'Our ruling: Walking with Move, each step has to stay on the card’s squares. Because in the printed example people can shut you off from empty squares. (A table may choose otherwise.)',
    'OB-12':
      'Our ruling: Getting up on a table or down by a card of your own is free and no fall. Because you do it on purpose.',
    'OB-13':
      'Our ruling: With somebody’s back to the wall there is no square behind for Shadow Dash. Because the room ends there.',
    'OB-14':
      'Our ruling: At the start you face straight away from the wall of your start square. Because that is the way into the room.',
    'OB-15':
      'Our ruling: For Eyes of Gaia, both copies of Move are the same card. Because names are compared.',
    'OB-16':
      'Our ruling: If the cards make Daggerang a weapon and a Riposte stops it, it has missed and returns. Because an answered attack did not hit.',
    'OB-17':
      'Our ruling: Pick Up/Drop offers each thing in reach, letting go of what you hold, and doing nothing. Because the card gives a choice and does not force it.',
    'OB-18':
      'Our ruling: Snatch takes the thing first and the reputation second, so the Flagon stays with Nari. Because the victim no longer holds what it could drop.',
    'OB-19':
      'Our ruling: What flies over the Familiar does nothing to it; a table that is pushed or flipped into its square removes it. Because flying over is not coming in.',
    'OB-20':
      'Our ruling: Asma’s own spells never hit her, but she stops a line like anybody; if her square and the Familiar’s both reach somebody, she picks one. Because no spell is cast at oneself, and nothing flies through people.',
  },
};
