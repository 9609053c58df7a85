import { type Deal, legal } from '@cardroom/engine'
import type { Legal } from '@cardroom/engine/deal'

/** What may happen next in a deal; worked out once, however many ask. */
export const legalNow = (deal: Deal): Legal => {
  let two = known.get(deal.deck)
  if (two === undefined) {
    two = { now: null, before: null }
    known.set(deal.deck, two)
  }
  if (two.now?.deal === deal) return two.now.legal
  if (two.before?.deal === deal) return two.before.legal
  two.before = two.now
  two.now = { deal, legal: legal(deal) }
  return two.now.legal
}

type Known = { readonly deal: Deal; readonly legal: Legal }

/** The last two moments of each deal that is on: a deal keeps its deck from act to act, and what is known goes with it. */
const known = new WeakMap<Deal['deck'], { now: Known | null; before: Known | null }>()
