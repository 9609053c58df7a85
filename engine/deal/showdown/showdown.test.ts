import { describe, test } from 'vitest'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'

const noLimit = { form: 'holdem', structure: 'no-limit', size: 10 } as const
const three = { 1: 100, 2: 100, 3: 100 }
const toTheRiver = 'deal; all call; 2 checks; deal; all check; deal; all check; deal'
/** Seat 1 has aces, seat 2 a straight, seat 3 a king. */
const beaten = { 1: 'AsAd', 2: 'JhTc', 3: 'KsQd', board: '9h8d7c2s3s' }

describe('who shows first', () => {
  rule('rrp/3/showdown/8', 'the last to raise shows first', () => {
    given({ ...noLimit, seats: three, cards: beaten })
      .plays(`${toTheRiver}; 1 checks; 2 bets 10; 3 raises to 20; 1 folds; 2 calls`)
      .tells({ type: 'ShowdownOpened', seat: 3 })
      .offers({ due: 'show', seat: 3 })
      .refuses('2 shows', 'not-your-turn', { seat: 3 })
  })

  rule('rrp/3/showdown/8', 'checked through, the first to act does, and then clockwise', () => {
    given({ ...noLimit, seats: three, cards: beaten })
      .plays(`${toTheRiver}; all check`)
      .offers({ due: 'show', seat: 1 })
      .plays('1 shows')
      .offers({ due: 'show', seat: 2 })
  })

  rule('rrp/3/showdown/8', 'a bet on the turn does not count once the river is checked', () => {
    given({ ...noLimit, seats: three, cards: beaten })
      .plays(
        'deal; all call; 2 checks; deal; all check; deal; 1 checks; 2 checks; 3 bets 10; all call; deal; all check',
      )
      .offers({ due: 'show', seat: 1 })
  })

  across({ rrp: 1, uspa: 1, hpt: 1, web: 1, wsop: 3 }, (book, first) =>
    rule(book.showdownOrder.rule, `all-in on the flop: seat ${first} shows first (${book.name})`, () => {
      given({ ...noLimit, seats: three, book: book.id, cards: beaten })
        .plays('deal; all call; 2 checks; deal; 1 checks; 2 checks; 3 all-in; 1 calls; 2 folds; deal')
        .offers({ due: 'show', seat: first })
    }),
  )
})

describe('showing, mucking, asking', () => {
  const shown = given({ ...noLimit, seats: three, cards: beaten }).plays(
    `${toTheRiver}; all check; 1 shows; 2 mucks; 3 mucks`,
  )

  rule('rrp/3/showdown/8/muck', 'a player may throw the hand away and give up the pot', () => {
    shown.tells({ type: 'HandMucked', seat: 2 }, { type: 'AwardDue' }).plays('award').stacks({ 1: 120, 2: 90, 3: 90 })
  })

  rule('rrp/3/showdown/5', 'asked for by the winner, a straight thrown away is live and wins', () => {
    shown.plays('1 asks to see 2').tells({ type: 'HandSeen', seat: 2, by: 1, cards: ['Jh', 'Tc'], live: true })
    shown.plays('1 asks to see 2; award').awarded('high: 30 to 2').stacks({ 1: 90, 2: 120 })
  })

  rule('rrp/3/showdown/5', 'asked for by somebody else it is shown and stays dead', () => {
    shown.plays('3 asks to see 2').tells({ type: 'HandSeen', seat: 2, by: 3, live: false })
    shown.plays('3 asks to see 2; award').awarded('all: 30 to 1')
  })

  rule('rrp/3/showdown/5', 'anyone dealt in may ask, for hands that came to the showdown alone', () => {
    const folded = given({ ...noLimit, seats: three, cards: beaten }).plays(
      'deal; 3 folds; 1 calls; 2 checks; deal; all check; deal; all check; deal; all check; 1 shows; 2 mucks',
    )
    folded.plays('3 asks to see 2').tells({ type: 'HandSeen', seat: 2, live: false })
    folded
      .refuses('1 asks to see 3', 'nothing-to-see', { seat: 3 })
      .refuses('2 asks to see 1', 'nothing-to-see', { seat: 1 })
    folded.refuses('9 asks to see 2', 'not-dealt-in', { seat: 9 })
    given({ ...noLimit, seats: three })
      .plays('deal')
      .refuses('1 asks to see 2', 'not-the-time')
  })

  test('the last hand that can take a pot is not thrown away', () => {
    const side = given({ ...noLimit, seats: { ...three, 1: 10 }, cards: beaten }).plays(
      'deal; all call; 2 checks; deal; 2 bets 20; 3 calls; deal; all check; deal; all check; 2 mucks',
    )
    side.offers({ due: 'show', seat: 3, muck: false }).refuses('3 mucks', 'last-hand-need-not-muck')
    side.plays('3 shows; 1 shows; award').awarded('side pot 1 all: 40 to 3', 'high: 30 to 1')
  })

  test('nobody shows or mucks before the betting is over', () => {
    given({ ...noLimit, seats: three })
      .plays('deal')
      .refuses('3 shows', 'not-the-time')
      .refuses('3 mucks', 'not-the-time')
  })
})

