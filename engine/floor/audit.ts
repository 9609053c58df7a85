import type { Time } from '../table/time.ts'
import type { Skipped } from './calls/next-name.ts'
import { chairsOf, gameOf, personOf, playersIn, tableOf } from './draft.ts'
import type { FloorEvent } from './events.ts'
import type { Floor } from './floor.ts'
import type { FloorTable } from './floor-table.ts'
import type { Game, Listed } from './game.ts'
import { maySitAt, papersOff } from './kept-off.ts'
import { isBarred } from './person.ts'

/** What is wrong with a floor, one line each; empty when every promise holds. */
export const faultsOf = (floor: Floor): readonly string[] => [
  ...twice(floor.tables.flatMap(playersIn)).map(player => `${player} sits in two seats`),
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
        ...(chair.is === 'held' && chair.why === 'called' && !isCalled(floor, table, i + 1, chair.player)
          ? [`${where} is kept for ${chair.player}, who is not called`]
          : []),
        ...(table.closed ? [`${chair.player} is at ${where}, which is closed`] : []),
        ...(chair.is === 'taken' && chair.going !== null && !keeps(floor, chair.going.to, chair.player)
          ? [`${chair.player} goes to a seat that is not kept`]
          : []),
      ]
    }),
  ),
  ...floor.apart.flatMap(([one, two]) =>
    floor.tables.flatMap(table => {
      const { id } = table
      const here = playersIn(table)
      return here.includes(one) && here.includes(two) ? [`${one} and ${two} are kept apart, and both at ${id}`] : []
    }),
  ),
  ...floor.tables.flatMap(({ id, feeds }) =>
    feeds.filter(main => tableOf(floor, main)?.closed !== false).map(main => `${id} feeds ${main}, which is not open`),
  ),
]

/** What is wrong with an event: somebody was skipped, put before others without a reason, or seated against the house’s word. */
export const faultsIn = (before: Floor, event: FloorEvent, after: Floor): readonly string[] => [
  ...(event.type === 'NameCalled' ? skippedBy(before, event) : []),
  ...(event.type === 'SeatTaken' || event.type === 'PlayerMoved' || event.type === 'PlayOverBegun'
    ? seatedBy(before, event)
    : []),
  // what an undone order did to the lists is undone with it
  ...(before.games === after.games || event.type === 'OrderUndone' || event.type === 'FloorOpened'
    ? []
    : before.games.flatMap(game => unexplained(game, event, gameOf(after, game.id)?.list ?? []))),
]

type Of<T extends FloorEvent['type']> = Extract<FloorEvent, { readonly type: T }>

const seatedBy = (before: Floor, event: Of<'SeatTaken' | 'PlayerMoved' | 'PlayOverBegun'>): readonly string[] => {
  const table = event.type === 'PlayerMoved' ? event.to.table : event.table
  const off = maySitAt(before, event.player, tableOf(before, table)!, event.at)
  return off === null ? [] : [`${event.player} may not sit at ${table}: ${off.why}`]
}

/** Each name that stood before the one called was passed over for a reason, and the reason is true. */
const skippedBy = (before: Floor, { game, player, skipped, at }: Of<'NameCalled'>): readonly string[] => {
  const { list } = gameOf(before, game)!
  const ahead = list.slice(
    0,
    list.findIndex(name => name.player === player),
  )
  return ahead.flatMap(name => {
    const said = skipped.find(it => it.player === name.player)
    if (said === undefined) return [`${name.player} is skipped`]
    return isTrue(before, said, at) ? [] : [`${name.player} is skipped as ${said.why}, which is not so`]
  })
}

const isTrue = (floor: Floor, { player, why }: Skipped, at: Time): boolean => {
  const person = personOf(floor, player)!
  switch (why) {
    case 'called':
      return chairsOf(floor, player).some(({ is }) => is === 'held')
    case 'away':
      return person.where === 'away' && person.deposit === 0
    case 'not-checked-in':
      return person.where === 'online'
    case 'barred':
      return isBarred(person, at)
    case 'under-age':
    case 'papers-missing':
    case 'papers-expired':
      return papersOff(floor, person, at)?.why === why
    case 'kept-out':
      return person.lockouts.some(({ until }) => at < until)
    case 'not-together':
      return floor.apart.some(pair => pair.includes(player))
  }
}

/** What changed in a list that the event doesn’t say: names come, go and move by an event of their own alone. */
const unexplained = ({ id, list }: Game, event: FloorEvent, after: readonly Listed[]): readonly string[] => {
  const said = 'game' in event && event.game === id && 'player' in event ? event.player : null
  const was = list.map(({ player }) => player)
  const is = after.map(({ player }) => player)
  const gone = was.filter(player => !is.includes(player))
  const come = is.filter(player => !was.includes(player))
  const isMoved = event.type === 'NameMovedDown' && said !== null
  const stay = (names: readonly string[]): string =>
    names.filter(it => !gone.includes(it) && !come.includes(it) && !(isMoved && it === said)).join()
  return [
    ...gone.filter(it => event.type !== 'NameDropped' || it !== said).map(it => `${it} is gone from ${id} unexplained`),
    ...come.filter(it => event.type !== 'NameListed' || it !== said).map(it => `${it} is on ${id} unexplained`),
    ...(stay(was) === stay(is) ? [] : [`the order of ${id} changed unexplained`]),
    ...(isMoved && is.at(-1) !== said ? [`${said} moved down ${id}, and not to its end`] : []),
    ...(come.length > 0 && is.at(-1) !== come[0] && event.rules.length === 0
      ? [`${come[0]} was put before others on ${id} by no rule`]
      : []),
  ]
}

const isCalled = (floor: Floor, { id, game }: FloorTable, seat: number, player: string): boolean =>
  gameOf(floor, game)?.list.some(
    name => name.player === player && name.called?.table === id && name.called.seat === seat,
  ) === true

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
