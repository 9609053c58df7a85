import { type Deal, legal } from '@cardroom/engine'
import type { Legal } from '@cardroom/engine/deal'

/** What may happen next in a deal; worked out once, however many ask. */
export const legalNow = (deal: Deal): Legal => {
  let due = known.get(deal)
  if (due === undefined) {
    due = legal(deal)
    known.set(deal, due)
  }
  return due
}

const known = new WeakMap<Deal, Legal>()
