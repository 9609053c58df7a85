import type { Chips, Seat, Table, TableEvent } from '@cardroom/engine'
import type { CalledDeal, DealOutcome, Night, PlayerId, Time } from '@cardroom/engine/table'
import type { BigPot, NightPoint, Results, Tally } from './results.ts'

/** How many points are kept, more than a graph shows apart: when there are more, every second one goes. */
export const MOST_POINTS = 240
const MOST_POTS = 5

/** The results after something happened at the table; `before` and `after` are how it stood. */
export const resultsAfter = (results: Results, event: TableEvent, before: Night | undefined, after: Night): Results => {
  const { table } = after
  switch (event.type) {
    case 'DealCalled':
      return results.points.length > 0 ? results : { ...results, points: [pointOf(table, 0, 0, event.at)] }
    case 'DealRecorded': {
      const { number, outcome, at } = event
      const players = before?.table.deal?.players ?? []
      return {
        points: thinned([...results.points, pointOf(table, number, outcome.pot, at)]),
        pots: withPot(results.pots, number, outcome, players),
        tallies: withTallies(results.tallies, outcome, before?.table.deal ?? null),
      }
    }
    case 'CollectionTaken':
    case 'CollectionReturned':
    case 'SevenDeucePaid': {
      // what is paid or given back between two deals belongs to the first of them
      const last = results.points.at(-1)
      if (last === undefined || table.deal !== null) return results
      return { ...results, points: results.points.with(-1, pointOf(table, last.deal, last.pot, last.at)) }
    }
    default:
      return results
  }
}

const pointOf = ({ members }: Table, deal: number, pot: number, at: Time): NightPoint => {
  const chips = members.map(({ stack, held, pocketed, behind }) => stack + held + pocketed + (behind?.chips ?? 0))
  return {
    deal,
    at,
    pot,
    chips: members.map(({ seat }, i) => (seat === null ? null : chips[i]!)),
    nets: members.map(({ bought, cashedOut }, i) => chips[i]! + cashedOut - bought),
  }
}

const thinned = (points: readonly NightPoint[]): readonly NightPoint[] =>
  points.length <= MOST_POINTS ? points : points.filter((_, i) => i % 2 === 0)

const withPot = (
  pots: readonly BigPot[],
  deal: number,
  { pot, won }: DealOutcome,
  players: CalledDeal['players'],
): readonly BigPot[] => {
  const [most] = [...won].sort((a, b) => b.chips - a.chips)
  const person = players.find(({ seat }) => seat === most?.seat)?.player
  if (most === undefined || person === undefined || pot <= (pots[MOST_POTS - 1]?.chips ?? 0)) return pots
  const all = [...pots, { deal, chips: pot, person, won: most.chips }]
  return all.sort((a, b) => b.chips - a.chips || a.deal - b.deal).slice(0, MOST_POTS)
}

const withTallies = (
  tallies: Results['tallies'],
  { stacks }: DealOutcome,
  called: CalledDeal | null,
): Readonly<Record<PlayerId, Tally>> => {
  if (called === null) return tallies
  const after = new Map(Object.entries(tallies))
  const chipsOf = (seats: DealOutcome['stacks'], at: Seat): Chips => seats.find(({ seat }) => seat === at)?.chips ?? 0
  for (const { seat, player } of called.players) {
    const { deals, ahead } = after.get(player) ?? { deals: 0, ahead: 0 }
    const isAhead = chipsOf(stacks, seat) > chipsOf(called.start.seats, seat)
    after.set(player, { deals: deals + 1, ahead: ahead + (isAhead ? 1 : 0) })
  }
  return Object.fromEntries(after)
}
