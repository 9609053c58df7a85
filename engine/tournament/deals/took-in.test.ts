import { expect } from 'vitest'
import { given } from '../../testing/given.ts'
import { rule } from '../../testing/rule.ts'
import { begunEvent } from '../../testing/tournament-scene.ts'
import { places } from '../busts/places.ts'
import { paidOut } from '../prizes/paid.ts'
import { tookIn } from './took-in.ts'

const players = [1, 2, 3].map(seat => ({ player: `p${seat}`, seat }))
/** Three begin with this much; aces win, and queens and kings lose. */
const dealOf = (seats: { readonly [seat: number]: number }, shows: string) =>
  given({
    form: 'holdem',
    structure: 'no-limit',
    size: 10,
    seats,
    cards: { 1: 'AsAd', 2: 'QhQc', 3: 'KsKd', board: '9h8d3c2s4s' },
  }).plays(`deal; 3 all-in; 1 calls; 2 calls; deal; ${shows}; award`).deal

rule('rrp/15/35', 'two out on one hand with equal stacks: the odd unit goes to the better hand that lost', () => {
  const took = tookIn(dealOf({ 1: 1000, 2: 1000, 3: 1000 }, '1 shows; 2 shows; 3 shows'), players)
  expect(took.map(({ player, by }) => `${player} by ${by}`)).toEqual(['p2 by p1', 'p3 by p1'])
  const event = begunEvent(3, {
    buyIn: { price: 31, fee: 0, chips: 1000 },
    rebuys: null,
    prizes: { way: 'percent', percents: [50, 30, 20] },
  })
    .gives({ type: 'StartDeal', table: 1 })
    .gives({
      type: 'EndDeal',
      table: 1,
      stacks: [
        { player: 'p1', chips: 3000 },
        { player: 'p2', chips: 0 },
        { player: 'p3', chips: 0 },
      ],
      took,
    }).event
  expect(places(event)).toEqual([
    { place: 1, players: ['p1'] },
    { place: 2, players: ['p3', 'p2'] },
  ])
  const paid = paidOut(event)
  expect(paid.map(({ player, prize }) => `${player} ${prize}`)).toEqual(['p1 46', 'p3 24', 'p2 23'])
})

rule('rrp/15/35', 'who took whom is the winner of the last pot that they were in', () => {
  // the kings win the side pot, the aces the main pot
  const took = tookIn(dealOf({ 1: 400, 2: 1000, 3: 1000 }, '2 shows; 3 shows; 1 shows'), players)
  expect(took.map(({ player, by }) => `${player} by ${by}`)).toEqual(['p2 by p3'])
})
