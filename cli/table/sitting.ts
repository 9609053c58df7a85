import { type Chance, legal, type Scenario, shuffled } from '@cardroom/engine'
import {
  type Course,
  carriedOut,
  isProblem,
  type Misread,
  type Problem,
  playScenario,
  readActs,
  readScenario,
  type WrittenAct,
} from '@cardroom/engine/ask'
import { poolOf } from '@cardroom/engine/deal'

/** A table at which somebody sits: how it began, what was done, and how far it has come. */
export type Sitting = {
  /** The table as a scenario without acts. */
  readonly began: Scenario
  readonly acts: readonly WrittenAct[]
  readonly course: Course
  /** The sitting before the last act. */
  readonly before: Sitting | undefined
}

/** Sits down at a table, or says what is wrong with it. */
export const sitDown = (began: Scenario): Sitting | Problem => {
  const setup = readScenario({ ...began, acts: [] })
  if (isProblem(setup)) return setup
  const course = playScenario(setup)
  return isProblem(course) ? course : { began, acts: [], course, before: undefined }
}

/** Carries out what was said, word for word as in a scenario; several acts stand between semicolons. */
export const done = (sitting: Sitting, said: WrittenAct, chance: Chance): Sitting | Misread => {
  const written = shuffledFor(sitting, said, chance)
  const acts = readActs(written)
  if (isProblem(acts)) return acts
  let { course } = sitting
  for (const act of acts) {
    const next = carriedOut(course, act)
    if (isProblem(next)) return next
    course = next
  }
  return { ...sitting, acts: [...sitting.acts, ...written], course, before: sitting }
}

/** The whole sitting as a scenario that can be asked. */
export const asScenario = ({ began, acts, course }: Sitting): Scenario => ({
  ...began,
  acts,
  ask: course.rulings.length > 0 ? ['ruling', 'state'] : ['state'],
})

/** A shuffle in the middle of a deal comes from chance here, and is written with its order; `deal` makes it too. */
const shuffledFor = ({ course }: Sitting, said: WrittenAct, chance: Chance): readonly WrittenAct[] => {
  const { deal } = course
  const due = legal(deal)
  if (deal.realCards || due.due !== 'dealer' || due.act.do !== 'reshuffle') return [said]
  if (said !== 'deal' && said !== 'reshuffle') return [said]
  const order = shuffled(poolOf(deal, due.act.from), chance)
  return [`reshuffle ${order.join(' ')}`, ...(said === 'deal' ? ['deal'] : [])]
}
