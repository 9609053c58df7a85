import { tell, type Work as WorkOf } from '../decider/work.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'
import type { Seat } from './chips.ts'
import {
  copyOf,
  copyWithPlayers,
  lentCopyOf,
  momentOf,
  ownAll,
  ownAwards,
  ownPaid,
  ownPlayed,
  ownPlayer,
} from './copy.ts'
import { type Deal, type Draft, placeOf } from './deal.ts'
import type { DealEvent } from './events.ts'
import { record } from './record/record.ts'
import { DEALT, EVERYBODY, isRoundTouched, pileOfCommand, touchedByCommand } from './touched-players.ts'

/**
 * A decision in a deal being worked out. While it is `lent`, players belong to the deal before, all but those who are written
 * in. Where the deal after each event is wanted, `moments` has it, from the first event on and as far as they were kept.
 */
export type Work = WorkOf<Draft, DealEvent> & { events: DealEvent[]; lent: boolean; moments: readonly Deal[] | null }

const NO_MOMENTS: readonly Deal[] = []

/** The work on a deal, which is left as it is. */
export const workOn = (deal: Deal): Work => workIn(copyOf(deal), [])

/** The work on a deal, which is left as it is, for this command: whom it can't touch is not copied. */
export const workFor = (deal: Deal, command: string, byMoments = false): Work => {
  const place = touchedByCommand(deal, command)
  if (place === EVERYBODY) return workOn(deal)
  const state =
    place === DEALT
      ? copyWithPlayers(deal)
      : lentCopyOf(deal, place, pileOfCommand(deal, command), isRoundTouched(deal, command))
  return { state, events: [], record, lent: true, moments: byMoments ? NO_MOMENTS : null }
}

/** The work in a deal that belongs to the caller, after these events. */
export const workIn = (state: Draft, events: DealEvent[]): Work => ({
  state,
  events,
  record,
  lent: false,
  moments: null,
})

/** In a deal that has just begun, the deal after each event is kept from here on. */
export const beginMoments = (work: Work): void => {
  work.lent = true
  work.moments = NO_MOMENTS
}

/**
 * Another event follows in this decision: where the deal between them is wanted, it is kept as it stands. From then on
 * nobody is written in whom the work hasn't taken over after it. After an event that came without this no more are kept.
 */
export const keepMoment = (work: Work): void => {
  const { moments, events } = work
  if (moments === null || !work.lent || moments.length !== events.length - 1) return
  work.moments = joined(moments, momentOf(work.state))
}

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

/** From here on those at these seats may be written in. */
export const takeOverSeats = (work: Work, seats: readonly Seat[]): void => {
  if (work.lent) for (const seat of seats) ownPlayer(work.state, placeOf(work.state, seat))
}

/** From here on the awards may be added to. */
export const takeOverAwards = (work: Work): void => {
  if (work.lent) ownAwards(work.state)
}

/** From here on those may be written in whom the end of the deal changes. */
export const takeOverPaid = (work: Work): void => {
  if (work.lent) ownPaid(work.state)
}

/** From here on those may be written in whom the end of a round changes. */
export const takeOverPlayed = (work: Work): void => {
  if (work.lent) ownPlayed(work.state)
}

export { tell }

/** News that is written into the deal already, by the recorder that is for it alone: what happens at every turn is not looked up. */
export const keep = (work: Work, event: DealEvent): void => {
  if (work.lent) work.events = joined(work.events, event)
  else work.events.push(event)
}

/** A short list with one more: a list that grows by `push` has room for sixteen more, and these are made at every turn. */
const joined = <T>(list: readonly T[], more: T): T[] => {
  switch (list.length) {
    case 0:
      return [more]
    case 1:
      return [list[0]!, more]
    case 2:
      return [list[0]!, list[1]!, more]
    default:
      return [...list, more]
  }
}

/** Behind a mere fact there is no rule. */
export const NO_RULES: readonly RuleId[] = []

/** The seat of the player at this place. */
export const seatAt = (deal: Deal, place: number): number => deal.players[place]!.seat
