import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { handsIn } from '../read-any.ts'
import type { Recorded } from '../story/recorded.ts'
import { lostWords } from '../words/unwritten.ts'
import { writeHand } from '../write-any.ts'

const TOURNAMENT = `PokerStars Hand #7: Tournament #99, $5+$4.50+$0.50 USD Hold'em No Limit - Level XIV (300/600) - 2026/07/04 18:02:03 CET [2026/07/04 12:02:03 ET]
Table '99 3' 9-max Seat #4 is the button
Seat 2: a (5400 in chips, $2.25 bounty)
Seat 4: b (900 in chips, $4.50 bounty)
Seat 6: d (3000 in chips, $3 bounty) is sitting out
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
b said, "gg"
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

const SIDE_POTS = `PokerStars Zoom Hand #10:  Omaha Hi/Lo Pot Limit ($0.50/$1 USD) - 2026/03/04 1:02:03 ET
Table 'Fig' 6-max Seat #1 is the button
Seat 1: ann ($4 in chips)
Seat 2: ben ($10 in chips)
Seat 3: cy ($10 in chips)
ben: posts small blind $0.50
cy: posts big blind $1
*** HOLE CARDS ***
Dealt to cy [Ks Kd Qc Jh]
ann: raises $2 to $3
ben: raises $6 to $9
cy: calls $8
ann: calls $1 and is all-in
*** FLOP *** [2c 3s 9d]
ben: bets $1 and is all-in
cy: calls $1 and is all-in
*** TURN *** [2c 3s 9d] [7h]
*** RIVER *** [2c 3s 9d 7h] [Kh]
*** SHOW DOWN ***
ben: shows [As 4d 8c 8h] (HI: a pair of Eights; LO: 7,4,3,2,A)
cy: shows [Ks Kd Qc Jh] (HI: three of a kind, Kings)
cy collected $5.70 from side pot
ben collected $5.70 from side pot
ann: shows [Ad 5d Tc Th] (HI: a pair of Tens; LO: 7,5,3,2,A)
cy collected $5.70 from main pot
ben collected $5.70 from main pot
*** SUMMARY ***
Total pot $24 Main pot $11.40. Side pot $11.40. | Rake $1.20
Board [2c 3s 9d 7h Kh]
Seat 1: ann (button) showed [Ad 5d Tc Th] and lost with HI: a pair of Tens; LO: 7,5,3,2,A
Seat 2: ben (small blind) showed [As 4d 8c 8h] and won ($11.40) with HI: a pair of Eights; LO: 7,4,3,2,A
Seat 3: cy (big blind) showed [Ks Kd Qc Jh] and won ($11.40) with HI: three of a kind, Kings
`

const MUCKED = `PokerStars Hand #11:  Hold'em Limit (10/20) - 2026/03/04 1:02:03 ET
Table 'Fig' 6-max (Play Money) Seat #1 is the button
Seat 1: ann (400 in chips)
Seat 2: ben (400 in chips)
ann: posts small blind 5
ben: posts big blind 10
*** HOLE CARDS ***
Dealt to ben [6s 6d]
ann: calls 5
ben: checks
*** FLOP *** [2c 3s 9d]
ben: bets 10
ann: calls 10
*** TURN *** [2c 3s 9d] [7h]
ben: checks
ann: checks
*** RIVER *** [2c 3s 9d 7h] [Kh]
ben: checks
ann: checks
*** SHOW DOWN ***
ben: shows [6s 6d] (a pair of Sixes)
ann: mucks hand
ben collected 40 from pot
*** SUMMARY ***
Total pot 40 | Rake 0
Board [2c 3s 9d 7h Kh]
Seat 1: ann (button) (small blind) mucked [3h 5h]
Seat 2: ben (big blind) showed [6s 6d] and won (40) with a pair of Sixes
`

const hand = (text: string) => {
  const [played] = [...handsIn(text, 'pokerstars')]
  if (played === undefined || played.problems.length > 0) throw new Error(JSON.stringify(played?.problems))
  return played
}

const written = (text: string, to: Parameters<typeof writeHand>[1]) => {
  const out = writeHand(hand(text), to)
  if (!out.ok) throw new Error(out.refusal.why)
  return out
}

const linesOf = (text: string): ReadonlySet<string> => new Set(text.split('\n'))

describe('a text of the site, read and written again', () => {
  test('a tournament: buy-in, bounties, zones, the hero, who sits out', () => {
    const { text, lost } = written(TOURNAMENT, 'pokerstars')
    const left = TOURNAMENT.split('\n').filter(line => !linesOf(text).has(line))
    expect(left).toEqual(['b said, "gg"', 'b finished the tournament in 20th place'])
    expect(lost.map(lostWords)).toEqual(['talk and remarks'])
  })
  test('a mucked hand keeps its cards', () => {
    const { text, lost } = written(MUCKED, 'pokerstars')
    expect(MUCKED.split('\n').filter(line => !linesOf(text).has(line))).toEqual([])
    expect(lost).toEqual([])
    expect(written(MUCKED, 'ohh').text).toMatch(/"Mucks Cards",\s*"cards": \[\s*"3h"/)
  })
  test('a hand that is shown though it was not asked for is kept as a remark', () => {
    const text = MUCKED.replace('ben: shows', 'ann: shows [3h 5h] (a pair of Threes)\nben: shows').replace(
      'ann: mucks hand\n',
      '',
    )
    const odd = text
      .replace('ben: shows [6s 6d] (a pair of Sixes)', 'ben: mucks hand')
      .replace('ben collected', 'ann collected')
    expect(hand(odd).recorded?.about.remarks).toEqual(['ann: shows [3h 5h] (a pair of Threes)'])
  })
  test('cash: Zoom, side pots apart with what was collected after rake, the words for hands', () => {
    const { text, lost } = written(SIDE_POTS, 'pokerstars')
    expect(SIDE_POTS.split('\n').filter(line => !linesOf(text).has(line))).toEqual([])
    expect(lost).toEqual([])
  })
})

describe('what other formats keep of it', () => {
  test('Open Hand History: the moment in UTC, the hero, buy-in, bounties, who sits out, rake by pot', () => {
    const { text, lost } = written(TOURNAMENT, 'ohh')
    const { ohh } = JSON.parse(text)
    expect(ohh).toMatchObject({
      start_date_utc: '2026-07-04T16:02:03Z',
      hero_player_id: 4,
      tournament_info: {
        tournament_number: '99',
        buyin_amount: 5,
        bounty_fee_amount: 4.5,
        fee_amount: 0.5,
        currency: 'USD',
      },
    })
    expect(ohh.players.find(({ seat }: { seat: number }) => seat === 6)).toMatchObject({
      name: 'd',
      is_sitting_out: true,
      player_bounty: 3,
      starting_stack: 3000,
    })
    expect(lost.map(lostWords)).toEqual(['the level, talk and remarks', 'the time zone'])
    const cash = JSON.parse(written(SIDE_POTS, 'ohh').text).ohh
    expect(cash.flags).toEqual(['Fast'])
    expect(cash.pots.map(({ amount, rake }: { amount: number; rake: number }) => [amount, rake])).toEqual([
      [12, 0.6],
      [12, 0.6],
    ])
  })
  test.each(['phh', 'ohh', 'log'] as const)('%s: read back and written as text it is the same', to => {
    for (const source of [TOURNAMENT, SIDE_POTS, MUCKED]) {
      const there = `${to === 'log' ? '{"cardroom":"log","version":4}\n' : ''}${written(source, to).text}`
      const [back] = [...handsIn(there, to)]
      expect(back?.problems).toEqual([])
      const again = writeHand(back!, 'pokerstars')
      const left = source.split('\n').filter(line => !(again.ok && linesOf(again.text).has(line)))
      // Open Hand History has no level and no zone but UTC
      const first = to === 'ohh' ? [source.split('\n')[0]] : []
      const talk = source === TOURNAMENT ? ['b said, "gg"', 'b finished the tournament in 20th place'] : []
      expect(left).toEqual([...first, ...talk])
    }
  })
  test('remarks stand in PHH and in the log', () => {
    expect(written(TOURNAMENT, 'phh').text).toContain('# b said, "gg"')
    expect(written(TOURNAMENT, 'log').text).toContain('b finished the tournament in 20th place')
  })
})

describe('what is not known is never made up in silence', () => {
  const lostOf = (changes: Partial<Recorded['about']>) => {
    const played = hand(TOURNAMENT)
    const about = { ...played.recorded!.about, remarks: undefined, ...changes } as Recorded['about']
    const out = writeHand({ ...played, recorded: { ...played.recorded!, about } }, 'pokerstars')
    return out.ok ? { text: out.text, lost: out.lost.map(lostWords).join('; ') } : { text: '', lost: '' }
  }
  test.each([
    [{ buyIn: undefined }, 'the buy-in isn’t known', "Tournament #99, Hold'em No Limit"],
    [{ level: undefined }, 'the level isn’t known', 'Level I ('],
    [{ event: 'Main Event 2019' }, 'the event is called Main Event 2019', 'Tournament #2019'],
    [{ utc: undefined, timeZoneAbbreviation: 'XYZ' }, 'the time zone isn’t known', '18:02:03 ET'],
    [{ venue: 'Home', timeBanks: [1, 2, 3] }, 'the venue; the time banks', 'Hand #7'],
  ])('%#', (changes, words, text) => {
    const out = lostOf(changes as Partial<Recorded['about']>)
    expect(out.lost).toContain(words)
    expect(out.text).toContain(text)
    expect(out.text).not.toContain('Freeroll')
  })
  test('a freeroll is one where the file says so', () => {
    expect(lostOf({ buyIn: { prize: 0, fee: 0 } }).text).toContain('Tournament #99, Freeroll')
  })
})

describe('a cash hand of another format', () => {
  const PHH = `variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [200, 200]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 f']
