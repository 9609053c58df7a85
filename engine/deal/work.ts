import { tell, type Work as WorkOf } from '../decider/work.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import { copyOf, lentCopyOf, ownAll, ownPlayed, ownPlayer } from './copy.ts'
import type { Deal, Draft } from './deal.ts'
import type { DealEvent } from './events.ts'
import { record } from './record/record.ts'
import { EVERYBODY, isRoundWritten, pileBy, writtenBy } from './who-is-written.ts'

/** A decision in a deal being worked out. While it is `lent`, players belong to the deal before, all but those who are written in. */
export type Work = WorkOf<Draft, DealEvent> & { lent: boolean }

/** The work on a deal, which is left as it is. */
export const workOn = (deal: Deal): Work => workIn(copyOf(deal), [])

/** The work on a deal, which is left as it is, for this command: whom it can't touch is not copied. */
export const workFor = (deal: Deal, command: string): Work => {
  const place = writtenBy(deal, command)
  return place === EVERYBODY
    ? workOn(deal)
    : {
        state: lentCopyOf(deal, place, pileBy(deal, command), isRoundWritten(deal, command)),
        events: [],
        record,
        lent: true,
      }
}

/** The work in a deal that belongs to the caller, after these events. */
export const workIn = (state: Draft, events: DealEvent[]): Work => ({ state, events, record, lent: false })

/** From here on anybody may be written in. */
export const takeOver = (work: Work): void => {
  if (!work.lent) return
  ownAll(work.state)
  work.lent = false
}

/** From here on this player may be written in. */
export const takeOverPlayer = (work: Work, place: number): void => {
  if (work.lent) ownPlayer(work.state, place)
}

/** From here on those may be written in whom the end of a round changes. */
export const takeOverPlayed = (work: Work): void => {
  if (work.lent) ownPlayed(work.state)
}

export { tell }

/** News that is written into the deal already, by the recorder that is for it alone: what happens at every turn is not looked up. */
export const keep = (work: Work, event: DealEvent): void => {
  work.events.push(event)
}

/** Behind a mere fact there is no rule. */
export const NO_RULES: readonly RuleId[] = []

/** The seat of the player at this place. */
export const seatAt = (deal: Deal, place: number): number => deal.players[place]!.seat
