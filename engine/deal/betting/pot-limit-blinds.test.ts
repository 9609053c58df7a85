import { describe, expect, test } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given, type Setup } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import { legal } from '../legal.ts'

const four = { 1: 2000, 2: 2000, 3: 2000, 4: 2000 }
const omaha = { form: 'omaha', structure: 'pot-limit', size: 10, seats: four } as const
/** The most that the player who is due may put in front of them. */
const most = (table: ReturnType<typeof given>): number | undefined => {
  const due = legal(table.deal)
  return due.due === 'betting' ? due.wager?.most : undefined
}
const opening = (more: Partial<Setup> = {}) => most(given({ ...omaha, ...more }).plays('deal'))
/** A flop at pot-limit with a pot of 100. */
const hundred = (book: BookId) =>
  given({ ...omaha, size: 25, book })
    .plays('deal; all call; 2 checks; deal')
    .pot(100)

describe('the pot as the limit', () => {
  for (const [id, book] of [
    ['uspa/3.4.3.4', 'uspa'],
    ['wsop/pot-limit-max', 'wsop'],
    ['wsop/no-limit-pot-limit', 'wsop'],
  ] as const) {
    rule(id, 'a pot of 100 and a bet of 50: 100 at least, 250 at most', () => {
      hundred(book)
        .plays('1 bets 50')
        .offers({ seat: 2, callTo: 50, wager: { least: 100, most: 250 } })
        .refuses('2 raises to 251', 'wager-too-big', { most: 250 })
        .refuses('2 raises to 99', 'wager-too-small', { least: 100 })
    })
  }
  rule('uspa/3.4.3.1', 'a bet of 150 into 100 is too much by 50', () => {
    hundred('uspa').refuses('1 bets 150', 'wager-too-big', { most: 100, rules: ['uspa/3.4.3.1'] })
  })
  rule('rrp/14/intro/pot-count', 'the pot holds wagers to their size: 250 is the most, not 300', () => {
    hundred('rrp').plays('1 bets 50').refuses('2 raises to 300', 'wager-too-big', { least: 100, most: 250 })
  })
  rule('uspa/3.4.1', 'a pot of 100 and a stack of 900: 900 at no-limit, 100 at pot-limit', () => {
    const acts = 'deal; all call; 2 checks; deal'
    const seats = { 1: 925, 2: 925, 3: 925, 4: 925 }
    expect(
      most(given({ ...omaha, structure: 'no-limit', form: 'holdem', size: 25, seats, book: 'uspa' }).plays(acts)),
    ).toBe(900)
    expect(most(given({ ...omaha, size: 25, seats, book: 'uspa' }).plays(acts))).toBe(100)
  })
  rule('wsop/drawmaha-b', 'Drawmaha at pot-limit: a raise of the pot and no more', () => {
    given({ ...omaha, form: 'drawmaha-high', size: 25, book: 'wsop' })
      .plays('deal; all call; 2 checks; deal')
      .pot(100)
      .offers({ wager: { least: 25, most: 100 } })
  })
  test('at half-pot it is half the pot with the call in it', () => {
    given({ ...omaha, form: 'seven-card-stud', structure: 'half-pot', stakes: { ante: 5 } })
      .plays('deal; around; deal')
      .pot(20 + 4 * 3)
      .offers({ wager: { least: 10, most: 16 } })
  })
})

describe('the small blind as a big one', () => {
  for (const [id, book] of [
    ['uspa/3.4.3.6', 'uspa'],
    ['wsop/191', 'wsop'],
  ] as const) {
    rule(id, '5-10: open for 10, or for 20 to 40 in steps of 5', () => {
      const open = given({ ...omaha, stakes: { unit: 5 }, book }).plays('deal')
      open.offers({ seat: 3, callTo: 10, wager: { least: 20, most: 40 } }).refuses('3 raises to 45', 'wager-too-big')
      for (const to of [20, 25, 30, 35, 40]) open.plays(`3 raises to ${to}`)
      open.refuses('3 raises to 22', 'wager-not-whole-chips')
    })
  }
  across(
    { rrp: [40, 35], uspa: [40, 35], hpt: [40, 35], web: [40, 35], wsop: [40, 35] } as const,
    (book, [cash, event]) =>
      rule(book.potLimitSmallBlindAsBig.rule, `5-10 opens for ${cash}, in an event for ${event} (${book.name})`, () => {
        expect(opening({ book: book.id })).toBe(cash)
        expect(opening({ book: book.id, setting: 'tournament' })).toBe(event)
      }),
  )
  rule('rrp/4/1', 'over a big blind that was posted short the opening is the same', () => {
    expect(opening({ seats: { ...four, 2: 4 } })).toBe(40)
    expect(opening({ seats: { ...four, 2: 4 }, setting: 'tournament' })).toBe(35)
  })
})

