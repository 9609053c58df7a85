import { describe, expect, test } from 'vitest'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { summary } from '../summary.ts'
import { view } from '../view.ts'

const noLimit = { form: 'holdem', structure: 'no-limit', size: 10 } as const
const three = { 1: 100, 2: 100, 3: 100 }
const toTheEnd = 'deal; all call; 2 checks; deal; all check; deal; all check; deal; all check'
/** Seat 1 has aces, seat 2 a straight, seat 3 a king. */
const cards = { 1: 'AsAd', 2: 'JhTc', 3: 'KsQd', board: '9h8d7c2s3s' }

describe('the whole hand is shown to win', () => {
  across({ rrp: 0, uspa: 0, hpt: 0, web: 0, wsop: 0 }, book =>
    rule(book.showAllCardsToWin.rule, `one card of two: nothing is pushed until both lie up (${book.name})`, () => {
      const part = given({ ...noLimit, seats: three, book: book.id, cards }).plays(`${toTheEnd}; 1 mucks; 2 shows Jh`)
      part
        .tells({ type: 'CardsShown', seat: 2, cards: ['Jh'], entitled: false, rules: book.showAllCardsToWin.rules })
        .offers({ due: 'show', seat: 2 })
        .refuses('award', 'player-is-due', { seat: 2 })
        .refuses('3 shows', 'not-your-turn')
      // what lies up is seen by all, the other card by nobody
      expect(view(part.deal, 'rail').players[1]!.down).toEqual(['Jh', '??'])
      part.plays('2 shows Tc; 3 shows; award').tells({ type: 'HandShown', seat: 2 }).awarded('high: 30 to 2')
    }),
  )

  rule('wsop/15', 'omaha: two of four cards are not enough, and the last live hand shows nothing', () => {
    const omaha = { form: 'omaha', book: 'wsop', seats: { 4: 100, 5: 100 } } as const
    given({ ...omaha, cards: { 4: '2c3c4c6d', 5: 'AsAdKsKd', board: 'AhKh8d9cQs' } })
      .plays(
        'deal; 5 calls; 4 checks; deal; all check; deal; all check; deal; 4 bets 20; 5 calls; 4 shows; 5 shows As Ad',
      )
      .tells({ type: 'CardsShown', seat: 5, entitled: false })
      .refuses('award', 'player-is-due', { seat: 5 })
      .plays('5 shows; award')
      .awarded('high: 60 to 5')
    given(omaha).plays('deal; 5 raises; 4 folds').tells({ type: 'AwardDue' }).plays('award').awarded('all: 20 to 5')
  })

  rule('wsop/143', 'four of five cards of a draw hand take no share before the fifth lies up', () => {
    const low = { 2: '7c5d4h3s2c', 3: '9c5h4d3c2d' }
    given({ form: 'deuce-to-seven-lowball', book: 'wsop', seats: { 2: 100, 3: 100 }, cards: low })
      .plays('deal; 3 calls; 2 checks; all stand pat; deal; all check; 2 shows 7c 5d 4h 3s')
      .refuses('award', 'player-is-due', { seat: 2 })
      .plays('2 shows; 3 shows; award')
      .awarded('low: 20 to 2')
  })

  test('a player who showed a part may still give the hand up, and the cards that lay open stay so', () => {
    const part = given({ ...noLimit, seats: three, cards }).plays(
      `${toTheEnd}; 1 shows As; 1 mucks; 2 shows; 3 shows; award`,
    )
    part.awarded('high: 30 to 2')
    expect(summary(part.deal).seats.find(seat => seat.seat === 1)!.cards).toEqual(['As'])
  })

  test('a house may be content with a part', () => {
    const house = { name: 'easy', book: 'rrp', overrides: { showAllCardsToWin: false } } as const
    const table = given({ ...noLimit, seats: three, book: house, cards }).plays(
      `${toTheEnd}; 1 mucks; 2 shows Jh; 3 shows`,
    )
    table.plays('award').awarded('high: 30 to 2')
    expect(view(table.deal, 'rail').players[1]!.down).toEqual(['Jh', '??'])
  })

  test('a house may want every hand shown', () => {
    const house = { name: 'open', book: 'rrp', overrides: { muckAtShowdown: 'must-show' } } as const
    given({ ...noLimit, seats: three, book: house, cards })
      .plays(toTheEnd)
      .offers({ due: 'show', muck: false })
      .refuses('1 mucks', 'hand-must-be-shown')
  })

  test('cards that are not held, or twice, or unknown are not shown', () => {
    given({ ...noLimit, seats: three, cards })
      .plays(toTheEnd)
      .refuses('1 shows Kc', 'card-not-held', { card: 'Kc' })
      .refuses('1 shows ??', 'card-not-held')
      .refuses('1 shows As Ad Kc', 'wrong-number-of-cards', { count: 2 })
  })
})

