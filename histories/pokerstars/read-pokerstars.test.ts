import { describe, expect, test } from 'vitest'
import { collectedOff } from '../collected-off.ts'
import { replayHistory } from '../replay-history.ts'
import { said } from '../testing/said.ts'
import { readPokerStars } from './read-pokerstars.ts'

const CASH = `PokerStars Hand #100200300:  Hold'em No Limit ($1/$2 USD) - 2026/03/04 21:05:06 CET [2026/03/04 15:05:06 ET]
Table 'Velvet II' 6-max Seat #2 is the button
Seat 1: Old Harry ($1,250.50 in chips)
Seat 2: mia: the owl ($200 in chips)
Seat 3: Bo ($88 in chips)
Seat 4: Bo Jr ($200 in chips) is sitting out
Seat 5: kat ($300 in chips)
Bo: posts small blind $1
kat: posts big blind $2
Bo Jr: is sitting out
Old Harry: posts small & big blinds $3
*** HOLE CARDS ***
Dealt to mia: the owl [Ah Kd]
Old Harry: checks
Old Harry said, "checks out"
mia: the owl: raises $6 to $8
Bo: folds
kat: calls $6
Old Harry: folds
*** FLOP *** [Kc 7d 2s]
kat: checks
mia: the owl: bets $10
kat: raises $20 to $30
mia: the owl: calls $20
*** TURN *** [Kc 7d 2s] [7h]
kat: bets $262 and is all-in
mia: the owl: calls $162 and is all-in
Uncalled bet ($100) returned to kat
*** RIVER *** [Kc 7d 2s 7h] [3c]
*** SHOW DOWN ***
kat: shows [Kh Qh] (two pair, Kings and Sevens)
mia: the owl: shows [Ah Kd] (two pair, Kings and Sevens - Ace kicker)
mia: the owl collected $401 from pot
*** SUMMARY ***
Total pot $404 | Rake $3
Board [Kc 7d 2s 7h 3c]
Seat 1: Old Harry folded before Flop
Seat 2: mia: the owl (button) showed [Ah Kd] and won ($401) with two pair, Kings and Sevens
Seat 3: Bo (small blind) folded before Flop
Seat 5: kat (big blind) showed [Kh Qh] and lost with two pair, Kings and Sevens
`

const TOURNAMENT = `PokerStars Hand #7: Tournament #99, $5+$0.50 USD Hold'em No Limit - Level XIV (300/600) - 2026/03/04 1:02:03 ET
Table '99 3' 9-max Seat #4 is the button
Seat 2: a (5,400 in chips)
Seat 4: b (900 in chips)
Seat 9: c (12000 in chips) is sitting out
a: posts the ante 50
b: posts the ante 50
c: posts the ante 50
c: posts small blind 300
a: posts big blind 600
*** HOLE CARDS ***
Dealt to b [9s 9h]
b: raises 250 to 850 and is all-in
c: folds
a: calls 250
*** FLOP *** [2c 3d 4h]
*** TURN *** [2c 3d 4h] [Jd]
*** RIVER *** [2c 3d 4h Jd] [Qs]
*** SHOW DOWN ***
a: shows [Js Tc] (a pair of Jacks)
b: shows [9s 9h] (a pair of Nines)
a collected 2150 from pot
b finished the tournament in 20th place
*** SUMMARY ***
Total pot 2150 | Rake 0
Board [2c 3d 4h Jd Qs]
Seat 2: a (big blind) showed [Js Tc] and won (2150) with a pair of Jacks
Seat 4: b (button) showed [9s 9h] and lost with a pair of Nines
Seat 9: c (small blind) folded before Flop
`

const STUD = `PokerStars Game #8:  7 Card Stud Limit (€0.50/€1 EUR) - 2026/03/04 1:02:03 ET
Table 'Bay' 8-max
Seat 1: ann (€20 in chips)
Seat 3: ben (€20 in chips)
Seat 6: cy (€20 in chips)
ann: posts the ante €0.10
ben: posts the ante €0.10
cy: posts the ante €0.10
*** 3rd STREET ***
Dealt to ann [9h]
Dealt to ben [Ac Ad 2c]
Dealt to cy [Kd]
ben: brings in for €0.15
cy: raises €0.35 to €0.50
ann: folds
ben: calls €0.35
*** 4th STREET ***
Dealt to ben [Ac Ad 2c] [2d]
Dealt to cy [Kd] [Ts]
ben: bets €1
cy: calls €1
*** 5th STREET ***
Dealt to ben [Ac Ad 2c 2d] [5h]
Dealt to cy [Kd Ts] [4c]
ben: checks
cy: checks
*** 6th STREET ***
Dealt to ben [Ac Ad 2c 2d 5h] [6h]
Dealt to cy [Kd Ts 4c] [4d]
cy: checks
ben: checks
*** RIVER ***
Dealt to ben [Ac Ad 2c 2d 5h 6h] [8h]
cy: checks
ben: bets €1
cy: folds
Uncalled bet (€1) returned to ben
ben collected €3.15 from pot
ben: doesn't show hand
*** SUMMARY ***
Total pot €3.30 | Rake €0.15
Seat 1: ann folded on the 3rd Street (didn't bet)
Seat 3: ben collected (€3.15)
Seat 6: cy folded on the River
`

