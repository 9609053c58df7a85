import type { FloorEvent } from '../../floor/events.ts'
import type { Floor } from '../../floor/floor.ts'
import { usualHabits } from '../../floor/floor.ts'
import { floorDecider } from '../../floor/floor-decider.ts'
import type { FloorOrder } from '../../floor/orders.ts'
import type { FloorRefusal } from '../../floor/refusal.ts'
import { minutes } from '../../table/time.ts'
import type { WrittenFloor } from './written-floor.ts'

/** An order of a scenario, and what came of it. */
export type Happened = {
  readonly order: FloorOrder
  readonly events: readonly FloorEvent[]
  readonly refusal: FloorRefusal | null
}

/** A floor after all that a scenario tells. */
export type FloorCourse = { readonly floor: Floor; readonly happened: readonly Happened[] }

/** Sets a floor up as it is written, and carries out what happens; a refused order changes nothing and is an answer too. */
export const playFloor = (written: WrittenFloor): FloorCourse => {
  let floor = eventsOf(written).reduce<Floor | undefined>(floorDecider.evolve, undefined)!
  const happened = written.happens.map((order): Happened => {
    const by = order.by ?? { name: 'floor', office: 'management' }
    const given = { ...order, by } as FloorOrder
    const outcome = floorDecider.carryOut(floor, given)
    if (outcome.ok) floor = outcome.state
    return { order: given, events: outcome.ok ? outcome.events : [], refusal: outcome.ok ? null : outcome.refusal }
  })
  return { floor, happened }
}

/** What has to have happened for the floor to be as it is written. */
const eventsOf = ({ book, now, games, tables, people, apart }: WrittenFloor): readonly FloorEvent[] => {
  const usual = { by: { name: 'scenario', office: 'management' }, rules: [] } as const
  const at = 0
  const met = new Set<string>()
  const meet = (player: string): readonly FloorEvent[] => {
    if (met.has(player)) return []
    met.add(player)
    return [{ type: 'PersonMet', player, where: 'here', at, ...usual }]
  }
  let number = 0
  const events: FloorEvent[] = [{ type: 'FloorOpened', book, habits: usualHabits, at, ...usual }]
  for (const { player, tier, where, deposit, barred } of people) {
    events.push(...meet(player), { type: 'TierSet', player, tier, at, ...usual })
    if (where === 'away') events.push({ type: 'SteppedOut', player, until: null, deposit, at, ...usual })
    if (barred) events.push({ type: 'PersonBarred', player, whose: 'house', until: null, at, ...usual })
  }
  for (const { game, kind } of games) events.push({ type: 'GameOffered', game, kind, at, ...usual })
  for (const { table, game, players, feeds, deals, inDeal, places, opened, silent } of tables) {
    const { seats } = games.find(it => it.game === game)!.kind
    const chairs = Math.max(seats, players.length)
    const since = opened ?? now - minutes(60)
    events.push({ type: 'TableOpened', table, game, chairs, usual: seats, feeds, at: since, ...usual })
    for (const [i, player] of players.entries()) {
      if (player === null) continue
      events.push(...meet(player), {
        type: 'SeatTaken',
        player,
        table,
        seat: i + 1,
        number: ++number,
        at: since,
        ...usual,
      })
    }
    const none = { button: null, small: null, big: null }
    if (deals > 0) events.push({ type: 'DealBegun', table, deal: deals, places: places ?? none, at: now, ...usual })
    if (deals > 0 && !inDeal) events.push({ type: 'DealEnded', table, builtUp: false, at: now, ...usual })
    if (silent) events.push({ type: 'TableSilent', table, silent, at: now, ...usual })
  }
  for (const { game, list } of games) {
    for (const [i, { player, since, way }] of list.entries()) {
      const listed = { game, player, way, place: i + 1, number: ++number, brokenGame: false, checkInBy: null }
      events.push(...meet(player), { type: 'NameListed', ...listed, at: since ?? now, ...usual })
    }
  }
  for (const players of apart) events.push({ type: 'KeptApart', players, at: now, ...usual })
  return events
}