event = 'A televised game'
year = 2009
month = 11
currency_symbol = '$'
`
  const [played] = [...handsIn(PHH, 'phh')]
  const written = (to: 'pokerstars' | 'ohh') => {
    const out = writeHand(played!, to)
    if (!out.ok) throw new Error(out.refusal.why)
    return { text: out.text, lost: out.lost.map(lostWords).join('; ') }
  }
  test('as PokerStars text: what is known of the date is kept, the event and the missing number are named', () => {
    const { text, lost } = written('pokerstars')
    expect(text).toContain('- 2009/11/01 0:00:00 ET')
    expect(lost).toContain('the hand has no number: written as 0')
    expect(lost).toContain('the date isn’t known in full: written as 2009/11/01')
    expect(lost).toContain('the event')
  })
  test('as Open Hand History: dollars are money, and the event and the guess are named', () => {
    const { text, lost } = written('ohh')
    expect(JSON.parse(text).ohh).toMatchObject({ currency: 'USD', start_date_utc: '2009-11-01T00:00:00Z' })
    expect(lost).toContain('the event')
    expect(lost).toContain('the currency isn’t known: written as USD')
  })
  test('a time that is written in UTC loses its zone, and says so', () => {
    const about = { ...played!.recorded!.about, day: 3, time: '18:02:03', timeZone: 'America/New_York' }
    const out = writeHand({ ...played!, recorded: { ...played!.recorded!, about } }, 'ohh')
    expect(out.ok && JSON.parse(out.text).ohh.start_date_utc).toBe('2009-11-03T23:02:03Z')
    expect(out.ok && out.lost.map(lostWords).join('; ')).toContain('the time zone')
  })
})

describe('cards that a draw hides', () => {
  const [played] = [...handsIn(readFileSync('histories/phh/samples/f2l3d.phh', 'utf8'), 'phh')]
  test('discards that are known and not the hero’s are named', () => {
    const out = writeHand(played!, 'pokerstars')
    if (!out.ok) throw new Error(out.refusal.why)
    const { seats } = out.lost.find(it => it.what === 'discards')!
    expect(out.lost.map(lostWords).join('; ')).toContain(`the discards of seat ${seats[0]}`)
    expect(out.text).not.toMatch(/discards \d cards? \[/)
  })
  test('written for everybody, none are lost', () => {
    const out = writeHand(played!, 'pokerstars', { everyHand: true })
    expect(out.ok && out.lost.some(it => it.what === 'discards')).toBe(false)
    expect(out.ok && out.text).toMatch(/discards \d cards? \[/)
  })
})
