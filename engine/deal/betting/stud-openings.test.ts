import { describe, expect } from 'vitest'
import { across } from '../../testing/across.ts'
import { given, type Setup } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'

const three = { 1: 500, 2: 500, 3: 500 }
const stakes = { lower: 15, upper: 30, ante: 2, bringIn: 5 }
/** Stud at 15-30 with a bring-in of 5; seat 2 has the deuce of clubs up. */
const stud = { form: 'seven-card-stud', structure: 'limit', stakes, seats: three } as const
const lowcard = { 1: 'KsKd2d', 2: 'QsQd2c', 3: 'JsJd9h' }
const third = (more: Partial<Setup> = {}) => given({ ...stud, cards: lowcard, ...more }).plays('deal')
const fourth = (more: Partial<Setup>) => given({ ...stud, ...more }).plays('deal; around; deal')
/** On fourth street seats 2 and 3 both show ace-king, seat 3 with the spade. */
const equal = { 1: '2s3d9hTh', 2: '4s5dAhKd', 3: '6s7dAsKh' }

describe('the forced bet', () => {
  rule(
    'uspa/3.2.3.5.1',
    'of 2d and 2c the deuce of clubs brings it in; of two equal boards the first one dealt opens',
    () => {
      third({ book: 'uspa' }).offers({ seat: 2, fold: false, bringIn: [5] })
      fourth({ cards: equal, book: 'uspa' }).offers({ seat: 2, check: true })
    },
  )
  rule('wsop/219', 'of 4d, 4c and Ks the four of clubs brings it in', () => {
    third({ cards: { 1: 'JsJd4d', 2: 'QsQd4c', 3: '9s9dKs' }, book: 'wsop' }).offers({ seat: 2, bringIn: [5] })
  })
  rule(
    'uspa/3.2.6.5.2',
    'razz: the highest card brings it in, later the low board opens, of two with 7-4 the first',
    () => {
      const cards = { 1: '8s9dKhQd', 2: '2s8d7h4d', 3: '6s9c7d4h' }
      const razz = { form: 'razz', cards, book: 'uspa' } as const
      given({ ...stud, ...razz })
        .plays('deal')
        .offers({ seat: 1, bringIn: [5] })
      fourth(razz).offers({ seat: 2, check: true })
    },
  )
  rule('uspa/3.2.7.5.4', 'stud-8: of As, 9c and 9d the nine of clubs brings it in', () => {
    third({ form: 'stud-8', cards: { 1: 'KsKdAs', 2: 'QsQd9d', 3: 'JsJd9c' }, book: 'uspa' }).offers({
      seat: 3,
      bringIn: [5],
    })
  })

  for (const [id, book] of [
    ['uspa/3.2.3.5.2', 'uspa'],
    ['wsop/220', 'wsop'],
  ] as const) {
    rule(id, 'its maker puts in 5 or opens for 15', () => {
      const open = third({ book }).offers({ seat: 2, bringIn: [5], wager: { sizes: [15] } })
      open.plays('2 bets 15').tells({ type: 'Bet', seat: 2, to: 15 }).offers({ seat: 3, callTo: 15 })
      open.plays('2 brings in 5').offers({ seat: 3, callTo: 5, wager: { sizes: [15] } })
    })
  }
  across({ rrp: true, uspa: true, hpt: true, web: true, wsop: true }, (book, may) =>
    rule(book.bringInMayOpenFull.rule, `opening for a whole bet is ${may ? '' : 'not '}allowed (${book.name})`, () => {
      third({ book: book.id }).offers({ wager: may ? { sizes: [15] } : null })
      third({ book: houseWith({ bringInMayOpenFull: !may }, book.id) })
        .offers({ bringIn: [5], wager: null })
        .refuses('2 bets 15', 'bring-in-is-due')
    }),
  )

  for (const [id, book] of [
    ['uspa/3.2.3.5.8', 'uspa'],
    ['wsop/221', 'wsop'],
  ] as const) {
    rule(id, 'a lowcard all-in for the ante: the next on the left folds, puts in 5 or opens for 15', () => {
      const next = third({ seats: { ...three, 2: 2 }, book })
      next.offers({ seat: 3, fold: true, check: false, callTo: 5, bringIn: null, wager: { sizes: [15] } })
      next.plays('3 calls').offers({ seat: 1, callTo: 5 })
      next.plays('3 raises to 15').offers({ seat: 1, callTo: 15 })
    })
  }
  rule('wsop/221-short', 'a lowcard with 3 puts in 3, and the next comes in for 5', () => {
    third({ seats: { ...three, 2: 5 }, book: 'wsop' })
      .offers({ seat: 2, bringIn: [3] })
      .plays('2 brings in 3')
      .tells({ type: 'BroughtIn', seat: 2, to: 3, rules: ['wsop/221-short'] })
      .offers({ seat: 3, callTo: 5 })
  })
  across({ rrp: 5, uspa: 5, hpt: 5, web: 5, wsop: 5 }, (book, price) =>
    rule(book.partialBringIn.rule, `over 3 of a bring-in of 5 one comes in for ${price} (${book.name})`, () => {
      const short = (by: Setup['book'] = 'rrp') => third({ seats: { ...three, 2: 5 }, book: by }).plays('2 brings in 3')
      short(book.id).offers({ seat: 3, callTo: price })
      short(houseWith({ partialBringIn: 'what-was-posted' }, book.id)).offers({
        seat: 3,
        callTo: 3,
        wager: { sizes: [15] },
      })
    }),
  )

  rule(
    'uspa/3.2.3.5.6',
    'a player who is away loses ante and bring-in: both stay in the pot when their hand is killed in turn',
    () => {
      third({ book: 'uspa' })
        .plays('2 brings in 5; 3 completes to 15; 1 calls; 2 folds')
        .stacks({ 2: 500 - 2 - 5 })
        .pot(6 + 5 + 15 + 15)
    },
  )
})

