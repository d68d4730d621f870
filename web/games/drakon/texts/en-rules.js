// Made by scripts/rules from docs/rules/drakon.md: change that file and run it again.

/** @type {Record<string, Record<string, string>>} */
export default {
  'What you play for': {
    'DK-GOAL-01': 'Each player leads one hero who is trapped in the dragon’s lair.',
    'DK-GOAL-02': 'Be the first to hold five coins and you win.',
    'DK-GOAL-03': 'The fifth coin ends the game on the spot; nothing is finished first.',
  },
  'What there is': {
    'DK-COMP-01': 'Two to six players can take part. (Chosen by the house.) There are six heroes.',
    'DK-COMP-02': 'You keep your hero until the end.',
    'DK-COMP-03': 'Powers, and the counters for them, belong to the game with heroes’ powers only.',
    'DK-COMP-04': 'A counter with its back up is a power that is gone.',
    'DK-COMP-05': 'Figures need no feet here: the page draws your hero where it stands.',
    'DK-COMP-06':
      'All chambers are squares and together they make the map. As built in there are 64, Start being one of them; the arrows of each stand in the file of chambers. (Chosen by the house.)',
    'DK-COMP-07':
      'A chamber that is not blank does something with whoever comes in, or with the way out. As built in, Find a Gold comes ten times and none of the others more than four times. (Chosen by the house.)',
    'DK-COMP-08': 'Coins are all worth the same. As built in there are 28. (Chosen by the house.)',
  },
  'Getting ready': {
    'DK-SETUP-01': 'The lair begins with one chamber, Start, which shows the dragon.',
    'DK-SETUP-02': 'Chance mixes all the other tiles.',
    'DK-SETUP-03': 'You begin with four of them in your hand, and nobody else sees which.',
    'DK-SETUP-04': 'The tiles that are left make up the pile.',
    'DK-SETUP-05': 'All heroes stand on Start at first, and any number of them can share a chamber later.',
    'DK-SETUP-06':
      'Without powers one hero is as good as another, so pick whom you like; who does not pick gets one by chance.',
    'DK-SETUP-07': 'At first every coin is in the hoard.',
  },
  'What we added': {
    'DK-HOUSE-01': 'A choice that has only one legal answer is made for you.',
    'DK-HOUSE-02': 'Tiles of your hand that look alike are offered once.',
    'DK-HOUSE-03':
      'You pick a tile first, and then its place and how it lies. Up to that moment you can take another tile instead, or put it back and do something else, if there is anything else that you could do.',
    'DK-HOUSE-04':
      'A coin on Start is taken for you after a moment, unless you leave it or have said that you want to be asked.',
    'DK-HOUSE-05':
      'A power is used up when you have said all that it needs: whom it strikes, where to, or which tiles go. Up to that moment you can go back, and so you are asked even where there is only one to choose.',
  },
  Turns: {
    'DK-TURN-01': 'Chance says who has the first turn.',
    'DK-TURN-02': 'After you, the player on your left has a turn.',
    'DK-TURN-03': 'In your turn you do one thing of two, and you have to: lay a tile, or walk.',
    'DK-TURN-04': 'Laying brings one tile of your hand into the lair, beside a chamber.',
    'DK-TURN-05': 'When you have laid it, you draw one from the pile.',
    'DK-TURN-06': 'Walking takes your hero into a chamber beside the one it is in.',
    'DK-TURN-07': 'Where you arrive, the chamber acts, if there is anything that it does.',
  },
  'Laying tiles': {
    'DK-PLACE-01': 'A new tile needs at least one chamber of the lair along one of its four edges.',
    'DK-PLACE-02': 'Two arrows must never point at each other across an edge; everything else may touch.',
    'DK-PLACE-03': 'With no pile you still lay tiles; you just draw none.',
    'DK-PLACE-04': 'Without a tile in your hand you cannot lay one.',
    'DK-PLACE-05': 'An empty hand is no reason to draw.',
    'DK-PLACE-06': 'So an empty hand leaves you walking, and nothing else.',
    'DK-PLACE-07': 'If there is no way to walk either, your turn is skipped.',
  },
  'When nobody can go on': {
    'DK-OVER-01': 'The game is also over when no player at all could lay a tile or walk.',
    'DK-OVER-02': 'Then the most coins win.',
  },
  Walking: {
    'DK-MOVE-01': 'The arrows of the chamber that you leave are your ways out, and only those.',
    'DK-MOVE-02': 'An arrow that points at an empty place leads nowhere yet.',
    'DK-MOVE-03':
      'Example: two arrows, one up and one down. You can go up or down, wherever a chamber lies there, and never left or right.',
    'DK-MOVE-04': 'Coming in is what makes a chamber act.',
    'DK-MOVE-05':
      'In one turn a chamber acts on you once. To feel it again you have to come in again in some later turn.',
  },
  'Heroes with powers': {
    'DK-HERO-01': 'If you play with powers, chance deals the heroes.',
    'DK-HERO-02': 'Each hero has one power, to be used once in the whole game.',
    'DK-HERO-03': 'You use it right before or right after you lay or walk.',
    'DK-HERO-04': 'Everybody sees that it is used up.',
    'DK-HERO-05': 'The six are the Wizard, the Barbarian, the Thief, the Dwarf, the Knight and the Amazon.',
  },
  'The Wizard': {
    'DK-WIZ-01': 'The Wizard walks out of a chamber where it has no arrow.',
    'DK-WIZ-02': 'He does so instead of walking as others do.',
    'DK-WIZ-03': 'It is no second walk in the same turn.',
    'DK-WIZ-04': 'Just this once the arrows do not bind him.',
  },
  'The Barbarian': {
    'DK-BARB-01': 'The Barbarian needs another hero in his chamber.',
    'DK-BARB-02': 'He pushes that hero into a chamber beside it, along an arrow.',
    'DK-BARB-03': 'Out of a chamber without arrows nobody can be pushed.',
    'DK-BARB-04': 'The chamber where the pushed hero arrives acts on that hero’s player.',
    'DK-BARB-05': 'Then one tile is drawn blindly from that player’s hand.',
    'DK-BARB-06': 'The Barbarian’s player keeps this tile in hand.',
  },
  'The Thief': {
    'DK-THIEF-01': 'The Thief needs another hero in her chamber, and picks one of those there.',
    'DK-THIEF-02': 'She takes one coin from that player.',
    'DK-THIEF-03': 'Only somebody who has a coin can be picked.',
  },
  'The Dwarf': {
    'DK-DWARF-01': 'The Dwarf’s player gives away two tiles of the hand, both at once.',
    'DK-DWARF-02': 'After that two are drawn.',
  },
  'The Knight': {
    'DK-KNIGHT-01': 'The Knight stops somebody who is taking a coin from his player.',
    'DK-KNIGHT-02': 'He also stops a chamber that would cost his player a coin.',
    'DK-KNIGHT-03': 'The Knight’s player keeps the coin.',
    'DK-KNIGHT-04': 'His is the only power that works in other players’ turns.',
    'DK-KNIGHT-05': 'It works once in a game, like the others.',
  },
  'The Amazon': {
    'DK-AMAZON-01': 'The Amazon goes on by one more chamber, where there is a way.',
    'DK-AMAZON-02': 'Both chambers that she comes into act.',
  },
  'Escape from the lair': {
    'DK-ESC-01': 'To escape you need four coins first.',
    'DK-ESC-02': 'With those you have to come into a Master Key or a Magical Vortex.',
    'DK-ESC-03': 'Coming into either one while you hold the four coins is the win.',
    'DK-ESC-04': 'The first one out has won, and the game is over.',
  },
  'Blank chambers': {
    'DK-BLANK-01': 'A blank chamber does nothing; its arrows are all there is to it.',
    'DK-BLANK-02':
      'Blank chambers have one, two or three arrows. As built in there are twelve. (Chosen by the house.)',
    'DK-BLANK-03': 'There are 16 kinds of chamber, Start, blank ones and both ways to steal included.',
  },
  'Magical Shift': {
    'DK-SHIFT-01': 'It acts as you come in.',
    'DK-SHIFT-02': 'You choose a chamber where no hero stands.',
    'DK-SHIFT-03': 'A tile of your hand takes its place.',
    'DK-SHIFT-04': 'The chamber that lay there is now a tile of your hand.',
    'DK-SHIFT-05': 'You can lay it again in a later turn.',
    'DK-SHIFT-06': 'Turn the new tile as you like; the old arrows do not matter.',
    'DK-SHIFT-07': 'It has to fit all its neighbours, as any tile does; arrows never face arrows.',
  },
  'Destroy a Chamber': {
    'DK-DESTROY-01': 'It acts as you come in.',
    'DK-DESTROY-02': 'You choose a chamber where no hero stands.',
    'DK-DESTROY-03': 'That chamber goes under the pile, face down.',
    'DK-DESTROY-04': 'You may well break the lair into parts that no longer touch.',
  },
  'Drakon’s Due': {
    'DK-DUE-01': 'It acts as you come in.',
    'DK-DUE-02': 'You lay one coin of yours on Start.',
    'DK-DUE-03': 'Without a coin you lay none on Start.',
  },
  'Map Chamber': {
    'DK-MAP-01': 'It acts as you come in.',
    'DK-MAP-02': 'You draw one tile blindly from the hand of another player who has one.',
    'DK-MAP-03': 'It is yours from now on.',
    'DK-MAP-04': 'Nothing evens that out: your hand stays one larger, and the other one stays one smaller.',
    'DK-MAP-05': 'Whoever has lost the last tile like this can only walk.',
  },
  'Find a Gold': {
    'DK-FIND-01': 'It acts as you come in.',
    'DK-FIND-02': 'You get a coin from the hoard.',
  },
  'Heavy Gale': {
    'DK-GALE-01': 'It waits for the turn in which you walk out again, be it the next one or not.',
    'DK-GALE-02': 'Then you go three chambers far at once, no more and no fewer.',
    'DK-GALE-03': 'Each of the three steps needs a way, as any step does.',
    'DK-GALE-04': 'The first two chambers do not act on you; you only pass through.',
    'DK-GALE-05': 'A Master Key and a Magical Vortex have no arrows.',
    'DK-GALE-06':
      'Passing one of these two, you can go on to every chamber beside it, except those with an arrow that points back at it.',
    'DK-GALE-07': 'If no way is three chambers long, you cannot walk out at all.',
  },
  'Strong Wind': {
    'DK-WIND-01': 'Strong Wind is a Heavy Gale but for the length of the way.',
    'DK-WIND-02': 'It carries you two chambers far.',
  },
  'Master Key': {
    'DK-KEY-01': 'You can walk out on any of the four sides.',
    'DK-KEY-02': 'It does not matter if an arrow of that neighbour points at you.',
    'DK-KEY-03': 'This goes for leaving the Master Key, not for the chambers after it.',
    'DK-KEY-04': 'The key stays where it is; you cannot carry it off.',
  },
  'Mind Control Orb': {
    'DK-ORB-01': 'It acts as you come in.',
    'DK-ORB-02': 'You make another player’s hero walk once.',
    'DK-ORB-03': 'You choose for that hero as its own player could have chosen.',
    'DK-ORB-04': 'From a Magical Vortex you can send it into any chamber but that one.',
    'DK-ORB-05': 'From a Strong Wind you have to send it two chambers far.',
    'DK-ORB-06': 'From a Heavy Gale it is three.',
    'DK-ORB-07': 'A hero who has no way out stays.',
    'DK-ORB-08':
      'The chamber where the hero arrives acts on the hero’s own player, who makes the choices there.',
    'DK-INT-52': 'A hero in a Heavy Gale with a way of two chambers cannot be moved.',
    'DK-INT-53': 'Out of a Master Key an Orb moves a hero on any side (DK-RULE-11).',
    'DK-INT-54': 'What there is to choose in the new chamber, the player of the moved hero chooses.',
    'DK-INT-55':
      'If the hero arrives at another Orb, its player moves somebody in turn, perhaps you (DK-RULE-10).',
    'DK-INT-56':
      'A chamber that you have come into before in the same turn does nothing when you are sent there again.',
    'DK-INT-57':
      'In an Orb you have to move somebody who can be moved; those who cannot are no choice (DK-RULE-09). (A table may choose otherwise.)',
    'DK-INT-58': 'Your own next turn is whole, whoever moved you before it.',
    'DK-INT-59': 'Taken out of a wind by somebody else, you are rid of it.',
    'DK-INT-90':
      'Powers do not work in a walk that somebody else makes you do; only the Knight’s is not bound to your turn.',
  },
  'Rotate a Chamber': {
    'DK-ROTATE-01': 'It acts as you come in.',
    'DK-ROTATE-02': 'You turn one chamber, whichever you like.',
    'DK-ROTATE-03': 'By a quarter to either side, or by a half.',
    'DK-ROTATE-04': 'Afterwards, too, no arrow may face another.',
    'DK-ROTATE-05': 'It may be a chamber where somebody stands.',
  },
  Start: {
    'DK-START-01': 'It acts as you come in.',
    'DK-START-02': 'If coins lie there, you may take one.',
    'DK-START-03': 'It cannot be destroyed.',
    'DK-START-04': 'It cannot be swapped for a tile either.',
    'DK-START-05': 'But it can be turned.',
    'DK-START-06': 'This is where all heroes are at the beginning.',
  },
  'Steal a Coin': {
    'DK-STEAL-01':
      'There are two kinds, which the table calls Steal from the Left and Steal from the Right. Both act as you come in.',
    'DK-STEAL-02': 'Left: you get one coin of the player on your left.',
    'DK-STEAL-03': 'If the player on your left has no coin, you get none.',
    'DK-STEAL-04': 'Right: you get one coin of the player on your right.',
    'DK-STEAL-05': 'If the player on your right has no coin, you get none.',
  },
  'Magical Vortex': {
    'DK-VORTEX-01': 'It waits for the turn in which you walk out again, be it the next one or not.',
    'DK-VORTEX-02': 'Then you can go to any chamber of the lair, near or far.',
  },
  'Wishing Well': {
    'DK-WELL-01': 'It acts as you come in.',
    'DK-WELL-02': 'You throw one coin of yours back into the hoard.',
    'DK-WELL-03': 'Without a coin you throw none into the well.',
  },
  'Laying and turns': {
    'DK-INT-01':
      'Arrows need not go on in the next chamber. An arrow may run into a bare side, and bare sides may touch.',
    'DK-INT-02': 'A tile beside several chambers has to fit each of them.',
    'DK-INT-03': 'You may turn a tile in any way before you lay it (DK-RULE-32).',
    'DK-INT-04': 'Chambers that touch at a corner only are not beside each other (DK-RULE-33).',
    'DK-INT-05':
      'As a rule you cannot simply go back where you came from: the arrow that you came along forbids one in return. To get back, something must be turned or swapped, or you need a Key, a Vortex or the Wizard.',
    'DK-INT-06':
      'An arrow never stops you on an ordinary walk, since none can point back at yours. The question comes up at a Master Key, and there the arrow does not matter (DK-KEY-02).',
    'DK-INT-07': 'You cannot pass while there is anything that you can do (DK-RULE-01).',
    'DK-INT-08': 'Stuck, but with tiles that fit: you lay one, and you are not skipped.',
    'DK-INT-09':
      'Tiles in hand, but none fits anywhere: you walk, or you are skipped if you cannot (DK-RULE-02). In fact every tile has a side without an arrow, and so it fits above the topmost chamber.',
    'DK-INT-10': 'You cannot draw instead of walking, however large the pile is.',
    'DK-INT-11':
      'A destroyed chamber goes under an empty pile and so becomes the pile: whoever lays a tile next draws it (DK-RULE-05).',
    'DK-INT-12':
      'Once an empty hand gets a tile, by a Map Chamber or the Barbarian, it can be laid, and you draw for it as usual.',
    'DK-INT-13': 'With a hand of five you lay one, draw one, and have five again (DK-RULE-25).',
    'DK-INT-14':
      'A hand that shrank while there was no pile stays small when the pile comes back: one tile laid is one tile drawn.',
    'DK-INT-15':
      'The game stops only when nobody can lay a tile and nobody can walk; one of the two in one player’s reach keeps it going.',
    'DK-INT-16': 'Equal coins at such an end are a shared win (DK-RULE-28).',
    'DK-INT-17': 'Being skipped is for one turn. If a way opens later, you are back.',
    'DK-INT-88': 'A tile that is laid beside you does nothing to you.',
    'DK-INT-89': 'Laying and walking in the same turn cannot be had; only the Amazon gets a second step.',
  },
  Coins: {
    'DK-INT-18': 'From an empty hoard, Find a Gold gives nothing (DK-RULE-06).',
    'DK-INT-19': 'The fifth coin wins in another player’s turn as well (DK-RULE-07).',
    'DK-INT-20': 'What counts are the coins that you have now, not all that you ever had.',
    'DK-INT-21':
      'Coins for the dragon lie on Start, and somebody can fetch them. Coins for the well are in the hoard again.',
    'DK-INT-22': 'You take one coin from Start or none, however many lie there.',
    'DK-INT-23': 'Nobody gets anything for beginning on Start, or for waiting there.',
    'DK-INT-24': 'Between two players, both ways to steal lead to the same purse (DK-RULE-18).',
    'DK-INT-25': 'If that neighbour is poor, you cannot rob somebody else instead.',
    'DK-INT-26': 'On your left sits the one whose turn comes after yours.',
    'DK-INT-87': 'Coins on Start are safe: that chamber never leaves the lair.',
    'DK-INT-92':
      'A hero who stands on Start does not get the coin that is laid there meanwhile; one has to come in for it.',
  },
  'Changing the lair': {
    'DK-INT-27': 'You may turn the very chamber you have come into. It does not act a second time.',
    'DK-INT-28': 'You have to turn something, even if you would rather not (DK-RULE-09).',
    'DK-INT-29': 'If no chamber can be turned, nothing happens (DK-RULE-09).',
    'DK-INT-30': 'A chamber that is turned below you, or swapped beside you, does not act on you.',
    'DK-INT-31':
      'The chamber that you have come into is never the one to be destroyed or swapped, for you stand in it.',
    'DK-INT-32': 'An empty Start can be turned; destroyed or swapped it cannot be.',
    'DK-INT-33': 'When only Start and chambers with heroes are left, Destroy a Chamber finds nothing.',
    'DK-INT-34':
      'A hero may be left all alone. Then a tile laid beside it helps, or a Vortex if it stands in one; its player can lay tiles anywhere meanwhile (DK-RULE-03).',
    'DK-INT-35': 'With no tile in hand, Magical Shift does nothing (DK-RULE-12).',
    'DK-INT-36': 'Magical Shift leaves your hand as large as it was. You draw nothing for it.',
    'DK-INT-37':
      'A tile that does not fit a place in any way is not put there; take another place or another tile.',
    'DK-INT-38': 'If none of your tiles fits any place, Magical Shift does nothing (DK-RULE-12).',
    'DK-INT-93':
      'A destroyed chamber lies at the bottom of the pile, as everybody has seen. It comes back when the pile is drawn down to it, and not before.',
  },
  'Winds, Key and Vortex': {
    'DK-INT-39':
      'You may lay tiles for a while before you walk out of a Heavy Gale; it is three chambers all the same (DK-RULE-16).',
    'DK-INT-40': 'One gold passed and one gold at the end make one coin.',
    'DK-INT-41':
      'Two chambers are too few for a Heavy Gale, so you cannot walk: lay a tile, or be skipped if you cannot do that either.',
    'DK-INT-42':
      'A wind that passes a Magical Vortex does not jump: from there it goes to a neighbour (DK-RULE-15).',
    'DK-INT-43':
      'Leaving a Master Key you ignore arrows that point at you; being blown through it you do not (DK-RULE-15).',
    'DK-INT-44':
      'A Heavy Gale may bring you to a chamber twice (DK-RULE-14). It takes two chambers without arrows side by side to be blown to and fro; arrows alone never lead straight back.',
    'DK-INT-45':
      'A wind does not care for another wind that it passes. If it sets you down in one, that one counts when you walk out.',
    'DK-INT-46': 'For a Strong Wind you pass one chamber and need two steps.',
    'DK-INT-47': 'You may lay tiles first and leave the Master Key later (DK-RULE-16).',
    'DK-INT-48': 'A Vortex takes you somewhere else; you cannot come in again where you are (DK-RULE-17).',
    'DK-INT-49': 'An Orb cannot leave you in the Vortex either.',
    'DK-INT-50':
      'It may be a chamber with other heroes, and it may be one in a part of the lair that has broken off.',
    'DK-INT-51': 'Where the Vortex sets you down, the chamber acts.',
  },
  Powers: {
    'DK-INT-60': 'The Barbarian pushes somebody one chamber far, out of a wind as well (DK-RULE-21).',
    'DK-INT-61': 'In a Master Key or a Vortex he pushes nobody.',
    'DK-INT-62':
      'If the push leads to a Map Chamber, that one acts first. The Barbarian’s tile comes after it, and may be the one just won.',
    'DK-INT-63': 'Somebody with an empty hand can be pushed, and loses no tile.',
    'DK-INT-64': 'No way to push, no tile: then the power cannot be used (DK-RULE-21).',
    'DK-INT-65':
      'Barbarian and Thief can act on those they leave, before walking, or on those they come to, after it.',
    'DK-INT-66':
      'The Knight helps against Thief, Steal a Coin, Drakon’s Due and Wishing Well, whoever’s turn it is (DK-RULE-20).',
    'DK-INT-67': 'He does not help against the loss of a tile.',
    'DK-INT-68':
      'A Thief whom the Knight stops has used up her power (DK-RULE-20). (A table may choose otherwise.)',
    'DK-INT-69': 'A coin that he keeps is nobody’s fifth.',
    'DK-INT-70': 'The Wizard’s power is his walk of this turn, so there is none besides it.',
    'DK-INT-71': 'There has to be a chamber where the Wizard goes.',
    'DK-INT-72':
      'The Wizard may go against an arrow that points at him (DK-RULE-22). (A table may choose otherwise.)',
    'DK-INT-73': 'Out of a wind his power takes him one chamber far (DK-RULE-34).',
    'DK-INT-74':
      'The Amazon goes on only after a walk, not after a tile was laid (DK-RULE-23). (A table may choose otherwise.)',
    'DK-INT-75':
      'She goes on as one leaves the chamber that she has come into: on any side of a Key, to anywhere from a Vortex, the whole way from a wind (DK-RULE-23).',
    'DK-INT-76':
      'After a Heavy Gale she goes on from where it set her down. That chamber acts, and the next one does.',
    'DK-INT-77':
      'For the Dwarf you need two tiles in hand. With an empty pile you get the same two back (DK-RULE-24).',
    'DK-INT-78': 'What the Dwarf gives away goes under the pile (DK-RULE-24).',
    'DK-INT-79': 'Nobody has two powers.',
    'DK-INT-91':
      'The Knight keeps a coin also when another player has put him in the well, or before the dragon.',
  },
  Escape: {
    'DK-INT-80': 'With four coins or five, without a way out you have not won.',
    'DK-INT-81': 'The fourth coin in a Key or a Vortex is no win yet; you have to come into one with it.',
    'DK-INT-82': 'If you lose a coin on the way, you have too few.',
    'DK-INT-83': 'More coins than four do no harm.',
    'DK-INT-84': 'You can still escape when others have had their four coins longer.',
    'DK-INT-85':
      'Being put into a way out by somebody else is an escape; a wind that passes one is none (DK-RULE-27). (A table may choose otherwise.)',
    'DK-INT-86': 'A Vortex as the Amazon’s first chamber wins as well.',
  },
  'Where we rule': {
    'DK-RULE-01':
      'Our ruling: There is no passing: you lay a tile or walk whenever one of them can be done. If the Wizard’s power is your only way to do either, it is used. Because the rulebook leaves you those two and no third.',
    'DK-RULE-02':
      'Our ruling: With tiles that fit nowhere you can only walk, and if you cannot walk you are skipped. Because such a hand is worth no more than an empty one.',
    'DK-RULE-03':
      'Our ruling: In a lair of several parts you may lay a tile beside any of them. Because one neighbour is all that a tile needs, and all its neighbours are looked at.',
    'DK-RULE-04':
      'Our ruling: A side without an arrow goes with everything, a Key’s and a Vortex’s too. Because it takes two arrows to clash.',
    'DK-RULE-05':
      'Our ruling: What goes under the pile is drawn again later, and an empty pile is a pile again. Because nothing says that those tiles are out of the game.',
    'DK-RULE-06':
      'Our ruling: When the hoard has run out, Find a Gold is worth nothing. Because there is no other place to take a coin from.',
    'DK-RULE-07':
      'Our ruling: You win in other players’ turns too, by a coin or by a way out. Because a win counts the moment it is there.',
    'DK-RULE-08':
      'Our ruling: A chamber acts on everybody who ends a way in it, of their own will, pushed or sent; on the way of a wind only the last one does. Because it matters that you come in, and not why.',
    'DK-RULE-09':
      'Our ruling: What a chamber does is not yours to refuse, as long as there is a legal choice; the coin on Start alone may be left. If there is none, nothing happens. Because only Start says “may”.',
    'DK-RULE-10':
      'Our ruling: In one turn Orbs move a hero once at most. Because two Orbs might send two heroes back and forth for ever.',
    'DK-RULE-11':
      'Our ruling: Whoever moves you with an Orb uses the way out of the chamber you stand in, be it a wind, a Key or a Vortex. Because it counts as your own walk.',
    'DK-RULE-12':
      'Our ruling: Without a tile that fits somewhere, Magical Shift does nothing. Because a swap needs both halves.',
    'DK-RULE-13':
      'Our ruling: Rotate a Chamber means a quarter or a half turn, even of a chamber that looks the same after it; Start and chambers with heroes may be turned. Because a turn is asked for, not a difference.',
    'DK-RULE-14':
      'Our ruling: The first step of a wind follows the arrows of the wind chamber, and no chamber is closed for having been passed. Because every step has to be a legal one, and that is all.',
    'DK-RULE-15':
      'Our ruling: Blown through a Key or a Vortex, you go on to any neighbour without an arrow back, and neither of them acts. Because this is their only rule for those who pass.',
    'DK-RULE-16':
      'Our ruling: How a chamber is left is looked at when you leave it, however many turns later; if it was turned meanwhile, its arrows now count. Because otherwise a hero who waits in a Master Key could never leave it.',
    'DK-RULE-17': 'Our ruling: A Vortex takes you into another chamber. Because staying is no walk.',
    'DK-RULE-18':
      'Our ruling: The player on your left has the turn after yours, the one on your right the turn before; with two players they are the same. Because the turn goes to the left.',
    'DK-RULE-19':
      'Our ruling: Stealing from somebody without coins does nothing, and nobody else is robbed. Because the chamber names the player.',
    'DK-RULE-20':
      'Our ruling: The Knight’s power keeps one coin, whatever would have taken it; who wanted it gets none, and a Thief’s power is gone. Because she has used it, with bad luck.',
    'DK-RULE-21':
      'Our ruling: A push goes one chamber far along an arrow of the chamber both stand in, even if it is a wind. Without such a way there is no push and no tile; after a push the tile is taken if there is one. Because the tile is part of the push.',
    'DK-RULE-22':
      'Our ruling: The Wizard may walk against an arrow. Because for this one walk the arrows do not bind him.',
    'DK-RULE-23':
      'Our ruling: The Amazon’s power comes after a walk. It starts when the first chamber is done with her, where she then stands, and by that chamber’s way out. Because one chamber more needs a first one.',
    'DK-RULE-24':
      'Our ruling: The Dwarf needs two tiles. They go under the pile face down before he draws, so there are always two to draw. Because then no pile is too short.',
    'DK-RULE-25':
      'Our ruling: A hand larger or smaller than at the start stays so, and each tile laid draws one. Because nothing fills it up or cuts it down.',
    'DK-RULE-26':
      'Our ruling: For the Map Chamber you choose the player and chance the tile; the Barbarian’s is taken from the one he pushed. Who has no tile cannot be chosen. Because you cannot see what you take.',
    'DK-RULE-27':
      'Our ruling: Coming into a way out with four coins wins also when somebody else has moved you, and also when you came into it before in this turn. A wind that passes wins nothing, and five coins alone win nothing. Because it is the coming in that counts.',
    'DK-RULE-28':
      'Our ruling: When nobody can go on, each player’s own coins count, those on Start count for nobody, and equal coins share the place. Because nothing else is there to compare.',
    'DK-RULE-29':
      'Our ruling: The game also ends, and is counted in the same way, when it no longer gets anywhere: as built in, after 60 rounds in which no tile was laid and nobody came to hold more coins than anybody ever had. (Chosen by the house.) Because coins could travel between a Find a Gold and a Wishing Well for ever.',
    'DK-RULE-30':
      'Our ruling: Hands and pile are hidden, only their sizes are open; coins and powers lie open. A tile that goes from hand to hand is seen by those two players. Because coins are all alike and tiles are not.',
    'DK-RULE-31':
      'Our ruling: Start has three arrows. (Chosen by the house.) Because with four nobody could ever walk back in.',
    'DK-RULE-32':
      'Our ruling: A tile is laid in any of its four directions that fits. Because a swapped one may be turned freely, and nothing says otherwise of a new one.',
    'DK-RULE-33':
      'Our ruling: Only chambers that share an edge are beside each other. Because arrows point across edges.',
    'DK-RULE-34':
      'Our ruling: The Wizard’s walk is one chamber far, out of a wind too. Because it replaces the walk that the wind would make longer.',
    'DK-RULE-35':
      'Our ruling: If your power, used before, leaves you nothing to lay and no way to walk, your turn is over. Because nobody can be made to do what cannot be done.',
  },
};
