import { BOOKS } from '@cardroom/engine'
import { DRILL_AREAS, type Practice } from '@cardroom/engine/drills'
import { isRuleId } from '@cardroom/engine/rulebooks'
import type { PracticeReport } from '../protocol/training.ts'

/** What a device sends of its practice, with only the areas, books and rules that there are: names of its own would never end. */
export const soundPractice = (report: PracticeReport): PracticeReport => ({
  ...report,
  answers: report.answers.map(answer => (isRule(answer.rule) ? answer : { ...answer, rule: null })),
  brought: report.brought === null ? null : soundBrought(report.brought),
})

const isRule = (rule: string | null): boolean => rule !== null && isRuleId(rule)

const soundBrought = (practice: Practice): Practice => ({
  ...practice,
  areas: onlyNamed(practice.areas, name => AREAS.has(name)),
  books: onlyNamed(practice.books, name => IDS.has(name)),
  known: onlyNamed(practice.known, isRuleId),
  seen: onlyNamed(practice.seen, isRuleId),
})

const AREAS: ReadonlySet<string> = new Set(DRILL_AREAS)
const IDS: ReadonlySet<string> = new Set(BOOKS)

const onlyNamed = <T extends Readonly<Record<string, unknown>>>(all: T, isKnown: (name: string) => boolean): T =>
  Object.fromEntries(Object.entries(all).filter(([name]) => isKnown(name))) as T
