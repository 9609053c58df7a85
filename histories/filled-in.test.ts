import { describe, expect, test } from 'vitest'
import { handsIn } from './read-any.ts'
import { lostNames, lostWords } from './words/unwritten.ts'
import { TARGETS, type Target, writeHand } from './write-any.ts'

const BARE = `variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [200, 200]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p2 f']
`
const WHOLE = `${BARE}seats = [3, 5]
players = ['ann', 'ben']
hand = 7
table = 'Fig'
seat_count = 6
venue = 'PokerStars'
currency = 'USD'
currency_symbol = '$'
day = 3
month = 11
year = 2009
time = 18:02:03
time_zone = 'UTC'
finishing_stacks = [201, 199]
_cardroom_start = '{"setting":"cash"}'
`

const lostOf = (phh: string, to: Target): readonly string[] => {
  const [hand] = [...handsIn(phh, 'phh')]
  const out = writeHand(hand!, to)
  if (!out.ok) throw new Error(out.refusal.why)
  return out.lost.map(lostWords)
}

describe('what a file does not say is named where something else stands for it', () => {
  const inBoth = [
    'whether it was a cash game isn’t known: written as a cash game',
    'the table isn’t known: written as Cardroom',
    'the number of seats isn’t known: written as 2',
    'seat numbers aren’t known: written as 1, 2',
    'the rake isn’t known: written as 0',
    'the names of seat 1, seat 2 aren’t known: written as Player and the seat',
  ]
  test('as PokerStars text', () => {
    expect(new Set(lostOf(BARE, 'pokerstars'))).toEqual(
      new Set([
        ...inBoth,
        'the hand has no number: written as 0',
        'the date isn’t known in full: written as 2000/01/01 0:00:00',
        'the currency isn’t known: written as play money',
        'the site isn’t known: written as PokerStars',
      ]),
    )
  })
  test('as Open Hand History', () => {
    expect(new Set(lostOf(BARE, 'ohh'))).toEqual(
      new Set([
        ...inBoth,
        'the hand has no number: left empty',
        'the date isn’t known in full: written as 2000-01-01T00:00:00Z',
        'the currency isn’t known: written as PPC',
        'the site isn’t known: written as Cardroom',
      ]),
    )
  })
  test.each(['phh', 'log'] as const)('%s fills nothing in', to => expect(lostOf(BARE, to)).toEqual([]))
  test.each(TARGETS)('%s: where all is said nothing is named', to => expect(lostOf(WHOLE, to)).toEqual([]))
  test('a tournament without a number, and one whose chips have a currency', () => {
    const phh = WHOLE.replace('"cash"', '"tournament"')
    expect(lostOf(phh, 'pokerstars')).toEqual([
      'the tournament isn’t known: written as #1',
      'the currency',
      'the buy-in isn’t known and is left out',
      'the level isn’t known: written as I',
    ])
    expect(lostOf(phh, 'ohh')).toEqual(['the buy-in isn’t known and is left out'])
  })
  test('fewer seats than the highest seat', () => {
    expect(lostOf(WHOLE.replace('seat_count = 6', 'seat_count = 4'), 'pokerstars')).toEqual(['the number of seats'])
  })
  test('a currency without a sign of its own', () => {
    const phh = WHOLE.replace("'USD'", "'SEK'").replace("currency_symbol = '$'\n", '')
    expect(lostOf(phh, 'pokerstars')).toEqual(['the currency, SEK: written as play money'])
    expect(lostOf(phh, 'ohh')).toEqual([])
  })
  test('a sign that is no currency of ours', () => {
    const phh = WHOLE.replace("currency = 'USD'\n", '').replace("'$'", "'Ƀ'")
    expect(lostOf(phh, 'ohh')).toEqual(['the currency isn’t known: written as PPC', 'the currency sign'])
  })
})

test('for a whole run what differs from hand to hand is left out', () => {
  const [hand] = [...handsIn(BARE, 'phh')]
  const out = writeHand(hand!, 'pokerstars')
  expect(out.ok && out.lost.flatMap(lostNames)).toEqual(
    expect.arrayContaining([
      'seat numbers aren’t known: written as 1, 2, 3 … from the button’s left',
      'the number of seats isn’t known: written as the highest seat',
      'names of players aren’t known: written as Player and the seat',
    ]),
  )
})

test('what is not said stays unsaid: PHH written again is the same text, and from the log as well', () => {
  const [hand] = [...handsIn(BARE, 'phh')]
  const again = writeHand(hand!, 'phh')
  expect(again.ok && again.text).toBe(`${BARE.replace('antes', 'ante_trimming_status = false\nantes')}`)
  const log = writeHand(hand!, 'log')
  const [back] = [...handsIn(`{"cardroom":"log","version":4}\n${log.ok ? log.text : ''}`, 'log')]
  const out = writeHand(back!, 'phh')
  expect(out.ok && out.text).not.toContain('seats =')
  expect(out.ok && out.text).not.toContain('setting')
})

