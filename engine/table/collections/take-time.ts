import { bookOf, memberOf } from '../draft.ts'
import type { Collection } from '../placard.ts'
import type { PlayerId } from '../player.ts'
import type { Table } from '../table.ts'
import type { Time } from '../time.ts'
import { type TableWork, tellAt } from '../work.ts'

/** The time collection of a table, or null where it has another, or none. */
export const timeOf = ({ placard: { collection } }: Table): Extract<Collection, { readonly way: 'time' }> | null =>
  collection.way === 'time' ? collection : null

/** He pays his own time, if he has as much; otherwise nothing is taken. */
export const takeTime = (work: TableWork, player: PlayerId, at: Time): boolean => {
  const { amount } = timeOf(work.table)!
  if (memberOf(work.table, player)!.stack < amount) return false
  const { rules } = bookOf(work.table).timeCollection
  const from = [{ player, chips: amount }]
  tellAt(work, { type: 'CollectionTaken', why: 'individual', from, covers: [player], at, rules })
  return true
}
