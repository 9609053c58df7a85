import type { RuleId } from '../../rulebooks/rule-id.ts'
import { feedsMix } from '../../table/mixes/overlap.ts'
import { bookOf, gameOf } from '../draft.ts'
import type { Floor } from '../floor.ts'
import type { FloorTable } from '../floor-table.ts'
import type { Game, GameKind } from '../game.ts'
import { played } from '../opening/new-game.ts'
import { type FloorRefusal, refused } from '../refusal.ts'
import { isMixed, sameKind, sameLimit } from '../same-kind.ts'
import { speaking } from '../speaking.ts'

/** Which tables feed which. */
export type Feeds = {
  readonly feeds: readonly { readonly table: string; readonly feeds: readonly string[] }[]
  readonly rules: readonly RuleId[]
}

/** Which tables feed which when this one opens as a must-move, or why it cannot be one. */
export const feedsWith = (floor: Floor, table: string, game: Game): Feeds | FloorRefusal => {
  const book = bookOf(floor)
  const older = likeTables(floor, game)
  const { is: mustMove } = book.mustMove
  if (!mustMove.enabled || older.length === 0) return refused('not-a-must-move', { table, rules: book.mustMove.rules })
  const all = [...older.map(({ id }) => id), table]
  return { feeds: arranged(all, topologyOf(floor, game)), rules: speaking(rulesOf(floor), game) }
}

/**
 * Which tables feed which when this one closes. Where the newest feeds the first two they stay main games (wsop/101-third);
 * in a chain the next one moves up.
 */
export const feedsAfterClosing = (floor: Floor, closing: FloorTable): Feeds => {
  const game = gameOf(floor, closing.game)!
  const left = likeTables(floor, game).filter(({ id }) => id !== closing.id)
  const wasPartOf = closing.feeds.length > 0 || left.some(({ feeds }) => feeds.includes(closing.id))
  if (!wasPartOf) return { feeds: [], rules: [] }
  const chain = topologyOf(floor, game) === 'daisy-chain'
  const feeds = left.map(({ id, feeds: fed }, i) => ({
    table: id,
    feeds: chain ? (i === 0 ? [] : [left[i - 1]!.id]) : fed.filter(other => other !== closing.id),
  }))
  return { feeds, rules: speaking(rulesOf(floor), game) }
}

/** Open tables of this kind, or mixes with enough of its games, the oldest first. */
const likeTables = (floor: Floor, game: GameKind): readonly FloorTable[] =>
  floor.tables
    .filter(table => !table.closed && isLike(floor, gameOf(floor, table.game)!, game))
    .sort((a, b) => a.opened - b.opened)

/** wsop/103d: a mix feeds another of its limit when at least half of its games are played there. */
const isLike = (floor: Floor, main: GameKind, second: GameKind): boolean => {
  const book = bookOf(floor)
  if (!isMixed(second) || !isMixed(main)) return sameKind(main, second, book)
  return sameLimit(main.limit, second.limit) && feedsMix(played(second), played(main), book).is
}

type Topology = 'two-mains-newest-feeds' | 'daisy-chain'

/** Tables by age: with two the second feeds the first; with more, the newest all before it, or each the one before. */
const arranged = (tables: readonly string[], topology: Topology): Feeds['feeds'] => {
  if (topology === 'daisy-chain') return tables.map((table, i) => ({ table, feeds: i === 0 ? [] : [tables[i - 1]!] }))
  const newest = tables.length - 1
  return tables.map((table, i) => ({ table, feeds: i === newest ? tables.slice(0, newest) : [] }))
}

const topologyOf = (floor: Floor, { forms, limit }: GameKind): Topology => {
  const { is } = bookOf(floor).mustMoveTopology
  const stakes = `${limit.small}-${limit.big}`
  return is.except.find(it => forms.length === 1 && it.form === forms[0] && it.stakes === stakes)?.feeds ?? is.usual
}

const rulesOf = (floor: Floor): readonly RuleId[] => [
  ...new Set([...bookOf(floor).mustMove.rules, ...bookOf(floor).mustMoveTopology.rules]),
]
