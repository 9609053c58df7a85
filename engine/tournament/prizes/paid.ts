import { places } from '../busts/places.ts'
import { bookOf, entrantOf } from '../draft.ts'
import type { Money } from '../plan.ts'
import type { Paid, Tournament } from '../tournament.ts'
import { payouts } from './payouts.ts'

/** hpt/payout: everything that was paid in, the fee aside, goes back out; a guarantee makes up what is missing. */
export const purseOf = ({ bank, plan }: Pick<Tournament, 'bank' | 'plan'>): Money =>
  Math.max(plan.guarantee, bank.buyIns)

/** What the house adds because fewer came than it guaranteed for. */
export const overlayOf = ({ bank, plan }: Pick<Tournament, 'bank' | 'plan'>): Money =>
  Math.max(0, plan.guarantee - bank.buyIns)

/** How many entries there were, each re-entry counted. */
export const entriesOf = ({ entrants }: Pick<Tournament, 'entrants'>): number =>
  entrants.reduce((sum, { entries }) => sum + entries, 0)

/** How many have played in it, those who went out in a flight counted. */
export const playersOf = ({ entrants, flights }: Pick<Tournament, 'entrants' | 'flights'>): number =>
  flights.reduce((sum, { gone }) => sum + gone, 0) +
  entrants.filter(({ status, unsold }) => status !== 'withdrawn' && !unsold).length

/** What each place gets as it stands now, the first first. */
export const prizesOf = (event: Tournament): readonly Money[] =>
  payouts(
    {
      players: playersOf(event),
      purse: purseOf(event),
      unit: event.plan.prizeUnit,
    },
    event.plan.winnerTakesAll ? { way: 'percent', percents: [100] } : event.plan.prizes,
    bookOf(event),
  )

/**
 * rrp/15/35: who gets what. Those who share a place share the money of all the places they take; what cannot be divided
 * goes to the better hand. A division that the players agreed on comes in the place of what they would have played for.
 */
export const paidOut = (event: Tournament): readonly Paid[] => {
  const prizes = prizesOf(event)
  const deal = event.prizeDeal
  const standings = places(event)
  const rows = standings.flatMap(({ place, players }): readonly Paid[] => {
    const pool = players.reduce((sum, _, i) => sum + (prizes[place - 1 + i] ?? 0), 0)
    const shares = shared(pool, players.length, event.plan.prizeUnit)
    return players.map((player, i) => ({
      player,
      place,
      prize: shares[i]!,
      bounties: bountiesOf(event, player, place),
    }))
  })
  if (deal === null) return rows
  return rows.map(row => {
    const share = deal.shares.find(it => it.player === row.player)
    if (share === undefined) return row
    return { ...row, prize: share.prize + (row.place === 1 ? deal.left : 0) }
  })
}

/** Equal shares in whole units; odd units go one each to those who come first, and what is less than a unit to the very first. */
const shared = (pool: Money, players: number, unit: Money): readonly Money[] => {
  const units = Math.floor(pool / unit)
  const each = Math.floor(units / players)
  const odd = units - each * players
  return Array.from(
    { length: players },
    (_, i) => (each + (i < odd ? 1 : 0)) * unit + (i === 0 ? pool - units * unit : 0),
  )
}

/** Bounties are won from others; the winner keeps the one on their own head. */
const bountiesOf = (event: Tournament, player: string, place: number): Money => {
  const { bounties, bounty } = entrantOf(event, player)!
  return bounties + (place === 1 && event.plan.bounty?.kind !== 'mystery' ? bounty : 0)
}
