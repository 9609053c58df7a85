import { ruleBy } from '../cite.ts'
import { bookOf, gameOf, playersAt, tableOf } from '../draft.ts'
import { feedsWith } from '../moves/feeds.ts'
import { refused } from '../refusal.ts'
import { type Handler, tell } from '../work.ts'
import { closeNow } from './close-now.ts'
import type { TableOrder } from './tables.ts'

type Of<T extends TableOrder['type']> = Extract<TableOrder, { readonly type: T }>

/** A table opens for a game, with a chair more if the floor wants it, as a must-move if it has something to feed. */
export const openTable: Handler<Of<'OpenTable'>> = (work, { table, game, extra = false, mustMove = false, at, by }) => {
  const found = gameOf(work.state, game)
  if (found === undefined) return refused('no-such-game', { game })
  if (found.closed) return refused('game-is-closed', { game })
  const known = tableOf(work.state, table)
  if (table.trim() === '' || (known !== undefined && !known.closed)) return refused('table-exists', { table })
  const book = bookOf(work.state)
  // wsop/def-b: where the room holds to the days of its event, cash games are within them
  const window = book.eventWindow.is
  const day = new Date(at).toISOString().slice(0, 10)
  if (window !== null && !window.subjectToChange && (day < window.from || day > window.to))
    return refused('outside-the-window', { table, rules: book.eventWindow.rules })
  const feeds = mustMove ? feedsWith(work.state, table, found) : null
  if (feeds !== null && 'why' in feeds) return feeds
  const chairs = found.seats + (extra ? book.extraStartSeat.is : 0)
  const rules = [
    ...(extra ? book.extraStartSeat.rules : []),
    ...(feeds?.rules ?? []),
    ...ruleBy(work.state, { rrp: 'rrp/2/procedures/3', uspa: 'uspa/app3/3.1' }),
  ]
  const own = feeds?.feeds.find(it => it.table === table)?.feeds ?? []
  tell(work, { type: 'TableOpened', table, game, chairs, usual: found.seats, feeds: own, at, by, rules })
  const others = feeds?.feeds.filter(it => it.table !== table) ?? []
  if (others.length > 0) tell(work, { type: 'FeedsSet', feeds: others, at, by, rules: feeds!.rules })
  return null
}

/** An empty table closes; those that fed it go on as the book has it. */
export const closeTable: Handler<Of<'CloseTable'>> = (work, { table: id, at, by }) => {
  const table = tableOf(work.state, id)
  if (table === undefined || table.closed) return refused('no-such-table', { table: id })
  if (playersAt(table) > 0) return refused('players-are-in-it', { table: id, count: playersAt(table) })
  closeNow(work, id, { at, by }, ruleBy(work.state, { rrp: 'rrp/2/procedures/3', uspa: 'uspa/app3/3.1' }))
  return null
}
