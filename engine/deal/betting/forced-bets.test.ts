import { describe, expect, test } from 'vitest'
import { bombPot } from '../../forms/bomb-pot.ts'
import type { Form } from '../../forms/form.ts'
import { forms } from '../../forms/forms.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

const limitHoldem = { form: 'holdem', structure: 'limit', size: 10 } as const
const noLimit = { form: 'holdem', structure: 'no-limit', size: 10 } as const
const four = { 1: 100, 2: 100, 3: 100, 4: 100 }

describe('blinds', () => {
  rule('rrp/4/intro/blinds', 'first left of the button the small blind, next the big blind, and they count', () => {
    given({ ...limitHoldem, seats: { 2: 100, 4: 100, 5: 100, 6: 100 }, button: 4 })
      .tells(
        { type: 'Posted', seat: 5, kind: 'blind', amount: 5 },
        { type: 'Posted', seat: 6, kind: 'blind', amount: 10 },
      )
      .plays('deal; 2 calls; 4 calls; 5 calls')
      .tells({ type: 'Called', seat: 5, to: 10 })
      .stacks({ 2: 90, 4: 90, 5: 90, 6: 90 })
      .offers({ due: 'betting', seat: 6, check: true, callTo: null })
  })

  rule('rrp/4/intro/action-order', 'left of the blinds first, later the first one in left of the button', () => {
    given({ ...limitHoldem, seats: four, button: 1 })
      .plays('deal')
      .tells({ type: 'RoundOpened', street: 'preflop', seat: 4, price: 10 })
      .plays('4 calls; 1 calls; 2 folds; 3 checks; deal')
      .tells({ type: 'RoundOpened', street: 'flop', seat: 3, price: 0 })
  })

  rule('rrp/4/intro', 'the button is dealt last and acts last on every round but the first', () => {
    const flop = given({ ...limitHoldem, seats: { 1: 100, 2: 100, 3: 100, 4: 100, 5: 100, 6: 100 }, button: 2 })
      .plays('deal')
      .tells({ type: 'CardsDealt', seats: [3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2] })
      .plays('all call')
      .tells({ type: 'Called', seat: 3, to: 10 })
    // the big blind has the last word
    flop
      .offers({ seat: 4, check: true })
      .plays('4 checks; deal')
      .offers({ seat: 3 })
      .plays('all check')
      .tells(
        { type: 'Checked', seat: 3 },
        { type: 'Checked', seat: 1 },
        { type: 'Checked', seat: 2 },
        { type: 'RoundClosed' },
      )
  })

  rule('rrp/4/3', 'heads-up the small blind is on the button and acts first before the flop alone', () => {
    given({ ...limitHoldem, seats: { 1: 100, 2: 100 }, button: 1 })
      .tells({ type: 'Posted', seat: 1, amount: 5 }, { type: 'Posted', seat: 2, amount: 10 })
      .plays('deal')
      .tells({ type: 'CardsDealt', seats: [2, 1, 2, 1] })
      .offers({ seat: 1, callTo: 10 })
      .plays('1 calls; 2 checks; deal')
      .offers({ seat: 2, check: true })
  })

  rule('rrp/4/1', 'a big blind of 4 all-in leaves the price at 10 and the raise at 20', () => {
    const seats = { 1: 100, 2: 4, 3: 100, 4: 100 }
    const limit = given({ ...limitHoldem, seats })
      .tells({ type: 'Posted', seat: 2, amount: 4, due: 10 })
      .plays('deal')
    limit.offers({ seat: 3, callTo: 10, wager: { least: 20, most: 20, sizes: [20] } })
    given({ ...noLimit, seats })
      .plays('deal')
      .offers({ seat: 3, callTo: 10, wager: { least: 20, most: 100, sizes: [] } })
  })

  rule('rrp/4/8', 'the big blind is the bet: raises to 20, 30 and 40 reach the cap', () => {
    given({ ...limitHoldem, seats: four })
      .plays('deal; 3 raises to 20; 4 raises to 30; 1 raises to 40')
      .offers({ seat: 2, callTo: 40, wager: null })
      .refuses('2 raises to 50', 'raising-is-capped', { count: 3 })
  })

  rule('rrp/4/9', 'the big blind may raise at their first turn, also over an all-in for less than a raise', () => {
    const limped = given({ ...limitHoldem, seats: four }).plays('deal; 3 calls; 4 calls; 1 calls')
    limped.offers({ seat: 2, check: true, wager: { sizes: [20] } })
    const short = given({ ...limitHoldem, seats: { ...four, 4: 13 } }).plays('deal; 3 calls; 4 all-in; 1 calls')
    short.offers({ seat: 2, fold: true, callTo: 13, wager: { sizes: [20] } })
    // a player who has called may not: 3 more is less than half a bet
    short.plays('2 calls').offers({ seat: 3, callTo: 13, wager: null })
  })

  rule('rrp/5/intro/structure', 'blinds of 5 and 10 with an ante of 1 make 24 for nine players', () => {
    const nine = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [i + 1, 100]))
    given({ ...noLimit, seats: nine, stakes: { ante: 1 } })
      .pot(24)
      .plays('deal')
      .offers({ seat: 3, callTo: 10 })
  })

  rule('rrp/4/intro/dead-blind', 'a dead blind of 3 on the button does not count towards their call', () => {
    const posts = [
      { seat: 4, kind: 'dead', amount: 3 },
      { seat: 1, kind: 'blind', amount: 5 },
      { seat: 2, kind: 'blind', amount: 10 },
    ] as const
    given({ ...limitHoldem, seats: four, posts })
      .pot(18)
      .plays('deal; 3 folds; 4 calls')
      .stacks({ 4: 87 })
      .pot(28)
  })

  test('three blinds: the first round opens after the last of them', () => {
    given({ ...noLimit, seats: four, stakes: { lower: 5, blinds: [1, 2, 5] } })
      .tells(
        { type: 'Posted', seat: 1, amount: 1 },
        { type: 'Posted', seat: 2, amount: 2 },
        { type: 'Posted', seat: 3, amount: 5 },
      )
      .plays('deal')
      .offers({ seat: 4, callTo: 5, wager: { least: 10 } })
  })

  test('a live post out of turn acts in turn and may raise', () => {
    const posts = [
      { seat: 1, kind: 'blind', amount: 5 },
      { seat: 2, kind: 'blind', amount: 10 },
      { seat: 4, kind: 'post', amount: 10 },
      { seat: 4, kind: 'dead', amount: 5 },
    ] as const
    given({ ...limitHoldem, seats: four, posts })
      .pot(30)
      .plays('deal')
      .offers({ seat: 3, callTo: 10 })
      .plays('3 calls')
      .offers({ seat: 4, check: true, callTo: null, wager: { sizes: [20] } })
      .stacks({ 4: 85 })
  })

  test('a small blind with 3 chips is all-in and plays for 3 from each', () => {
    given({
      ...noLimit,
      seats: { 1: 3, 2: 100, 3: 100 },
      cards: { 1: 'AsAh', 2: '2c7d', 3: '3c8d', board: 'KhQd9c4s2s' },
    })
      .plays('deal; 3 calls; 2 checks; deal; all check; deal; all check; deal; all check; showdown')
      .awarded('side pot 1 high: 14 to 2', 'high: 9 to 1')
      .stacks({ 1: 9, 2: 104, 3: 90 })
  })

  test('both blinds all-in and everybody else out: the cards are dealt out without a word', () => {
    given({ ...noLimit, seats: { 1: 5, 2: 7, 3: 100 }, cards: { 1: 'AsAh', 2: '2c7d', board: 'KhQd9c4s3s' } })
      .plays('deal; 3 folds; deal; showdown')
      .tells({ type: 'UncalledReturned', seat: 2, amount: 2 }, { type: 'PotAwarded', amount: 10 })
      .stacks({ 1: 10, 2: 2, 3: 100 })
  })

  test('a player who folds a post that nobody matched gets nothing back', () => {
    const posts = [
      { seat: 1, kind: 'blind', amount: 5 },
      { seat: 2, kind: 'blind', amount: 10 },
      { seat: 4, kind: 'post', amount: 10 },
    ] as const
    const cards = { 1: '2c7d', 2: 'AsAh', board: 'KhQd9c4s3s' }
    given({ ...noLimit, seats: { ...four, 2: 4 }, posts, cards })
      .plays('deal; 3 folds; 4 folds; deal; showdown')
      .awarded('side pot 1 all: 7 to 1', 'high: 12 to 2')
      .stacks({ 1: 102, 2: 12, 3: 100, 4: 90 })
  })
})

