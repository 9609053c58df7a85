import { describe, expect, test } from 'vitest'
import { forms } from '../../forms/forms.ts'
import { decide } from '../../rulings/decide.ts'
import { across } from '../../testing/across.ts'
import { given, type Setup } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import { audit } from '../audit.ts'
import type { Seated } from '../commands.ts'
import { placeOf } from '../deal.ts'
import { stakesFor } from '../stakes.ts'
import { summary } from '../summary.ts'

const three = { 1: 900, 2: 900, 3: 900 }
const holdem = { form: 'holdem', structure: 'no-limit' } as const
/** A deal in which seat 3 is first to act and goes all-in. */
const allIn = (more: Partial<Setup>) => given({ ...holdem, seats: three, ...more }).plays('deal; 3 all-in')
const putIn = (table: ReturnType<typeof given>, seat = 3) => table.deal.players[placeOf(table.deal, seat)]!.bet

describe('chips smaller than the smallest in play', () => {
  // in half dollars: blinds of 1 and 2, a stack of 20 and one of the halves
  for (const [id, book] of [
    ['uspa/3.1.7.7', 'uspa'],
    ['web/betting/9', 'web'],
    ['rrp/3/betting/1', 'rrp'],
  ] as const) {
    rule(id, 'blinds of 1-2, a stack of 20 and a chip of a half: all-in is 20', () => {
      const table = allIn({ size: 4, stakes: { unit: 2 }, seats: { ...three, 3: 41 }, book })
      expect(putIn(table)).toBe(40)
      table.stacks({ 3: 0 }).has({ players: expect.arrayContaining([expect.objectContaining({ seat: 3, aside: 1 })]) })
    })
  }

  rule('rrp/3/betting/1', 'however many there are: of 40 dollars and six chips of a half, 40 play', () => {
    const halves = { size: 4, stakes: { unit: 2 } }
    expect(putIn(allIn({ ...halves, seats: { ...three, 3: { 2: 40, 1: 6 } } }))).toBe(80)
    expect(putIn(allIn({ ...halves, seats: { ...three, 3: { 10: 8, 2: 3 } } }))).toBe(86)
  })

  rule('rrp/3/betting/1', 'they are given back at the end, and nobody loses a chip', () => {
    const seats = { 1: 903, 2: 902, 3: 41 }
    const table = given({ ...holdem, stakes: { unit: 5 }, seats }).tells(
      { type: 'ChipsSetAside', seat: 1, amount: 3, rules: ['rrp/3/betting/1'] },
      { type: 'ChipsSetAside', seat: 2, amount: 2 },
      { type: 'ChipsSetAside', seat: 3, amount: 1 },
    )
    expect(audit(table.deal)).toEqual([])
    const done = table.plays('deal; 3 folds; 1 folds; award')
    done.stacks({ 1: 898, 2: 907, 3: 41 }).won({ 1: -5, 2: 5, 3: 0 })
    expect(audit(done.deal)).toEqual([])
    expect(summary(done.deal).seats.map(({ end }) => end)).toEqual([898, 907, 41])
    given({ ...holdem, stakes: { unit: 5 }, seats })
      .plays('deal; 3 folds; chop')
      .stacks({ 1: 903, 2: 902 })
  })

  test('a player all of whose chips are too small isn’t in this hand, nor a player whose chips were counted wrong', () => {
    const stakes = { ...stakesFor(forms.holdem, 'no-limit', 10), unit: 5 }
    const start = (seated: Seated) =>
      decide(undefined, {
        type: 'StartDeal',
        form: forms.holdem,
        stakes,
        button: 1,
        seats: [{ seat: 1, chips: 100 }, seated],
      })
    expect(start({ seat: 2, chips: 4 })).toMatchObject({ refusal: { why: 'no-chip-plays', seat: 2, least: 5 } })
    expect(start({ seat: 2, chips: 40, denominations: { 1: 40 } })).toMatchObject({ refusal: { why: 'no-chip-plays' } })
    expect(start({ seat: 2, chips: 40, denominations: { 5: 7 } })).toMatchObject({
      refusal: { why: 'chips-not-whole' },
    })
  })
})