describe('cards speak', () => {
  const flush = { 1: 'AsTs', 2: 'JhTc', 3: '4c4d', board: '9s8d7c2s3s' }
  for (const [id, book] of [
    ['rrp/3/showdown/2', 'rrp'],
    ['uspa/3.1.8.2', 'uspa'],
    ['hpt/showdown/3', 'hpt'],
    ['wsop/144', 'wsop'],
    ['web/showdown/2', 'web'],
  ] as const) {
    rule(id, `called two pair, a flush beats a straight that is called a full house (${book})`, () => {
      given({ ...noLimit, seats: three, book, cards: flush })
        .plays(`${toTheEnd}; 1 shows calling it two pair; 2 shows calling it a full house; 3 mucks`)
        .tells({ type: 'HandShown', seat: 1, says: 'two pair' }, { type: 'AwardDue', rules: [id] })
        .plays('award')
        .awarded('high: 30 to 1')
    })
  }
})

describe('losing hands are killed before the pot is pushed', () => {
  for (const [id, book] of [
    ['rrp/3/showdown/4', 'rrp'],
    ['uspa/3.1.8.4', 'uspa'],
    ['web/showdown/3', 'web'],
    ['wsop/146', 'wsop'],
  ] as const) {
    rule(id, `2 and 7 lose to 5, and are dead before the chips move (${book})`, () => {
      const hands = { 2: 'AsAd', 5: 'JhTc', 7: 'KsQd', board: '9h8d7c2s3s' }
      const shown = given({ ...noLimit, seats: { 2: 100, 5: 100, 7: 100 }, button: 7, book, cards: hands }).plays(
        'deal; all call; 5 checks; deal; all check; deal; all check; deal; all check; 2 shows; 5 shows; 7 shows',
      )
      const { events, deal } = shown.plays('award')
      expect(events.map(event => event.type)).toEqual(['HandsKilled', 'PotAwarded', 'DealEnded'])
      expect(events[0]).toMatchObject({ seats: [7, 2].sort(), rules: [id] })
      expect(deal.players.map(({ seat, killed }) => [seat, killed])).toEqual([
        [2, true],
        [5, false],
        [7, true],
      ])
    })
  }

  test('a winner of any part is no loser, and a hand thrown away needs no killing', () => {
    const hands = { 1: 'KsKdQsQd', 2: 'Ac2c7s7d', board: 'KhQh3d4s8c' }
    const { events } = given({ form: 'omaha-8', seats: { 1: 100, 2: 100 }, cards: hands }).plays(
      'deal; 2 calls; 1 checks; deal; all check; deal; all check; deal; all check; showdown',
    )
    expect(events.some(event => event.type === 'HandsKilled')).toBe(false)
    given({ ...noLimit, seats: three, cards })
      .plays(`${toTheEnd}; 1 mucks; 2 shows; 3 shows; award`)
      .tells({ type: 'HandsKilled', seats: [3] })
  })
})
