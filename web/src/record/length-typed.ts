import type { Length } from '@cardroom/engine/conduct'
import { numberIn } from './fields.tsx'

/** How somebody says how long a step lasts. */
export type Lasts = 'usual' | 'deals' | 'hours' | 'open'

/** The length that was chosen: null where the house's usual one stands, and `unclear` while a number is missing. */
export const lengthOf = (lasts: Lasts, many: string, now: number): Length | null | 'unclear' => {
  if (lasts === 'usual') return null
  if (lasts === 'open') return { until: null }
  const count = numberIn(many)
  if (count === null || count < 1) return 'unclear'
  return lasts === 'deals' ? { deals: count } : { until: now + count * 3_600_000 }
}