const DRAW = `PokerStars Hand #9:  Triple Draw 2-7 Lowball Limit (10/20) - 2026/03/04 1:02:03 ET
Table 'Fig' 6-max (Play Money) Seat #1 is the button
Seat 1: ann (400 in chips)
Seat 2: ben (400 in chips)
ann: posts small blind 5
ben: posts big blind 10
*** DEALING HANDS ***
Dealt to ann [2c 3d 4h Ks Kd]
ann: raises 10 to 20
ben: calls 10
*** FIRST DRAW ***
ben: discards 3 cards
ann: discards 2 cards [Ks Kd]
Dealt to ann [2c 3d 4h] [7s 9c]
ben: checks
ann: bets 10
ben: calls 10
*** SECOND DRAW ***
ben: discards 1 card
ann: stands pat on [2c 3d 4h 7s 9c]
ben: checks
ann: bets 20
ben: calls 20
*** THIRD DRAW ***
ben: stands pat
ann: stands pat on [2c 3d 4h 7s 9c]
ben: checks
ann: checks
*** SHOW DOWN ***
ben: shows [8c 6d 5h 3s 2d] (Lo: 8,6,5,3,2)
ann: mucks hand
ben collected 100 from pot
*** SUMMARY ***
Total pot 100 | Rake 0
Seat 1: ann (button) (small blind) mucked [2c 3d 4h 7s 9c]
Seat 2: ben (big blind) showed [8c 6d 5h 3s 2d] and won (100) with Lo: 8,6,5,3,2
`

const TWICE = `PokerStars Zoom Hand #10:  Omaha Pot Limit ($0.50/$1) - 2026/03/04 1:02:03 ET
Table 'Fig' 6-max Seat #1 is the button
Seat 1: ann ($10 in chips)
Seat 2: ben ($10 in chips)
ann: posts small blind $0.50
ben: posts big blind $1
*** HOLE CARDS ***
Dealt to ann [As Ad 5c 6c]
ann: raises $2 to $3
ben: raises $6 to $9
ann: raises $1 to $10 and is all-in
ben: calls $1 and is all-in
*** FLOP *** [2c 3c 9d]
*** FIRST TURN *** [2c 3c 9d] [Kh]
*** FIRST RIVER *** [2c 3c 9d Kh] [4c]
*** SECOND TURN *** [2c 3c 9d] [Qh]
*** SECOND RIVER *** [2c 3c 9d Qh] [Qs]
*** FIRST SHOW DOWN ***
ann: shows [As Ad 5c 6c] (a straight flush)
ben: shows [Ks Kc Qd Jd] (three of a kind, Kings)
ann collected $10 from pot
*** SECOND SHOW DOWN ***
ann: shows [As Ad 5c 6c] (two pair)
ben: shows [Ks Kc Qd Jd] (three of a kind, Queens)
ben collected $10 from pot
*** SUMMARY ***
Total pot $20 | Rake $0
Hand was run twice
FIRST Board [2c 3c 9d Kh 4c]
SECOND Board [2c 3c 9d Qh Qs]
Seat 1: ann (button) (small blind) showed [As Ad 5c 6c] and won ($10) with a straight flush
Seat 2: ben (big blind) showed [Ks Kc Qd Jd] and won ($10) with three of a kind, Queens
`

const read = (text: string) => {
  const [hand] = readPokerStars(text)
  if (!hand?.ok) throw new Error(JSON.stringify(hand))
  const { history } = hand
  const replayed = replayHistory(history)
  return { history, replayed, off: [...replayed.problems, ...collectedOff(history, replayed)] }
}

