import { ink } from '../ink.ts'
import type { Tried, Verdict } from './judge.ts'

/** What a run of mutations found, in numbers. */
export type Found = {
  readonly rules: number
  readonly held: number
  readonly survivors: number
  readonly nothing: number
  readonly notRun: number
  /** Mutations with which the naming tests were run, and how many of them they noticed. */
  readonly mutations: number
  readonly noticed: number
}

/** What a run found, counted. */
export const foundIn = (verdicts: readonly Verdict[]): Found => {
  const of = (is: Verdict['is']): number => verdicts.filter(verdict => verdict.is === is).length
  const tried = verdicts.flatMap(verdict => verdict.tried)
  const came = (outcome: Tried['outcome']): number => tried.filter(each => each.outcome === outcome).length
  return {
    rules: verdicts.length,
    held: of('held'),
    survivors: of('survivor'),
    nothing: of('nothing'),
    notRun: of('not-run'),
    mutations: came('noticed') + came('slept'),
    noticed: came('noticed'),
  }
}

/** One line for a rule, as it is found. */
export const lineOf = ({ id, is, why }: Verdict): string => `${WORDS[is].padEnd(WIDTH)}  ${id}  ${ink.dim(why)}\n`

/** What is to be mended, and the numbers. */
export const reportText = (verdicts: readonly Verdict[], about: string): string => {
  const found = foundIn(verdicts)
  const numbers = [
    `${about}: ${found.held} held, ${many(found.survivors, 'survivor')}, ${found.nothing} with nothing to mutate`,
    ...(found.notRun === 0 ? [] : [`${found.notRun} whose tests could not be run`]),
    `${found.noticed} of ${many(found.mutations, 'mutation')} noticed`,
  ].join('; ')
  const parts = [
    ...verdicts.filter(({ is }) => is === 'nothing' || is === 'not-run').map(lineOf),
    ...verdicts.filter(({ is }) => is === 'survivor').map(survivorText),
  ]
  return `${parts.join('')}${parts.length > 0 ? '\n' : ''}${numbers}.\n`
}

/** A rule that was broken without its tests noticing: what was tried, and the tests that slept. */
const survivorText = (verdict: Verdict): string =>
  [
    `\n${ink.bold(`survivor  ${verdict.id}`)}  ${verdict.why}\n`,
    ...verdict.tried.map(({ file, line, before, after, outcome, told }) => {
      const unfit = outcome === 'unfit' ? ink.dim(` (unfit: ${told})`) : ''
      return `  ${file}:${line}  ${before} ${ink.dim('→')} ${after}${unfit}\n`
    }),
    ...verdict.tests.map(({ file, name }) => `  asleep: ${file}  ${name}\n`),
  ].join('')

const WORDS: Readonly<Record<Verdict['is'], string>> = {
  held: 'held',
  survivor: 'survivor',
  nothing: 'nothing to mutate',
  'not-run': 'not run',
}
const WIDTH = Math.max(...Object.values(WORDS).map(word => word.length))

const many = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
