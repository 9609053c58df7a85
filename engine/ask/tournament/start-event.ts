import type { TournamentEvent } from '../../tournament/events.ts'
import { levelFrom } from '../../tournament/levels/level-now.ts'
import type { Tournament } from '../../tournament/tournament.ts'
import { tournamentDecider } from '../../tournament/tournament-decider.ts'
import type { WrittenEvent } from './read-event.ts'

/** The event of a scenario as it begins: its players entered and sit at its tables, with their chips, and the clock starts at minute 0. */
export const startEvent = ({ plan, tables, began }: WrittenEvent): Tournament => {
  const seats = tables.flatMap(({ table, seats: chairs }) =>
    [...chairs].map(([seat, { player }]) => ({ player, table, seat, card: null })),
  )
  const stacks = tables.flatMap(({ seats: chairs }) => [...chairs.values()])
  const numbers = tables.map(({ table }) => table)
  const rest = numbers.filter(table => !plan.breakOrder.includes(table)).toSorted((a, b) => b - a)
  const breakOrder = [...plan.breakOrder.filter(table => numbers.includes(table)), ...rest]
  const news: readonly Bare[] = [
    { type: 'TournamentOpened', plan },
    ...stacks.map(
      ({ player, chips }): Bare => ({
        type: 'Entered',
        player,
        chips,
        paid: { buyIns: plan.buyIn.price, fees: 0, bounties: 0 },
        to: null,
        alternate: false,
        waits: false,
        unsold: false,
      }),
    ),
    {
      type: 'SeatsDrawn',
      why: 'start',
      seats,
      tables: tables.map(({ table, button }) => ({ table, chairs: plan.seats, button })),
      breakOrder,
    },
    { type: 'LevelStarted', clock: levelFrom(plan.levels, 1, 0) },
  ]
  const event = tournamentDecider.replay(news.map(it => ({ ...it, at: 0, rules: [] }) as TournamentEvent))
  const dealt = event.tables.map(it => {
    const { button, small, big } = tables.find(({ table }) => table === it.table)!
    return { ...it, button, small, big, deals: big === null ? 0 : 1 }
  })
  return { ...event, tables: dealt, began }
}

type Bare = TournamentEvent extends infer Event ? (Event extends unknown ? Omit<Event, 'at' | 'rules'> : never) : never
