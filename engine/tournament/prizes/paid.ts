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

/** What each place gets as it stands now, the first first. */
export const prizesOf = (event: Tournament): readonly Money[] =>
  payouts(
    {
      players: event.entrants.filter(({ status, unsold }) => status !== 'withdrawn' && !unsold).length,
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
    const each = Math.floor(pool / players.length)
    return players.map((player, i) => ({
      player,
      place,
      prize: each + (i < pool - each * players.length ? 1 : 0),
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

/** Bounties are won from others; the winner keeps the one on their own head. */
const bountiesOf = (event: Tournament, player: string, place: number): Money => {
  const { bounties, bounty } = entrantOf(event, player)!
  return bounties + (place === 1 && event.plan.bounty?.kind !== 'mystery' ? bounty : 0)
}
