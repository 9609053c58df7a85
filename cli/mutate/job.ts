import type { RuleId } from '@cardroom/engine'
import { idsIn } from '@cardroom/engine/rulebooks'

/** A job to run: the tests of these files whose names fit, with one file changed or with none. */
export type Job = {
  /** A regular expression for the names. */
  readonly names: string
  readonly tests: readonly string[]
  readonly changed: { readonly file: string; readonly text: string } | null
}

/** A test that was run, by its file and its name with the titles around it. */
export type RanTest = { readonly file: string; readonly name: string; readonly problem: string | null }

/** What came of a job: the tests whose names fit, and the files that could not be loaded with what stood in the way. */
export type Ran = { readonly tests: readonly RanTest[]; readonly unloaded: readonly string[] }

/** A pattern for the names of tests that name a rule, or another one that goes on like it. */
export const namesFor = (rule: RuleId): string => `(?<![\\w./-])${rule.replaceAll('.', '\\.')}(?![\\w$/])`

/** What came of a job, of the tests that name the rule alone. */
export const naming = ({ tests, unloaded }: Ran, rule: RuleId): Ran => ({
  tests: tests.filter(({ name }) => idsIn(name).includes(rule)),
  unloaded,
})
