import { describe, expect, test } from 'vitest'
import type { House } from '../../rulebooks/house.ts'
import { across } from '../../testing/across.ts'
import { given, type Setup } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import type { Table } from '../../testing/table.ts'
import { summary } from '../summary.ts'

/** Jacks or better, 10-20 with an ante of 2, cards named as they are seen. */
const realCards = (seats: Setup['seats'] = 5, more: Partial<Setup> = {}): Table =>
  given({ form: 'jacks-or-better', seats, realCards: true, book: 'uspa', ...more }).plays('deal')
const jacks = (cards: Setup['cards'], more: Partial<Setup> = {}): Table =>
  given({ form: 'jacks-or-better', seats: 3, cards: cards ?? {}, book: 'uspa', ...more }).plays('deal')

describe('a player who is all-in for the ante', () => {
  const cards = { 1: '9c 9h 2d 3h 4s', 2: 'Jc Jd Td 9d 8d', 3: 'Ac 8h 5s 6s 3c', 4: 'Kd 8c 5c 6c 3d' }
  const seats = { 1: 100, 2: 2, 3: 100, 4: 100 }
  for (const [id, form, size] of [
    ['rrp/12/13', 'draw-high', 10],
    ['uspa/3.2.10.5.12', 'draw-high', 4],
    ['uspa/3.2.9.5.5', 'jacks-or-better', 10],
  ] as const) {
    rule(id, 'may declare the pot open; callers put in the whole bet, into a side pot', () => {
      const ante = { ante: 2 }
      const table = given({ form, size, seats, cards, stakes: ante, book: id.startsWith('rrp') ? 'rrp' : 'uspa' })
      table
        .plays('deal; 1 checks')
        .offers({ seat: 2, check: true, wager: null, declareOpen: true })
        .plays('2 declares open')
        .tells({ type: 'PotOpened', seat: 2, price: size })
        .offers({ seat: 3, check: false, callTo: size, wager: { sizes: [2 * size] } })
        .plays('3 calls; 4 folds; 1 calls; all stand pat')
        .offers({ seat: 3 }) // the opener has nothing to bet
        .plays('around; showdown')
        .awarded(`side pot 1 high: ${2 * size} to 1`, 'high: 8 to 2')
        .won({ 1: size - 2, 2: 6, 3: -2 - size, 4: -2 })
    })
  }
  across({ rrp: 10, uspa: 10, hpt: 10, web: 10, wsop: 10 }, (book, price) =>
    rule(book.drawAllInOpener.rule, `it takes ${price} to come in, or nothing where the house says so`, () => {
      const open = (id: NonNullable<Setup['book']>) =>
        given({ form: 'draw-high', seats, cards, book: id }).plays('deal; 1 checks; 2 declares open')
      open(book.id).offers({ seat: 3, callTo: price })
      open({ name: 'mild', book: book.id, overrides: { drawAllInOpener: 'what-was-put-in' } })
        .offers({ seat: 3, check: true, callTo: null })
        .plays('3 checks; 4 checks')
        .offers({ due: 'draw' })
    }),
  )
  test('without openers they may only pass, and if nobody opens the pot is carried over', () => {
    jacks({ ...cards, 2: 'Tc Jd Td 9d 8d' }, { seats })
      .plays('1 checks')
      .offers({ seat: 2, check: true, declareOpen: false })
      .refuses('2 declares open', 'openers-needed')
      .plays('all check')
      .tells({ type: 'PotCarried', amount: 8, matched: [{ seat: 2, amount: 8 }] })
  })
  rule('uspa/3.2.9.5.5', 'a false declaration costs the ante, and they wait until another has won the pot', () => {
    const lied = realCards(seats).plays('1 checks; 2 declares open; 2 declares false openers')
    lied
      .tells({ type: 'FalseOpenersShown', seat: 2, barred: true, back: [], rules: ['uspa/3.2.9.5.5'] })
      .plays('3 checks; 4 checks')
      .tells({ type: 'PotCarried', amount: 8 })
    const { carried, unopened } = summary(lied.plays('3 checks; 4 checks').deal)
    expect(unopened).toEqual({ passed: 1, matched: [], barred: [2] })
    const next = { carried, passed: 1, barred: [2] }
    expect(() => realCards({ 1: 98, 2: 100, 3: 98, 4: 98 }, next)).toThrow(
      'Seat 2 opened falsely and must wait until another player wins the pot',
    )
    const won = realCards({ 1: 98, 3: 98, 4: 98 }, next).plays('1 bets 10; 3 folds; 4 folds; award')
    expect(won.deal.barred).toEqual([])
    expect(summary(won.deal).unopened).toBeUndefined()
  })
})

