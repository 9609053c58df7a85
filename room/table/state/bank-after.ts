import { type Bank, type BankEntry, pocketOf, withEntries } from '../../bank/bank.ts'
import { tableEntries } from '../../bank/table-entries.ts'
import type { Booked, TableEntry } from './events.ts'

/** The book after something has happened at the table; `deals` had been called by then. */
export const bankAfter = (bank: Bank, event: TableEntry, deals: number): Bank =>
  withEntries(bank, tableEntries(event, deals, event.orderedBy))

/** The book after the host has corrected it: chips go from one pocket to another, or between a pocket and the house. */
export const withCorrection = (
  bank: Bank,
  { person, against, chips, why, by, at }: Extract<Booked, { readonly type: 'Corrected' }>,
  deal: number,
): Bank => {
  const own = pocketOf(person)
  const other = against === null ? 'corrections' : pocketOf(against)
  const [from, to] = chips > 0 ? [other, own] : [own, other]
  const entry: BankEntry = {
    at,
    deal,
    kind: 'correction',
    from,
    to,
    chips: Math.abs(chips),
    person,
    by,
    why,
    rules: [],
  }
  return withEntries(bank, [entry])
}
