import { decks, forms, legal, play, seeded, shuffled, stakesFor } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import type { Recorded } from '../story/recorded.ts'
import { storyOf } from '../story/story-of.ts'
import { handStats } from './hand-stats.ts'
import { positionOf } from './position.ts'
import { ratesOf } from './rates.ts'
import { statsOf } from './stats-of.ts'

/** A hand of this many players with the button in seat 1, written as what each does in turn: f, c (or check), r60. */
const handOf = (players: number, acts: string, names: readonly string[] = []): Recorded => {
  const form = forms.holdem
  const seats = Array.from({ length: players }, (_, i) => ({ seat: i + 1, chips: 1000 }))
  const table = play({ type: 'StartDeal', form, stakes: stakesFor(form, 'no-limit', 10), button: 1, seats })
  if (!table.ok) throw new Error(table.refusal.why)
  table.give({ type: 'Shuffle', deck: shuffled(decks.standard, seeded(5)) })
  const left = acts.split(' ')
  while (table.deal.phase !== 'ended') {
    const due = legal(table.deal)
    if (due.due === 'dealer') table.give({ type: 'Deal' })
    else if (due.due === 'show') table.give({ type: 'Show', seat: due.seat })
    else if (due.due === 'betting') {
      const { seat } = due
      const act = left.shift()!
      const given = table.give(
        act === 'f'
          ? { type: 'Fold', seat }
          : act === 'c'
            ? { type: due.check ? 'Check' : 'Call', seat }
            : { type: 'Wager', seat, to: Number(act.slice(1)) },
      )
      if (!given.ok) throw new Error(`${seat} ${act}: ${given.refusal.why}`)
    }
  }
  return {
    events: table.log,
    names: Object.fromEntries(names.map((name, i) => [i + 1, name])),
    about: {},
    scale: 0,
    unknownStacks: [],
    kept: {},
  }
}

const statsAt = (hand: Recorded, seat: number) => handStats(storyOf(hand.events), seat)!

describe('what is counted', () => {
  // seat 1 has the button, 2 and 3 the blinds, 4 acts first
  test('a second raise is a 3-bet; those who could have made it had the chance', () => {
    const hand = handOf(4, 'r30 r90 f f f')
    expect([1, 2, 3, 4].map(seat => statsAt(hand, seat).threeBetChance)).toEqual([true, false, false, false])
    expect(statsAt(hand, 1).threeBet).toBe(true)
    const called = handOf(4, 'r30 c f f c c c c c c')
    expect([1, 2, 3].map(seat => statsAt(called, seat).threeBetChance)).toEqual([true, true, true])
    expect([1, 2, 3].map(seat => statsAt(called, seat).threeBet)).toEqual([false, false, false])
    // the raiser has none against themselves
    expect(statsAt(called, 4).threeBetChance).toBe(false)
  })
  test('a c-bet is the first bet of the second street by the player who raised last on the first', () => {
    const bet = handOf(4, 'r30 c f f r40 f')
    expect(statsAt(bet, 4)).toMatchObject({ cBetChance: true, cBet: true, aggressive: 1, passive: 0 })
    expect(statsAt(bet, 1)).toMatchObject({ cBetChance: false, cBet: false })
    const checked = handOf(4, 'r30 c f f c r40 c c c c c')
    expect(statsAt(checked, 4)).toMatchObject({ cBetChance: true, cBet: false, aggressive: 0, passive: 1 })
    // the big blind bets into the raiser: nothing is left to continue
    const led = handOf(4, 'r30 f f c r40 f')
    expect(statsAt(led, 4)).toMatchObject({ cBetChance: false, cBet: false })
  })
  test.each([
    [2, ['BTN', 'BB']],
    [3, ['BTN', 'SB', 'BB']],
    [4, ['BTN', 'SB', 'BB', 'UTG']],
    [6, ['BTN', 'SB', 'BB', 'UTG', 'HJ', 'CO']],
    [9, ['BTN', 'SB', 'BB', 'UTG', 'UTG+1', 'UTG+2', 'LJ', 'HJ', 'CO']],
  ])('positions of %i', (players, positions) => {
    const story = storyOf(handOf(players, Array.from({ length: players - 1 }, () => 'f').join(' ')).events)
    expect(story.seats.map(({ seat }) => positionOf(story, seat))).toEqual(positions)
  })
})

describe('statsOf', () => {
  const hands = [
    handOf(4, 'r30 c f f r40 f', ['Ada', 'Bo', 'Cy', 'Di']),
    handOf(4, 'f r30 f f', ['Ada', 'Bo', 'Cy', 'Di']),
    handOf(3, 'f f', ['Di', 'Ada']),
  ]
  test('has a row for each player, the busiest first, and chips add up', () => {
    const rows = statsOf(hands)
    expect(rows.map(({ player, hands: count }) => [player, count])).toEqual([
      ['Ada', 3],
      ['Di', 3],
      ['Bo', 2],
      ['Cy', 2],
      ['Player 3', 1],
    ])
    expect(rows.reduce((sum, { net }) => sum + net, 0)).toBe(0)
    const ada = rows[0]!
    expect(ada).toMatchObject({ vpip: 2, pfr: 1, sawSecond: 1, showdown: 0 })
    expect(ratesOf(ada)).toMatchObject({ vpip: 2 / 3, pfr: 1 / 3, wtsd: 0, wsd: null })
    expect(ada.bigBlinds).toBeCloseTo(ada.net / 10)
  })
  test('and by position, form and stake where that is asked for', () => {
    const rows = statsOf(hands, ['player', 'position', 'form', 'stake'])
    expect(
      rows.filter(({ player }) => player === 'Ada').map(({ position, hands: count }) => [position, count]),
    ).toEqual([
      ['BTN', 2],
      ['SB', 1],
    ])
    expect(new Set(rows.map(({ form, stake }) => `${form} ${stake}`))).toEqual(new Set(['holdem no-limit 5/10']))
  })
  test('what is no deal counts nothing', () => {
    expect(statsOf([{ ...hands[0]!, events: [] }])).toEqual([])
  })
})
