import { personOf, tableOf } from './draft.ts'
import type { FloorEvent } from './events.ts'
import type { Floor } from './floor.ts'
import { maySitAt } from './kept-off.ts'

/** What is wrong with a floor, one line each; empty when every promise holds. */
export const faultsOf = (floor: Floor): readonly string[] => [
  ...twice(
    floor.tables.flatMap(({ chairs }) => chairs.flatMap(chair => (chair.is === 'taken' ? [chair.player] : []))),
  ).map(player => `${player} sits in two seats`),
  ...twice(
    floor.tables.flatMap(({ chairs }) => chairs.flatMap(chair => (chair.is === 'held' ? [chair.player] : []))),
  ).map(player => `two seats are kept for ${player}`),
  ...floor.games.flatMap(({ id, list }) =>
    twice(list.map(({ player }) => player)).map(player => `${player} is on the list of ${id} twice`),
  ),
  ...floor.games.flatMap(({ id, list }) =>
    list.flatMap(({ player, called }) => [
      ...(floor.tables.some(
        table => table.game === id && table.chairs.some(chair => chair.is === 'taken' && chair.player === player),
      )
        ? [`${player} plays ${id} and waits for it`]
        : []),
      ...(called !== null && !keeps(floor, called, player) ? [`${player} is called to a seat that is not kept`] : []),
    ]),
  ),
  ...floor.tables.flatMap(table =>
    table.chairs.flatMap((chair, i) => {
      if (chair.is === 'removed' || chair.is === 'open') return []
      const where = `${table.id} ${i + 1}`
      return [
        ...(personOf(floor, chair.player) === undefined ? [`nobody knows ${chair.player} at ${where}`] : []),
        ...(table.closed ? [`${chair.player} is at ${where}, which is closed`] : []),
        ...(chair.is === 'taken' && chair.going !== null && !keeps(floor, chair.going.to, chair.player)
          ? [`${chair.player} goes to a seat that is not kept`]
          : []),
      ]
    }),
  ),
  ...floor.apart.flatMap(([one, two]) =>
    floor.tables.flatMap(({ id, chairs }) => {
      const here = chairs.flatMap(chair => (chair.is === 'taken' ? [chair.player] : []))
      return here.includes(one) && here.includes(two) ? [`${one} and ${two} are kept apart, and both at ${id}`] : []
    }),
  ),
  ...floor.tables.flatMap(({ id, feeds }) =>
    feeds.filter(main => tableOf(floor, main)?.closed !== false).map(main => `${id} feeds ${main}, which is not open`),
  ),
]

/** What is wrong with an event: somebody was skipped, or seated against the house’s word. */
export const faultsIn = (before: Floor, event: FloorEvent): readonly string[] => {
  if (event.type === 'NameCalled') {
    const { list } = before.games.find(({ id }) => id === event.game)!
    const ahead = list.slice(
      0,
      list.findIndex(({ player }) => player === event.player),
    )
    const skipped = new Set(event.skipped.map(({ player }) => player))
    return ahead.filter(({ player }) => !skipped.has(player)).map(({ player }) => `${player} is skipped`)
  }
  if (event.type === 'SeatTaken' || event.type === 'PlayerMoved') {
    const table = event.type === 'SeatTaken' ? event.table : event.to.table
    const off = maySitAt(before, event.player, tableOf(before, table)!, event.at)
    return off === null ? [] : [`${event.player} may not sit at ${table}: ${off.why}`]
  }
  return []
}

const keeps = (
  floor: Floor,
  { table, seat }: { readonly table: string; readonly seat: number },
  player: string,
): boolean => {
  const chair = tableOf(floor, table)?.chairs[seat - 1]
  return chair?.is === 'held' && chair.player === player
}

const twice = (names: readonly string[]): readonly string[] => {
  const seen = new Set<string>()
  const again = new Set<string>()
  for (const name of names) {
    if (seen.has(name)) again.add(name)
    seen.add(name)
  }
  return [...again]
}
