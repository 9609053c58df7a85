import { describe, expect, test } from 'vitest'
import type { FormId } from '../../forms/forms.ts'
import type { House } from '../../rulebooks/house.ts'
import type { BookId, RuleId } from '../../rulebooks/rule-id.ts'
import { across } from '../../testing/across.ts'
import { given, type Setup } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'

const house = (book: BookId, overrides: House['overrides']): House => ({ name: 'the house', book, overrides })
const double = (book: BookId): House => house(book, { lowballMinimumOpen: 'double-big-blind' })
const limit = (lower: number): Partial<Setup> => ({ structure: 'limit', size: lower })
const dealt = (form: FormId, more: Partial<Setup> = {}): Table => given({ form, seats: 4, ...more }).plays('deal')
/** All have come in and stood pat this many times. */
const afterDraws = (form: FormId, draws: number, more: Partial<Setup> = {}): Table => {
  let table = dealt(form, more)
  for (let n = 0; n < draws; n++) table = table.plays('around; all stand pat; deal')
  return table
}

describe('the first to come in', () => {
  rule('rrp/11/intro/structure', 'may call a big blind of 10, or must make it 20 where the house says so', () => {
    dealt('ace-to-five-lowball').offers({ seat: 3, callTo: 10, wager: { sizes: [20] } })
    const doubled = dealt('ace-to-five-lowball', { book: double('rrp') })
    doubled
      .offers({ seat: 3, check: false, fold: true, callTo: null, wager: { sizes: [20] } })
      .refuses('3 calls', 'must-open-for-more', { least: 20, rules: ['rrp/11/intro/structure'] })
      .plays('3 folds')
      .refuses('4 calls', 'must-open-for-more')
      .plays('4 bets 20')
      .offers({ seat: 1, callTo: 20 })
  })
  rule(
    'wsop/lowball-structure',
    '20-40 with a big blind of 10: an opening for 10 is refused, 20 is right; 40 after the draw',
    () => {
      const stakes = { lower: 20, upper: 40, blinds: [5, 10] }
      const table = dealt('ace-to-five-lowball', { book: double('wsop'), stakes })
      table
        .refuses(
          '3 calls',
          'must-open-for-more',
          'The first player in opens for at least 20. Seat 3 can fold or complete to 20.',
        )
        .plays('3 bets 20; 4 calls; 1 calls; 2 calls; all stand pat')
        .offers({ seat: 1, wager: { sizes: [40] } })
      given({ form: 'ace-to-five-lowball', seats: 4, book: 'wsop', stakes })
        .plays('deal')
        .offers({ seat: 3, callTo: 10, wager: { sizes: [20] } })
    },
  )
  rule('wsop/archie-structure', '10-20 Archie opened for double: the first bet is 20', () => {
    dealt('archie', { book: double('wsop') })
      .refuses('3 calls', 'must-open-for-more', {
        least: 20,
        rules: ['wsop/lowball-structure', 'wsop/archie-structure'],
      })
      .plays('3 bets 20; 4 calls; 1 folds; 2 folds; all stand pat')
      .offers({ wager: { sizes: [10] } })
      .plays('around; all stand pat')
      .offers({ wager: { sizes: [20] } })
  })
  across({ rrp: 10, uspa: 10, hpt: 10, web: 10, wsop: 10 }, (book, callTo) =>
    rule(book.lowballMinimumOpen.rule, `may call ${callTo}`, () => {
      dealt('deuce-to-seven-lowball', { ...limit(10), book: book.id }).offers({ seat: 3, callTo })
      dealt('deuce-to-seven-lowball', { ...limit(10), book: double(book.id) }).offers({ seat: 3, callTo: null })
    }),
  )
  test('no-limit opens for twice the big blind too; going all-in is enough, and the big blind has it if all fold', () => {
    const table = dealt('deuce-to-seven-lowball', {
      structure: 'no-limit',
      book: double('rrp'),
      seats: { 1: 500, 2: 500, 3: 15, 4: 8 },
      button: 4,
    })
    table.offers({ seat: 3, callTo: null, wager: { least: 15, most: 15 } })
    table
      .plays('3 folds')
      .offers({ seat: 4, callTo: 8 })
      .plays('4 calls')
      .offers({ seat: 1, callTo: null, wager: { least: 20 } })
    table.plays('3 folds; 4 folds; 1 folds; award').awarded('all: 10 to 2')
  })
  test('a player who has nobody left to bet against may call a short blind', () => {
    dealt('ace-to-five-lowball', { book: double('rrp'), seats: { 1: 100, 2: 10 }, button: 1 }).offers({
      seat: 1,
      callTo: 10,
    })
  })
})

