import { playersAt, seatOf, tableOf } from '../floor/draft.ts'
import type { FloorEvent } from '../floor/events.ts'
import type { Floor, Habits } from '../floor/floor.ts'
import { floorDecider } from '../floor/floor-decider.ts'
import type { GameKind } from '../floor/game.ts'
import type { FloorOrder } from '../floor/orders.ts'
import type { FloorRefusal } from '../floor/refusal.ts'
import type { By, Office } from '../floor/work.ts'
import type { House } from '../rulebooks/house.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import { minutes } from '../table/time.ts'

/** An order without who gives it and when. */
export type Ordered = FloorOrder extends infer O ? (O extends FloorOrder ? Omit<O, 'at' | 'by'> : never) : never

/** A floor in a test: orders of the floor itself unless it is said who gives them, a clock in minutes. */
export type FloorScene = {
  readonly floor: Floor
  /** All that has happened. */
  readonly log: readonly FloorEvent[]
  /** What the last order led to. */
  readonly events: readonly FloorEvent[]
  readonly gives: (...orders: readonly Ordered[]) => FloorScene
  readonly as: (office: Office, name: string, order: Ordered) => FloorScene
  readonly refuses: (order: Ordered, office?: Office, name?: string) => FloorRefusal
  /** This many minutes after it opened. */
  readonly at: (minute: number) => FloorScene
  /** Time goes by, and what is due happens. */
  readonly wait: (count: number) => FloorScene
}

/** A floor that has just opened. */
export const floorScene = (book: BookId | House, habits: Partial<Habits> = {}): FloorScene => {
  const outcome = floorDecider.carryOut(undefined, { type: 'OpenFloor', book, habits, at: 0, by: MANAGER })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return scene(outcome.state, outcome.events, outcome.events, 0)
}

const MANAGER: By = { name: 'Max', office: 'management' }

const scene = (floor: Floor, log: readonly FloorEvent[], events: readonly FloorEvent[], now: number): FloorScene => {
  const carry = (order: Ordered, by: By) => floorDecider.carryOut(floor, { ...order, at: now, by } as FloorOrder)
  const as = (office: Office, name: string, order: Ordered): FloorScene => {
    const outcome = carry(order, { office, name })
    if (!outcome.ok) throw new Error(`${JSON.stringify(order)} is refused: ${JSON.stringify(outcome.refusal)}`)
    return scene(outcome.state, [...log, ...outcome.events], outcome.events, now)
  }
  return {
    floor,
    log,
    events,
    gives: (...orders) =>
      orders.reduce<FloorScene>((it, order) => it.as('management', 'Max', order), scene(floor, log, events, now)),
    as,
    refuses: (order, office = 'management', name = 'Max') => {
      const outcome = carry(order, { office, name })
      if (outcome.ok) throw new Error(`${JSON.stringify(order)} is carried out: ${JSON.stringify(outcome.events)}`)
      return outcome.refusal
    },
    at: minute => scene(floor, log, events, minutes(minute)),
    wait: count => scene(floor, log, events, now + minutes(count)).gives({ type: 'PassTime' }),
  }
}

/** Limit hold’em at 10-20 with nine seats, and what is said otherwise. */
export const kindOf = (change: Partial<GameKind> = {}): GameKind => ({
  forms: ['holdem'],
  limit: { structure: 'limit', small: 10, big: 20 },
  kill: false,
  seats: 9,
  order: 'button',
  ...change,
})

/** Seven-card stud at 10-20 with eight seats. */
export const stud: GameKind = kindOf({ forms: ['seven-card-stud'], order: 'stud', seats: 8 })

/** A table of this game with these players in seats 1, 2, 3 … */
export const withTable = (
  before: FloorScene,
  table: string,
  game: string,
  players: readonly string[],
  open: { readonly mustMove?: boolean; readonly extra?: boolean } = {},
): FloorScene =>
  players.reduce<FloorScene>(
    (it, player, i) =>
      it.gives({ type: 'LockUp', player, table, seat: i + 1 }, { type: 'Sit', player, table, seat: i + 1 }),
    before.gives({ type: 'OpenTable', table, game, ...open }),
  )

/** A game on the board with a list of these names. */
export const withList = (before: FloorScene, game: string, kind: GameKind, names: readonly string[] = []): FloorScene =>
  names.reduce<FloorScene>(
    (it, player) => it.gives({ type: 'JoinList', player, game, way: 'in-person' }),
    before.floor.games.some(({ id }) => id === game) ? before : before.gives({ type: 'OfferGame', game, kind }),
  )

/** Names `a1`, `a2` … */
export const names = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`)

/** The names on a list, the first one first. */
export const listOf = ({ floor }: FloorScene, game: string): readonly string[] =>
  floor.games.find(({ id }) => id === game)!.list.map(({ player }) => player)

/** `T1 4`, or null for somebody without a seat. */
export const seatedAt = ({ floor }: FloorScene, player: string): string | null => {
  const sitting = seatOf(floor, player)
  return sitting === undefined ? null : `${sitting.table.id} ${sitting.seat}`
}

/** How many play at a table. */
export const playing = ({ floor }: FloorScene, table: string): number => playersAt(tableOf(floor, table)!)

/** The types of what the last order led to. */
export const newsTypes = ({ events }: FloorScene): readonly string[] => events.map(({ type }) => type)

/** Deals go by at a table: button and blinds at these seats. */
export const deals = (
  before: FloorScene,
  table: string,
  ...rounds: readonly (readonly [number, number, number])[]
): FloorScene =>
  rounds.reduce<FloorScene>((it, [button, small, big]) => {
    const begun = it.gives({ type: 'NextDeal', table, places: { button, small, big } })
    return tableOf(begun.floor, table)!.inDeal ? begun.gives({ type: 'DealOver', table }) : begun
  }, before)
