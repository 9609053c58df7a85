import { takeSeat } from '../chairs/sit.ts'
import { bookOf, playersAt, tableOf } from '../draft.ts'
import { maySitAt } from '../kept-off.ts'
import { refused } from '../refusal.ts'
import { closeNow } from '../tables/close-now.ts'
import type { Handler } from '../work.ts'
import type { BrokenOrder } from './broken.ts'

/** A must-move whose players all fit into its main games goes into them, in the order of the list, and closes. */
export const mergeFeeders: Handler<Extract<BrokenOrder, { readonly type: 'MergeFeeders' }>> = (
  work,
  { table: id, at, by },
) => {
  const table = tableOf(work.state, id)
  if (table === undefined || table.closed) return refused('no-such-table', { table: id })
  if (table.feeds.length === 0) return refused('not-a-must-move', { table: id })
  if (table.inDeal) return refused('deal-is-on', { table: id })
  const { rules } = bookOf(work.state).mustMove
  const players = table.chairs
    .flatMap(chair => (chair.is === 'taken' ? [chair] : []))
    .sort((a, b) => a.number - b.number)
  for (const { player, going } of players) {
    const mains = tableOf(work.state, id)!.feeds.map(main => tableOf(work.state, main)!)
    const to = going === null ? undefined : tableOf(work.state, going.to.table)
    const main =
      to ?? mains.filter(it => it.chairs.some(({ is }) => is === 'open')).sort((a, b) => playersAt(a) - playersAt(b))[0]
    if (main === undefined) return refused('no-seat-open', { table: id, player, rules })
    const off = maySitAt(work.state, player, main, at)
    if (off !== null) return off
    const seat = going?.to.seat ?? main.chairs.findIndex(({ is }) => is === 'open') + 1
    takeSeat(work, player, main, seat, { at, by })
  }
  closeNow(work, id, { at, by }, rules)
  return null
}