describe('antes', () => {
  test('an ante of the big blind for all is dead money of the main pot', () => {
    const stakes = { ante: 10, antes: 'big-blind' } as const
    const cards = { 1: '2c7d', 2: 'KsKd', 3: 'AsAh', board: 'Qh9d8c4s3s' }
    given({ ...noLimit, seats: { 1: 100, 2: 100, 3: 10 }, stakes, cards })
      .tells(
        { type: 'Posted', seat: 2, kind: 'dead', amount: 10 },
        { type: 'Posted', seat: 2, kind: 'blind', amount: 10 },
      )
      .pot(25)
      .plays('deal; 3 calls; 1 calls; 2 checks; deal; 1 bets 10; 2 calls; deal; all check; deal; all check; showdown')
      .awarded('side pot 1 high: 20 to 2', 'high: 40 to 3')
      .stacks({ 1: 80, 2: 90, 3: 40 })
  })

  test('an ante of the button for all', () => {
    given({ ...noLimit, seats: four, stakes: { ante: 10, antes: 'button' } })
      .tells({ type: 'Posted', seat: 4, kind: 'dead', amount: 10 })
      .pot(25)
      .plays('deal; 3 folds; 4 calls')
      .stacks({ 4: 80 })
  })

  test('a player who has 3 of an ante of 5 plays for 3 from each', () => {
    const cards = { 1: '2c7d', 2: 'KsKd', 3: 'AsAh', board: 'Qh9d8c4s3s' }
    given({ ...noLimit, seats: { 1: 100, 2: 100, 3: 3 }, stakes: { ante: 5 }, cards })
      .plays('deal')
      .offers({ seat: 1, callTo: 10 }) // the button has nothing to act with
      .plays('1 calls; 2 checks; deal; all check; deal; all check; deal; all check; showdown')
      .awarded('side pot 1 high: 24 to 2', 'high: 9 to 3')
  })

  test('chips left by an earlier deal lie in the main pot', () => {
    given({ form: 'draw-high', structure: 'limit', size: 10, seats: { 1: 100, 2: 100 }, carried: 30 })
      .pot(34)
      .plays('deal; 1 bets 10; 2 folds; award')
      .awarded('all: 34 to 1')
      .stacks({ 1: 132, 2: 98 })
  })

  test('dead money is won by a player who folded round to, too', () => {
    given({ ...noLimit, seats: four, stakes: { ante: 10, antes: 'big-blind' } })
      .plays('deal; 3 folds; 4 raises to 30; 1 folds; 2 folds')
      .tells({ type: 'UncalledReturned', seat: 4, amount: 20 })
      .plays('award')
      .awarded('all: 35 to 4')
      .stacks({ 1: 95, 2: 80, 3: 100, 4: 125 })
  })
})

