import { describe } from 'vitest'
import { across } from '../../testing/across.ts'
import { given, type Setup } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'

const deep = { 1: 5000, 2: 5000, 3: 5000, 4: 5000 }
const holdem = { form: 'holdem', structure: 'no-limit', seats: deep } as const
const toTheFlop = 'deal; all call; 2 checks; deal'
/** No-limit on the flop at this big blind; everybody has put it in. */
const flop = (size: number, more: Partial<Setup> = {}) => given({ ...holdem, size, ...more }).plays(toTheFlop)

describe('the least bet', () => {
  for (const [id, book] of [
    ['uspa/3.4.2.2', 'uspa'],
    ['wsop/132', 'wsop'],
  ] as const) {
    rule(id, 'with a big blind of 10 a bet of 6 or 8 is refused, and taken from a player who is all-in', () => {
      for (const to of [6, 8]) {
        flop(10, { book }).refuses(`1 bets ${to}`, 'wager-too-small', { least: 10 })
        flop(10, { book, seats: { ...deep, 1: 10 + to } })
          .plays(`1 bets ${to}`)
          .tells({ type: 'Bet', to })
      }
      flop(10, { book }).plays('1 bets 10')
      flop(10, { book }).plays('1 bets 40').refuses('2 raises to 70', 'wager-too-small', { least: 80 })
    })
  }
  rule('hpt/play/4', '25-50: the seat behind the big blind begins, and on the river a bet is 50 or more', () => {
    const start = given({ ...holdem, size: 50, book: 'hpt' })
      .plays('deal')
      .offers({ seat: 3 })
    const river = start.plays('all call; 2 checks; deal; all check; deal; all check; deal')
    river.refuses('1 bets 49', 'wager-too-small', { least: 50 }).plays('1 bets 50')
  })
  rule('hpt/deal/4', 'the seat behind the big blind acts first, the big blind last with a check or a raise', () => {
    const seats = { 4: 900, 5: 900, 6: 900, 7: 900 }
    const start = given({ ...holdem, seats, button: 7, book: 'hpt' })
      .plays('deal')
      .offers({ seat: 6, callTo: 10 })
    start.plays('6 calls; 7 calls; 4 calls').offers({ seat: 5, check: true, fold: true, wager: { least: 20 } })
  })
  across(
    { rrp: [10, 10], uspa: [10, 10], hpt: [10, 10], web: [10, 20], wsop: [10, 10] } as const,
    (book, [usual, small]) =>
      rule(book.minimumBringIn.rule, `${usual}, or by a small bet of 20 ${small} (${book.name})`, () => {
        flop(10, { book: book.id }).offers({ wager: { least: usual } })
        // the small bet may be other than the big blind
        given({ ...holdem, stakes: { lower: 20 }, book: book.id })
          .plays('deal')
          .offers({ callTo: small })
          .plays('around; deal')
          .offers({ wager: { least: small } })
      }),
  )
  rule('rrp/14/nl/2', 'a house may double it: one comes in for 20 over a big blind of 10 and bets 20 at least', () => {
    const book = houseWith({ minimumBringIn: 'double-big-blind' })
    const start = given({ ...holdem, book })
      .plays('deal')
      .offers({ seat: 3, callTo: 20, wager: { least: 40 } })
    const next = start.plays('3 calls; 4 folds; 1 folds').offers({ seat: 2, callTo: 20, check: false })
    next
      .plays('2 calls; deal')
      .offers({ seat: 2, wager: { least: 20 } })
      .refuses('2 bets 19', 'wager-too-small')
  })
  rule('wsop/no-limit', 'a stack of 730 behind a pot of 60: any bet from the least up to 730', () => {
    const table = given({ ...holdem, size: 15, seats: { 1: 745, 2: 745, 3: 745, 4: 745 }, book: 'wsop' }).plays(
      toTheFlop,
    )
    table.pot(60).offers({ wager: { least: 15, most: 730 } })
    for (const to of [15, 16, 300, 729, 730]) table.plays(`1 bets ${to}`)
  })
  rule('wsop/368', 'short deck at no-limit: after the flop any bet from the least to the stack', () => {
    const table = given({ form: 'short-deck-holdem', structure: 'no-limit', seats: 3, book: 'wsop' }).plays(
      'deal; around; deal',
    )
    const { stack } = table.deal.players[0]!
    table.offers({ check: true, wager: { least: 10, most: stack } }).plays(`bets ${stack}`)
  })
})

