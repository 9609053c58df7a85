import { decideNight, type PlayerId, type Time } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import { type Refused, refusal } from '../../refusal.ts'
import type { Answered, Question } from '../state/asked.ts'
import { type Course, tell } from '../state/course.ts'
import type { Hosted } from '../state/hosted.ts'
import { ordersBy } from '../state/night-orders.ts'
import { passedOn } from '../state/passed-on.ts'
import { botIsIn, rulesAlone, staked } from './stake.ts'

/** How long play waits for the answers to a report, in milliseconds. */
export const ASKED_FOR = 30_000

/**
 * Somebody in office reports an incident, or rules. Without a stake in the hand they are believed; if they have a stake,
 * all others who have one must agree, or somebody in office who has none.
 */
export const ask = (course: Course, person: PlayerId, question: Question, at: Time): Refused | null => {
  const { hosted } = course
  if (rulesAlone(hosted, person)) return takeEffect(course, person, question, at)
  // what the deal itself refuses nobody is bothered with
  const tried = decideNight(hosted.night, { type: 'InDeal', command: question, at })
  if (!tried.ok) return passedOn(tried, hosted)
  const deal = hosted.night!.table.deal!.number
  if (timesAsked(hosted, deal, person) >= (question.type === 'Decide' ? 2 : 1)) return refusal('asked-already')
  const others = staked(hosted).filter(it => it !== person && heldIn(hosted.people, it)?.bot === null)
  const ruler = Object.keys(hosted.people).some(it => it !== person && rulesAlone(hosted, it))
  if (!ruler && (botIsIn(hosted) || others.length === 0)) return refusal('nobody-to-agree')
  tell(course, { type: 'ReportMade', by: person, question, deal, asks: others, until: at + ASKED_FOR, at })
  return null
}

/** A player who is asked agrees or not; somebody in office without a stake rules; the person who asked takes it back. */
export const answer = (course: Course, person: PlayerId, agrees: boolean, at: Time): Refused | null => {
  const { asked } = course.hosted
  if (asked === undefined) return refusal('nothing-asked')
  const { by, question } = asked
  if (person === by)
    return agrees ? refusal('not-asked', { about: 'own-report' }) : end(course, 'taken-back', person, at)
  if (rulesAlone(course.hosted, person)) {
    if (!agrees) return end(course, 'ruled-out', person, at)
    end(course, 'ruled', person, at)
    return takeEffect(course, by, question, at)
  }
  if (!asked.asks.includes(person)) return refusal('not-asked', { about: 'no-stake' })
  if (asked.agreed.includes(person)) return refusal('as-it-is', { about: 'agreed' })
  tell(course, { type: 'ReportAnswered', person, agrees, at })
  if (!agrees) return end(course, 'refused', person, at)
  const { agreed = [], asks: all = [] } = course.hosted.asked ?? {}
  // a bot agrees to nothing: the hand is not changed without it but by somebody in office
  if (agreed.length < all.length || botIsIn(course.hosted)) return null
  end(course, 'agreed', undefined, at)
  return takeEffect(course, by, question, at)
}

/** The time to answer is over: everything stays as it was. */
export const endReport = (course: Course, at: Time): Refused | null => {
  const { hosted } = course
  if (hosted.asked === undefined || at < hosted.asked.until) return refusal('not-the-time', { about: 'report' })
  return end(course, 'late', undefined, at)
}

/** How often somebody has asked in a deal: once for a report and once for the ruling on it, since play waits for both. */
const timesAsked = ({ askedIn }: Hosted, deal: number, person: PlayerId): number =>
  askedIn?.deal === deal ? askedIn.by.filter(it => it === person).length : 0

const end = (course: Course, how: Answered, person: PlayerId | undefined, at: Time): null => {
  const waited = at - course.hosted.asked!.since
  tell(course, { type: 'ReportEnded', how, ...(person !== undefined && { person }), waited, at })
  return null
}

const takeEffect = (course: Course, by: PlayerId, question: Question, at: Time): Refused | null =>
  ordersBy(course, by, [{ type: 'InDeal', command: question, at }])
