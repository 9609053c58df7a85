import type { Seat } from '../deal/chips.ts'
import { isRefusal } from '../decider/refusal.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import type { PlayerId } from '../table/player.ts'
import { minutes, type Time } from '../table/time.ts'
import { type PickUp, pickUpFor } from './absences/absences.ts'
import { type NextName, nextName } from './calls/next-name.ts'
import { bookOf, gameOf, peopleOf, playersAt, tableOf } from './draft.ts'
import type { Floor } from './floor.ts'
import type { FloorTable } from './floor-table.ts'
import { owesTime } from './house/house.ts'
import { type MayNotPlay, mayNotPlay } from './kept-off.ts'
import { type NextMover, nextMover } from './moves/next-mover.ts'

/** Something that the floor should see to now, and the rules behind it. */
export type Due = { readonly rules: readonly RuleId[] } & (
  | { readonly due: 'table-is-silent'; readonly table: string; readonly since: Time }
  | {
      /** Somebody sits who may not play: they were barred, asked to be kept out, or showed that they're too young. */
      readonly due: 'may-not-play'
      readonly player: PlayerId
      readonly table: string
      readonly seat: Seat
      readonly why: MayNotPlay['why']
      /** A hand is on, which they finish. */
      readonly inDeal: boolean
    }
  | {
      readonly due: 'move'
      readonly player: PlayerId
      readonly table: string
      readonly to: { readonly table: string; readonly seat: Seat }
    }
  | { readonly due: 'answer-request'; readonly player: PlayerId; readonly table: string; readonly seat: Seat }
  | { readonly due: 'seat-change'; readonly player: PlayerId; readonly table: string; readonly seat: Seat }
  | { readonly due: 'call-to-main'; readonly mover: NextMover }
  | { readonly due: 'call-name'; readonly next: NextName }
  | {
      readonly due: 'pick-up'
      readonly player: PlayerId
      readonly table: string
      readonly away: number
      readonly why: PickUp['why']
    }
  | { readonly due: 'merge'; readonly table: string }
  | { readonly due: 'start-game'; readonly game: string; readonly names: number }
  | { readonly due: 'collect-time'; readonly table: string; readonly players: readonly PlayerId[] }
  | { readonly due: 'push-dealer'; readonly table: string; readonly dealer: string }
)

/** What is due on a floor at this time, the most pressing first. */
export const dueNow = (floor: Floor, at: Time): readonly Due[] => {
  const open = floor.tables.filter(({ closed }) => !closed)
  return [
    ...open.flatMap(({ id, silent }): Due[] =>
      silent === null ? [] : [{ due: 'table-is-silent', table: id, since: silent, rules: [] }],
    ),
    ...open.flatMap(table => shutOut(floor, table, at)),
    ...open.flatMap(table => movesDue(floor, table)),
    ...open.flatMap(({ id, asked }): Due[] =>
      asked.map(({ player, seat }) => ({ due: 'answer-request', player, table: id, seat, rules: [] })),
    ),
    ...open.flatMap(table => seatChanges(floor, table)),
    ...open.flatMap((table): Due[] => {
      const mover = nextMover(floor, table, at)
      return mover === null ? [] : [{ due: 'call-to-main', mover, rules: mover.rules }]
    }),
    ...floor.games.flatMap(({ id }): Due[] => {
      const next = nextName(floor, id, at)
      return isRefusal(next) ? [] : [{ due: 'call-name', next, rules: next.rules }]
    }),
    ...open.flatMap(table => pickUps(floor, table, at)),
    ...open
      .filter(table => fits(floor, table))
      .map(({ id }): Due => ({ due: 'merge', table: id, rules: bookOf(floor).mustMove.rules })),
    ...floor.games.flatMap((game): Due[] => {
      const names = game.list.filter(({ called }) => called === null).length
      const hasSeat = open.some(table => table.game === game.id && table.chairs.some(({ is }) => is === 'open'))
      const isEnough = names >= floor.habits.playersToStart && !hasSeat && !game.closed
      return isEnough ? [{ due: 'start-game', game: game.id, names, rules: [] }] : []
    }),
    ...open.flatMap((table): Due[] => {
      const players = owesTime(floor, table.id, at)
      const collects = floor.house.taken.some(it => it.table === table.id)
      const { rules } = bookOf(floor).timeCollection
      return collects && players.length > 0 ? [{ due: 'collect-time', table: table.id, players, rules }] : []
    }),
    ...floor.house.dealers.flatMap(({ name, table, since }): Due[] =>
      table !== null && at - since >= minutes(floor.habits.downMinutes)
        ? [{ due: 'push-dealer', table, dealer: name, rules: [] }]
        : [],
    ),
  ]
}

/** Those who sit, or play over a seat, and may not play. */
const shutOut = (floor: Floor, table: FloorTable, at: Time): readonly Due[] =>
  table.chairs.flatMap((chair, i) => {
    const sitting = chair.is !== 'taken' ? [] : [chair.player, ...(chair.over == null ? [] : [chair.over.player])]
    return sitting.flatMap((player): Due[] => {
      const person = peopleOf(floor).get(player)
      const off = person === undefined ? null : mayNotPlay(floor, person, at)
      if (off === null) return []
      const { why, rules } = off
      return [{ due: 'may-not-play', player, table: table.id, seat: i + 1, why, inDeal: table.inDeal, rules }]
    })
  })

const movesDue = (floor: Floor, table: FloorTable): readonly Due[] =>
  table.chairs.flatMap(chair =>
    chair.is === 'taken' && chair.going?.due
      ? [
          {
            due: 'move' as const,
            player: chair.player,
            table: table.id,
            to: chair.going.to,
            rules: bookOf(floor).mustMoveTiming.rules,
          },
        ]
      : [],
  )

/** The earliest request for each open seat. */
const seatChanges = (floor: Floor, table: FloorTable): readonly Due[] => {
  if (table.inDeal || table.builtUp) return []
  return table.chairs.flatMap((chair, i) => {
    const first = chair.is === 'open' ? table.changes.find(it => it.seat === null || it.seat === i + 1) : undefined
    const { rules } = bookOf(floor).seatChangeFreeze
    return first === undefined
      ? []
      : [{ due: 'seat-change' as const, player: first.player, table: table.id, seat: i + 1, rules }]
  })
}

/** Players who may be picked up while somebody waits. */
const pickUps = (floor: Floor, table: FloorTable, at: Time): readonly Due[] => {
  if (gameOf(floor, table.game)!.list.length === 0) return []
  return table.chairs.flatMap((chair): Due[] => {
    const found = chair.is === 'taken' ? pickUpFor(floor, chair, at) : null
    if (chair.is !== 'taken' || found === null) return []
    const away = Math.floor((at - chair.away!) / minutes(1))
    return [{ due: 'pick-up', player: chair.player, table: table.id, away, ...found }]
  })
}

/** A must-move whose players all fit into its main games. */
const fits = (floor: Floor, table: FloorTable): boolean => {
  if (table.feeds.length === 0 || table.inDeal || playersAt(table) === 0) return false
  const open = table.feeds.reduce(
    (sum, id) => sum + tableOf(floor, id)!.chairs.filter(({ is }) => is === 'open').length,
    0,
  )
  return playersAt(table) <= open
}
