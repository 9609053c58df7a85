import { describe, expect, test } from 'vitest'
import type { FormId } from '../../forms/forms.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

const three = { 1: 500, 2: 500, 3: 500 }
const stud = { form: 'seven-card-stud', structure: 'limit', size: 15, stakes: { ante: 2, bringIn: 5 } } as const
const small = { form: 'seven-card-stud', structure: 'limit', size: 5, stakes: { ante: 1, bringIn: 2 } } as const

describe('the first round', () => {
  rule('rrp/8/2', 'of 2d, 2c and 9h the deuce of clubs brings it in', () => {
    given({ ...stud, seats: three, cards: { 1: 'KsKd2d', 2: 'QsQd2c', 3: 'JsJd9h' } })
      .plays('deal')
      .tells({ type: 'RoundOpened', seat: 2, price: 5, bringInDue: true })
      .offers({ seat: 2, fold: false, check: false, callTo: null, bringIn: [5], wager: { sizes: [15] } })
      .refuses('2 folds', 'bring-in-is-due')
      .refuses('2 checks', 'bring-in-is-due')
      .refuses('2 brings in 6', 'wager-not-a-size', { sizes: [5] })
      .refuses('3 calls', 'not-your-turn', { seat: 2 })
  })

  rule('rrp/8/3', 'the forced bettor puts in 5 or opens for 15', () => {
    const open = given({ ...stud, seats: three, cards: { 1: 'KsKd2d', 2: 'QsQd2c', 3: 'JsJd9h' } }).plays('deal')
    open
      .plays('2 brings in 5')
      .tells({ type: 'BroughtIn', seat: 2, to: 5 })
      .offers({ seat: 3, callTo: 5, wager: { sizes: [15] } })
    open
      .plays('2 bets 15')
      .tells({ type: 'Bet', seat: 2, to: 15 })
      .offers({ seat: 3, callTo: 15, wager: { sizes: [30] } })
  })

  rule('rrp/8/4', 'a lowcard with 3 bets 3, and the next comes in for 5', () => {
    given({ ...stud, seats: { ...three, 2: 5 }, cards: { 1: 'KsKd2d', 2: 'QsQd2c', 3: 'JsJd9h' } })
      .plays('deal')
      .offers({ seat: 2, bringIn: [3] })
      .plays('2 brings in 3')
      .offers({ seat: 3, callTo: 5, wager: { sizes: [15] } })
  })

  rule('rrp/8/4', 'a lowcard without a chip behind the ante is passed over', () => {
    const skipped = given({
      ...stud,
      seats: { ...three, 2: 2 },
      cards: { 1: 'KsKd2d', 2: 'QsQd2c', 3: 'JsJd9h' },
    }).plays('deal')
    skipped.offers({ seat: 3, fold: true, check: false, callTo: 5, bringIn: null, wager: { sizes: [15] } })
    skipped.refuses('3 brings in 5', 'no-bring-in-is-due')
  })

  rule('rrp/8/6', 'completing 5 to 15 is no raise: 30, 45 and 60 follow', () => {
    const seats = { 1: 500, 2: 500, 3: 500, 4: 500 }
    const cards = { 1: 'KsKd2d', 2: 'QsQd2c', 3: 'JsJd9h', 4: 'TsTd8h' }
    const done = given({ ...stud, seats, cards }).plays('deal; 2 brings in 5; 3 completes to 15')
    done.tells({ type: 'Completed', seat: 3, to: 15 })
    done
      .plays('4 raises to 30; 1 raises to 45; 2 raises to 60')
      .refuses('3 raises to 75', 'raising-is-capped', { count: 3 })
    // wsop/223: four of them in that book
    given({ ...stud, seats, cards, book: 'wsop' })
      .plays('deal; 2 brings in 5; 3 completes to 15; 4 raises to 30; 1 raises to 45; 2 raises to 60; 3 raises to 75')
      .refuses('4 raises to 90', 'raising-is-capped', { count: 4 })
  })

  rule('rrp/8/6', 'opening for the whole bet leaves the same three raises', () => {
    const seats = { 1: 500, 2: 500, 3: 500 }
    given({ ...stud, seats, cards: { 1: 'KsKd2d', 2: 'QsQd2c', 3: 'JsJd9h' } })
      .plays('deal; 2 bets 15; 3 raises to 30; 1 raises to 45; 2 raises to 60')
      .offers({ seat: 3, callTo: 60, wager: null })
  })

  rule('rrp/9/2', 'in razz the king of spades brings it in over the king of diamonds; the ace is low', () => {
    given({ ...stud, form: 'razz', seats: three, cards: { 1: '2s3dKd', 2: '2d3cKs', 3: '4s5dAh' } })
      .plays('deal')
      .offers({ seat: 2, bringIn: [5] })
  })

  rule('rrp/10/4', 'in stud-8 the deuce of hearts brings it in: the ace is high', () => {
    given({ ...stud, form: 'stud-8', seats: three, cards: { 1: 'KsKdAc', 2: 'QsQd2s', 3: 'JsJd2h' } })
      .plays('deal')
      .offers({ seat: 3, bringIn: [5] })
  })

  rule('wsop/255', 'a joker that shows counts as an ace for the forced bet of Mexican poker', () => {
    // seat 2 with a king stands before seat 4 with the joker
    given({
      form: 'mexican-poker',
      structure: 'limit',
      size: 10,
      seats: { 1: 500, 2: 500, 3: 500, 4: 500 },
      cards: { 1: '2s3d', 2: '4dKs', 3: '4s5d', 4: '6cJo' },
    })
      .plays('deal')
      .offers({ seat: 4, bringIn: [10, 20] })
  })

  test('at no-limit a bring-in that is made whole opens the betting again', () => {
    given({ ...stud, structure: 'no-limit', seats: three, cards: { 1: 'KsKd2d', 2: 'QsQd2c', 3: 'JsJd9h' } })
      .plays('deal; 2 brings in 5; 3 completes to 15; 1 calls')
      .offers({ seat: 2, callTo: 15, wager: { least: 30, most: 498 } })
  })
})

