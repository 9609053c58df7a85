import type { PlayerId } from '../../table/player.ts'
import { bookOf, changeGame, changeTable, type FloorDraft, gameOf, seatOf, tableOf } from '../draft.ts'
import type { Floor } from '../floor.ts'
import type { FloorTable } from '../floor-table.ts'
import type { GameId, Limit } from '../game.ts'
import { type FloorRefusal, refused } from '../refusal.ts'
import { sameForms, sameKind, sameLimit } from '../same-kind.ts'
import { subject, tell } from '../work.ts'
import { ruledBy } from './ruled-by.ts'

/** What is ordered about a change of limit. */
export type LimitOrder =
  | { readonly type: 'ProposeLimit'; readonly table: string; readonly limit: Limit }
  | { readonly type: 'ObjectToLimit'; readonly player: PlayerId }
  | { readonly type: 'ApproveLimit'; readonly table: string }
  /** Everybody has had a say: the limit changes, or it stays. */
  | { readonly type: 'SettleLimit'; readonly table: string }

/** What happens with a change of limit. */
export type LimitEvent =
  | { readonly type: 'LimitProposed'; readonly table: string; readonly limit: Limit }
  /** Somebody is against it, and may be offered a seat in a game like the one there is now. */
  | { readonly type: 'LimitObjected'; readonly player: PlayerId; readonly table: string; readonly offer: string | null }
  | { readonly type: 'LimitApproved'; readonly table: string }
  | { readonly type: 'LimitChanged'; readonly table: string; readonly game: GameId; readonly limit: Limit }

/** Changing what a table plays for. */
export const limits = subject<LimitOrder, LimitEvent>({
  orders: {
    ProposeLimit: (work, { table: id, limit, at, by }) => {
      const table = tableOf(work.state, id)
      if (table === undefined || table.closed) return refused('no-such-table', { table: id })
      if (sameLimit(gameOf(work.state, table.game)!.limit, limit)) return refused('same-limit', { table: id })
      const isSane =
        [limit.small, limit.big].every(it => Number.isSafeInteger(it) && it > 0) && limit.small <= limit.big
      if (!isSane) return refused('amount-makes-no-sense', { table: id })
      const { rules } = bookOf(work.state).limitChangeBlockingObjections
      tell(work, { type: 'LimitProposed', table: id, limit, at, by, rules })
      return null
    },
    ObjectToLimit: (work, { player, at, by }) => {
      const sitting = seatOf(work.state, player)
      if (sitting === undefined) return refused('not-seated', { player })
      if (sitting.table.proposal === null) return refused('no-proposal', { table: sitting.table.id })
      const { rules } = bookOf(work.state).limitChangeBlockingObjections
      const offer = likeSeat(work.state, sitting.table)
      tell(work, { type: 'LimitObjected', player, table: sitting.table.id, offer, at, by, rules })
      return null
    },
    ApproveLimit: (work, { table: id, at, by }) => {
      if (tableOf(work.state, id)?.proposal == null) return refused('no-proposal', { table: id })
      const { rules } = bookOf(work.state).limitChangeBlockingObjections
      tell(work, { type: 'LimitApproved', table: id, at, by, rules })
      return null
    },
    SettleLimit: (work, { table: id, at, by }) => {
      const table = tableOf(work.state, id)
      if (table?.proposal == null) return refused('no-proposal', { table: id })
      const off = settleOff(work.state, table)
      if (off !== null) return off
      const { rules } = bookOf(work.state).limitChangeBlockingObjections
      const { limit } = table.proposal
      tell(work, { type: 'LimitChanged', table: id, game: gameFor(work.state, table, limit), limit, at, by, rules })
      return null
    },
  },
  events: {
    LimitProposed: (floor, { table, limit }) =>
      changeTable(floor, table, { proposal: { limit, objectors: [], approved: false } }),
    LimitObjected: (floor, { player, table }) => {
      const proposal = tableOf(floor, table)!.proposal!
      const objectors = [...new Set([...proposal.objectors, player])]
      changeTable(floor, table, { proposal: { ...proposal, objectors } })
    },
    LimitApproved: (floor, { table }) => {
      changeTable(floor, table, { proposal: { ...tableOf(floor, table)!.proposal!, approved: true } })
    },
    LimitChanged: (floor, { table, game, limit }) => {
      offer(floor, tableOf(floor, table)!, game, limit)
      changeTable(floor, table, { game, proposal: null, feeds: [] })
    },
  },
})

/** Why the limit stays as it is, or null. */
const settleOff = (floor: Floor, table: FloorTable): FloorRefusal | null => {
  const { is, rules } = bookOf(floor).limitChangeBlockingObjections
  const { objectors, limit, approved } = table.proposal!
  if (objectors.length >= is.objections)
    return refused('two-object', { table: table.id, count: objectors.length, rules })
  const game = gameOf(floor, table.game)!
  const isRaised = limit.big > game.limit.big
  if (isRaised && !approved) return refused('needs-approval', { table: table.id, rules })
  const like = floor.tables.filter(it => !it.closed && sameKind(gameOf(floor, it.game)!, game, bookOf(floor)))
  // wsop/73-list: names wait for this limit, and no other game has it
  const isWaitedFor = game.list.length > 0 && like.length < 2
  return is.waitingList === 'blocks-unless-several-like-games' && isWaitedFor
    ? refused('names-are-waiting', { game: game.id, count: game.list.length, rules })
    : null
}

/** wsop/73-move: a table with an open seat in a game of the limit there is now, for somebody who would rather not play higher. */
const likeSeat = (floor: Floor, from: FloorTable): string | null =>
  floor.tables.find(
    it =>
      it.id !== from.id &&
      !it.closed &&
      it.chairs.some(({ is }) => is === 'open') &&
      sameKind(gameOf(floor, it.game)!, gameOf(floor, from.game)!, bookOf(floor)),
  )?.id ?? null

/** The name of the game that a table plays at its new limit: one that is on the board, or a new one. */
const gameFor = (floor: Floor, table: FloorTable, limit: Limit): GameId => {
  const now = gameOf(floor, table.game)!
  const there = floor.games.find(
    it => !it.closed && sameForms(it, now) && sameLimit(it.limit, limit) && it.kill === now.kill,
  )
  return there?.id ?? `${limit.small}-${limit.big} ${now.forms.join(', ')}`
}

const offer = (floor: FloorDraft, table: FloorTable, game: GameId, limit: Limit): void => {
  const now = gameOf(floor, table.game)!
  if (gameOf(floor, game) === undefined)
    floor.games = [...floor.games, { ...now, id: game, limit, list: [], closed: false }]
  else changeGame(floor, game, { closed: false })
}

/** wsop/73-unapproved: whatever is played for, rulings go by the limit that the house knows of. */
export const limitForRulings = (floor: Floor, table: string, played: Limit): Limit => {
  const found = tableOf(floor, table)
  return found === undefined ? played : ruledBy(bookOf(floor), played, gameOf(floor, found.game)!.limit).limit
}
