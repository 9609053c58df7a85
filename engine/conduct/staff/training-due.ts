import type { RuleId } from '../../rulebooks/rule-id.ts'
import { minutes, type Time } from '../../table/time.ts'
import type { ConductRecord } from '../record.ts'
import type { Training } from './official.ts'
import { TRAINING_RULES } from './staff.ts'

/** A training that somebody never had, or that is due again. */
export type TrainingDue = {
  readonly name: string
  readonly about: Training
  readonly since: Time | null
  readonly rules: readonly RuleId[]
}

/** uspa/app1/3.hosts.2: who has to be trained now, or trained again. */
export const trainingDue = ({ trained, ways }: ConductRecord, at: Time): readonly TrainingDue[] =>
  trained.flatMap(({ name, needs, had }) =>
    needs.flatMap(about => {
      const last = had.find(it => it.about === about)
      const since = last === undefined ? null : last.at + minutes(ways.refreshDays * 24 * 60)
      return since !== null && at < since ? [] : [{ name, about, since, rules: TRAINING_RULES[about] }]
    }),
  )