describe('later rounds', () => {
  rule('rrp/8/2', 'the highest board opens; of two with ace-king the one dealt first', () => {
    const cards = { 1: '2s3d9hTh', 2: '4s5dAhKd', 3: '6s7dAdKh' }
    given({ ...stud, seats: three, cards })
      .plays('deal; 1 brings in 5; 2 calls; 3 calls; deal')
      .offers({ seat: 2, check: true })
    const pair = { 1: '2s3d9h9d', 2: '4s5dAhKd', 3: '6s7dAdKh' }
    given({ ...stud, seats: three, cards: pair })
      .plays('deal; 1 brings in 5; 2 calls; 3 calls; deal')
      .offers({ seat: 1 })
  })

  rule('rrp/9/2', 'in razz the low board opens, of two with 5-2 the first from the button', () => {
    const cards = { 1: '8s9dKhQd', 2: '4s8d5h2d', 3: '6s7d5d2h' }
    given({ ...stud, form: 'razz', seats: three, cards })
      .plays('deal; 1 brings in 5; 2 calls; 3 calls; deal')
      .offers({ seat: 2, check: true })
    const paired = { 1: '8s9dKhQd', 2: '4s8d2h2d', 3: '6s7d5d3h' }
    given({ ...stud, form: 'razz', seats: three, cards: paired })
      .plays('deal; 1 brings in 5; 2 calls; 3 calls; deal')
      .offers({ seat: 3 })
  })

  rule('rrp/10/4', 'a high board that is all-in is passed over clockwise', () => {
    // seat 1 has the second-best board, seat 3 sits next
    const cards = { 1: '2s3d9hQh', 2: '4s5dAhKd', 3: '6s7dTdJh' }
    given({ ...stud, form: 'stud-8', seats: { ...three, 2: 7 }, cards })
      .plays('deal; 1 brings in 5; 2 calls; 3 calls; deal')
      .offers({ seat: 3, check: true })
  })

  rule('rrp/8/intro/limits', '5 on third and fourth street, 10 on fifth, sixth and seventh', () => {
    const cards = { 1: 'KsKd2d9c4h7s', 2: 'QsQd3cTc5h8s', 3: 'JsJd9hAd6h3s' }
    let table = given({ ...small, seats: three, cards })
      .plays('deal; 1 brings in 2')
      .offers({ wager: { sizes: [5] } })
    const sizes: number[] = []
    table = table.plays('2 calls; 3 calls; deal')
    for (let round = 0; round < 4; round++) {
      const due = table.deal.round!
      sizes.push(...due.sizes)
      table = table.plays('all check; deal')
    }
    expect(sizes).toEqual([5, 10, 10, 10])
  })

  const openPair = { 1: 'KsKd2d9c', 2: 'QsQd8c8h', 3: 'JsJd9hAd' }
  const onFourth = (form: FormId) => {
    const low = form === 'razz' ? 3 : 1
    const cards = form === 'razz' ? { 1: 'KsKd2d9c', 2: 'QsQd8c8h', 3: 'JsJd9hAd' } : openPair
    const table = given({ ...small, form, seats: three, cards }).plays('deal')
    return low === 3
      ? table.plays('3 brings in 2; 1 calls; 2 calls; deal')
      : table.plays('1 brings in 2; 2 calls; 3 calls; deal')
  }

  rule('rrp/8/7', 'over an open pair you bet 5 or 10; 5 is raised to 10 or 15, 15 to 25', () => {
    const fourth = onFourth('seven-card-stud')
    fourth.offers({ seat: 2, wager: { sizes: [5, 10] } })
    fourth.plays('2 checks').offers({ seat: 3, wager: { sizes: [5, 10] } })
    const five = fourth.plays('2 bets 5').offers({ seat: 3, callTo: 5, wager: { sizes: [10, 15] } })
    five.refuses('3 raises to 12', 'wager-not-a-size', { sizes: [10, 15] })
    five.plays('3 raises to 15').offers({ seat: 1, wager: { sizes: [25] } })
    five.plays('3 raises to 10').offers({ seat: 1, wager: { sizes: [15, 20] } })
    fourth.plays('2 bets 10').offers({ seat: 3, wager: { sizes: [20] } })
  })

  rule('rrp/8/7', 'without a pair showing, or once its owner is out, the bet is 5', () => {
    const noPair = { ...openPair, 2: 'QsQd8cTh' }
    given({ ...small, seats: three, cards: noPair })
      .plays('deal; 1 brings in 2; 2 calls; 3 calls; deal')
      .offers({ wager: { sizes: [5] } })
    given({ ...small, seats: three, cards: { ...openPair, out: { 2: 'third street' } } })
      .plays('deal; 1 brings in 2; 2 folds; 3 calls; deal')
      .offers({ wager: { sizes: [5] } })
  })

  rule('rrp/9/3', 'an open pair changes nothing in razz', () => {
    onFourth('razz').offers({ wager: { sizes: [5] } })
  })

  rule('rrp/10/6', 'an open pair changes nothing in stud-8', () => {
    onFourth('stud-8').offers({ wager: { sizes: [5] } })
  })

  rule('rrp/8/9', 'a player who folds with nothing to call still gets cards until a bet kills the hand', () => {
    const cards = { 1: '2s3d9hThJc', 2: '4s5dAhKd3c', 3: '6s7dQdJh8c' }
    const fifth = given({ ...small, seats: three, cards }).plays(
      'deal; 1 brings in 2; 2 calls; 3 calls; deal; all check; deal; 2 checks; 3 folds; 1 checks',
    )
    const sixth = fifth.plays('deal').tells({ type: 'CardsDealt', face: 'up', seats: [1, 2, 3] })
    // seat 3 has no say and no claim
    sixth.offers({ seat: 2 }).plays('2 checks').offers({ seat: 1 })
    sixth.plays('2 bets 10; 1 calls; deal').tells({ type: 'CardsDealt', face: 'down', seats: [1, 2] })
    // folded to a bet, a hand gets nothing more
    given({ ...small, seats: three, cards: { ...cards, out: { 3: 'fourth street' } } })
      .plays('deal; 1 brings in 2; 2 calls; 3 calls; deal; 2 bets 5; 3 folds; 1 calls; deal')
      .tells({ type: 'CardsDealt', face: 'up', seats: [1, 2] })
  })
})
