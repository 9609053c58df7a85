import { isProblem } from '@cardroom/engine/ask'
import type { PlayerId, Time } from '@cardroom/engine/table'
import { type Refused, refusal } from '../../refusal.ts'
import { ruledOut } from '../../rules/software-dealt.ts'
import { keptTogether } from '../live/kept-together.ts'
import type { Question } from '../state/asked.ts'
import type { Course } from '../state/course.ts'
import { ordersBy } from '../state/night-orders.ts'
import { afterStop } from '../state/step.ts'
import { ALL, STAFF, subject } from '../state/subject.ts'
import { answer, ask } from './ask.ts'
import { namesUnseenCard } from './cards-named.ts'
import { incidentOf } from './incident-of.ts'

/** Incidents are reported and ruled on; while a report waits for those with a stake in the hand, play waits too. */
export const reports = subject<'report' | 'report-answer' | 'decide', 'ReportMade' | 'ReportAnswered' | 'ReportEnded'>({
  orders: {
    report: {
      roles: STAFF,
      waitsForReport: true,
      decide: (course, { incident }, { person, at }) =>
        namesUnseenCard(course.hosted, person, incident)
          ? refusal('unseen-card')
          : ruledOn(course, person, 'incident', at, tried => report(tried, person, incident, at)),
    },
    'report-answer': {
      roles: ALL,
      playsHandOut: true,
      decide: (course, { agrees }, { person, at }) => answer(course, person, agrees, at),
    },
    decide: {
      roles: STAFF,
      waitsForReport: true,
      decide: (course, { decision }, { person, at }) =>
        ruledOn(course, person, 'ruling', at, tried => put(tried, person, { type: 'Decide', decision }, at)),
    },
  },
  events: {
    ReportMade: (hosted, { by, question, asks, until, deal, at: since }) => {
      const before = hosted.askedIn?.deal === deal ? hosted.askedIn.by : []
      const asked = { by, question, asks, agreed: [], since, until }
      return { ...hosted, asked, askedIn: { deal, by: [...before, by] } }
    },
    ReportAnswered: (hosted, { agrees, person }) => {
      const { asked } = hosted
      if (asked === undefined || !agrees) return hosted
      return { ...hosted, asked: { ...asked, agreed: [...asked.agreed, person] } }
    },
    ReportEnded: (hosted, { waited }) => {
      const { asked: _, ...rest } = hosted
      // the wait is held against nobody
      return afterStop(rest, waited)
    },
  },
})

/** Where cards are real, an incident and the ruling on it can be taken back like everything that is entered. */
const ruledOn = (
  course: Course,
  person: PlayerId,
  what: 'incident' | 'ruling',
  at: Time,
  carry: (course: Course) => Refused | null,
): Refused | null =>
  course.hosted.night!.table.placard.realCards
    ? keptTogether(course, { person, entry: { type: what }, newDeal: false }, at, carry)
    : carry(course)

/** A report with a wrong or missing fact is refused with what is accepted; the rest is for the rulers. */
const report = (course: Course, person: PlayerId, reported: { readonly type: string }, at: Time): Refused | null => {
  const incident = incidentOf(reported)
  if (!isProblem(incident)) {
    const real = course.hosted.night!.table.placard.realCards
    return (real ? null : ruledOut(incident)) ?? put(course, person, incident, at)
  }
  return refusal('not-understood', { about: 'order', problems: [incident] })
}

/** Where cards are real the helper is believed; where software deals, a player with a stake in the hand asks the others. */
const put = (course: Course, person: PlayerId, question: Question, at: Time): Refused | null =>
  course.hosted.night!.table.placard.realCards || course.hosted.night!.deal === null
    ? ordersBy(course, person, [{ type: 'InDeal', command: question, at }])
    : ask(course, person, question, at)
