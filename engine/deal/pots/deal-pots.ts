import type { Seat } from '../chips.ts'
import type { Deal } from '../deal.ts'
import type { Taken } from '../events.ts'
import type { AtTheFelt, Felt } from '../felt.ts'
import { hasClaim } from './claim.ts'
import { type Contribution, type Pot, potsOf } from './pots.ts'

/** The pots of a deal, the main pot first; antes of earlier deals are played for by those who matched them. */
export const potsIn = (deal: Felt): readonly Pot[] => {
  const { matched, players, dead } = deal
  if (matched.length === 0) return onePot(deal) ?? potsOf(contributions(deal, dead, NOBODY))
  const pots: Pot[] = []
  let floor = 0
  // rrp/12/14: a player who had nothing but their ante plays on for the part that they have matched
  for (const level of levelsOf(matched, dead)) {
    const seats = players.filter(player => hasClaim(player) && matchedBy(deal, player) >= level).map(({ seat }) => seat)
    if (seats.length > 0) {
      pots.push({ amount: level - floor, seats })
      floor = level
    }
  }
  return [...pots, ...potsOf(contributions(deal, dead - floor, matched))]
}

/** Mostly all who are left have as much in: then every chip lies in one pot. Null if there are side pots. */
const onePot = ({ players, dead }: Felt): readonly Pot[] | null => {
  const seats: Seat[] = []
  let amount = dead
  let each = -1
  for (const player of players) {
    amount += player.paid
    if (!hasClaim(player)) continue
    if (each >= 0 && player.paid !== each) return null
    each = player.paid
    seats.push(player.seat)
  }
  return amount === 0 ? NO_POTS : [{ amount, seats }]
}

const NO_POTS: readonly Pot[] = []
const NOBODY: readonly Taken[] = []

const levelsOf = (matched: readonly Taken[], dead: number): readonly number[] =>
  [...new Set(matched.map(({ amount }) => Math.min(amount, dead)))].sort((one, other) => one - other)

const matchedBy = ({ matched, dead }: Felt, { seat }: AtTheFelt): number =>
  matched.find(it => it.seat === seat)?.amount ?? dead

/** What each has put in; those who play for a part of the old antes alone are out of the rest. */
const contributions = (deal: Felt, dead: number, apart: readonly Taken[]): readonly Contribution[] =>
  deal.players.map((player, place) => ({
    seat: player.seat,
    paid: player.paid,
    dead: place === 0 ? dead : 0,
    folded: !hasClaim(player) || (apart.length > 0 && apart.some(it => it.seat === player.seat)),
  }))

/** How much of what is carried over each player with nothing left plays for: what they had a claim to. */
export const claimsOfThePenniless = (deal: Deal): readonly Taken[] => {
  const pots = potsIn(deal)
  return deal.players
    .filter(player => player.stack === 0 && hasClaim(player))
    .map(({ seat }) => ({
      seat,
      amount: pots.reduce((sum, pot) => (pot.seats.includes(seat) ? sum + pot.amount : sum), 0),
    }))
}