describe('three blinds', () => {
  const big = { ...omaha, form: 'big-o', size: 5, stakes: { blinds: [1, 2, 5] }, book: 'wsop' } as const

  rule('wsop/192a', '1-2-5: the first raise is to 10, 15, 20 or 25', () => {
    const open = given({ ...big, stakes: { blinds: [1, 2, 5], chips: { 'big-blind': 5 } } }).plays('deal')
    open.offers({ seat: 4, callTo: 5, wager: { least: 10, most: 25 } })
    open.refuses('4 raises to 30', 'wager-too-big', { most: 25 }).refuses('4 raises to 12', 'wager-not-whole-chips')
    for (const to of [10, 15, 20, 25]) open.plays(`4 raises to ${to}`)
    // after a caller 5 more and their own call
    expect(most(given({ ...big, seats: { ...four, 5: 2000 } }).plays('deal; 4 calls'))).toBe(30)
    // the small blinds have 4 and 3 of their calls in the count already
    expect(most(given(big).plays('deal; 4 folds'))).toBe(5 + 8 + 3 + 4)
    expect(most(given(big).plays('deal; 4 folds; 1 calls'))).toBe(5 + 12 + 3)
    expect(most(given(big).plays('deal; 4 folds; 1 calls; 2 calls'))).toBe(5 + 15)
  })
  across({ rrp: 18, uspa: 18, hpt: 18, web: 18, wsop: 25 }, (book, opens) =>
    rule(book.potLimitThreeBlinds.rule, `1-2-5 opens for ${opens} (${book.name})`, () => {
      expect(most(given({ ...big, book: book.id }).plays('deal'))).toBe(opens)
    }),
  )

  const madeUp = [
    { seat: 1, kind: 'blind', amount: 1 },
    { seat: 2, kind: 'blind', amount: 2 },
    { seat: 3, kind: 'blind', amount: 5 },
    { seat: 4, kind: 'dead', amount: 1 },
  ] as const
  rule('wsop/192a-dead-sb', 'with a small blind made up dead the first raise is to 30', () => {
    given({ ...big, posts: madeUp })
      .plays('deal')
      .pot(9)
      .offers({ seat: 4, callTo: 5, wager: { most: 30 } })
  })
  across({ rrp: 19, uspa: 19, hpt: 19, web: 19, wsop: 30 }, (book, opens) =>
    rule(book.deadSmallBlindCountsAs.rule, `1-2-5 with a dead 1 opens for ${opens} (${book.name})`, () => {
      expect(most(given({ ...big, posts: madeUp, book: book.id }).plays('deal'))).toBe(opens)
    }),
  )
  test('an ante for all of the size of a small blind is no small blind', () => {
    const stakes = { blinds: [1, 2, 5], ante: 2, antes: 'big-blind' } as const
    expect(most(given({ ...big, stakes }).plays('deal'))).toBe(25 + 2)
  })
})

describe('how the pot is counted', () => {
  // 20 from each of three and the small blind's 20: a pot of 80
  const eighty = (more: Partial<Setup>) =>
    given({ ...omaha, size: 20, ...more })
      .plays('deal; all call; 2 checks; deal')
      .pot(80)
  for (const [id, book] of [
    ['rrp/14/pl/4', 'rrp'],
    ['uspa/3.4.3.5', 'uspa'],
  ] as const) {
    rule(id, 'in units of 25 a pot of 80 counts as 100', () => {
      expect(most(eighty({ book }))).toBe(80)
      expect(most(eighty({ book: houseWith({ potRoundingUnit: 25 }, book) }))).toBe(100)
      expect(most(eighty({ book, stakes: { potUnit: 25 } }))).toBe(100)
    })
  }
  rule('wsop/190', 'in units of 25 a pot of 85 counts as 100', () => {
    const stakes = { ante: 5, antes: 'big-blind' } as const
    const flop = (book: Setup['book']) =>
      given({ ...omaha, size: 20, stakes, ...(book ? { book } : {}) })
        .plays('deal; all call; 2 checks; deal')
        .pot(85)
    expect(most(flop('wsop'))).toBe(85)
    const rounded = flop(houseWith({ potRoundingUnit: 25 }, 'wsop'))
    expect(most(rounded)).toBe(100)
    // 85 and a bet of 40 are 125, and 40 to call
    expect(most(rounded.plays('1 bets 40'))).toBe(40 + 125 + 40)
  })
  across({ rrp: 60, uspa: 60, hpt: 60, web: 60, wsop: 60 }, (book, opens) =>
    rule(book.potLimitDeadMoneyCounts.rule, `four antes of 5 make the opening ${opens} (${book.name})`, () => {
      const antes = { stakes: { ante: 5 } }
      expect(opening({ ...antes, book: book.id })).toBe(opens)
      const house = houseWith({ potLimitDeadMoneyCounts: false }, book.id)
      expect(opening({ ...antes, book: house })).toBe(40)
      expect(opening({ carried: 100, book: book.id })).toBe(140)
      expect(opening({ carried: 100, book: house })).toBe(40)
    }),
  )
})

describe('a small blind counts as a big one in the forms of which the book speaks', () => {
  // six antes of 2 and blinds of 5 and 10: with the call of 10 the pot is 37, or 42 with the small blind as a big one
  const six = { 1: 900, 2: 900, 3: 900, 4: 900, 5: 900, 6: 900 }
  const stakes = { ante: 2 }
  across({ rrp: 47, uspa: 47, hpt: 47, web: 47, wsop: 52 }, (book, allowed) => {
    for (const form of ['deuce-to-seven-lowball', 'badugi', 'ace-to-five-triple-draw'] as const) {
      rule(book.potLimitSmallBlindForms.rule, `${form} by ${book.id}: ${allowed}`, () => {
        expect(opening({ form, seats: six, stakes, book: book.id })).toBe(allowed)
      })
    }
    for (const form of ['holdem', 'omaha', 'big-o', 'pineapple'] as const) {
      rule(book.potLimitSmallBlindForms.rule, `${form} by ${book.id}: 52`, () => {
        expect(opening({ form, seats: six, stakes, book: book.id })).toBe(52)
      })
    }
  })
})
