// Written by `npm run rules:drilled`, which looks what drills cite.

/** The drills, and the rules that each comes back to often enough for them to be practised by themselves. */
export const RULES_BY_DRILL = {
  'balancing board':
    'rrp/15/15 rrp/15/16 rrp/15/17 uspa/3.3.2.14 uspa/3.3.2.24 hpt/moving-players/1 hpt/moving-players/2 hpt/moving-players/3 hpt/moving-players/4 hpt/rrp7/15/16',
  'change board': 'rrp/14/nl/10 uspa/3.4.2.9 wsop/182',
  'chip-race board': 'rrp/15/11 uspa/3.3.2.9',
  'first-to-act board':
    'rrp/3/betting/6 rrp/4/intro/action-order uspa/3.1.7.6 uspa/3.5.1 hpt/play/4 hpt/play/6 web/betting/5 wsop/132 wsop/first-to-act',
  'hands board': 'rrp/11/27/intro uspa/3.1.1',
  'lists board': 'rrp/2/seating/1',
  'must-move board':
    'rrp/2/seating/9 rrp/2/seating/10 uspa/app3/4.9 uspa/app3/4.11 wsop/101 wsop/103 wsop/103-entry wsop/103-flop',
  'odd-chips board': 'rrp/3/ties/5a rrp/5/intro uspa/3.1.9.5.1 uspa/3.2.1.1 hpt/showdown/6 wsop/153a wsop/holdem',
  'pot-limit board': 'rrp/14/pl/intro',
  'rows board':
    'wsop/337 wsop/338 wsop/341 wsop/341a wsop/341b wsop/341c wsop/348 wsop/354 wsop/355 wsop/356 wsop/357 wsop/358 wsop/358a wsop/359 wsop/362',
  'rulings board BoxedCard':
    'rrp/3/irregularities/7 uspa/3.1.6.7 hpt/irregularities/5 web/irregularities/6 wsop/23 wsop/23-replace',
  'rulings board BurnMissed':
    'rrp/3/irregularities/16 rrp/5/4 rrp/5/6 hpt/burning/5 hpt/holdem/4 hpt/holdem/5 wsop/126 wsop/126-later wsop/126-all-in wsop/168 wsop/169 wsop/171a wsop/171c',
  'rulings board ButtonMisplaced': 'rrp/3/irregularities/1 uspa/3.1.6.1 hpt/irregularities/1 wsop/109-button wsop/113',
  'rulings board CardExposed': 'rrp/5/1 uspa/3.2.1.5.1 uspa/3.2.2.5.1.1 hpt/holdem/1',
  'rulings board CardMissing':
    'rrp/3/irregularities/10 uspa/3.1.6.10 hpt/irregularities/6 web/irregularities/8 wsop/121',
  'rulings board CardOffTable': 'web/irregularities/10',
  'rulings board CardsMixedWithAnother': 'rrp/3/dead-hands/3 uspa/3.1.5.3 hpt/dead-hands/3 web/dead-hands/6 wsop/112',
  'rulings board ClockExpired':
    'rrp/14/nl/16 uspa/3.4.2.13 web/dead-hands/8 wsop/83-clock wsop/85 wsop/85-fast wsop/85-who wsop/110g wsop/185',
  'rulings board DamagedCard': 'rrp/2/procedures/22 uspa/app3/3.21 web/dead-hands/1 wsop/79',
  'rulings board DealtDeadHand': 'wsop/112-redeal',
  'rulings board DealtToEmptySeat': 'wsop/108',
  'rulings board DuplicateCard':
    'rrp/3/irregularities/4 uspa/3.1.6.4 hpt/irregularities/4 web/irregularities/4 wsop/116',
  'rulings board ExtraCard': 'rrp/5/2 uspa/3.2.1.5.5 hpt/holdem/2 wsop/122',
  'rulings board ForeignCard':
    'rrp/3/irregularities/3 uspa/3.1.6.3 hpt/irregularities/3 web/irregularities/3 wsop/24 wsop/115-stub',
  'rulings board HandMucked':
    'rrp/3/dead-hands/2 rrp/3/irregularities/2 uspa/3.1.5.2 uspa/3.1.6.2 hpt/dead-hands/2 hpt/irregularities/2 web/dead-hands/2 web/irregularities/2 wsop/110c wsop/111 wsop/114',
  'rulings board HandThrownForward': 'wsop/110b-table',
  'rulings board ImproperWager': 'rrp/14/pl/1 rrp/14/pl/2 uspa/3.4.3.1 uspa/3.4.3.2 wsop/188 wsop/189',
  'rulings board JokerFound': 'rrp/3/irregularities/8 uspa/3.1.6.8 web/irregularities/7',
  'rulings board KnownBadDeck': 'rrp/3/irregularities/5 uspa/3.1.6.5 web/irregularities/5 wsop/117',
  'rulings board LiveHandShown': 'rrp/15/22 uspa/3.3.2.19',
  'rulings board MiscalledHand': 'rrp/3/showdown/2 uspa/3.1.8.2 hpt/showdown/3 web/showdown/2 wsop/15 wsop/144',
  'rulings board OwedBlindUnposted': 'rrp/4/11 uspa/3.5.2.10 web/blinds/13 wsop/161',
  'rulings board PlayerAbsent': 'rrp/8/8 uspa/3.2.3.5.6 wsop/83 wsop/84',
  'rulings board PlayerDealtOut': 'rrp/3/misdeals/2j uspa/3.1.4.1.10 hpt/misdeals/1j web/misdeals/5 wsop/108i',
  'rulings board PrematureBoard':
    'rrp/3/irregularities/15 rrp/5/5 rrp/5/8 rrp/16/4 uspa/3.1.6.15 uspa/3.2.1.5.4 uspa/app2/2 hpt/holdem/6 hpt/holdem/8 hpt/irregularities/12 web/irregularities/12 wsop/127 wsop/170 wsop/171 wsop/171b',
  'rulings board StubFouled': 'rrp/3/irregularities/17 web/irregularities/13',
  'rulings board TooManyInFlop':
    'rrp/5/3 rrp/5/7 uspa/3.2.1.5.2 uspa/3.2.1.5.3 hpt/holdem/3 hpt/holdem/7 wsop/167 wsop/167-five',
  'rulings board UnnoticedMoney':
    'rrp/2/procedures/5 rrp/2/procedures/5/unnoticed-cash rrp/2/procedures/5/foreign-chips rrp/16/3 uspa/app2/5 uspa/app3/3.3 wsop/59',
  'rulings board WrongNumberOfCards': 'rrp/3/dead-hands/1d uspa/3.1.5.1.4 wsop/110e',
  'rulings chinese BoxedCard': 'wsop/23a wsop/23a-play wsop/23a-two wsop/23a-late',
  'rulings chinese ButtonMisplaced': 'rrp/3/misdeals/2g uspa/3.1.4.1.7 hpt/misdeals/1g web/misdeals/6 wsop/108g',
  'rulings chinese CardExposed':
    'rrp/3/irregularities/12 uspa/3.1.6.12 hpt/irregularities/8 web/misdeals/2 wsop/123 wsop/123-player wsop/123-announce wsop/123-off-table',
  'rulings chinese ClockExpired': 'wsop/351',
  'rulings chinese DealtOutOfSequence': 'rrp/3/misdeals/2f uspa/3.1.4.1.6 hpt/misdeals/1f wsop/108f',
  'rulings chinese DealtToEmptySeat': 'rrp/3/misdeals/2i uspa/3.1.4.1.9 hpt/misdeals/1i',
  'rulings chinese FirstCardToWrongSeat': 'rrp/3/misdeals/2h uspa/3.1.4.1.8 hpt/misdeals/1h wsop/108h',
  'rulings chinese FourteenAndTwelve': 'wsop/344',
  'rulings chinese JokerFound': 'wsop/119',
  'rulings chinese KnownBadDeck': 'wsop/115',
  'rulings chinese WrongNumberSet': 'wsop/110h wsop/349a',
  'rulings draw ButtonMisplaced': 'rrp/11/1e',
  'rulings draw CardExposed': 'rrp/11/a5/3 rrp/12/4 rrp/16/8 uspa/3.2.8.5.2.3 uspa/3.2.10.5.3 uspa/app2/8 wsop/273',
  'rulings draw ClockExpired':
    'rrp/3/dead-hands/1f rrp/11/intro rrp/11/intro/pass-and-out rrp/11/a5/intro rrp/11/a5/1 uspa/3.1.5.1.6 uspa/3.2.8.1 hpt/dead-hands/1f',
  'rulings draw DealtOutOfSequence': 'rrp/11/1g',
  'rulings draw DealtToEmptySeat': 'rrp/11/1h',
  'rulings draw DrawChanged': 'rrp/11/11 rrp/11/11a uspa/3.2.8.5.1.12 uspa/3.2.8.5.1.12.1 wsop/276',
  'rulings draw ExtraCard': 'rrp/3/irregularities/11 uspa/3.1.6.11 hpt/irregularities/7 web/irregularities/9',
  'rulings draw FirstCardToWrongSeat': 'rrp/11/1f',
  'rulings draw MiscalledHand': 'rrp/11/15 uspa/3.2.8.5.1.15',
  'rulings draw PairNotAnnounced': 'rrp/11/16 uspa/3.2.8.5.1.16',
  'rulings draw PlayerDealtOut': 'rrp/11/1i wsop/266i',
  'rulings draw WrongNumberOfCards':
    'rrp/11/1 rrp/11/1d rrp/11/12 rrp/12/5 rrp/16/7 uspa/3.2.8.5.1.1 uspa/3.2.8.5.1.11 uspa/3.2.10.5.4 uspa/app2/7 hpt/misdeals/1e wsop/266 wsop/266d wsop/275 wsop/275-short',
  'rulings stud BurnMissed':
    'rrp/8/2 rrp/8/13 uspa/3.2.3.5.1 uspa/3.2.3.5.13 hpt/irregularities/11 web/irregularities/11 wsop/219-later wsop/230 wsop/230-final',
  'rulings stud CardExposed': 'rrp/8/1 uspa/3.2.3.5.5 wsop/218',
  'rulings stud CardOffTable':
    'rrp/3/irregularities/14 rrp/8/11 uspa/3.1.6.14 uspa/3.2.3.5.11 hpt/irregularities/10 wsop/125 wsop/228',
  'rulings stud FirstCardToWrongSeat':
    'rrp/3/misdeals/1 rrp/3/misdeals/2 uspa/3.1.4.1 uspa/3.1.4.2 hpt/misdeals/1 hpt/misdeals/2 web/misdeals/1 wsop/109 wsop/109-stud',
  'rulings stud HandThrownForward': 'rrp/3/dead-hands/1b uspa/3.1.5.1.2 hpt/dead-hands/1b wsop/110b',
  'rulings stud HiddenCards': 'rrp/2/procedures/18 uspa/app3/3.17 wsop/75 wsop/75-dead',
  'rulings stud ImproperWager': 'rrp/3/betting/16 uspa/3.1.7.16 wsop/142-rounding',
  'rulings stud JokerFound':
    'rrp/3/dead-hands/1e rrp/3/irregularities/9 uspa/3.1.5.1.5 uspa/3.1.6.9 hpt/dead-hands/1e web/dead-hands/4 wsop/110f wsop/119-acted wsop/120',
  'rulings stud PlayerAbsent': 'wsop/225',
  'rulings stud PrematureStreetCard': 'rrp/8/14 uspa/3.2.3.5.14 wsop/231',
  'rulings stud TurnPassed': 'rrp/3/betting/12 uspa/3.1.7.11 web/betting/11 wsop/137',
  'rulings stud UpcardsPickedUp':
    'rrp/3/dead-hands/1c rrp/8/intro/upcard-order rrp/8/10 uspa/3.1.5.1.3 uspa/3.2.3.1 uspa/3.2.3.5.10 hpt/dead-hands/1c web/dead-hands/5 wsop/110d wsop/seven-card-stud-upcards wsop/227',
  'rulings stud WrongNumberOfCards':
    'rrp/8/18 rrp/16/2 uspa/3.2.3.5.18 uspa/app2/4 hpt/dead-hands/1d web/dead-hands/7 wsop/235',
  'side-pots board': 'rrp/3/ties/5d',
  'split-pots board': 'rrp/7/intro rrp/7/2 uspa/3.2.2.5.2 uspa/3.2.2.5.2.2 wsop/omaha-8 wsop/omaha-8-c',
  'wagers board held-chips-forward': 'rrp/14/nl/7 uspa/3.4.2.4 wsop/179',
  'wagers board not-enough-to-raise': 'rrp/14/nl/11 uspa/3.4.2.10 wsop/141f wsop/183 wsop/183-overcall',
  'wagers board oversized-chip': 'rrp/14/pl/6 uspa/3.4.3.7',
  'wagers board raise-said-then-chips': 'rrp/14/nl/6 rrp/14/nl/8 uspa/3.4.2.5 uspa/3.4.2.8 wsop/180',
  'wagers board string-bet': 'wsop/178',
  'wagers board too-little-to-call': 'rrp/14/nl/9 uspa/3.4.2.6 wsop/181',
  'wagers draw call-out-of-turn':
    'rrp/3/betting/9 rrp/3/betting/11 rrp/3/betting/11/call uspa/3.1.7.8 uspa/3.1.7.10 hpt/rrp7/3/betting-8 hpt/rrp7/3/betting-10 web/betting/10 wsop/136',
  'wagers draw did-not-know-of-the-raise': 'rrp/3/betting/13 uspa/3.1.7.12 wsop/139-withdraw',
  'wagers draw fold-out-of-turn': 'rrp/3/dead-hands/1a uspa/3.1.5.1.1 hpt/dead-hands/1a web/dead-hands/3 wsop/110a',
  'wagers draw held-chips-forward': 'rrp/3/betting/8 uspa/3.1.7.13 web/betting/7 wsop/138',
  'wagers draw knocked-facing-a-bet': 'rrp/3/betting/10 uspa/3.1.7.9 web/betting/6 wsop/135',
  'wagers draw not-enough-to-raise': 'wsop/140-half',
  'wagers draw oversized-chip': 'rrp/3/betting/15 uspa/3.1.7.15 web/betting/15',
  'wagers draw string-bet': 'rrp/3/betting/14 uspa/3.1.7.14 web/betting/12 wsop/140',
  'wagers draw too-little-to-call': 'web/betting/13',
  'wagers stud check-out-of-turn': 'rrp/3/betting/11/check',
  'wagers stud not-enough-to-raise': 'wsop/141g2 wsop/142',
  'wagers stud oversized-chip': 'wsop/141',
  'wagers stud string-bet': 'wsop/139',
} as const
