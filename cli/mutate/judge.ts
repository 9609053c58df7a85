import type { RuleId } from '@cardroom/engine'
import { sameFor } from './equivalents.ts'
import { inTurns } from './in-turns.ts'
import { type Job, namesFor, naming, type Ran, type RanTest } from './job.ts'
import { edited, isSame, type Mutation } from './mutation.ts'
import type { Places } from './places.ts'
import type { Runner } from './runners.ts'

/** A rule with the files whose tests name it. */
export type Named = { readonly id: RuleId; readonly tests: readonly string[] }

/**
 * A mutation that was tried, and what the naming tests made of it; `unfit` if they could not be run with it, and
 * `equivalent` if it is known to change nothing, and so was not run.
 */
export type Tried = Mutation & {
  readonly outcome: 'noticed' | 'slept' | 'unfit' | 'equivalent'
  readonly output: string
}

/**
 * What was found of a rule: held, if a naming test failed when it was broken; a survivor, if none ever did; nothing, if
 * there is no place to break it; and not run, if its tests fail as they are, or none runs under its name.
 */
export type Verdict = {
  readonly id: RuleId
  readonly is: 'held' | 'survivor' | 'nothing' | 'not-run'
  readonly why: string
  /** The tests that name it. */
  readonly tests: readonly Omit<RanTest, 'problem'>[]
  readonly tried: readonly Tried[]
}

/** Breaks a rule in one way after the other, up to this many, and looks whether the tests that name it fail. */
export const judge = async (
  { id, tests }: Named,
  places: Places,
  textOf: (file: string) => string,
  runner: Runner,
  most: number = MOST,
): Promise<Verdict> => {
  const began = performance.now()
  const run = async (changed: Job['changed'], seconds: number): Promise<Ran | null> => {
    const ran = await runner.run({ names: namesFor(id), tests, changed }, seconds)
    return ran === null ? null : naming(ran, id)
  }
  const asIs = await run(null, PATIENCE)
  const patience = PATIENCE / 4 + (10 * (performance.now() - began)) / 1000
  const named = (asIs?.tests ?? []).map(({ file, name }) => ({ file, name }))
  const wrong = wrongWith(asIs)
  if (wrong !== null) return { id, is: 'not-run', why: wrong, tests: named, tried: [] }

  const tried: Tried[] = []
  const count = (outcome: Tried['outcome']): number => tried.filter(each => each.outcome === outcome).length
  const isNoticed = (): boolean => count('noticed') > 0
  const tryOut = async (mutations: readonly Mutation[], upTo: number, isEnough: () => boolean): Promise<void> => {
    const judged = (): number => count('noticed') + count('slept')
    const [before, unfit] = [judged(), count('unfit')]
    for (const mutation of mutations.filter(each => !tried.some(other => isSame(other, each)))) {
      if (isEnough() || judged() - before >= upTo || count('unfit') - unfit >= upTo) return
      const same = sameFor(mutation)
      if (same !== undefined) {
        tried.push({ ...mutation, outcome: 'equivalent', output: same })
        continue
      }
      const changed = { file: mutation.file, text: edited(textOf(mutation.file), mutation.edits) }
      tried.push({ ...mutation, ...outcomeOf(await run(changed, patience)) })
    }
  }
  const own = inTurns(places.own.flatMap(byKind))
  await tryOut(own, most, () => false)
  // where only a value rests on the rule, the code that asks for it is broken too
  if (own.length > 0 && !own.some(isBranch)) {
    const asking = places.led(named.map(({ name }) => name))[0] ?? []
    await tryOut(inTurns(asking).filter(isBranch), BRANCHES, () => false)
  }
  // what a rule only leads to is broken only where breaking the rule itself was not noticed
  if (!isNoticed()) await tryOut(own, FURTHER * most, isNoticed)
  const led = isNoticed() ? [] : places.led(named.map(({ name }) => name))
  for (const kind of led) await tryOut(inTurns(kind), FURTHER * most, isNoticed)
  return { id, ...foundOf(tried.length, count('noticed'), count('slept')), tests: named, tried }
}

/** How many ways to break a rule are tried, unless it is said. */
export const MOST = 6
/** This many times as many, until one is noticed, where the first ones were not. */
const FURTHER = 2
/** How many ways to break the code that asks for a value are tried. */
const BRANCHES = 2
/** Seconds that tests may take that are not changed. */
const PATIENCE = 120

const isBranch = ({ kind }: Mutation): boolean => kind === 'branch'

/** The values of a place and the course of its code, so that some of each are broken; the nearest kind first. */
const byKind = (place: readonly Mutation[]): readonly (readonly Mutation[])[] =>
  [place.filter(({ kind }) => kind === place[0]?.kind), place.filter(({ kind }) => kind !== place[0]?.kind)].filter(
    list => list.length > 0,
  )

const wrongWith = (asIs: Ran | null): string | null => {
  if (asIs === null) return 'its tests never finish'
  const failing = asIs.tests.find(({ problem }) => problem !== null)
  if (failing !== undefined) return `a test of it fails as it is: ${failing.name}`
  if (asIs.tests.length > 0) return null
  return asIs.unloaded.length > 0 ? `its tests cannot be loaded: ${asIs.unloaded[0]}` : 'no test runs under its name'
}

/** Only a naming test that failed has noticed; one that could not be loaded has not. */
const outcomeOf = (ran: Ran | null): Pick<Tried, 'outcome' | 'output'> => {
  if (ran === null) return { outcome: 'unfit', output: 'never finishes' }
  const failed = ran.tests.find(({ problem }) => problem !== null)
  if (failed !== undefined) return { outcome: 'noticed', output: `${failed.name}: ${firstLine(failed.problem!)}` }
  if (ran.tests.length > 0 && ran.unloaded.length === 0) return { outcome: 'slept', output: '' }
  return { outcome: 'unfit', output: firstLine(ran.unloaded[0] ?? 'no test runs under its name') }
}

const foundOf = (tried: number, noticed: number, slept: number): Pick<Verdict, 'is' | 'why'> => {
  if (noticed > 0) return { is: 'held', why: `${noticed} of ${noticed + slept} noticed` }
  if (slept > 0) return { is: 'survivor', why: `none of ${slept} noticed` }
  return { is: 'nothing', why: tried > 0 ? 'its tests cannot be run with any change' : 'there is no place to break it' }
}

const firstLine = (text: string): string => text.split('\n')[0]!