describe('the least raise', () => {
  for (const [id, book, first, least] of [
    ['uspa/3.1.7.6', 'uspa', 50, 100],
    ['web/betting/5', 'web', 20, 40],
  ] as const) {
    rule(id, `over a bet of ${first} it is to ${least}, less only all-in`, () => {
      flop(10, { book })
        .plays(`1 bets ${first}`)
        .refuses(`2 raises to ${least - 1}`, 'wager-too-small', { least })
      flop(10, { book }).plays(`1 bets ${first}; 2 raises to ${least}`)
      flop(10, { book, seats: { ...deep, 2: 10 + least - 1 } }).plays(`1 bets ${first}; 2 raises to ${least - 1}`)
    })
  }
  for (const [id, book, form] of [
    ['uspa/3.2.8.5.4.1', 'uspa', 'ace-to-five-lowball'],
    ['wsop/289', 'wsop', 'deuce-to-seven-lowball'],
  ] as const) {
    rule(id, 'no-limit lowball: a bet of 20 made 40 is raised to 60 or more', () => {
      given({ form, structure: 'no-limit', seats: deep, size: 20, book })
        .plays('deal; all call; 2 checks; all stand pat; deal; 1 bets 20; 2 raises to 40')
        .refuses('3 raises to 59', 'wager-too-small', { least: 60 })
        .plays('3 raises to 60')
    })
  }
  rule('hpt/hand/7', 'a call of 50 with 45 in takes 5 more', () => {
    const table = given({ ...holdem, size: 50, stakes: { blinds: [45, 50] }, book: 'hpt' }).plays(
      'deal; 3 folds; 4 folds',
    )
    table.stacks({ 1: 4955 }).plays('1 calls').tells({ type: 'Called', seat: 1, to: 50 }).stacks({ 1: 4950 }).pot(100)
  })
  rule('hpt/pot/1', 'a raise to 100 with 95 in is not taken as it is', () => {
    const faced = flop(50, { book: 'hpt' }).plays('1 bets 50')
    faced.refuses('2 raises to 95', 'wager-too-small', { least: 100 }).plays('2 raises to 100').stacks({ 2: 4850 })
  })
})

describe('what cannot be taken back', () => {
  rule('wsop/69', '40 bet and 40 called stay in, whatever the two agree', () => {
    const table = given({ form: 'holdem', structure: 'limit', size: 20, seats: 3, book: 'wsop' }).plays('deal; 3 folds')
    // untouched blinds could be taken back
    table.offers({ chop: true })
    const raised = table.plays('1 raises to 40').offers({ chop: false }).refuses('chop', 'cannot-chop').pot(60)
    raised.plays('2 calls').refuses('chop', 'cannot-chop').pot(80)
  })
  rule(
    'uspa/app3/3.14',
    'all fold to blinds of 5 and 10 and both agree: they have them back; later nobody does',
    () => {
      const table = given({ ...holdem, book: 'uspa' }).plays('deal; 3 folds; 4 folds')
      table.plays('chop').tells({
        type: 'BlindsChopped',
        back: [
          { seat: 1, amount: 5 },
          { seat: 2, amount: 10 },
        ],
      })
      table.plays('chop').stacks({ 1: 5000, 2: 5000 })
      table.plays('1 calls; 2 checks; deal').refuses('chop', 'cannot-chop')
    },
  )
})
