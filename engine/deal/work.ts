import { tell, type Work as WorkOf } from '../decider/work.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import { copyOf } from './copy.ts'
import type { Deal, Draft } from './deal.ts'
import type { DealEvent } from './events.ts'
import { record } from './record/record.ts'

/** A decision in a deal being worked out. */
export type Work = WorkOf<Draft, DealEvent>

/** The work on a deal, which is left as it is. */
export const workOn = (deal: Deal): Work => workIn(copyOf(deal), [])

/** The work in a deal that belongs to the caller, after these events. */
export const workIn = (state: Draft, events: DealEvent[]): Work => ({ state, events, record })

export { tell }

/** News that is written into the deal already, by the recorder that is for it alone: what happens at every turn is not looked up. */
export const keep = (work: Work, event: DealEvent): void => {
  work.events.push(event)
}

/** Behind a mere fact there is no rule. */
export const NO_RULES: readonly RuleId[] = []

/** The seat of the player at this place. */
export const seatAt = (deal: Deal, place: number): number => deal.players[place]!.seat
