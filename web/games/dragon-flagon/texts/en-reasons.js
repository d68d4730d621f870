// Made by scripts/rules from docs/rules/dragon-flagon.md: change that file and run it again.

/** @type {Record<string, string>} */
export default {
  'df.rule.AT-15': 'A cancelled card is an action for Battle Frenzy.',
  'df.rule.AT-2': 'Facing the wall, you can neither charge nor flunge: it is cancelled.',
  'df.rule.CX-12':
    'With no way open Shadow Step is cancelled; with no free square a Leap is played and simply does nothing.',
  'df.rule.CX-4':
    'A Swing or an Arrr! needs three squares of room; with the wall nearer than that it is cancelled.',
  'df.rule.CX-5': 'A Dragon card that is cancelled goes back to your deck.',
  'df.rule.DF-ALLY-04': 'What a friend loses to you is out of the game for good.',
  'df.rule.DF-ARCANO-03': 'Being dazed ends Arcano-Convergence early.',
  'df.rule.DF-ARCANO-04': 'Falling ends Arcano-Convergence early.',
  'df.rule.DF-BARRAGE-04': 'Standing in your own Barrage costs you 4, which nobody gets.',
  'df.rule.DF-BARREL-01': 'You need a barrel on your own square or the one ahead, or the card is cancelled.',
  'df.rule.DF-BARREL-06': 'Chairs on its way are smashed and do not slow it down.',
  'df.rule.DF-BITE-01': 'Bitten, you lose time: your token goes two spaces on.',
  'df.rule.DF-BOAST-01': 'You can only boast standing on a table; from the floor the card is cancelled.',
  'df.rule.DF-CANCEL-02':
    'While you lie down, a card with a purple bar is cancelled; you get up all the same.',
  'df.rule.DF-CANCEL-08':
    'A card with nobody in reach is not cancelled: it is played, does nothing, and still takes its full time.',
  'df.rule.DF-CHARGE-03': 'Nobody may stand on the square right ahead of you, or you have no room to charge.',
  'df.rule.DF-CHARGE-04': 'You charge on one level: the square ahead has to be as high as yours.',
  'df.rule.DF-CHARGE-07': 'With nobody to strike you just take the step.',
  'df.rule.DF-CHUG-01':
    'You need a mug in your hand when Chug comes up, and the Flagon will do; without one it is cancelled.',
  'df.rule.DF-COOKIES-02': 'Every rule for the Flagon holds for them as well.',
  'df.rule.DF-COOKIES-04': 'Take either one, and your Dragon card joins your deck.',
  'df.rule.DF-DAGGER-02': 'With nobody to hit, the card returns to your deck.',
  'df.rule.DF-DAGGER-03': 'Once Daggerang has hit somebody, the card is out of the game.',
  'df.rule.DF-DASH-03': 'Your run stops short of people too; things on the floor do not matter.',
  'df.rule.DF-DAZE-01':
    'A card with Daze 1 makes you plan one more card when its action ends, Daze 2 two more, without waiting for your turn.',
  'df.rule.DF-DAZE-03': 'You can have three planned cards at most; Daze beyond that is lost.',
  'df.rule.DF-DAZE-07': 'When you are dazed, the Flagon slips from your hand.',
  'df.rule.DF-DURATION-08':
    'An effect that is due ends as soon as you are drawn, so the action you now play gets nothing from it.',
  'df.rule.DF-DURATION-09':
    'If your effect ends on a space where you do not act, it lasts until everybody there has acted.',
  'df.rule.DF-EARTH-02': 'While Earthbond runs, no knock moves you.',
  'df.rule.DF-EARTH-03': 'A table that is pushed against Earthbond stops dead.',
  'df.rule.DF-FALL-01': 'Falling puts you flat on the ground, prone, still facing the same way.',
  'df.rule.DF-FALL-06': 'Falling knocks the Flagon out of your hand.',
  'df.rule.DF-FAMILIAR-01': 'Put it on any empty square, looking the way you like.',
  'df.rule.DF-FAMILIAR-03': 'A character that comes into the Familiar’s square drives it away.',
  'df.rule.DF-FAMILIAR-04': 'A thing that comes into the Familiar’s square drives it away too.',
  'df.rule.DF-FAMILIAR-05': 'One may throw a mug or a chair at the Familiar, and it is gone.',
  'df.rule.DF-FLAGON-04': 'Your Dragon card joins your deck the moment you take the Flagon.',
  'df.rule.DF-FLAGON-10':
    'When an action takes the Flagon from you, such as a throw, it turns up in the centre.',
  'df.rule.DF-FLAGON-12': 'A Dragon card that was played is put beneath your mat again, not into your deck.',
  'df.rule.DF-FLAGON-13': 'A Dragon card whose effect lasts goes beneath your mat when the effect is over.',
  'df.rule.DF-FLIP-01': 'You need a table right ahead: you throw it over, with all that stands on it.',
  'df.rule.DF-FLUNGE-04': 'A Flunge does not lead up onto a table.',
  'df.rule.DF-FRENZY-03': 'Being dazed ends Battle Frenzy at once; otherwise it runs its time.',
  'df.rule.DF-GAIA-01': 'All that you have planned goes back into your deck.',
  'df.rule.DF-GAIA-06': 'With Eyes of Gaia you cannot play the same card twice in a row.',
  'df.rule.DF-HANDCANNON-03': 'A shot leaves the cannon empty, even one that hit nobody.',
  'df.rule.DF-HANDCANNON-04': 'Played with an empty cannon, the card only loads it; this time nobody is hit.',
  'df.rule.DF-ICE-03': 'The victim of Ice Cone loses time: the token goes one space on.',
  'df.rule.DF-KNOCK-09': 'Thrown from the floor against a table you land on it and fall.',
  'df.rule.DF-KNOCK-10': 'Thrown down from a table you fall as well.',
  'df.rule.DF-LEAP-02': 'A Leap can only end where nobody stands.',
  'df.rule.DF-LURE-04': 'If somebody stands where that step leads, that one is knocked on.',
  'df.rule.DF-OBJECT-07': 'What has been thrown, chair or mug, is broken and gone.',
  'df.rule.DF-PICKUP-01': 'What you take has to lie where you stand.',
  'df.rule.DF-PICKUP-03': 'If your hand is full, what was in it is let go first.',
  'df.rule.DF-PICKUP-09': 'Letting go without taking anything is fine.',
  'df.rule.DF-PLAN-15': 'While a card’s effect runs, you cannot plan that card again.',
  'df.rule.DF-PREY-01': 'Mark Prey gives your mark to somebody.',
  'df.rule.DF-PREY-03': 'With the next gain from the marked one the mark is used up and comes back to you.',
  'df.rule.DF-PREY-04': 'The mark can only go to somebody who does not have it yet.',
  'df.rule.DF-PUSHTABLE-01': 'You need a table right ahead of you, and have to be on your feet.',
  'df.rule.DF-PUSHTABLE-11': 'If the wall stops a table, the whole push is cancelled and no table moves.',
  'df.rule.DF-PUSHTABLE-13': 'A thing squeezed against the wall or another table is broken and gone.',
  'df.rule.DF-REP-01': 'A hit that is worth reputation makes the victim pay that much to you.',
  'df.rule.DF-RIPOSTE-06': 'An answered attack does nothing to you.',
  'df.rule.DF-RIPOSTE-09':
    'You are on guard until your token is drawn again; the action that follows is without it.',
  'df.rule.DF-SLASH-03': 'It is worth 2 reputation from each.',
  'df.rule.DF-STEP-01':
    'Somebody has to stand on the first square of a lettered pair: then you come to the second.',
  'df.rule.DF-SWING-01': 'You can only swing standing on a table; from the floor the card is cancelled.',
  'df.rule.DF-THROW-01': 'You need something in your hand to throw: a chair, a mug or the Flagon.',
  'df.rule.DF-THROW-08': 'With nobody to hit on any line, you throw at the wall.',
  'df.rule.DF-TIE-01': 'Equal scores: the player whose token has come less far on the track is ahead.',
  'df.rule.DF-TIE-02': 'Same space as well: the token that lies lower in the pile is ahead.',
  'df.rule.DF-TITHE-02': 'Tithe first hands 2 to each of them who has fewer than 12.',
  'df.rule.DF-TITHE-04': 'Friends give and get like all the others, and no point leaves the game.',
  'df.rule.DF-TITHE-05': 'Exactly 12 gets no gift from Tithe, and exactly 20 pays nothing.',
  'df.rule.DF-VISION-04': 'Instead you may let Vision go: it is then cancelled and takes 1 time.',
  'df.rule.DF-WOOD-01':
    'For Living Wood you must be on a table or have one right ahead; otherwise it is cancelled.',
  'df.rule.DF-YANK-01': 'You need a rug on the square right ahead of you.',
  'df.rule.DF-YANK-02': 'You cannot yank a rug that you stand on yourself.',
  'df.rule.FU-10':
    'Whoever would land outside the room lands on the last square inside; things out there are lost, the Flagon is in the centre.',
  'df.rule.FU-11': 'Landing on another table, you lie on it.',
  'df.rule.FU-18':
    'You may yank while standing on a table if your square is off the rug; you never catch yourself.',
  'df.rule.FU-21': 'A Familiar on a table that is pushed or flipped is gone.',
  'df.rule.FU-4':
    'Those whom a table catches at the wall slide aside; if they cannot, they lie on the table, and a rider in their place on its nearest free square.',
  'df.rule.KB-10': 'If you lie already, a Fall does nothing new, and you keep the Flagon.',
  'df.rule.KB-15':
    'A Swing can land on somebody only if that one can be knocked on: first the kick, then the knock.',
  'df.rule.KB-7':
    'In one knock everybody moves once at most; a row whose far end is stuck does not move at all.',
  'df.rule.KB-9':
    'Being knocked up or down a level makes you fall; from one table top to another you stay on your feet, though the wording could be read otherwise.',
  'df.rule.OB-11': 'Walking with Move, each step has to stay on the card’s squares.',
  'df.rule.PD-4':
    'A Daze that finds all three slots full adds no card but still counts: the Flagon drops, and Battle Frenzy and Arcano-Convergence end.',
  'df.rule.RP-2': 'With several victims the boaster’s 2 is added for each.',
  'df.rule.RP-4':
    'A victim with no reputation left loses none, and for that alone does not drop the Flagon; all else still happens.',
};