describe('which chip is the smallest', () => {
  const drop = { blind: 5, 'big-blind': 5, rake: 1 } as const
  const seats = { ...three, 3: { 5: 20, 1: 5 } }

  rule('rrp/3/betting/1/revenue-chips', 'chips of 1 for the drop alone play, unless the house rules them out', () => {
    expect(putIn(allIn({ size: 5, stakes: { chips: drop }, seats }))).toBe(105)
    const house = houseWith({ revenueOnlyChipsPlay: false })
    expect(putIn(allIn({ size: 5, stakes: { chips: drop }, seats, book: house }))).toBe(100)
  })

  across({ rrp: 105, uspa: 105, hpt: 105, web: 100, wsop: 100 }, (book, plays) =>
    rule(book.smallestChipBasis.rule, `with chips of 1 in the rake alone ${plays} of 105 play (${book.name})`, () => {
      expect(putIn(allIn({ size: 5, stakes: { chips: drop }, seats, book: book.id }))).toBe(plays)
    }),
  )

  across({ rrp: 105, uspa: 105, hpt: 105, web: 105, wsop: 100 }, (book, plays) =>
    rule(book.revenueOnlyChipsPlay.rule, `with chips of 1 in the collection alone ${plays} play (${book.name})`, () => {
      const chips = { blind: 5, 'big-blind': 5, collection: 1 } as const
      expect(putIn(allIn({ size: 5, stakes: { chips }, seats, book: book.id }))).toBe(plays)
    }),
  )

  rule('wsop/134', '5-10 with the big blind in two chips of 5: 37 is refused, 35 and 40 are taken', () => {
    const chips = { blind: 1, 'big-blind': 5 } as const
    const flop = given({ ...holdem, seats: three, stakes: { chips }, book: 'wsop' }).plays(
      'deal; all call; 2 checks; deal',
    )
    flop.refuses('1 bets 37', 'wager-not-whole-chips', { count: 5, rules: ['wsop/134'] })
    flop.plays('1 bets 35')
    flop.plays('1 bets 40')
    // by Robert's the chip of any blind plays
    given({ ...holdem, seats: three, stakes: { chips } })
      .plays('deal; all call; 2 checks; deal; 1 bets 37')
      .tells({ type: 'Bet', to: 37 })
  })
})

describe('wagers in chips of the bring-in', () => {
  const blinds = { blinds: [10, 25], unit: 5 }
  const inBringIn = (book: 'rrp' | 'uspa' | 'wsop') => houseWith({ wagersInBringInChipsOnly: true }, book)

  rule('rrp/14/nl/13', 'blinds of 10 and 25: eight of 25 and seven of 5 play for 225', () => {
    const seats = { ...three, 3: 235 }
    const table = allIn({ size: 25, stakes: blinds, seats, book: inBringIn('rrp') })
    expect(putIn(table)).toBe(225)
    table.stacks({ 3: 0 })
    expect(putIn(allIn({ size: 25, stakes: blinds, seats }))).toBe(235)
  })

  rule('uspa/3.4.2.11', 'a bring-in of 25, 100 and three chips of 5: all-in is 100', () => {
    const seats = { ...three, 3: 115 }
    expect(putIn(allIn({ size: 25, stakes: blinds, seats, book: inBringIn('uspa') }))).toBe(100)
    expect(putIn(allIn({ size: 25, stakes: blinds, seats, book: 'uspa' }))).toBe(115)
  })

  rule('wsop/184', '10-25 in chips of 25: a bet of 110 is refused, 100 and 125 are taken, all-in for 110 too', () => {
    const flop = (last: number) =>
      given({ ...holdem, size: 25, stakes: blinds, seats: { ...three, 1: last }, book: inBringIn('wsop') }).plays(
        'deal; all call; 2 checks; deal',
      )
    flop(900).refuses('1 bets 110', 'wager-not-whole-chips', { count: 25, rules: ['wsop/184'] })
    flop(900).plays('1 bets 100')
    flop(900).plays('1 bets 125')
    flop(135).plays('1 bets 110').tells({ type: 'Bet', seat: 1, to: 110 }).stacks({ 1: 0 })
    given({ ...holdem, size: 25, stakes: blinds, seats: three, book: 'wsop' })
      .plays('deal; all call; 2 checks; deal; 1 bets 110')
      .tells({ type: 'Bet', to: 110 })
  })

  across({ rrp: 100, uspa: 100, hpt: 100, web: 100, wsop: 113 }, (book, plays) =>
    rule(
      book.smallChipsBelowMinimumPlay.rule,
      `with the chips of the game named, ${plays} of 113 play (${book.name})`,
      () => {
        const house = houseWith({ wagersInBringInChipsOnly: true }, book.id)
        const stakes = { blinds: [10, 25], chips: { blind: 5, 'big-blind': 5, 'bring-in': 25 } }
        const table = allIn({ size: 25, stakes, seats: { ...three, 3: 113 }, book: house })
        expect(putIn(table)).toBe(plays)
        expect(audit(table.deal)).toEqual([])
      },
    ),
  )

  across({ rrp: 100, uspa: 100, hpt: 100, web: 100, wsop: 110 }, (book, plays) =>
    rule(book.smallChipsBelowMinimumPlay.rule, `of 110 in chips of 25 ${plays} play all-in (${book.name})`, () => {
      const house = houseWith({ wagersInBringInChipsOnly: true }, book.id)
      expect(putIn(allIn({ size: 25, stakes: blinds, seats: { ...three, 3: 110 }, book: house }))).toBe(plays)
    }),
  )
})
