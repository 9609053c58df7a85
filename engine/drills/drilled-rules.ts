// Written by `npm run rules:drilled`, which looks what drills cite.

/**
 * The drills, and the rules that each comes back to often enough for them to be practised by themselves: by their places in
 * `RULE_IDS`, in base 36, since their ids would make a page load a kilobyte more. The comments name them.
 */
export const RULES_BY_DRILL = {
  // rrp/15/15 rrp/15/16 rrp/15/17 uspa/3.3.2.14 uspa/3.3.2.24 hpt/moving-players/1 hpt/moving-players/2 hpt/moving-players/3 hpt/moving-players/4 hpt/rrp7/15/16
  'balancing board': 'b0 b1 b2 tv u5 102 103 104 105 13t',
  // rrp/14/nl/10 uspa/3.4.2.9 wsop/182
  'change board': 'a4 uo 1g6',
  // rrp/15/11 uspa/3.3.2.9
  'chip-race board': 'aw tq',
  // rrp/3/betting/6 rrp/4/intro/action-order uspa/3.1.7.6 uspa/3.5.1 hpt/play/4 hpt/play/6 web/betting/5 wsop/132 wsop/first-to-act
  'first-to-act board': '3w 4x mb v1 10k 10m 14x 1cv 1eu',
  // rrp/11/27/intro uspa/3.1.1
  'hands board': '8b kn',
  // rrp/2/seating/1
  'lists board': '24',
  // rrp/2/seating/9 rrp/2/seating/10 uspa/app3/4.9 uspa/app3/4.11 wsop/101 wsop/103 wsop/103-entry wsop/103-flop
  'must-move board': '2d 2e z6 z8 1al 1aq 1ar 1at',
  // rrp/3/ties/5a rrp/5/intro uspa/3.1.9.5.1 uspa/3.2.1.1 hpt/showdown/6 wsop/153a wsop/holdem
  'odd-chips board': '4q 5m my n2 122 1eh 1fg',
  // rrp/14/pl/intro
  'pot-limit board': 'ad',
  // wsop/337 wsop/338 wsop/341 wsop/341a wsop/341b wsop/341c wsop/348 wsop/354 wsop/355 wsop/356 wsop/357 wsop/358 wsop/358a wsop/359 wsop/362
  'rows board': '1or 1os 1oz 1p0 1p1 1p2 1pd 1q0 1q1 1q2 1q3 1q7 1q8 1q9 1qj',
  // rrp/3/irregularities/7 uspa/3.1.6.7 hpt/irregularities/5 web/irregularities/6 wsop/23 wsop/23-replace
  'rulings board BoxedCard': '3d lv 12u 14k 171 172',
  // rrp/3/irregularities/16 rrp/5/4 rrp/5/6 hpt/burning/5 hpt/holdem/4 hpt/holdem/5 wsop/126 wsop/126-later wsop/126-all-in wsop/168 wsop/169 wsop/171a wsop/171c
  'rulings board BurnMissed': '3m 5s 5u 11s 12k 12l 1cl 1cm 1cn 1fl 1fm 1fp 1fr',
  // rrp/3/irregularities/1 uspa/3.1.6.1 hpt/irregularities/1 wsop/109-button wsop/113
  'rulings board ButtonMisplaced': '37 lp 12q 1bm 1c2',
  // rrp/5/1 uspa/3.2.1.5.1 uspa/3.2.2.5.1.1 hpt/holdem/1
  'rulings board CardExposed': '5p nh nz 12h',
  // rrp/3/irregularities/10 uspa/3.1.6.10 hpt/irregularities/6 web/irregularities/8 wsop/121
  'rulings board CardMissing': '3g ly 12v 14m 1cc',
  // web/irregularities/10
  'rulings board CardOffTable': '14o',
  // rrp/3/dead-hands/3 uspa/3.1.5.3 hpt/dead-hands/3 web/dead-hands/6 wsop/112
  'rulings board CardsMixedWithAnother': '36 lo 12g 14c 1c0',
  // rrp/14/nl/16 uspa/3.4.2.13 web/dead-hands/8 wsop/83-clock wsop/85 wsop/85-fast wsop/85-who wsop/110g wsop/185
  'rulings board ClockExpired': 'ab us 14e 19o 19r 19s 19t 1bx 1ga',
  // rrp/2/procedures/22 uspa/app3/3.21 web/dead-hands/1 wsop/79
  'rulings board DamagedCard': '1w yq 147 19j',
  // wsop/112-redeal
  'rulings board DealtDeadHand': '1c1',
  // wsop/108
  'rulings board DealtToEmptySeat': '1bb',
  // rrp/3/irregularities/4 uspa/3.1.6.4 hpt/irregularities/4 web/irregularities/4 wsop/116
  'rulings board DuplicateCard': '3a ls 12t 14i 1c6',
  // rrp/5/2 uspa/3.2.1.5.5 hpt/holdem/2 wsop/122
  'rulings board ExtraCard': '5q nl 12i 1cd',
  // rrp/3/irregularities/3 uspa/3.1.6.3 hpt/irregularities/3 web/irregularities/3 wsop/24 wsop/115-stub
  'rulings board ForeignCard': '39 lr 12s 14h 179 1c5',
  // rrp/3/dead-hands/2 rrp/3/irregularities/2 uspa/3.1.5.2 uspa/3.1.6.2 hpt/dead-hands/2 hpt/irregularities/2 web/dead-hands/2 web/irregularities/2 wsop/110c wsop/111 wsop/114
  'rulings board HandMucked': '35 38 ln lq 12f 12r 148 14g 1bt 1bz 1c3',
  // wsop/110b-table
  'rulings board HandThrownForward': '1bs',
  // rrp/14/pl/1 rrp/14/pl/2 uspa/3.4.3.1 uspa/3.4.3.2 wsop/188 wsop/189
  'rulings board ImproperWager': 'ae af uu uv 1ge 1gf',
  // rrp/3/irregularities/8 uspa/3.1.6.8 web/irregularities/7
  'rulings board JokerFound': '3e lw 14l',
  // rrp/3/irregularities/5 uspa/3.1.6.5 web/irregularities/5 wsop/117
  'rulings board KnownBadDeck': '3b lt 14j 1c7',
  // rrp/15/22 uspa/3.3.2.19
  'rulings board LiveHandShown': 'b7 u0',
  // rrp/3/showdown/2 uspa/3.1.8.2 hpt/showdown/3 web/showdown/2 wsop/15 wsop/144
  'rulings board MiscalledHand': '4d mn 11z 159 16m 1e0',
  // rrp/4/11 uspa/3.5.2.10 web/blinds/13 wsop/161
  'rulings board OwedBlindUnposted': '5c vf 15x 1f7',
  // rrp/8/8 uspa/3.2.3.5.6 wsop/83 wsop/84
  'rulings board PlayerAbsent': '6e on 19n 19q',
  // rrp/3/misdeals/2j uspa/3.1.4.1.10 hpt/misdeals/1j web/misdeals/5 wsop/108i
  'rulings board PlayerDealtOut': '2x le 13c 144 1bk',
  // rrp/3/irregularities/15 rrp/5/5 rrp/5/8 rrp/16/4 uspa/3.1.6.15 uspa/3.2.1.5.4 uspa/app2/2 hpt/holdem/6 hpt/holdem/8 hpt/irregularities/12 web/irregularities/12 wsop/127 wsop/170 wsop/171 wsop/171b
  'rulings board PrematureBoard': '3l 5t 5w bs m3 nk xl 12m 12o 131 14q 1co 1fn 1fo 1fq',
  // rrp/3/irregularities/17 web/irregularities/13
  'rulings board StubFouled': '3n 14r',
  // rrp/5/3 rrp/5/7 uspa/3.2.1.5.2 uspa/3.2.1.5.3 hpt/holdem/3 hpt/holdem/7 wsop/167 wsop/167-five
  'rulings board TooManyInFlop': '5r 5v ni nj 12j 12n 1fj 1fk',
  // rrp/2/procedures/5 rrp/2/procedures/5/unnoticed-cash rrp/2/procedures/5/foreign-chips rrp/16/3 uspa/app2/5 uspa/app3/3.3 wsop/59
  'rulings board UnnoticedMoney': '1a 1b 1c br xo y7 18k',
  // rrp/3/dead-hands/1d uspa/3.1.5.1.4 wsop/110e
  'rulings board WrongNumberOfCards': '32 lk 1bv',
  // wsop/23a wsop/23a-play wsop/23a-two wsop/23a-late
  'rulings chinese BoxedCard': '174 175 176 177',
  // rrp/3/misdeals/2g uspa/3.1.4.1.7 hpt/misdeals/1g web/misdeals/6 wsop/108g
  'rulings chinese ButtonMisplaced': '2u lb 139 145 1bi',
  // rrp/3/irregularities/12 uspa/3.1.6.12 hpt/irregularities/8 web/misdeals/2 wsop/123 wsop/123-player wsop/123-announce wsop/123-off-table
  'rulings chinese CardExposed': '3i m0 12x 141 1ce 1cf 1cg 1ch',
  // wsop/351
  'rulings chinese ClockExpired': '1pk',
  // rrp/3/misdeals/2f uspa/3.1.4.1.6 hpt/misdeals/1f wsop/108f
  'rulings chinese DealtOutOfSequence': '2t la 138 1bh',
  // rrp/3/misdeals/2i uspa/3.1.4.1.9 hpt/misdeals/1i
  'rulings chinese DealtToEmptySeat': '2w ld 13b',
  // rrp/3/misdeals/2h uspa/3.1.4.1.8 hpt/misdeals/1h wsop/108h
  'rulings chinese FirstCardToWrongSeat': '2v lc 13a 1bj',
  // wsop/344
  'rulings chinese FourteenAndTwelve': '1p5',
  // wsop/119
  'rulings chinese JokerFound': '1c9',
  // wsop/115
  'rulings chinese KnownBadDeck': '1c4',
  // wsop/110h wsop/349a
  'rulings chinese WrongNumberSet': '1by 1pf',
  // rrp/11/1e
  'rulings draw ButtonMisplaced': '7h',
  // rrp/11/a5/3 rrp/12/4 rrp/16/8 uspa/3.2.8.5.2.3 uspa/3.2.10.5.3 uspa/app2/8 wsop/273
  'rulings draw CardExposed': '88 8t bw rw t4 xr 1m2',
  // rrp/3/dead-hands/1f rrp/11/intro rrp/11/intro/pass-and-out rrp/11/a5/intro rrp/11/a5/1 uspa/3.1.5.1.6 uspa/3.2.8.1 hpt/dead-hands/1f
  'rulings draw ClockExpired': '34 77 78 85 86 lm r0 12e',
  // rrp/11/1g
  'rulings draw DealtOutOfSequence': '7j',
  // rrp/11/1h
  'rulings draw DealtToEmptySeat': '7k',
  // rrp/11/11 rrp/11/11a uspa/3.2.8.5.1.12 uspa/3.2.8.5.1.12.1 wsop/276
  'rulings draw DrawChanged': '7x 7y rm rn 1m6',
  // rrp/3/irregularities/11 uspa/3.1.6.11 hpt/irregularities/7 web/irregularities/9
  'rulings draw ExtraCard': '3h lz 12w 14n',
  // rrp/11/1f
  'rulings draw FirstCardToWrongSeat': '7i',
  // rrp/11/15 uspa/3.2.8.5.1.15
  'rulings draw MiscalledHand': '83 rr',
  // rrp/11/16 uspa/3.2.8.5.1.16
  'rulings draw PairNotAnnounced': '84 rs',
  // rrp/11/1i wsop/266i
  'rulings draw PlayerDealtOut': '7l 1lq',
  // rrp/11/1 rrp/11/1d rrp/11/12 rrp/12/5 rrp/16/7 uspa/3.2.8.5.1.1 uspa/3.2.8.5.1.11 uspa/3.2.10.5.4 uspa/app2/7 hpt/misdeals/1e wsop/266 wsop/266d wsop/275 wsop/275-short
  'rulings draw WrongNumberOfCards': '7c 7g 80 8u bv r9 rl t5 xq 137 1lh 1ll 1m4 1m5',
  // rrp/8/2 rrp/8/13 uspa/3.2.3.5.1 uspa/3.2.3.5.13 hpt/irregularities/11 web/irregularities/11 wsop/219-later wsop/230 wsop/230-final
  'rulings stud BurnMissed': '68 6j oi ou 130 14p 1j1 1jf 1jg',
  // rrp/8/1 uspa/3.2.3.5.5 wsop/218
  'rulings stud CardExposed': '67 om 1iz',
  // rrp/3/irregularities/14 rrp/8/11 uspa/3.1.6.14 uspa/3.2.3.5.11 hpt/irregularities/10 wsop/125 wsop/228
  'rulings stud CardOffTable': '3k 6h m2 os 12z 1ck 1jd',
  // rrp/3/misdeals/1 rrp/3/misdeals/2 uspa/3.1.4.1 uspa/3.1.4.2 hpt/misdeals/1 hpt/misdeals/2 web/misdeals/1 wsop/109 wsop/109-stud
  'rulings stud FirstCardToWrongSeat': '2m 2n l4 lf 132 13d 140 1bl 1bn',
  // rrp/3/dead-hands/1b uspa/3.1.5.1.2 hpt/dead-hands/1b wsop/110b
  'rulings stud HandThrownForward': '30 li 12a 1br',
  // rrp/2/procedures/18 uspa/app3/3.17 wsop/75 wsop/75-dead
  'rulings stud HiddenCards': '1r yl 19a 19b',
  // rrp/3/betting/16 uspa/3.1.7.16 wsop/142-rounding
  'rulings stud ImproperWager': '4b ml 1dx',
  // rrp/3/dead-hands/1e rrp/3/irregularities/9 uspa/3.1.5.1.5 uspa/3.1.6.9 hpt/dead-hands/1e web/dead-hands/4 wsop/110f wsop/119-acted wsop/120
  'rulings stud JokerFound': '33 3f ll lx 12d 14a 1bw 1ca 1cb',
  // wsop/225
  'rulings stud PlayerAbsent': '1ja',
  // rrp/8/14 uspa/3.2.3.5.14 wsop/231
  'rulings stud PrematureStreetCard': '6k ov 1jh',
  // rrp/3/betting/12 uspa/3.1.7.11 web/betting/11 wsop/137
  'rulings stud TurnPassed': '47 mg 153 1d2',
  // rrp/3/dead-hands/1c rrp/8/intro/upcard-order rrp/8/10 uspa/3.1.5.1.3 uspa/3.2.3.1 uspa/3.2.3.5.10 hpt/dead-hands/1c web/dead-hands/5 wsop/110d wsop/seven-card-stud-upcards wsop/227
  'rulings stud UpcardsPickedUp': '31 66 6g lj o3 or 12b 14b 1bu 1iy 1jc',
  // rrp/8/18 rrp/16/2 uspa/3.2.3.5.18 uspa/app2/4 hpt/dead-hands/1d web/dead-hands/7 wsop/235
  'rulings stud WrongNumberOfCards': '6q bq p1 xn 12c 14d 1jr',
  // rrp/3/ties/5d
  'side-pots board': '4t',
  // rrp/7/intro rrp/7/2 uspa/3.2.2.5.2 uspa/3.2.2.5.2.2 wsop/omaha-8 wsop/omaha-8-c
  'split-pots board': '60 62 o0 o2 1gs 1gv',
  // rrp/14/nl/7 uspa/3.4.2.4 wsop/179
  'wagers board held-chips-forward': 'a1 uj 1g3',
  // rrp/14/nl/11 uspa/3.4.2.10 wsop/141f wsop/183 wsop/183-overcall
  'wagers board not-enough-to-raise': 'a5 up 1dr 1g7 1g8',
  // rrp/14/pl/6 uspa/3.4.3.7
  'wagers board oversized-chip': 'aj v0',
  // rrp/14/nl/6 rrp/14/nl/8 uspa/3.4.2.5 uspa/3.4.2.8 wsop/180
  'wagers board raise-said-then-chips': 'a0 a2 uk un 1g4',
  // wsop/178
  'wagers board string-bet': '1g1',
  // rrp/14/nl/9 uspa/3.4.2.6 wsop/181
  'wagers board too-little-to-call': 'a3 ul 1g5',
  // rrp/3/betting/9 rrp/3/betting/11 rrp/3/betting/11/call uspa/3.1.7.8 uspa/3.1.7.10 hpt/rrp7/3/betting-8 hpt/rrp7/3/betting-10 web/betting/10 wsop/136
  'wagers draw call-out-of-turn': '42 44 46 md mf 13i 13j 152 1d1',
  // rrp/3/betting/13 uspa/3.1.7.12 wsop/139-withdraw
  'wagers draw did-not-know-of-the-raise': '48 mh 1d5',
  // rrp/3/dead-hands/1a uspa/3.1.5.1.1 hpt/dead-hands/1a web/dead-hands/3 wsop/110a
  'wagers draw fold-out-of-turn': '2z lh 129 149 1bq',
  // rrp/3/betting/8 uspa/3.1.7.13 web/betting/7 wsop/138
  'wagers draw held-chips-forward': '41 mi 14z 1d3',
  // rrp/3/betting/10 uspa/3.1.7.9 web/betting/6 wsop/135
  'wagers draw knocked-facing-a-bet': '43 me 14y 1d0',
  // wsop/140-half
  'wagers draw not-enough-to-raise': '1d7',
  // rrp/3/betting/15 uspa/3.1.7.15 web/betting/15
  'wagers draw oversized-chip': '4a mk 157',
  // rrp/3/betting/14 uspa/3.1.7.14 web/betting/12 wsop/140
  'wagers draw string-bet': '49 mj 154 1d6',
  // web/betting/13
  'wagers draw too-little-to-call': '155',
  // rrp/3/betting/11/check
  'wagers stud check-out-of-turn': '45',
  // wsop/141g2 wsop/142
  'wagers stud not-enough-to-raise': '1du 1dw',
  // wsop/141
  'wagers stud oversized-chip': '1d9',
  // wsop/139
  'wagers stud string-bet': '1d4',
} as const
