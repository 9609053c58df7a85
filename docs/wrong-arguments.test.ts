import * as arena from '@cardroom/arena'
import * as engine from '@cardroom/engine'
import * as engineArena from '@cardroom/engine/arena'
import * as engineCards from '@cardroom/engine/cards'
import * as engineOdds from '@cardroom/engine/odds'
import * as engineRanking from '@cardroom/engine/ranking'
import * as engineSimulation from '@cardroom/engine/simulation'
import * as engineWagers from '@cardroom/engine/wagers'
import * as histories from '@cardroom/histories'
import { describe, expect, test } from 'vitest'
import { BEFORE, TASKS } from './api-tasks.ts'
import { rightCalls } from './right-calls.ts'
import { doorCalls } from './right-door-calls.ts'

/** What plain JavaScript easily gives instead of what is asked for. */
const WRONG: readonly unknown[] = [
  undefined,
  null,
  42,
  -1,
  Number.NaN,
  true,
  'x',
  '',
  {},
  [],
  [undefined],
  [{}],
  { type: 'x' },
]

/** How a JavaScript engine complains about code, and not we about an argument. */
const RAW =
  /Cannot (?:read|set|destructure|convert|use|mix|delete|add|assign)|is not (?:iterable|a function|a constructor|defined|an Object)|Invalid (?:array|typed|string|count)|Maximum call stack|Reduce of empty|called on (?:null|undefined|non)|Right-hand side|must be of type|^Expected /

/** What the arena has beside what it passes on from the engine. */
const ownArena = Object.fromEntries(Object.entries(arena).filter(([name]) => !(name in engineArena)))

/** Right calls that find nobody at the other end. */
const NOBODY_THERE = ['acpcClient', 'acpcMatch', 'acpcServer', 'matchOnWorkers']

/** Asked for every card, at a cost of less than a nanosecond, which a look at what they are given would double. */
const UNCHECKED = ['rankOf', 'suitOf', 'fillBits', 'high7At']

/** The parts of the engine that programs take single things from; what the front door has too is tried there. */
const DOORS = {
  arena: engineArena,
  cards: engineCards,
  odds: engineOdds,
  ranking: engineRanking,
  simulation: engineSimulation,
  wagers: engineWagers,
}

/** More than any answer that comes in steps here has before it has looked at all its arguments. */
const STEPS = 20

type Call = readonly unknown[]

/** The arguments with which the examples of the API call this name. */
const inExamples = (name: string): Call => {
  const example = TASKS.flatMap(({ examples }) => Object.entries(examples)).find(([it]) => it === name)![1]
  const door: Readonly<Record<string, unknown>> = { ...engine }
  let args: Call = []
  const watched = (...given: Call): unknown => {
    args = given
    return (door[name] as (...given: Call) => unknown)(...given)
  }
  const names = { ...door, [name]: watched }
  new Function(...Object.keys(names), `${BEFORE}\nreturn (${example})`)(...Object.values(names))
  return args
}

const functionsOf = (door: object): readonly string[] =>
  Object.entries(door).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))

/** What was said, if it was a complaint of the JavaScript engine itself. */
const rawErrorOf = async (run: () => unknown): Promise<string | null> => {
  try {
    const answer = await run()
    // simulations go on for as long as they are asked to
    if (isGenerator(answer)) for (let i = 0; i < STEPS && !answer.next().done; i++);
    return null
  } catch (cause) {
    if (!(cause instanceof Error)) return `threw ${String(cause)}`
    return RAW.test(cause.message) ? cause.message : null
  }
}

const isGenerator = (answer: unknown): answer is Generator =>
  typeof answer === 'object' && answer !== null && 'next' in answer && Symbol.iterator in answer

describe.each<[string, object, (name: string) => Call]>([
  ['@cardroom/engine', engine, inExamples],
  ...Object.entries({ histories, arena: ownArena }).map(([name, door]): [string, object, (name: string) => Call] => [
    `@cardroom/${name}`,
    door,
    it => rightCalls[name as keyof typeof rightCalls][it]!,
  ]),
  ...Object.entries(DOORS).map(([name, door]): [string, object, (name: string) => Call] => [
    `@cardroom/engine/${name}`,
    Object.fromEntries(Object.entries(door).filter(([it]) => !(it in engine || UNCHECKED.includes(it)))),
    it => doorCalls[name]![it]!,
  ]),
])('%s says what it accepts, whatever it is given', (_, door, right) => {
  test.each(functionsOf(door))('%s', async name => {
    const call = (door as Readonly<Record<string, (...args: Call) => unknown>>)[name]!
    const args = right(name)
    expect(args, `docs/right-calls.ts has a call of ${name}`).toBeDefined()
    if (NOBODY_THERE.includes(name)) await expect(call(...args)).rejects.toThrow()
    else await call(...args)
    const found: string[] = []
    for (let at = 0; at < args.length; at++) {
      for (const wrong of WRONG) {
        const raw = await rawErrorOf(() => call(...args.with(at, wrong)))
        if (raw !== null) found.push(`argument ${at + 1}, ${JSON.stringify(wrong)}: ${raw}`)
      }
    }
    expect(found).toEqual([])
  })
})
