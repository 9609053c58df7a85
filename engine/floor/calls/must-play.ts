import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { PlayerId } from '../../table/player.ts'
import { bookOf, spokenFor, tableOf } from '../draft.ts'
import type { Floor } from '../floor.ts'

/**
 * Must this player take the seat to keep the place on the list? It is so in a new game and in a must-move, when it has
 * enough players with them.
 */
export const mustPlay = (
  floor: Floor,
  id: string,
  player: PlayerId,
): { readonly is: boolean; readonly rules: readonly RuleId[] } => {
  const table = tableOf(floor, id)!
  const { is, rules } = bookOf(floor).listRetentionMaxEmptySeats
  if (table.deals > 0 && table.feeds.length === 0) return { is: false, rules }
  const isCounted = table.chairs.some(chair => (chair.is === 'held' || chair.is === 'taken') && chair.player === player)
  const withThem = spokenFor(table) + (isCounted ? 0 : 1)
  if (is.emptySeats !== null) return { is: table.usual - withThem <= is.emptySeats, rules }
  // wsop/102 names tables of nine and six; others go by the next one that is larger
  const sizes = [...is.players].sort((a, b) => a.seats - b.seats)
  const size = sizes.find(({ seats }) => seats >= table.usual) ?? sizes.at(-1)
  return { is: size !== undefined && withThem >= size.players, rules }
}
