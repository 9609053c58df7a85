import type { FloorHost } from '../floor/open-floor.ts'
import { openFloor } from '../floor/open-floor.ts'
import { floorScreens } from '../floor/screens.ts'
import type { StaffView } from '../protocol/floor.ts'
import type { BoardView, OwnFloorView, TabletView } from '../protocol/floor-screens.ts'
import { isRefused } from '../refusal.ts'
import type { FindShown, Ordered } from '../shown/shown.ts'
import { sqliteStore } from '../store/sqlite-store.ts'
import type { Store } from '../store/store.ts'

/** A floor in a test: people by their names, a clock that is set by hand. */
export type FloorRoom = {
  readonly host: FloorHost
  readonly store: Store
  readonly clock: { now: number }
  /** Its screens by their names on the line. */
  readonly find: FindShown
  readonly order: (person: string | null, what: string, order: object, command?: string) => Promise<Ordered>
  /** The same, and it fails unless it is carried out. */
  readonly orders: (person: string, what: string, ...orders: readonly object[]) => Promise<void>
  readonly view: (person: string | null, what: string) => object
  readonly staff: (person?: string) => StaffView
  readonly board: () => BoardView
  readonly own: (person: string) => OwnFloorView
  readonly tablet: (person: string, table: string) => TabletView
  /** The id of the person with this name. */
  readonly id: (name: string) => string
}

/** Commands stay distinct after a restart too. */
let count = 0

/** A minute of a floor’s clock. */
export const MINUTE = 60_000

/** A game of hold’em at these blinds for this many. */
export const noLimit = (small: number, big: number, seats = 9) => ({
  forms: ['holdem'],
  limit: { structure: 'no-limit', small, big },
  kill: false,
  seats,
  order: 'button',
})

/** Takes up a floor on a store; without one it is new, and nobody has opened it. */
export const floorRoom = async (
  store: Store = sqliteStore(':memory:'),
  clock: { now: number } = { now: 1_000_000 },
): Promise<FloorRoom> => {
  const host = await openFloor({
    store,
    now: () => clock.now,
    onError: cause => {
      throw cause
    },
  })
  const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_, i) => (count++ + i) % 256)
  const find = floorScreens(host, { nameOfPerson: person => person, secrets: { bytes } })
  const order: FloorRoom['order'] = (person, what, wanted, command = `c${++count}`) =>
    find(what)!.order({ person }, wanted, `${person} ${command}`)
  const view: FloorRoom['view'] = (person, what) => find(what)!.viewFor({ person })
  const seen = <View extends object>(person: string, what: string): View => {
    const shown = view(person, what)
    if (isRefused(shown)) throw new Error(`${person} doesn’t see ${what}: ${shown.why}`)
    return shown as View
  }
  return {
    host,
    store,
    clock,
    find,
    order,
    orders: async (person, what, ...all) => {
      for (const one of all) {
        const outcome = await order(person, what, one)
        if ('why' in outcome) throw new Error(`${JSON.stringify(one)} is refused: ${outcome.why}`)
      }
    },
    view,
    staff: (person = 'Max') => seen<StaffView>(person, 'floor'),
    board: () => seen<BoardView>('anybody', 'floor/board'),
    own: person => seen<OwnFloorView>(person, 'floor/me'),
    tablet: (person, table) => seen<TabletView>(person, `floor/table/${table}`),
    id: name => Object.entries(host.state().names).find(([, it]) => it.name === name)![0],
  }
}

/** A floor that Max has opened by this book, with 2-5 on the board. */
export const openedFloor = async (book = 'wsop', store?: Store, clock?: { now: number }): Promise<FloorRoom> => {
  const room = await floorRoom(store, clock)
  await room.orders(
    'Max',
    'floor',
    { type: 'OpenFloor', name: 'The Lamp', book },
    { type: 'OfferGame', game: '2-5', kind: noLimit(2, 5) },
  )
  return room
}

/** Seats new names at a table that is known only by who sits where. */
export const seats = async (room: FloorRoom, table: string, ...names: readonly string[]): Promise<void> => {
  for (const [i, name] of names.entries()) {
    await room.orders('Max', 'floor', { type: 'AddName', name })
    await room.orders(
      'Max',
      'floor',
      { type: 'LockUp', player: room.id(name), table, seat: i + 1 },
      { type: 'Sit', player: room.id(name), table, seat: i + 1 },
    )
  }
}
