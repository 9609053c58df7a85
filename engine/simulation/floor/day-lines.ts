import type { FloorEvent } from '../../floor/events.ts'
import type { Floor } from '../../floor/floor.ts'
import { floorDecider } from '../../floor/floor-decider.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { Time } from '../../table/time.ts'

/** A chair that somebody took or left. */
export type SeatLine = {
  readonly at: Time
  readonly table: string
  readonly seat: number
  readonly player: string | null
  readonly why: readonly RuleId[]
}

/** A list that changed: who waits now, the first one first. */
export type ListLine = {
  readonly at: Time
  readonly list: string
  readonly order: readonly string[]
  readonly why: readonly RuleId[]
}

/** Every change of a chair and of a list over a day, in their order; a player who moves leaves one seat before taking the other. */
export const dayLines = (
  log: readonly FloorEvent[],
): { readonly seats: readonly SeatLine[]; readonly lists: readonly ListLine[] } => {
  const seats: SeatLine[] = []
  const lists: ListLine[] = []
  let floor: Floor | undefined
  for (const event of log) {
    const next = floorDecider.evolve(floor, event)
    if (floor !== undefined && CHANGES.has(event.type)) {
      seats.push(...seatLines(floor, next, event))
      lists.push(...listLines(floor, next, event))
    }
    floor = next
  }
  return { seats, lists }
}

/** Deals and absences change neither. */
const CHANGES: { readonly has: (type: FloorEvent['type']) => boolean } = {
  has: type => !['DealBegun', 'DealEnded', 'WalkedAway', 'CameBack', 'BlindMissed', 'PersonMet'].includes(type),
}

const seatLines = (before: Floor, after: Floor, { at, rules }: FloorEvent): readonly SeatLine[] => {
  const changes = after.tables.flatMap(table => {
    const old = before.tables.find(({ id }) => id === table.id)
    if (old?.chairs === table.chairs) return []
    return table.chairs.flatMap((chair, i): SeatLine[] => {
      const was = old?.chairs[i]
      const player = chair.is === 'taken' ? chair.player : null
      const had = was?.is === 'taken' ? was.player : null
      return player === had ? [] : [{ at, table: table.id, seat: i + 1, player, why: rules }]
    })
  })
  return [...changes.filter(({ player }) => player === null), ...changes.filter(({ player }) => player !== null)]
}

const listLines = (before: Floor, after: Floor, { at, rules }: FloorEvent): readonly ListLine[] =>
  after.games.flatMap(({ id, list }) => {
    const order = list.map(({ player }) => player)
    const was = before.games.find(game => game.id === id)?.list.map(({ player }) => player) ?? []
    const isSame = order.length === was.length && order.every((player, i) => player === was[i])
    return isSame ? [] : [{ at, list: id, order, why: rules }]
  })