describe('later rounds', () => {
  rule('wsop/219-later', 'of two boards with king and nine the one who got their cards first opens', () => {
    fourth({ cards: { 1: '2s3d8hTh', 2: '4s5dKh9d', 3: '6s7dKs9h' }, book: 'wsop' }).offers({ seat: 2, check: true })
  })
  rule(
    'wsop/244-later',
    'stud-8: of two with king-queen the first opens; all-in they are passed over clockwise',
    () => {
      const cards = { 1: '2s3d8hTh', 2: '4s5dKhQd', 3: '6s7d9s4c', 4: '6d7cKsQh' }
      const four = { ...three, 4: 500 }
      const play = (seats: Setup['seats']) =>
        given({ ...stud, form: 'stud-8', seats, cards, book: 'wsop' }).plays('deal; around; deal')
      play(four).offers({ seat: 2, check: true })
      play({ ...four, 2: 7 }).offers({ seat: 3, check: true })
    },
  )
  across({ rrp: 2, uspa: 2, hpt: 2, web: 2, wsop: 2 }, (book, seat) =>
    rule(book.studTieFirst.rule, `of equal boards seat ${seat}, dealt first, opens (${book.name})`, () => {
      fourth({ cards: equal, book: book.id }).offers({ seat })
      fourth({ cards: equal, book: houseWith({ studTieFirst: 'suit' }, book.id) }).offers({ seat: 3 })
    }),
  )
  across({ rrp: 3, uspa: 3, hpt: 3, web: 3, wsop: 3 }, (book, seat) =>
    rule(book.studAllInStarter.rule, `for an all-in high board seat ${seat} on its left opens (${book.name})`, () => {
      const cards = { 1: '4s5dQhJd', 2: '6s7dAsKh', 3: '2s3d9hTh' }
      const seats = { ...three, 2: 7 }
      fourth({ seats, cards, book: book.id }).offers({ seat })
      fourth({ seats, cards, book: houseWith({ studAllInStarter: 'next-by-the-cards' }, book.id) }).offers({ seat: 1 })
    }),
  )
})

