/** Situations as `ask` takes them, without the book: each was made so that one point, answered otherwise, changes it. */
export const askedScenes: Readonly<Record<string, object>> = {
  // after the deal
  'a pot pushed wrongly, and the game has ended': {
    form: 'holdem', seats: 2, cards: { 1: 'As Ah', 2: 'Ks Kh' }, board: '2c 7d 9h 3c 4d',
    acts: ['2 calls', '1 checks', 'all check', 'all check', 'all check', 'showdown', { incident: 'PotAwardedWrongly', from: 1, to: [2], since: 'game-ended-or-moved' }],
  },
  'a pot pushed wrongly by the house, and the next deal has begun': {
    form: 'holdem', seats: 2, cards: { 1: 'As Ah', 2: 'Ks Kh' }, board: '2c 7d 9h 3c 4d',
    acts: ['2 calls', '1 checks', 'all check', 'all check', 'all check', 'showdown', { incident: 'PotAwardedWrongly', from: 1, to: [2], since: 'first-card-dealt', houseError: true }],
  },
  'cards shown to one player after the deal': {
    form: 'holdem', seats: 2, cards: { 1: 'As Ah', 2: 'Ks Kh' }, acts: ['2 folds', 'award', '1 shows As to 2'], ask: 'events',
  },
  // what is dealt wrongly
  'two boxed cards in lowball': {
    form: 'ace-to-five-lowball', seats: 3, acts: ['deal', '2c is boxed in the stub', '3c is boxed in the stub'], ask: 'ruling',
  },
  'two boxed cards in draw high': {
    form: 'draw-high', seats: 3, acts: ['deal', '2c is boxed in the stub', '3c is boxed in the stub'], ask: 'ruling',
  },
  'a burn missed, and the street is bet on': {
    form: 'holdem', seats: 3, deck: 'As Ks Qs Ah Kh Qh 2c 3c 4c 5c 6d 7d 8d 9d',
    acts: ['deal', 'around', 'the burn is missed, unnoticed', '1 bets 20', '2 calls', 'notice the burn'], ask: ['ruling', 'legal'],
  },
  'a burn missed when all are all-in': {
    form: 'holdem', seats: { 1: 100, 2: 100 }, deck: 'As Ks Ah Kh 2c 3c 4c 5c 6d 7d 8d 9d Tc Jc',
    acts: ['deal', '2 all-in', '1 calls', 'the burn is missed, unnoticed', 'deal one', 'deal one', 'notice the burn'], ask: ['ruling', 'events'],
  },
  'two cards burned when all are all-in': {
    form: 'holdem', seats: { 1: 100, 2: 100 }, deck: 'As Ks Ah Kh 2c 3c 4c 5c 6d 7d 8d 9d Tc Jc',
    acts: ['deal', '2 all-in', '1 calls', 'two cards are burned, unnoticed', 'deal one', 'deal one', 'notice the burn'], ask: ['ruling', 'events'],
  },
  'both holecards of stud dealt up': {
    form: 'seven-card-stud', seats: 3, stakes: '10-20 ante 2 bring-in 3', deck: '2c 3c 4c 5d 6d 7d 8h 9h Th',
    acts: ['deal one', 'deal one', '1\'s 2c is exposed by the dealer', '1\'s 5d is exposed by the dealer'], ask: ['ruling', 'events'],
  },
  'all three first cards of stud up': {
    form: 'seven-card-stud', seats: 3, stakes: '10-20 ante 2 bring-in 3', deck: '2c 3c 4c 5d 6d 7d 8h 9h Th',
    acts: ['deal one', 'deal one', '1\'s 2c is exposed by the dealer', 'deal', '1\'s 5d is exposed by the dealer', '1\'s 8h is exposed by the dealer'], ask: ['ruling', 'events'],
  },
  // betting
  'a short all-in at limit': {
    form: 'holdem', structure: 'limit', stakes: '10-20', seats: { 1: 1000, 2: 1000, 3: 1000, 4: 14 },
    acts: ['deal', '3 calls', '4 all-in', '1 folds', '2 calls'], ask: 'legal',
  },
  'two short all-ins that add up': {
    form: 'holdem', structure: 'no-limit', stakes: '5-10', seats: { 1: 1000, 2: 1000, 3: 1000, 4: 130, 5: 160 },
    acts: ['deal', '3 raises to 100', '4 all-in', '5 all-in', '1 folds', '2 folds'], ask: 'legal',
  },
  'chips smaller than the blinds': {
    form: 'holdem', stakes: { structure: 'no-limit', blinds: [5, 10], unit: 1, chips: { ante: 2, blind: 5, 'big-blind': 10, 'bring-in': 10, rake: 1, collection: 1 } },
    seats: { 1: 1003, 2: 1000, 3: 518 }, acts: ['deal', '3 all-in'], ask: ['events', 'legal'],
  },
  'raises said, and put out in three motions': {
    form: 'holdem', stakes: '5-10', seats: 3,
    acts: ['deal', { seat: 3, did: ['raise', [10], [30], [20]] }], ask: ['wager', 'legal'],
  },
  'raises said, and put out in three motions in an event': {
    form: 'holdem', stakes: '5-10', seats: 3, setting: 'tournament',
    acts: ['deal', { seat: 3, did: ['raise', [10], [30], [20]] }], ask: ['wager', 'legal'],
  },
  'two straddles at limit': {
    form: 'holdem', structure: 'limit', stakes: '10-20 blinds 5-10', seats: 5, posts: ['3 straddles 20', '4 straddles 40'], acts: ['deal'], ask: 'events',
  },
  'a straddle at limit in an event': {
    form: 'holdem', structure: 'limit', stakes: '10-20 blinds 5-10', seats: 5, setting: 'tournament', posts: ['3 straddles 20'], acts: ['deal'], ask: 'events',
  },
  'a straddle that the placard asks for': {
    form: 'holdem', structure: 'no-limit', stakes: '5-10', seats: 5, straddleOnPlacard: true, acts: ['deal'], ask: 'events',
  },
  'razz with an open pair on fourth street': {
    form: 'razz', seats: 3, stakes: '10-20 ante 2 bring-in 3', cards: { 1: '?? ?? Kc 2c', 2: '?? ?? 5d 5c', 3: '?? ?? 8h 7h' },
    acts: ['1 brings in 3', '2 calls', '3 calls'], ask: 'legal',
  },
  'stud high-low with an open pair on fourth street': {
    form: 'stud-8', seats: 3, stakes: '10-20 ante 2 bring-in 3', cards: { 1: '?? ?? 2c Kc', 2: '?? ?? 5d 5c', 3: '?? ?? 8h 7h' },
    acts: ['1 brings in 3', '2 calls', '3 calls'], ask: 'legal',
  },
  'lowball, and nobody has opened': {
    form: 'ace-to-five-lowball', structure: 'limit', stakes: '10-20', seats: 4, acts: ['deal'], ask: 'legal',
  },
  // showdown
  'one card of two shown': {
    form: 'holdem', seats: 2, cards: { 1: 'As Ah', 2: 'Ks Kh' }, board: '2c 7d 9h 3c 4d',
    acts: ['2 calls', '1 checks', 'all check', 'all check', 'all check', '1 shows As', '2 mucks'], ask: ['events', 'payouts'],
  },
  'the dealer denies a player the sight of hands': {
    form: 'holdem', seats: 2, cards: { 1: 'As Ah', 2: 'Ks Kh' }, board: '2c 7d 9h 3c 4d',
    acts: ['2 calls', '1 checks', 'all check', 'all check', 'all check', '1 mucks', 'deny 2 by the dealer'], ask: 'events',
  },
  'the pot divided by agreement': {
    form: 'holdem', seats: 3, acts: ['deal', '3 calls', '1 calls', '2 checks', 'split the pot'], ask: ['events', 'payouts'],
  },
  'big O for eight, run twice before the flop': {
    form: 'big-o', structure: 'pot-limit', stakes: '5-10', seats: 8, stacks: 35,
    acts: ['deal', '3 all-in', 'all call', 'run it twice', 'deal one', 'deal one', 'deal one', 'deal one'], ask: 'events',
  },
  'an odd chip smaller than the blind chip': {
    form: 'holdem', stakes: { structure: 'no-limit', blinds: [5, 10], unit: 1, chips: { blind: 5 } }, seats: { 1: 33, 2: 33, 3: 33 }, cards: { 1: 'As Kd', 2: 'Ac Kh', 3: '2c 7d' },
    board: 'Ad Kc 9h 3c 4d', acts: ['3 all-in', 'all call', 'showdown'], ask: 'payouts',
  },
  'equal highs of stud and an odd chip': {
    form: 'seven-card-stud', seats: { 1: 100, 2: 100, 3: 100 }, stakes: '10-20 ante 1 bring-in 3', cards: { 1: '2c As Kc Qd Jh Ts 3d', 2: '4c 4h 7d 8c Qh Jd 2h', 3: '3c Ad Kh Qs Jc Td 2d' },
    acts: ['2 brings in 3', 'all call', '1 checks', '2 folds', '3 checks', 'all check', 'all check', 'all check', 'showdown'], ask: 'payouts',
  },
  'equal lows of stud high-low and an odd chip': {
    form: 'stud-8', seats: { 1: 100, 2: 100, 3: 100 }, stakes: '10-20 ante 1 bring-in 3', cards: { 1: '2c As 3h 4d 7h Ks Kd', 2: '9c 9h 2d 9d Qh Jd Th', 3: '2h Ad 3s 4c 7c Qs Qc' },
    acts: ['2 brings in 3', 'all call', 'all check', 'all check', 'all check', 'all check', 'showdown'], ask: 'payouts',
  },
}
// biome-ignore format: a line a table
