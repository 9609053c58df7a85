import { hash } from 'node:crypto'
import type { OfficeEvent } from './office.ts'

/** An act that isn't chained yet. */
export type Unchained = OfficeEvent extends infer E ? (E extends OfficeEvent ? Omit<E, 'chain'> : never) : never

/** The link of an act: a hash over the link before it and all that the act holds. */
export const linkOf = (before: string, act: Unchained): string =>
  hash('sha256', `${before}\n${JSON.stringify(sorted(act))}`, 'hex')

/** An act as the next link of a chain. */
export const chained = (before: string, act: Unchained): OfficeEvent =>
  ({ ...act, chain: linkOf(before, act) }) as OfficeEvent

/** The place of the first act that isn't as it was written, counted from 1; null if the chain is whole. */
export const brokenAt = (events: readonly OfficeEvent[], before = ''): number | null => {
  let link = before
  for (const [n, { chain, ...act }] of events.entries()) {
    if (chain !== linkOf(link, act)) return n + 1
    link = chain
  }
  return null
}

/** The order in which fields were written doesn't count. */
const sorted = (act: Unchained): object =>
  Object.fromEntries(Object.entries(act).toSorted(([a], [b]) => (a < b ? -1 : 1)))