describe('deals that nobody opened', () => {
  const passed = (deals: number, book: Setup['book'] = 'uspa'): Table =>
    jacks({ 1: '9c 9h 2d 3h 4s' }, { passed: deals, carried: 6 * deals, book: book ?? 'uspa' })
  rule('uspa/3.2.9.5.1', 'three deals are anted for, the fourth has no new ante', () => {
    let carried = 0
    for (const [deals, pot] of [
      [0, 6],
      [1, 12],
      [2, 18],
      [3, 18],
      [4, 18],
    ] as const) {
      const table = jacks({ 1: '9c 9h 2d 3h 4s' }, { passed: deals, carried }).pot(pot)
      const { deal } = table.refuses('1 bets 10', 'openers-needed').plays('1 checks; 2 checks; 3 checks')
      expect(summary(deal).unopened?.passed).toBe(deals + 1)
      carried = deal.carried
    }
  })
  across({ rrp: 18, uspa: 18, hpt: 18, web: 18, wsop: 18 }, (book, pot) =>
    rule(book.jacksReanteLimit.rule, 'no ante in the fourth deal, unless the house antes without end', () => {
      passed(3, book.id).pot(pot)
      passed(3, { name: 'endless', book: book.id, overrides: { jacksReanteLimit: null } }).pot(24)
    }),
  )
  for (const [id, book] of [
    ['rrp/12/14', 'rrp'],
    ['uspa/3.2.10.5.13', 'uspa'],
  ] as const) {
    rule(id, 'one with nothing but their ante plays on for the first six antes, the five more are a side pot', () => {
      const six = { 1: 5, 2: 100, 3: 100, 4: 100, 5: 100, 6: 100 }
      const stakes = { ante: 5 }
      const first = given({ form: 'draw-high', seats: six, stakes, book }).plays('deal; all check')
      first.tells({ type: 'PotCarried', amount: 30, matched: [{ seat: 1, amount: 30 }] })
      const best = { 1: 'Ac Ad Ah Ks Kd', 2: 'Qc Qd Qh Js Jd', 3: '9c 7d 5h 3s 2d' }
      const again = (matched: number, carried: number): Table =>
        given({
          form: 'draw-high',
          seats: { ...six, 1: 0 },
          matched: { 1: matched },
          carried,
          passed: 1,
          stakes,
          cards: best,
          book,
        }).plays('deal')
      again(30, 30).pot(55).plays('1 declares open; all fold')
      const played = again(30, 30).plays('1 checks; 2 bets 10; 3 calls; 4 folds; 5 folds; 6 folds; around; play on')
      played.won({ 1: 30, 2: 30, 3: -15, 4: -5, 5: -5, 6: -5 })
      // a third deal: of the 55 that are there they still play for 30
      again(30, 55)
        .plays('all check')
        .tells({ type: 'PotCarried', amount: 80, matched: [{ seat: 1, amount: 30 }] })
    })
  }
  test('two who matched different parts play for those parts', () => {
    const cards = { 1: 'Ac Ad Ah Ks Kd', 2: 'Qc Qd Qh Js Jd', 3: '9c 9d 5h 3s 2d', 4: '8c 7d 5c 3h 2h' }
    const start = { form: 'draw-high', matched: { 1: 30, 2: 55 }, carried: 70, cards, stakes: { ante: 5 } } as const
    given({ ...start, seats: { 1: 0, 2: 0, 3: 100, 4: 100 } })
      .plays('deal; 1 checks; 2 checks; 3 bets 10; 4 calls; play on')
      .awarded('side pot 2 high: 45 to 3', 'side pot 1 high: 25 to 2', 'high: 30 to 1')
  })
})

describe('opening with a raise', () => {
  rule('uspa/3.2.10.3.3', '5-10: check, open for 5, or open with a raise for 10', () => {
    const first = given({ form: 'draw-high', size: 5, seats: 4, book: 'uspa' }).plays('deal')
    first
      .offers({ seat: 1, check: true, callTo: null, wager: { sizes: [5, 10] } })
      .refuses('1 bets 15', 'wager-too-big')
      .plays('1 bets 10')
      .tells({ type: 'Bet', to: 10, rules: ['uspa/3.2.10.1', 'uspa/3.2.9.1', 'uspa/3.2.10.3.3'] })
      .offers({ seat: 2, callTo: 10, wager: { sizes: [15] } })
      .has({ round: expect.objectContaining({ raises: 1 }) })
    first.plays('1 bets 5').offers({ seat: 2, callTo: 5, wager: { sizes: [10] } })
  })
  across({ rrp: [10, 20], uspa: [10, 20], hpt: [10, 20], web: [10, 20], wsop: [10, 20] }, (book, sizes) =>
    rule(book.drawOpenWithRaise.rule, `opens for ${sizes.join(' or ')}`, () => {
      given({ form: 'draw-high', seats: 3, book: book.id }).plays('deal').offers({ wager: { sizes } })
      const plain: House = { name: 'plain', book: book.id, overrides: { drawOpenWithRaise: false } }
      given({ form: 'draw-high', seats: 3, book: plain })
        .plays('deal')
        .offers({ wager: { sizes: [10] } })
    }),
  )
  test('it is one of the four raises', () => {
    given({ form: 'draw-high', seats: 3 })
      .plays('deal; 1 bets 20; 2 raises to 30; 3 raises to 40; 1 raises to 50')
      .refuses('2 raises to 60', 'raising-is-capped')
  })
})