describe('what a file of Open Hand History says beyond what we read', () => {
  const OHH = {
    spec_version: '1.4.7',
    site_name: 'A site',
    network_name: 'Its network',
    internal_version: '9',
    game_number: '7',
    start_date_utc: '2009-11-03T18:02:03Z',
    table_name: 'Fig',
    table_size: 6,
    game_type: 'Holdem',
    bet_limit: { bet_type: 'NL', bet_cap: 40 },
    currency: 'USD',
    dealer_seat: 5,
    small_blind_amount: 1,
    big_blind_amount: 2,
    ante_amount: 0,
    flags: ['Fast', 'Observed'],
    observed: null,
    players: [
      { id: 3, seat: 3, name: 'ann', display: 'Ann of Ham', starting_stack: 200 },
      { id: 5, seat: 5, name: 'ben', display: 'ben', starting_stack: 200, country: 'UK' },
    ],
    rounds: [
      {
        id: 0,
        street: 'Preflop',
        actions: [
          { action_number: 0, player_id: 5, action: 'Post SB', amount: 1 },
          { action_number: 1, player_id: 3, action: 'Post BB', amount: 2 },
          { action_number: 2, player_id: 5, action: 'Fold', amount: 0, think_time: 4 },
        ],
      },
    ],
    pots: [
      {
        number: 0,
        amount: 2,
        rake: 0,
        jackpot: 0.5,
        player_wins: [{ player_id: 3, win_amount: 2, bonus_amount: 1 }],
      },
    ],
  }
  const [hand] = [...handsIn(JSON.stringify({ ohh: OHH }), 'ohh')]
  test('is kept by its place', () => {
    expect(hand!.recorded!.kept).toEqual({
      _ohh: { network_name: 'Its network', internal_version: '9' },
      _ohh_inside: {
        'bet_limit.bet_cap': 40,
        'flags[1]': 'Observed',
        'players[0].display': 'Ann of Ham',
        'players[1].country': 'UK',
        'rounds[0].actions[2].think_time': 4,
        'pots[0].jackpot': 0.5,
        'pots[0].player_wins[0].bonus_amount': 1,
      },
    })
  })
  test('stands in PHH and in the log, and is named where it is lost', () => {
    const phh = writeHand(hand!, 'phh')
    const [back] = [...handsIn(phh.ok ? phh.text : '', 'phh')]
    expect(back!.recorded!.kept).toEqual(hand!.recorded!.kept)
    const ohh = writeHand(hand!, 'ohh')
    expect(ohh.ok && ohh.lost.map(lostWords)).toEqual(['fields of other programs: _ohh_inside'])
    expect(ohh.ok && JSON.parse(ohh.text).ohh).toMatchObject({ network_name: 'Its network', internal_version: '9' })
  })
})

describe('the first line of PokerStars text', () => {
  const CLUB = `PokerStars Home Game Hand #7: {Club #123} Hold'em No Limit ($1/$2) - 2009/11/03 18:02:03 ET
Table 'Fig' 6-max Seat #5 is the button
Seat 3: ann ($200 in chips)
Seat 5: ben ($200 in chips)
ben: posts small blind $1
ann: posts big blind $2
*** HOLE CARDS ***
ben: folds
Uncalled bet ($1) returned to ann
ann collected $2 from pot
ann: doesn't show hand
*** SUMMARY ***
Total pot $2 | Rake $0
Seat 3: ann (big blind) collected ($2)
Seat 5: ben (button) (small blind) folded before Flop (didn't bet)
`
  const [hand] = [...handsIn(CLUB, 'pokerstars')]
  test('names the site and the club, and a sign is not made a currency', () => {
    expect(hand!.recorded!.about).toMatchObject({ venue: 'PokerStars Home Game {Club #123}', currencySymbol: '$' })
    expect(hand!.recorded!.about.currency).toBeUndefined()
    const out = writeHand(hand!, 'pokerstars')
    expect(out.ok && out.text.split('\n')[0]).toBe(
      "PokerStars Home Game Hand #7: {Club #123}  Hold'em No Limit ($1/$2) - 2009/11/03 18:02:03 ET",
    )
    expect(out.ok && out.lost).toEqual([])
  })
  test('and Open Hand History says that its currency is a guess', () => {
    const out = writeHand(hand!, 'ohh')
    expect(out.ok && out.lost.map(lostWords)).toEqual(['the currency isn’t known: written as USD', 'the time zone'])
  })
})