describe('hands of every kind replay, and the sums are those of the file', () => {
  test('cash: a name with a colon, dead blinds, talk, thousands, rake', () => {
    const { history, replayed, off } = read(CASH)
    expect(off).toEqual([])
    expect(replayed.ended).toBe(true)
    expect(history.about).toMatchObject({
      hand: '100200300',
      table: 'Velvet II',
      seatCount: 6,
      players: ['Old Harry', 'mia: the owl', 'Bo', 'kat'],
      currency: 'USD',
      year: 2026,
      time: '21:05:06',
      timeZoneAbbreviation: 'CET',
    })
    expect(history.start.posts).toEqual([
      { seat: 3, kind: 'blind', amount: 100 },
      { seat: 5, kind: 'blind', amount: 200 },
      { seat: 1, kind: 'dead', amount: 100 },
      { seat: 1, kind: 'post', amount: 200 },
    ])
    expect(history.stated).toMatchObject({ winnings: [0, 401, 0, 0], rake: 3 })
    expect(history.warnings).toEqual([])
  })
  test('a tournament: antes, a level, a player who sits out and is dealt in', () => {
    const { history, replayed, off } = read(TOURNAMENT)
    expect(off).toEqual([])
    expect(replayed.finishing).toEqual([6650, 0, 11650])
    expect(history.start).toMatchObject({ setting: 'tournament', stakes: { ante: 50, blinds: [300, 600] } })
    expect(history.about).toMatchObject({ level: 14, event: 'Tournament #99' })
  })
  test('stud: upcards, the bring-in, a bet on an open pair, no button', () => {
    const { history, replayed, off } = read(STUD)
    expect(off).toEqual([])
    expect(replayed.finishing).toEqual([1990, 2170, 1840])
    expect(history.start.stakes).toMatchObject({ lower: 50, upper: 100, ante: 10, bringIn: 15 })
  })
  test('triple draw: what one throws away is known of one player alone', () => {
    const { replayed, off } = read(DRAW)
    expect(off).toEqual([])
    expect(replayed.finishing).toEqual([350, 450])
  })
  test('run twice', () => {
    const { replayed, off } = read(TWICE)
    expect(off).toEqual([])
    expect(replayed.finishing).toEqual([1000, 1000])
    expect(replayed.log.some(event => event.type === 'RunsAgreed')).toBe(true)
  })
  test('several hands in one file, with byte order marks, carriage returns and blank lines', () => {
    const file = `\ufeff${CASH}\n\n\n\ufeff${TWICE}\n\n${STUD}`.replaceAll('\n', '\r\n')
    expect(readPokerStars(file).map(hand => [hand.name, hand.ok])).toEqual([
      ['100200300', true],
      ['10', true],
      ['8', true],
    ])
  })
})

describe('what does not fit is reported with its line', () => {
  const offIn = (text: string) => {
    const [hand] = readPokerStars(text)
    if (!hand!.ok) return hand!.refusal.problems.map(said).map(({ line, what }) => `${line}: ${what}`)
    const replayed = replayHistory(hand!.history)
    return [...replayed.problems, ...collectedOff(hand!.history, replayed)]
      .map(said)
      .map(({ line, what }) => `${line}: ${what}`)
  }
  test.each([
    ['no hand', 'hello', /^1: no line begins with/],
    ['an unknown game', CASH.replace("Hold'em", 'Snap'), /^1: the game isn’t one of/],
    ['a cut hand', CASH.slice(0, CASH.indexOf('*** SUMMARY')), /ends before its summary/],
    ['another deck', CASH.replace("Hold'em", "6+ Hold'em"), /^1: the game isn’t one of/],
    ['a cap', CASH.replace('$1/$2 USD', '$1/$2 - $40 Cap - USD'), /^1: games with a cap/],
    [
      'a wrong call',
      CASH.replace('kat: calls $6', 'kat: calls $5'),
      /^18: By the rules it takes 6 here, but the file says 5/,
    ],
    ['out of turn', CASH.replace('Bo: folds\nkat: calls $6', 'kat: calls $6\nBo: folds'), /^17: It’s seat 3’s turn/],
    ['no card', CASH.replace('[Kc 7d 2s]\nkat', '[Kc 7x 2s]\nkat'), /^20: these aren’t cards/],
    ['another board', CASH.replace('Board [Kc 7d', 'Board [Kd 7d'), /the streets laid Kc 7d/],
    [
      'a card twice',
      CASH.replace('kat: shows [Kh Qh]', 'kat: shows [Kd Qh]').replace('showed [Kh Qh]', 'showed [Kd Qh]'),
      /./,
    ],
    ['wrong winnings', CASH.replaceAll('$401', '$300'), /The file says seat 2 collects 300; by the rules it’s 404/],
    ['wrong rake', CASH.replace('Rake $3', 'Rake $4'), /the house takes 4; by the pots it’s 3/],
    ['a strange act', CASH.replace('Bo: folds', 'Bo: raises the roof'), /^17: /],
    ['seat twice', CASH.replace('Seat 3: Bo', 'Seat 2: Bo'), /^5: seat 2 or Bo appears twice/],
  ])('%s', (_, text, words) => {
    expect(offIn(text).join('\n')).toMatch(words)
  })
})
