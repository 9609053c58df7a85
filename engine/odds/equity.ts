import { no, type Result } from '../decider/decision.ts'
import { isRecord } from '../kinds/shown.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import { checkQuestion } from './check-question.ts'
import { type Layout, layOut } from './layout.ts'
import { planOf } from './plan.ts'
import type { Equity, Options, Question } from './question.ts'
import { type OddsRefusal, refused } from './refusal.ts'
import { added, equityOf, noSums, type Sums, tallyOf } from './tally.ts'
import type { Work } from './work.ts'

/** How hands do against each other: exactly if every deal can be counted in a few seconds, otherwise by samples. */
export const equity = (question: Question, options: Options = {}): Result<Equity, OddsRefusal> => {
  const job = jobOf(question, options)
  if ('why' in job) return no(job)
  const { layout, work } = job
  const tally = tallyFor(layout)
  for (let slice = 0; slice < work.slices; slice++) work.run(slice, tally)
  return { ok: true, ...equityOf(tally.sums(), layout.form, layout.hands.length, work.exact) }
}

/** How far a count has come, in slices. */
export type Step = { readonly done: number; readonly of: number }

/** Something that can be called off, such as an `AbortSignal`. */
export type Stop = { readonly aborted: boolean }

/**
 * The same in steps of some milliseconds, for callers that have other things to do: they go on when they like, or not at
 * all. A count that is called off ends with what there is so far, which is exact for nobody.
 */
export const equityInSteps = function* (
  question: Question,
  options: Options = {},
  stop: Stop = { aborted: false },
): Generator<Step, Result<Equity, OddsRefusal>> {
  if (stop === null) throw wrongArgument('stop', stop, 'what can be called off, such as an AbortSignal')
  const job = jobOf(question, options)
  if ('why' in job) return no(job)
  const { layout, work } = job
  const tally = tallyFor(layout)
  let done = 0
  while (done < work.slices && !stop.aborted) {
    work.run(done++, tally)
    yield { done, of: work.slices }
  }
  const exact = work.exact && done === work.slices
  return { ok: true, ...equityOf(tally.sums(), layout.form, layout.hands.length, exact) }
}

/** What is ahead: how many deals will be counted, all of them or samples, and about how many seconds it takes on one core. */
export type Outlook = { readonly exact: boolean; readonly deals: number; readonly seconds: number }

/** What it takes to answer a question. */
export const outlook = (question: Question, options: Options = {}): Result<Outlook, OddsRefusal> => {
  const job = sameJob(question, options)
  if ('why' in job) return no(job)
  const { exact, deals, cost } = job.work
  return { ok: true, exact, deals, seconds: cost / 1e9 }
}

/** Some slices of the work on a question: plain data that can be sent to a worker. */
export type Part = {
  readonly question: Question
  readonly options: Options
  readonly from: number
  readonly to: number
}

/** The work on a question in parts of about the same size, as many as asked for or fewer. */
export const partsOf = (
  question: Question,
  options: Options,
  count: number,
): Result<{ readonly parts: readonly Part[] }, OddsRefusal> => {
  if (!Number.isInteger(count)) throw wrongArgument('count', count, 'a whole number')
  const job = sameJob(question, options)
  if ('why' in job) return no(job)
  const { slices } = job.work
  const many = Math.max(1, Math.min(count, slices))
  const at = (part: number): number => Math.floor((slices * part) / many)
  const parts = Array.from({ length: many }, (_, i) => ({ question, options, from: at(i), to: at(i + 1) }))
  return { ok: true, parts }
}

/** What one part comes to; for parts of one question after each other it is laid out once. */
export const runPart = (part: Part): Sums => {
  if (!isRecord(part)) throw wrongArgument('part', part, 'one of what partsOf gives')
  const { question, options, from, to } = part
  const job = sameJob(question, options)
  if ('why' in job) throw new Error(job.why)
  const tally = tallyFor(job.layout)
  for (let slice = from; slice < to; slice++) job.work.run(slice, tally)
  return tally.sums()
}

/** The parts of a question together. */
export const merged = (
  question: Question,
  options: Options,
  sums: readonly Sums[],
  all = true,
): Result<Equity, OddsRefusal> => {
  const job = sameJob(question, options)
  if ('why' in job) return no(job)
  if (!Array.isArray(sums) || !sums.every(sum => Array.isArray(sum)))
    throw wrongArgument('sums', sums, 'a list of what runPart gives')
  const { layout, work } = job
  const hands = layout.hands.length
  const sum = sums.reduce(added, noSums(hands, layout.form.pot.length))
  return { ok: true, ...equityOf(sum, layout.form, hands, work.exact && all) }
}

type Job = { readonly layout: Layout; readonly work: Work }

const tallyFor = ({ hands, form }: Layout) => tallyOf(hands.length, form.pot.length)

const jobOf = (question: Question, options: Options): Job | OddsRefusal => {
  checkQuestion(question, options)
  const { samples } = options
  if (samples !== undefined && !(Number.isInteger(samples) && samples > 0))
    return refused('samples', { about: { given: samples } })
  const layout = layOut(question)
  if ('why' in layout) return layout
  const work = planOf(layout, options)
  if (work === undefined) return refused('too-many-deals')
  return { layout, work }
}

let last: { readonly asked: string; readonly job: Job | OddsRefusal } | undefined

/** The job of this question, kept until another one is asked: to lay it out can take as long as a part of it. */
const sameJob = (question: Question, options: Options): Job | OddsRefusal => {
  const asked = JSON.stringify([question, options])
  if (last?.asked !== asked) last = { asked, job: jobOf(question, options) }
  return last.job
}