describe('a call that could not win', () => {
  // seat 1 shows three aces on the end, seat 2 has a pair of kings
  const shown = { 1: '9s2hAsAhAdTc3d', 2: 'KsKd3c5h7h8d2c' }
  for (const [id, book] of [
    ['rrp/8/19', 'rrp'],
    ['uspa/3.2.3.5.19', 'uspa'],
    ['wsop/236', 'wsop'],
  ] as const) {
    rule(id, 'a call of 30 against three aces on show stays in the pot', () => {
      const last = given({ ...stud, seats: { 1: 500, 2: 500 }, cards: shown, book }).plays(
        'deal; around; deal; around; deal; around; deal; around; deal',
      )
      const before = last.deal.players.map(player => player.stack)
      const done = last.plays('1 bets 30; 2 calls; showdown')
      done.awarded('high: 74 to 1')
      expect(before).toEqual([493, 493])
      done.won({ 1: 37, 2: -37 })
    })
  }
})

describe('who opens big-bet stud', () => {
  const cards = { 1: '2s3dKhQd', 2: '4s5d3c4d', 3: '6s7dJs9h' }
  const ante = { lower: 10, upper: 20, ante: 4, bringIn: 5 }
  for (const structure of ['pot-limit', 'half-pot', 'no-limit'] as const) {
    across({ rrp: false, uspa: true, hpt: false, web: false, wsop: false }, (book, high) => {
      for (const form of ['seven-card-stud', 'stud-8', 'five-card-stud', 'razz'] as const) {
        const doors = form === 'five-card-stud' ? { 1: '2sKh', 2: '4s3c', 3: '6sJs' } : cards
        const low = form === 'razz' ? 1 : 2
        rule(
          book.studHighCardOpensBigBet.rule,
          `${form} at ${structure} by ${book.id}: ${high ? 'the king bets or folds' : 'the forced bet'}`,
          () => {
            const table = given({ form, structure, stakes: ante, seats: three, cards: doors, book: book.id })
            const due = table.plays('deal')
            if (high) due.offers({ seat: 1, fold: true, check: false, bringIn: null, wager: { least: 4 } })
            else due.offers({ seat: low, fold: false, bringIn: [5] })
          },
        )
      }
    })
  }
  rule(
    'uspa/3.2.5.5.1.1',
    'with antes of 4 the opener at pot-limit bets 4 to 12, and later rounds may be checked',
    () => {
      const table = given({
        form: 'seven-card-stud',
        structure: 'pot-limit',
        stakes: ante,
        seats: three,
        cards,
        book: 'uspa',
      })
      table.plays('deal').offers({ seat: 1, wager: { least: 4, most: 12 } })
      table.plays('deal; 1 bets 12; all call; deal').offers({ seat: 1, check: true })
      table.plays('deal; 1 folds').offers({ seat: 2, check: false })
    },
  )
  rule('uspa/3.2.6.5.2', 'big-bet razz: later the low board opens all the same', () => {
    const razz = given({ form: 'razz', structure: 'pot-limit', stakes: ante, seats: three, cards, book: 'uspa' })
    razz.plays('deal; 1 bets 12; all call; deal').offers({ seat: 2, check: true })
  })
  rule('uspa/3.2.5.5.1.1', 'the round is opened by the rule for big bets, not by that for the lowcard', () => {
    given({ form: 'seven-card-stud', structure: 'pot-limit', stakes: ante, seats: three, cards, book: 'uspa' })
      .plays('deal')
      .tells({ type: 'RoundOpened', rules: ['uspa/3.2.5.5.1.1'] })
  })
  rule('uspa/3.2.3.5.1', 'at limit the lowcard keeps its forced bet', () => {
    given({ form: 'seven-card-stud', structure: 'limit', stakes: ante, seats: three, cards, book: 'uspa' })
      .plays('deal')
      .offers({ seat: 2, bringIn: [5] })
  })
})
