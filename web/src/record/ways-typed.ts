import type { Ways } from '@cardroom/engine/conduct'
import { numberIn } from './fields.tsx'

/** The numbers of a house's ways that have a field. */
export type WayField = Exclude<keyof Ways, 'sitOut'> | 'sitOutDeals'

/** What was typed into the fields that somebody changed. */
export type TypedWays = { readonly [F in WayField]?: string }

/** Fields that may be empty, for "for ever" and "nobody". */
const OPEN: readonly WayField[] = ['keptDays', 'twoPeopleFrom']

/** The ways as they were typed; null where something isn't a number that makes sense. */
export const waysTyped = (typed: TypedWays): Partial<Ways> | null => {
  const ways: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(typed) as [WayField, string][]) {
    const number = numberIn(text)
    if (number === null && !(text.trim() === '' && OPEN.includes(name))) return null
    if (name === 'sitOutDeals') ways.sitOut = { deals: number }
    else ways[name] = number
  }
  return ways as Partial<Ways>
}
