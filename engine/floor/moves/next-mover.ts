import type { Seat } from '../../deal/chips.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { PlayerId } from '../../table/player.ts'
import type { Time } from '../../table/time.ts'
import { hasSeatKept } from '../calls/next-name.ts'
import { bookOf, playersAt, spokenFor } from '../draft.ts'
import type { Floor } from '../floor.ts'
import type { FloorTable, TakenChair } from '../floor-table.ts'
import { maySitAt } from '../kept-off.ts'

/** Who is to move from a must-move into a main game. */
export type NextMover = {
  readonly player: PlayerId
  readonly from: { readonly table: string; readonly seat: Seat }
  readonly to: { readonly table: string; readonly seat: Seat }
  readonly rules: readonly RuleId[]
}

/** Who moves next into an open seat of this main game, or null. */
export const nextMover = (floor: Floor, main: FloorTable, at: Time): NextMover | null => {
  const seat = main.chairs.findIndex(({ is }) => is === 'open') + 1
  if (seat === 0 || main.closed || main.silent !== null) return null
  const { is, rules } = bookOf(floor).mustMove
  const order = (chair: TakenChair): number => (is.order === 'original-waiting-list' ? chair.number : chair.since)
  const waiting = feedersOf(floor, main).flatMap(table =>
    table.chairs.flatMap((chair, i) =>
      chair.is === 'taken' &&
      chair.going === null &&
      !hasSeatKept(floor, chair.player) &&
      maySitAt(floor, chair.player, main, at) === null
        ? [{ chair, from: { table: table.id, seat: i + 1 } }]
        : [],
    ),
  )
  const first = waiting.sort((a, b) => order(a.chair) - order(b.chair))[0]
  return first === undefined
    ? null
    : { player: first.chair.player, from: first.from, to: { table: main.id, seat }, rules }
}

/** The tables that feed a main game; one that doesn’t answer can send nobody. */
export const feedersOf = (floor: Floor, { id }: FloorTable): readonly FloorTable[] =>
  floor.tables.filter(table => !table.closed && table.silent === null && table.feeds.includes(id))

/** wsop/101-guarantee: main games that have fewer players than they were promised while somebody could come. */
export const belowGuarantee = (floor: Floor): readonly FloorTable[] => {
  const { is } = bookOf(floor).mustMoveMainGuarantee
  return floor.tables.filter(table => {
    const guarantee = is.find(({ seats }) => seats === table.usual)
    const isShort = guarantee !== undefined && playersAt(table) < guarantee.players
    return isShort && spokenFor(table) < guarantee.players && feedersOf(floor, table).length > 0
  })
}