describe('bomb pots and straddles', () => {
  const seven = Object.fromEntries(Array.from({ length: 7 }, (_, i) => [i + 1, 500]))

  rule('wsop/31c', 'seven antes of 25 make 175 and the first bet is on the flop', () => {
    const { form } = bombPot(forms.holdem) as { readonly form: Form }
    given({ form, structure: 'no-limit', size: 10, seats: seven, stakes: { ante: 25 } })
      .pot(175)
      .plays('deal')
      .tells(
        { type: 'CardsDealt', face: 'down' },
        { type: 'CardBurned' },
        { type: 'BoardDealt' },
        { type: 'RoundOpened', street: 'flop', seat: 1, price: 0 },
      )
      .offers({ seat: 1, check: true, wager: { least: 10, most: 475 } })
  })

  rule('rrp/14/nl/15', 'a straddle of 20 is the price, no raise, and its maker acts last', () => {
    const posts = [
      { seat: 1, kind: 'blind', amount: 5 },
      { seat: 2, kind: 'blind', amount: 10 },
      { seat: 3, kind: 'straddle', amount: 20 },
    ] as const
    const open = given({ ...noLimit, seats: { ...four, 5: 100 }, posts }).plays('deal')
    open
      .offers({ seat: 4, callTo: 20, wager: { least: 40 } })
      .refuses('4 raises to 30', 'wager-too-small', { least: 40 })
    open.plays('4 calls; 5 folds; 1 folds; 2 calls').offers({ seat: 3, check: true, wager: { least: 40, most: 100 } })
    open.plays('4 calls; 5 folds; 1 folds; 2 calls; 3 checks; deal').offers({ seat: 2, wager: { least: 20 } })
  })

  rule('wsop/130a', 'four raises follow a straddle of 40 at 20-40: the cap is 120', () => {
    const posts = [
      { seat: 1, kind: 'blind', amount: 10 },
      { seat: 2, kind: 'blind', amount: 20 },
      { seat: 3, kind: 'straddle', amount: 40 },
    ] as const
    const seats = { 1: 500, 2: 500, 3: 500, 4: 500 }
    const capped = given({ form: 'holdem', structure: 'limit', size: 20, seats, posts, book: 'wsop' }).plays(
      'deal; 4 raises to 60; 1 raises to 80; 2 raises to 100; 3 raises to 120',
    )
    capped.refuses('4 raises to 140', 'raising-is-capped', { count: 4 }).offers({ callTo: 120 })
  })
})

test('a post by a player who isn’t in this hand is refused', () => {
  const posts = [{ seat: 9, kind: 'blind', amount: 5 }] as const
  expect(() => given({ ...limitHoldem, seats: four, posts })).toThrow(/9/)
})
