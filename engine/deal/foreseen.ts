import type { Deal } from './deal.ts'
import type { DealEvent } from './events.ts'

/**
 * The decision made last, as far as its events have been recorded. Whoever decides has worked out what its events add up
 * to; whoever records the very same events after each other need not work it out again.
 */
const NONE: readonly DealEvent[] = []
let events = NONE
let recorded = 0
let before: Deal | undefined
let after: Deal | undefined

/** A decision on this deal comes to that one by these events. */
export const foresee = (deal: Deal | undefined, decided: readonly DealEvent[], state: Deal): void => {
  events = decided
  recorded = 0
  before = deal
  after = state
}

/** The deal after this event, if it is the last one of a decision of which all others have been recorded. */
export const foreseen = (deal: Deal | undefined, event: DealEvent): Deal | undefined => {
  if (after === undefined || before !== deal || events[recorded] !== event || recorded + 1 < events.length)
    return undefined
  const state = after
  after = undefined
  before = undefined
  events = NONE
  return state
}

/** This event has been recorded, and the deal is now that one. */
export const wasRecorded = (deal: Deal | undefined, event: DealEvent, now: Deal): void => {
  if (after === undefined || before !== deal || events[recorded] !== event) return
  recorded++
  before = now
}
