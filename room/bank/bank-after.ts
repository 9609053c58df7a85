import { isDealEvent } from '@cardroom/engine/table'
import type { HostedEvent } from '../tables/events.ts'
import { type Bank, type BankEntry, pocketOf, withEntries } from './bank.ts'
import { tableEntries } from './table-entries.ts'

/** The book after an event of the table's stream; `deals` had been called by then. */
export const bankAfter = (bank: Bank, event: HostedEvent, deals: number): Bank => {
  if (event.type === 'Corrected') return withEntries(bank, [correction(event, deals)])
  if (event.type !== 'Night' || isDealEvent(event.event)) return bank
  return withEntries(bank, tableEntries(event.event, deals, event.by))
}

/** Chips go from one pocket to another, or between a pocket and the house; none come to the table. */
const correction = (
  { person, against, chips, why, by, at }: Extract<HostedEvent, { readonly type: 'Corrected' }>,
  deal: number,
): BankEntry => {
  const own = pocketOf(person)
  const other = against === null ? 'corrections' : pocketOf(against)
  const [from, to] = chips > 0 ? [other, own] : [own, other]
  return { at, deal, kind: 'correction', from, to, chips: Math.abs(chips), person, by, why, rules: [] }
}
