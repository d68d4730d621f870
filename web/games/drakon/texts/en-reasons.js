// Made by scripts/rules from docs/rules/drakon.md: change that file and run it again.

/** @type {Record<string, string>} */
export default {
  'dk.rule.DK-DUE-03': 'Without a coin you lay none on Start.',
  'dk.rule.DK-FIND-02': 'You get a coin from the hoard.',
  'dk.rule.DK-INT-18': 'From an empty hoard, Find a Gold gives nothing.',
  'dk.rule.DK-INT-29': 'If no chamber can be turned, nothing happens.',
  'dk.rule.DK-INT-33': 'When only Start and chambers with heroes are left, Destroy a Chamber finds nothing.',
  'dk.rule.DK-INT-35': 'With no tile in hand, Magical Shift does nothing.',
  'dk.rule.DK-INT-38': 'If none of your tiles fits any place, Magical Shift does nothing.',
  'dk.rule.DK-INT-57':
    'In an Orb you have to move somebody who can be moved; those who cannot are no choice.',
  'dk.rule.DK-INT-68': 'A Thief whom the Knight stops has used up her power.',
  'dk.rule.DK-INT-72': 'The Wizard may go against an arrow that points at him.',
  'dk.rule.DK-INT-74': 'The Amazon goes on only after a walk, not after a tile was laid.',
  'dk.rule.DK-INT-85':
    'Being put into a way out by somebody else is an escape; a wind that passes one is none.',
  'dk.rule.DK-KNIGHT-03': 'The Knight’s player keeps the coin.',
  'dk.rule.DK-MAP-02': 'You draw one tile blindly from the hand of another player who has one.',
  'dk.rule.DK-MOVE-05': 'In one turn a chamber acts on you once.',
  'dk.rule.DK-ORB-07': 'A hero who has no way out stays.',
  'dk.rule.DK-RULE-10': 'In one turn Orbs move a hero once at most.',
  'dk.rule.DK-START-02': 'If coins lie there, you may take one.',
  'dk.rule.DK-STEAL-03': 'If the player on your left has no coin, you get none.',
  'dk.rule.DK-STEAL-05': 'If the player on your right has no coin, you get none.',
  'dk.rule.DK-WELL-03': 'Without a coin you throw none into the well.',
};
