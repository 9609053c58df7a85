import type { Chips } from '../../deal/chips.ts'
import type { Form } from '../../forms/form.ts'
import type { DealOutcome } from '../deals/outcome.ts'
import { bookOf } from '../draft.ts'
import type { Collection } from '../placard.ts'
import type { Table } from '../table.ts'
import type { Time } from '../time.ts'
import { type TableWork, tell } from '../work.ts'
import { sharesOf } from './shares.ts'

/** wsop/31: when a deal is over the house takes its part of the pots, from those who won them. */
export const takeRake = (work: TableWork, form: Form, outcome: DealOutcome, at: Time): void => {
  const { state: table } = work
  const { collection } = table.placard
  const chips = rakeOf(collection, outcome, form.boards)
  if (chips === 0) return
  const from = sharesOf(table, chips, outcome.won)
  const rules = collection.way === 'rake' ? bookOf(table).rake.rules : []
  if (from.length > 0) {
    tell(work, {
      type: 'CollectionTaken',
      why: collection.way === 'rake' ? 'rake' : 'drop',
      from,
      covers: [],
      at,
      rules,
    })
  }
}

/** What the house takes from the pots of a deal: a part of them up to the cap, or a sum; nothing where time is paid. */
export const rakeOf = (
  collection: Collection,
  { pot, flopSeen, voided }: Pick<DealOutcome, 'pot' | 'flopSeen' | 'voided'>,
  boards: number,
): Chips => {
  if (voided) return 0
  switch (collection.way) {
    case 'none':
    case 'time':
      return 0
    case 'rake': {
      if (collection.noFlopNoDrop && boards > 0 && !flopSeen) return 0
      const part = Math.floor((pot * collection.percent) / 100)
      return collection.cap === null ? part : Math.min(part, collection.cap)
    }
    case 'drop':
      return collection.blind ? 0 : Math.min(collection.amount, pot)
  }
}

/** A time collection of this much at the interval of the book. */
export const timeOfBook = ({ placard }: Pick<Table, 'placard'>, amount: Chips): Collection => ({
  way: 'time',
  amount,
  everyMinutes: bookOf({ placard }).timeCollection.is.intervalMinutes,
})

/** The rake of a book as a placard says it, or nothing where the book has none. */
export const rakeOfBook = ({ placard }: Pick<Table, 'placard'>): Collection => {
  const { is } = bookOf({ placard }).rake
  if (is === null) return { way: 'none' }
  return { way: 'rake', percent: is.percent, cap: is.cap === null ? null : is.cap * placard.money, noFlopNoDrop: false }
}
