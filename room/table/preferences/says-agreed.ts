import { chopRules, mayChopAt, mostRunsAt, type PlayerId, runsRules, type Time } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import { type Refused, simply } from '../../refusal.ts'
import { type Course, happens } from '../dealer/dealer.ts'
import type { Runs } from '../state/hosted.ts'
import { RUNS } from './agreements.ts'

/** Somebody says how often he would have dealt what is to come; it holds until he says otherwise. */
export const saysRuns = (course: Course, person: PlayerId, times: Runs, at: Time): Refused | null => {
  const { night, people } = course.hosted
  const { table } = night!
  if (!table.chairs.includes(person)) return NO_SEAT
  const most = mostRunsAt(table)
  if (times > most) {
    const rules = runsRules(table)
    return {
      why: 'cannot-run-it',
      words: `In this game you can run it ${RUNS[most as Runs]} at most.`,
      rules,
    }
  }
  if ((heldIn(people, person)!.runs ?? 1) === times) return AS_IT_IS
  happens(course, { type: 'RunsSaid', person, times, at })
  return null
}

/** Somebody says whether he chops the blinds when all others fold; it holds until he says otherwise. */
export const saysChops = (course: Course, person: PlayerId, chops: boolean, at: Time): Refused | null => {
  const { night, people } = course.hosted
  const { table } = night!
  if (!table.chairs.includes(person)) return NO_SEAT
  if (chops && !mayChopAt(table)) {
    const rules = chopRules(table)
    return { why: 'cannot-chop', words: 'In this game you can’t chop the blinds.', rules }
  }
  if ((heldIn(people, person)!.chops ?? false) === chops) return AS_IT_IS
  happens(course, { type: 'ChopsSaid', person, chops, at })
  return null
}

/** Somebody says whether they are asked before their hand is shown; it holds until they say otherwise. */
export const saysAskToShow = (course: Course, person: PlayerId, asks: boolean, at: Time): Refused | null => {
  const { night, people } = course.hosted
  if (!night!.table.chairs.includes(person)) return NO_SEAT
  if ((heldIn(people, person)!.asksToShow ?? false) === asks) return AS_IT_IS
  happens(course, { type: 'AskToShowSaid', person, asks, at })
  return null
}

const NO_SEAT = simply('no-seat', 'You don’t have a seat here. Take one to play.')
const AS_IT_IS = simply('as-it-is', 'Already set.')
