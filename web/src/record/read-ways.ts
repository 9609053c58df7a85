import type { Ways } from '@cardroom/engine/conduct'
import { namesIn } from '../names-in.ts'
import { numberIn } from './fields.tsx'

/** The numbers of a house's ways that have a field. */
export type WayField = Exclude<keyof Ways, 'sitOut'> | 'sitOutDeals'

/** What was typed into the fields that somebody changed. */
export type TypedWays = { readonly [F in WayField]?: string }

/** The ways as they were typed; null where something isn't a number that makes sense. */
export const readWays = (typed: TypedWays): Partial<Ways> | null => {
  const ways: { -readonly [W in keyof Ways]?: Ways[W] } = {}
  for (const name of namesIn(typed)) {
    const text = typed[name]
    if (text === undefined) continue
    const number = numberIn(text)
    // these may be empty, for "for ever" and "nobody"
    if ((name === 'keptDays' || name === 'twoPeopleFrom') && (number !== null || text.trim() === ''))
      ways[name] = number
    else if (number === null) return null
    else if (name === 'sitOutDeals') ways.sitOut = { deals: number }
    else ways[name] = number
  }
  return ways
}
