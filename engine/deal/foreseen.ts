import type { Deal } from './deal.ts'
import type { DealEvent } from './events.ts'

/**
 * The decision made last, as far as its events have been recorded. The one that decides has worked out what its events add up
 * to; recording the very same events after it need not work it out again.
 */
const NONE: readonly DealEvent[] = []
let events = NONE
let between: readonly Deal[] | null = null
let recorded = 0
let before: Deal | undefined
let after: Deal | undefined

/** A decision on this deal comes to that one by these events, and on the way there to the moments between the first of them. */
export const foresee = (
  deal: Deal | undefined,
  decided: readonly DealEvent[],
  moments: readonly Deal[] | null,
  state: Deal,
): void => {
  events = decided
  between = moments
  recorded = 0
  before = deal
  after = state
}

/** The deal after this event, if it is the next of a decision of which all before it have been recorded, and was kept. */
export const foreseen = (deal: Deal | undefined, event: DealEvent): Deal | undefined => {
  if (after === undefined || before !== deal || events[recorded] !== event) return undefined
  if (recorded + 1 < events.length) return nextMoment()
  const state = after
  after = undefined
  before = undefined
  events = NONE
  between = null
  return state
}

/** Each moment is given away once: then the decision is recorded further than this. */
const nextMoment = (): Deal | undefined => {
  if (between === null || recorded >= between.length) return undefined
  before = between[recorded++]
  return before
}

/** This event has been recorded, and the deal is now that one. */
export const wasRecorded = (deal: Deal | undefined, event: DealEvent, now: Deal): void => {
  if (after === undefined || before !== deal || events[recorded] !== event) return
  recorded++
  before = now
}