describe('pots', () => {
  const pairs = { 1: 'AsAh', 2: 'KsKh', 3: 'QsQh', 4: 'JsJh', board: '2c3d7h8c4s' }

  rule('rrp/3/showdown/7', 'stacks of 100, 300, 500 and 500: the pots of 400, 600 and 400 in this order', () => {
    given({ ...noLimit, seats: { 1: 100, 2: 300, 3: 500, 4: 500 }, cards: pairs })
      .plays('deal; 3 all-in; 4 calls; 1 calls; 2 calls; deal; showdown')
      .awarded('side pot 2 high: 400 to 3', 'side pot 1 high: 600 to 2', 'high: 400 to 1')
      .stacks({ 1: 400, 2: 600, 3: 400, 4: 0 })
  })

  test('folded chips lie in the pots they reach, and what nobody called goes back', () => {
    const cards = { 1: 'AsAh', 2: 'KsKh', 3: 'QsQh', 4: 'JsJh', board: '2c3d7h8c4s' }
    const closed = given({ ...noLimit, seats: { 1: 50, 2: 120, 3: 1000, 4: 1000, 5: 1000 }, cards })
      .plays('deal; 3 raises to 40; 4 calls; 5 folds; 1 all-in; 2 all-in; 3 calls; 4 calls; deal')
      .plays('3 bets 100; 4 raises to 300; 3 folds')
    closed.tells({ type: 'UncalledReturned', seat: 4, amount: 200 })
    closed
      .plays('deal; showdown')
      .awarded('side pot 2 all: 200 to 4', 'side pot 1 high: 210 to 2', 'high: 200 to 1')
      .stacks({ 1: 200, 2: 210, 3: 780, 4: 980, 5: 1000 })
  })

  test('an uncalled bet goes back and the pot is won without a hand', () => {
    given({ ...noLimit, seats: three })
      .plays('deal; all call; 2 checks; deal; 1 bets 50; 2 folds; 3 folds')
      .tells({ type: 'UncalledReturned', seat: 1, amount: 50 }, { type: 'AwardDue' })
      .plays('award')
      .awarded('all: 30 to 1')
      .stacks({ 1: 120, 2: 90, 3: 90 })
  })

  test('with everybody all-in the board is dealt out without another word', () => {
    given({ ...noLimit, seats: three, cards: beaten })
      .plays('deal; 3 all-in; 1 calls; 2 calls')
      .offers({ due: 'dealer', act: { do: 'burn', cards: 1 } })
      .plays('deal')
      .tells(
        { type: 'BoardDealt', cards: ['9h', '8d', '7c'] },
        { type: 'BoardDealt', cards: ['2s'] },
        { type: 'BoardDealt', cards: ['3s'] },
      )
      .plays('showdown')
      .stacks({ 1: 0, 2: 300, 3: 0 })
  })

  test('one with chips left against an all-in is not asked again', () => {
    given({ ...noLimit, seats: { 1: 100, 2: 40 }, cards: { 1: 'AsAd', 2: 'KsKd', board: '9h8d7c2s3s' } })
      .plays('deal; 2 all-in; 1 calls; deal; showdown')
      .stacks({ 1: 140, 2: 0 })
  })
})