describe('before the draw one opens or folds', () => {
  const bare: Partial<Setup> = { stakes: { blinds: [], ante: 2 } }
  for (const [id, form, book] of [
    ['uspa/3.2.8.3.3', 'ace-to-five-lowball', 'uspa'],
    ['wsop/lowball-open', 'deuce-to-seven-triple-draw', 'wsop'],
    ['wsop/archie-deal', 'archie', 'wsop'],
  ] as const satisfies readonly (readonly [RuleId, FormId, BookId])[]) {
    rule(id, `${form}: no check`, () => {
      dealt(form, { ...limit(10), ...bare, book })
        .offers({ seat: 1, check: false, fold: true, wager: { sizes: [10] } })
        .refuses('1 checks', 'must-bet-or-fold')
      dealt(form, { ...limit(10), ...bare, book: house(book, { lowballPassAndOut: false }) }).offers({ check: true })
    })
  }
  rule('wsop/archie-deal', 'four rounds with three draws between them', () => {
    const { deal } = afterDraws('archie', 3, { book: 'wsop' }).plays('around')
    expect(deal.phase).toBe('showdown')
    expect(deal.players.map(player => player.down.length)).toEqual([5, 5, 5, 5])
  })
})

describe('the limit after the draw', () => {
  across({ rrp: 20, uspa: 20, hpt: 20, web: 20, wsop: 20 }, (book, size) =>
    rule(book.lowballLimitDoublesAfterDraw.rule, `is ${size} at 10-20, unless the house plays one limit`, () => {
      afterDraws('ace-to-five-lowball', 1, { book: book.id }).offers({ wager: { sizes: [size] } })
      const flat = house(book.id, { lowballLimitDoublesAfterDraw: false })
      afterDraws('ace-to-five-lowball', 1, { book: flat }).offers({ wager: { sizes: [10] } })
    }),
  )
})

