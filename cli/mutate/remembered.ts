import type { RuleId } from '@cardroom/engine'
import { type Job, namesFor, type Ran } from './job.ts'
import type { Runner } from './runners.ts'

/**
 * A runner for rules whose tests are in the same files: a change is run once with the tests of all of them, since most
 * of the time goes into loading the modules, and what came of it is remembered for the others.
 */
export const remembered = (runner: Runner, rules: readonly RuleId[]): Runner => {
  const names = rules.map(namesFor).join('|')
  const seen = new Map<string, Ran>()
  const keyOf = ({ changed }: Job): string => JSON.stringify(changed)
  return {
    ...runner,
    run: async (job, seconds) => {
      const known = seen.get(keyOf(job))
      if (known !== undefined) return known
      const ran = await runner.run({ ...job, names }, seconds)
      if (ran !== null) seen.set(keyOf(job), ran)
      return ran
    },
  }
}
