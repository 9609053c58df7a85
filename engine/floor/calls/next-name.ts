import type { Seat } from '../../deal/chips.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { PlayerId } from '../../table/player.ts'
import type { Time } from '../../table/time.ts'
import { bookOf, gameOf, personOf, spokenFor } from '../draft.ts'
import type { Floor } from '../floor.ts'
import type { FloorTable } from '../floor-table.ts'
import type { Game, GameId, Listed } from '../game.ts'
import { maySitAt } from '../kept-off.ts'
import type { PapersWhy } from '../people/papers.ts'
import { type FloorRefusal, refused } from '../refusal.ts'

/** Why a name before the one called was not. */
export type Skipped = {
  readonly player: PlayerId
  readonly why: 'called' | 'away' | 'not-checked-in' | 'barred' | 'kept-out' | 'not-together' | PapersWhy
}

/** Whose name is called next, to which seat, and who was passed over on the way. */
export type NextName = {
  readonly game: GameId
  readonly player: PlayerId
  readonly table: string
  readonly seat: Seat
  readonly skipped: readonly Skipped[]
  /** They left money with the floor: the seat is locked up for them. */
  readonly deposit: boolean
  readonly rules: readonly RuleId[]
}

/** Whose name is called next for a game, or why nobody's is. */
export const nextName = (floor: Floor, id: GameId, at: Time, wanted?: string): NextName | FloorRefusal => {
  const game = gameOf(floor, id)
  if (game === undefined) return refused('no-such-game', { game: id })
  const tables = tablesInNeed(floor, game)
  const table = wanted === undefined ? tables[0] : tables.find(it => it.id === wanted)
  const routing = bookOf(floor).newPlayerRouting
  if (table === undefined) return refused('no-seat-open', { game: id })
  if (routing.is === 'game-most-in-need' && spokenFor(table) > spokenFor(tables[0]!)) {
    return refused('no-seat-open', { game: id, table: table.id, rules: routing.rules })
  }
  const skipped: Skipped[] = []
  for (const name of game.list) {
    const why = whyNot(floor, name, table, at)
    if (why !== null) {
      skipped.push({ player: name.player, why })
      continue
    }
    return {
      game: id,
      player: name.player,
      table: table.id,
      seat: table.chairs.findIndex(({ is }) => is === 'open') + 1,
      skipped,
      deposit: personOf(floor, name.player)?.where === 'away',
      rules: tables.length > 1 ? routing.rules : [],
    }
  }
  return refused('nobody-to-call', { game: id })
}

/** Tables of a game that take names from its list and have a chair free, the one most in need first. */
export const tablesInNeed = (floor: Floor, game: Game): readonly FloorTable[] =>
  floor.tables
    .filter(
      table =>
        table.game === game.id &&
        !table.closed &&
        // a table that doesn’t answer may have filled the seat
        table.silent === null &&
        table.chairs.some(({ is }) => is === 'open') &&
        !isFed(floor, table),
    )
    .sort((a, b) => spokenFor(a) - spokenFor(b))

/** A main game whose seats are filled by a must-move. */
export const isFed = (floor: Floor, { id }: FloorTable): boolean =>
  floor.tables.some(
    other =>
      !other.closed && other.feeds.includes(id) && other.chairs.some(chair => chair.is === 'taken' && !chair.going),
  )

/** Why this name is passed over for now, or null. */
const whyNot = (floor: Floor, name: Listed, table: FloorTable, at: Time): Skipped['why'] | null => {
  if (name.called !== null || hasSeatKept(floor, name.player)) return 'called'
  const person = personOf(floor, name.player)!
  if (person.where === 'online') return 'not-checked-in'
  // rrp/2/seating/2: money left with the floor holds the seat for somebody out of hearing;
  // wsop/87-area: without it a player who told the floor is passed over, and keeps the place
  if (person.where === 'away' && person.deposit === 0) return 'away'
  const off = maySitAt(floor, name.player, table, at)?.why
  return off === undefined ? null : (off as Skipped['why'])
}

/** A seat is kept for them already: for another game they wait for, or where they are moving to. */
export const hasSeatKept = (floor: Floor, player: PlayerId): boolean =>
  floor.tables.some(({ chairs }) => chairs.some(chair => chair.is === 'held' && chair.player === player))