describe('check and raise', () => {
  /** Seat 1 checks, 2 bets, the others fold, and 1 may raise to this much or not at all. */
  const faced = (table: Table, bet: number): Table => table.plays(`1 checks; 2 bets ${bet}; 3 folds; 4 folds`)
  rule('rrp/11/nl/5', 'at pot-limit lowball a bet of 50 is raised to 200 by a player who has checked', () => {
    faced(afterDraws('ace-to-five-lowball', 1, { structure: 'pot-limit', size: 25 }), 50)
      .plays('1 raises to 200')
      .tells({ type: 'Raised', seat: 1, to: 200 })
  })
  rule('uspa/3.2.8.5.4.5', 'check, bet 50, raise to 150', () => {
    faced(afterDraws('ace-to-five-lowball', 1, { structure: 'no-limit', book: 'uspa' }), 50)
      .plays('1 raises to 150')
      .tells({ type: 'Raised', to: 150 })
  })
  rule('wsop/292', 'check, bet 100, raise to 300', () => {
    faced(afterDraws('deuce-to-seven-lowball', 1, { structure: 'no-limit', book: 'wsop' }), 100)
      .plays('1 raises to 300')
      .tells({ type: 'Raised', to: 300 })
  })
  across({ rrp: true, uspa: true, hpt: true, web: true, wsop: true }, (book, may) =>
    rule(book.bigBetLowballCheckRaise.rule, 'is allowed at no-limit lowball, unless the house bars it', () => {
      const game = { structure: 'no-limit' } as const
      const at = (id: Setup['book']) => faced(afterDraws('ace-to-five-lowball', 1, { ...game, book: id ?? 'rrp' }), 50)
      expect(at(book.id).plays('1 raises to 150').deal.round?.price === 150).toBe(may)
      at(house(book.id, { bigBetLowballCheckRaise: false })).refuses('1 raises to 150', 'no-check-raise', {
        rules: book.bigBetLowballCheckRaise.rules,
      })
    }),
  )
  across({ rrp: true, uspa: true, hpt: true, web: true, wsop: true }, (book, may) =>
    rule(book.deuceToSevenCheckRaise.rule, 'is allowed at limit deuce-to-seven, unless the house bars it', () => {
      const at = (id: Setup['book']) =>
        faced(afterDraws('deuce-to-seven-lowball', 1, { ...limit(10), book: id ?? 'rrp' }), 20)
      expect(at(book.id).plays('1 raises to 40').deal.round?.price === 40).toBe(may)
      at(house(book.id, { deuceToSevenCheckRaise: false })).refuses('1 raises to 40', 'no-check-raise')
    }),
  )
  for (const [id, form, draws, bet] of [
    ['wsop/303', 'badugi', 2, 20],
    ['wsop/312', 'baduci', 1, 10],
    ['wsop/322', 'badaci', 3, 20],
  ] as const satisfies readonly (readonly [RuleId, FormId, number, number])[]) {
    rule(id, `${form}, after draw ${draws}: check, bet ${bet}, raise to ${2 * bet}`, () => {
      const game = { ...limit(10), book: 'wsop' } as const
      faced(afterDraws(form, draws, game), bet)
        .offers({ seat: 1, callTo: bet, wager: { sizes: [2 * bet] } })
        .plays(`1 raises to ${2 * bet}`)
        .tells({ type: 'Raised', seat: 1, to: 2 * bet })
      const strict = house('wsop', { checkRaise: false, aceToFiveLimitCheckRaise: false })
      faced(afterDraws(form, draws, { ...game, book: strict }), bet).refuses(`1 raises to ${2 * bet}`, 'no-check-raise')
    })
  }
  rule('uspa/3.2.10.5.2', 'in draw high before the draw and after it', () => {
    const table = dealt('draw-high', { book: 'uspa' }).plays('1 checks; 2 bets 10; 3 calls; 4 folds; 1 raises to 20')
    table.tells({ type: 'Raised', seat: 1, to: 20 })
    table
      .plays('2 calls; 3 calls; all stand pat; 2 checks; 3 bets 20; 1 folds; 2 raises to 40')
      .tells({ type: 'Raised', seat: 2, to: 40 })
  })
})

describe('no-limit and pot-limit lowball', () => {
  for (const [id, book] of [
    ['rrp/11/nl/1', 'rrp'],
    ['uspa/3.2.8.5.4.1', 'uspa'],
    ['wsop/289', 'wsop'],
  ] as const satisfies readonly (readonly [RuleId, BookId])[]) {
    rule(id, 'a bet of 20 raised to 50 is raised by at least 30 more, without a cap', () => {
      const table = afterDraws('deuce-to-seven-lowball', 1, { structure: 'no-limit', book })
      table.plays('1 bets 20; 2 raises to 40').offers({ seat: 3, wager: { least: 60 } })
      table.plays('1 bets 20; 2 raises to 50').offers({ seat: 3, wager: { least: 80, most: 990 } })
      table
        .plays('1 bets 20; 2 raises to 40; 3 raises to 60; 4 raises to 80; 1 raises to 100; 2 raises to 120')
        .plays('3 raises to 140')
        .offers({ seat: 4, wager: { least: 160 } })
    })
  }
})
