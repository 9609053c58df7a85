import type { Deal } from '../../deal/deal.ts'
import { hasClaim } from '../../deal/pots/claim.ts'
import { potsOf } from '../../deal/pots/pots.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import { beforeAward } from '../course/course.ts'
import { bySeat, listed, type Question } from './answer.ts'

/** The pots as they are gathered, who can win them, what lies in front of whom, and what everyone has in; after the deal as they were. */
export const potsAnswer: Question = course => {
  const deal = beforeAward(course)
  const hands = deal.players.filter(player => player.hand === 0).toSorted((a, b) => a.seat - b.seat)
  const pots = gathered(deal).map(({ amount, seats }, i) => ({
    name: potName(i),
    amount,
    seats: seats.toSorted((a, b) => a - b),
  }))
  const bets = hands.filter(({ bet }) => bet > 0)
  const total = hands.reduce((sum, { paid }) => sum + paid, deal.dead)
  const words = [
    ...pots.map(({ name, amount, seats }) => `The ${name} is ${amount}: ${seatsInWords(seats)}.`),
    ...(bets.length === 0 ? [] : [`In front: ${bets.map(({ seat, bet }) => `seat ${seat} ${bet}`).join(', ')}.`]),
    `${total} in all.`,
  ]
  return {
    total,
    pots,
    bets: bySeat(bets, ({ bet }) => bet),
    in: bySeat(hands, ({ paid }) => paid),
    ...(deal.dead > 0 ? { dead: deal.dead } : {}),
    words: words.join('\n'),
    rules: pots.length > 1 ? citesOf(deal.book).allInCall : [],
  }
}

/** Blinds and bets lie in front of the players until their round is over, and are in no pot yet. */
const gathered = (deal: Deal) =>
  potsOf(
    deal.players.map((player, place) => ({
      seat: player.seat,
      paid: player.paid - player.bet,
      dead: place === 0 ? deal.dead : 0,
      folded: !hasClaim(player),
    })),
  ).filter(({ amount }) => amount > 0)

/** The main pot, then the side pots. */
export const potName = (pot: number): string => (pot === 0 ? 'main pot' : `side pot ${pot}`)

const seatsInWords = (seats: readonly number[]): string =>
  seats.length === 0 ? 'nobody' : seats.length === 1 ? `seat ${seats[0]} alone` : `seats ${listed(seats)}`
