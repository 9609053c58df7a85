import { ink } from '../ink.ts'
import type { Tried, Verdict } from './judge.ts'
import type { MutationKind } from './mutation.ts'

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
  /** The same of values, and of the course of the code. */
  readonly byKind: Readonly<Record<MutationKind, readonly [noticed: number, of: number]>>
  /** Mutations that are known to change nothing. */
  readonly equivalent: number
}

/** What a run found, counted. */
export const foundIn = (verdicts: readonly Verdict[]): Found => {
  const of = (is: Verdict['is']): number => verdicts.filter(verdict => verdict.is === is).length
  const tried = verdicts.flatMap(verdict => verdict.tried)
  const came = (outcome: Tried['outcome'], kind?: MutationKind): number =>
    tried.filter(each => each.outcome === outcome && (kind ?? each.kind) === each.kind).length
  const ofKind = (kind: MutationKind) => [came('noticed', kind), came('noticed', kind) + came('slept', kind)] as const
  return {
    rules: verdicts.length,
    held: of('held'),
    survivors: of('survivor'),
    nothing: of('nothing'),
    notRun: of('not-run'),
    mutations: came('noticed') + came('slept'),
    noticed: came('noticed'),
    byKind: { value: ofKind('value'), branch: ofKind('branch') },
    equivalent: came('equivalent'),
  }
}

/** A line for each layer: how many of its rules are held, and how many of the mutations were noticed. */
export const layersText = (verdicts: readonly Verdict[], layerOf: (verdict: Verdict) => string): string =>
  [...new Set(verdicts.map(layerOf))]
    .sort()
    .map(layer => {
      const { rules, held, nothing, noticed, mutations } = foundIn(verdicts.filter(each => layerOf(each) === layer))
      return `${layer.padEnd(14)}  ${held} of ${rules - nothing} rules held, ${noticed} of ${mutations} mutations noticed\n`
    })
    .join('')

/** One line for a rule, as it is found. */
export const lineOf = ({ id, is, why }: Verdict): string => `${WORDS[is].padEnd(WIDTH)}  ${id}  ${ink.dim(why)}\n`

/** What needs mending, and the numbers. */
export const reportText = (verdicts: readonly Verdict[], about: string): string => {
  const found = foundIn(verdicts)
  const numbers = [
    `${about}: ${found.held} held, ${many(found.survivors, 'survivor')}, ${found.nothing} with nothing to mutate`,
    ...(found.notRun === 0 ? [] : [`${found.notRun} whose tests could not be run`]),
    `${found.noticed} of ${many(found.mutations, 'mutation')} noticed (${kinds(found)})`,
    ...(found.equivalent === 0 ? [] : [`${found.equivalent} that change nothing left out`]),
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
    ...verdict.tried.map(({ file, line, before, after, outcome, output }) => {
      const unfit = outcome === 'slept' ? '' : ink.dim(` (${outcome}: ${output})`)
      return `  ${file}:${line}  ${before} ${ink.dim('→')} ${after}${unfit}\n`
    }),
    ...verdict.tests.map(({ file, name }) => `  asleep: ${file}  ${name}\n`),
  ].join('')

const kinds = ({ byKind: { value, branch } }: Found): string =>
  `values ${value[0]} of ${value[1]}, branches ${branch[0]} of ${branch[1]}`

const WORDS: Readonly<Record<Verdict['is'], string>> = {
  held: 'held',
  survivor: 'survivor',
  nothing: 'nothing to mutate',
  'not-run': 'not run',
}
const WIDTH = Math.max(...Object.values(WORDS).map(word => word.length))

const many = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
