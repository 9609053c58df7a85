import { isRefusal } from '../../decider/refusal.ts'
import { minutes } from '../../table/time.ts'
import { hasSeatKept } from '../calls/next-name.ts'
import { openTable } from '../chairs/open-table.ts'
import { isExtra, removeSpareChair } from '../chairs/spare-chair.ts'
import { bookOf, chairAt, gameOf, playersAt, seatOf, tableOf } from '../draft.ts'
import type { Floor } from '../floor.ts'
import type { FloorTable } from '../floor-table.ts'
import { maySitAt } from '../kept-off.ts'
import { endOver } from '../overs/play-over.ts'
import { type FloorRefusal, refused } from '../refusal.ts'
import { sameKind } from '../same-kind.ts'
import { speaking } from '../speaking.ts'
import { type Handler, tell } from '../work.ts'
import { callForGuarantee } from './call-to-main.ts'
import { leaveFor } from './leave-for.ts'
import type { MoveOrder } from './moves.ts'

type Of<T extends MoveOrder['type']> = Extract<MoveOrder, { readonly type: T }>

/** A player locks up a seat elsewhere, and goes when the book says. */
export const askToMove: Handler<Of<'AskToMove'>> = (work, { player, table: id, seat, at, by }) => {
  const floor = work.state
  const sitting = seatOf(floor, player)
  if (sitting === undefined) return refused('not-seated', { player })
  if (sitting.chair.going !== null) return refused('moving-already', { player })
  if (sitting.table.id === id) return refused('plays-it-already', { player, table: id })
  const table = openTable(floor, id)
  if (isRefusal(table)) return table
  const chair = chairAt(table, seat)
  if (chair === undefined) return refused('no-such-seat', { table: id, seat })
  if (chair.is === 'taken') return refused('seat-is-taken', { table: id, seat })
  if (chair.is === 'held' && chair.player !== player) return refused('seat-is-kept', { table: id, seat })
  const book = bookOf(floor)
  // nobody waits for two seats at once
  if (chair.is === 'open' && hasSeatKept(floor, player))
    return refused('one-seat-each', { player, rules: book.maxSeatsPerPlayer.rules })
  const { is, rules } = book.voluntaryMoveAtOnceWaiters
  // wsop/12: nobody changes tables without the house
  if (is.houseConsent && by.office === 'player') return refused('house-must-agree', { player, rules })
  const off = maySitAt(floor, player, table, at) ?? transferOff(floor, sitting.table, table)
  if (off !== null) return off
  leaveFor(work, player, { table: id, seat }, { at, by })
  return null
}

/** rrp/2/seating/3: a like game must not be left with fewer players than the one joined. */
const transferOff = (floor: Floor, from: FloorTable, to: FloorTable): FloorRefusal | null => {
  const book = bookOf(floor)
  const { is, rules } = book.transferRule
  if (is === 'none-refused' || !sameKind(gameOf(floor, from.game)!, gameOf(floor, to.game)!, book)) return null
  // players of a must-move go when they are called
  if (from.feeds.length > 0) return refused('would-starve-the-game', { table: from.id, rules: book.mustMove.rules })
  return playersAt(from) - 1 < playersAt(to) + 1 ? refused('would-starve-the-game', { table: from.id, rules }) : null
}

/** A player goes from one table to the other. */
export const makeMove: Handler<Of<'MakeMove'>> = (work, { player, at, by }) => {
  const sitting = seatOf(work.state, player)
  if (sitting === undefined) return refused('not-seated', { player })
  const { going } = sitting.chair
  if (going === null) return refused('not-moving', { player })
  const to = tableOf(work.state, going.to.table)!
  if (to.silent !== null) return refused('table-is-silent', { table: to.id })
  if (sitting.table.inDeal) return refused('deal-is-on', { player, table: sitting.table.id })
  const off = maySitAt(work.state, player, to, at)
  if (off !== null) return off
  const from = { table: sitting.table.id, seat: sitting.seat }
  const extra = isExtra(sitting.table)
  // the rules that called them, and the one by which they leave their seat
  const rules = [...new Set([...going.rules, ...bookOf(work.state).maxSeatsPerPlayer.rules])]
  endOver(work, from.table, from.seat, 'owner-left', { at, by })
  tell(work, { type: 'PlayerMoved', player, from, to: going.to, extra, at, by, rules })
  const name = gameOf(work.state, to.game)!.list.find(it => it.player === player)
  if (name !== undefined) tell(work, { type: 'NameDropped', game: to.game, player, why: 'seated', at, by, rules })
  callForGuarantee(work, { at, by })
  return null
}

/** rrp/2/seating/9: who will not move quits, and stays out of that game and its list for an hour. */
export const refuseMove: Handler<Of<'RefuseMove'>> = (work, { player, at, by }) => {
  const sitting = seatOf(work.state, player)
  if (sitting === undefined) return refused('not-seated', { player })
  const { going } = sitting.chair
  if (going?.why !== 'must-move') return refused('not-moving', { player })
  const { is, rules } = bookOf(work.state).mustMoveRefusalLockoutMinutes
  const { game } = sitting.table
  const why = speaking(rules, gameOf(work.state, game)!)
  const from = { table: sitting.table.id, seat: sitting.seat }
  const until = at + minutes(is)
  const extra = isExtra(sitting.table)
  endOver(work, from.table, from.seat, 'owner-left', { at, by })
  tell(work, { type: 'MoveRefused', player, from, to: going.to, game, until, extra, at, by, rules: why })
  removeSpareChair(work, going.to.table, going.to.seat, { at, by })
  if (gameOf(work.state, game)!.list.some(name => name.player === player)) {
    tell(work, { type: 'NameDropped', game, player, why: 'would-not-move', at, by, rules: why })
  }
  callForGuarantee(work, { at, by })
  return null
}

/** A player who wanted to move stays where they are. */
export const cancelMove: Handler<Of<'CancelMove'>> = (work, { player, at, by }) => {
  const sitting = seatOf(work.state, player)
  if (sitting === undefined) return refused('not-seated', { player })
  const { going } = sitting.chair
  // a must-move is refused, not put off
  if (going?.why !== 'own-wish') return refused('not-moving', { player })
  const from = { table: sitting.table.id, seat: sitting.seat }
  tell(work, { type: 'MoveCancelled', player, from, to: going.to, at, by, rules: [] })
  removeSpareChair(work, going.to.table, going.to.seat, { at, by })
  return null
}
