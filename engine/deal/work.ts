import type { RuleId } from '../rulebooks/rule-id.ts'
import type { Deal, Draft } from './deal.ts'
import type { DealEvent } from './events.ts'
import { record } from './record/record.ts'

/** A decision being worked out: a deal of its own that follows every event as it is told. */
export type Work = { readonly deal: Draft; readonly events: DealEvent[] }

/** Something happens: it is written into the deal and kept as news. */
export const tell = (work: Work, event: DealEvent): void => {
  record(work.deal, event)
  work.events.push(event)
}

/** News that is written into the deal already, by the recorder that is for it alone: what happens at every turn is not looked up. */
export const keep = (work: Work, event: DealEvent): void => {
  work.events.push(event)
}

/** Behind a mere fact there is no rule. */
export const NO_RULES: readonly RuleId[] = []

/** The seat of the player at this place. */
export const seatAt = (deal: Deal, place: number): number => deal.players[place]!.seat
