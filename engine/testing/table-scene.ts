import type { Chips, Seat } from '../deal/chips.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import { type DealOutcome, nothingHappened } from '../table/deals/outcome.ts'
import type { TableEvent } from '../table/events.ts'
import { placardFor } from '../table/opening/placard-for.ts'
import type { TableOrder } from '../table/orders.ts'
import type { Placard } from '../table/placard.ts'
import type { PlayerId } from '../table/player.ts'
import type { TableRefusal } from '../table/refusal.ts'
import type { Table } from '../table/table.ts'
import { decideTable, evolveTable } from '../table/table-decider.ts'
import { minutes } from '../table/time.ts'

/** An order without its time, which the scene knows. */
export type Untimed<T = TableOrder> = T extends unknown ? Omit<T, 'at'> : never

/** A table in a test: each step gives a new scene. */
export type TableScene = {
  readonly table: Table
  readonly log: readonly TableEvent[]
  /** What the last step led to. */
  readonly events: readonly TableEvent[]
  readonly gives: (...orders: readonly Untimed[]) => TableScene
  /** The refusal of an order that is not accepted. */
  readonly refuses: (order: Untimed) => TableRefusal
  readonly later: (minutes: number) => TableScene
  /** A deal is called, and recorded with the chips that change hands in it, by seat; all others keep theirs. */
  readonly deal: (
    outcome?: Partial<DealOutcome> & { readonly chips?: { readonly [seat: number]: Chips } },
  ) => TableScene
  readonly deals: (count: number) => TableScene
}

/** A 5-10 no-limit hold'em table without a collection, with these changes. */
export const placardOf = (book: BookId, changes: Partial<Placard> = {}): Placard => ({
  ...placardFor({ game: 'holdem', structure: 'no-limit', size: 10, name: 'Table 1', chairs: 9 }),
  book,
  ...changes,
})

/** A table with this placard, and these players with 1000 chips each in these seats. */
export const tableScene = (placard: Placard, players: Readonly<Record<PlayerId, Seat>> = {}): TableScene => {
  const opened = scene(undefined, [], [], 0).gives({ type: 'OpenTable', placard })
  return Object.entries(players).reduce(
    (at, [player, seat]) => at.gives({ type: 'TakeSeat', player, seat }, { type: 'BuyIn', player, chips: 1000 }),
    opened,
  )
}

const scene = (
  before: Table | undefined,
  log: readonly TableEvent[],
  events: readonly TableEvent[],
  at: number,
): TableScene => {
  const step = (order: Untimed): TableScene => {
    const decision = decideTable(before, { ...order, at } as TableOrder)
    if (!decision.ok) throw new Error(`${order.type} is refused: ${JSON.stringify(decision.refusal)}`)
    const table = decision.events.reduce<Table | undefined>(evolveTable, before)
    return scene(table, [...log, ...decision.events], decision.events, at)
  }
  return {
    get table(): Table {
      if (before === undefined) throw new Error('no table is open')
      return before
    },
    log,
    events,
    gives: (...orders) => {
      const after = orders.reduce<TableScene>(
        (now, order, i) => (i === 0 ? step(order) : now.gives(order)),
        scene(before, log, [], at),
      )
      return scene(after.table, after.log, after.log.slice(log.length), at)
    },
    refuses: order => {
      const decision = decideTable(before, { ...order, at } as TableOrder)
      if (decision.ok) throw new Error(`${order.type} is accepted`)
      return decision.refusal
    },
    later: count => scene(before, log, [], at + minutes(count)),
    deal: (outcome = {}) => {
      const called = step({ type: 'CallDeal' })
      const { chips = {}, ...rest } = outcome
      const stacks = called.table.deal!.start.seats.map(({ seat, chips: had }) => ({ seat, chips: chips[seat] ?? had }))
      const after = called.gives({ type: 'RecordDeal', outcome: { ...nothingHappened, stacks, ...rest } })
      return scene(after.table, after.log, after.log.slice(log.length), at)
    },
    deals: count => Array.from({ length: count }).reduce<TableScene>(now => now.deal(), scene(before, log, [], at)),
  }
}
