import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type RuleId, seeded } from '@cardroom/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkout, readLedger, readSources } from '../ledger-files.ts'
import type { Verdict } from './judge.ts'
import { mutateRules, type Project, provenIn, sampleOf } from './mutate-rules.ts'
import { basisOf, resultsIn } from './results.ts'

// Ids are put together here, so that this file names no rule itself.
const id = (number: string): RuleId => ['rrp', number].join('/') as RuleId
const [cap, bet, empty, loaded, hooked] = [id('3/betting/4a'), id('3/betting/3'), id('8/6'), id('8/2'), id('8/1')]

/** A small project: a setting and a branch that are proven, an empty test, and tests that fall over when loaded. */
const FILES: Readonly<Record<string, string>> = {
  'vitest.shared.config.ts': 'export default {}',
  'engine/rulebooks/chapters/raises.ts': `
const point = <T>(asked: T): T => asked
export const points = { limitRaiseCapThreePlusRounds: point({ rrp: [3, '${cap}'] }) }
`,
  'engine/deal/raises.ts': `
  import { points } from '../rulebooks/chapters/raises.ts'
export const mayRaise = (raises: number): boolean => raises < points.limitRaiseCapThreePlusRounds.rrp[0]!
// ${bet}: nothing is no bet
export const isBet = (chips: number): boolean => chips > 0
/** ${empty} */
export const isRaise = (chips: number): boolean => chips > 10
export const LEAST = 2 // ${loaded}
`,
  'engine/deal/hooked.ts': `export const isDealt = (cards: number): boolean => cards > 2 // ${hooked}`,
  // what uses more of Vitest than the tests of the engine do is run by Vitest itself
  'engine/deal/hooked.test.ts': `
  import { afterEach, expect, test } from 'vitest'
  import { isDealt } from './hooked.ts'
afterEach(() => {})
test('${hooked}: three cards', () => { expect([isDealt(2), isDealt(3)]).toEqual([false, true]) })
`,
  'engine/deal/raises.test.ts': `
  import { expect, test } from 'vitest'
  import { isBet, isRaise, mayRaise } from './raises.ts'
test('${cap}: three raises', () => { expect([mayRaise(2), mayRaise(3)]).toEqual([true, false]) })
test('${bet}: a chip', () => { if (!isBet(1)) throw new Error('no bet') })
test('${empty}: a raise', () => { isRaise(20) })
`,
  'engine/deal/least.test.ts': `
  import { test } from 'vitest'
  import { LEAST } from './raises.ts'
if (LEAST !== 2) throw new Error('not 2')
test('${loaded}: the least', () => {})
`,
}

const RAISES_TEST = 'engine/deal/raises.test.ts'
const basisIn = ({ sources }: Project, files: readonly string[]): string =>
  basisOf(files.map(file => sources.find(each => each.file === file)!.text))

describe('a project with an empty test', () => {
  const root = mkdtempSync(join(tmpdir(), 'cardroom-'))
  let verdicts: ReadonlyMap<string, Verdict>
  const heard: string[] = []

  beforeAll(async () => {
    for (const [file, text] of Object.entries(FILES)) {
      mkdirSync(join(root, dirname(file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    symlinkSync(join(checkout()!, 'node_modules'), join(root, 'node_modules'))
    const project: Project = { root, sources: readSources(root), ledger: readLedger() }
    const rows = provenIn(project)
    expect(rows.map(row => row.id).sort()).toEqual([cap, bet, empty, loaded, hooked].sort())
    const found = await mutateRules(project, rows, { atOnce: 1 }, verdict => heard.push(verdict.id))
    verdicts = new Map(found.map(verdict => [verdict.id, verdict]))
  }, 120_000)
  afterAll(() => rmSync(root, { recursive: true }))

  test('holds the rules whose tests notice', () => {
    expect(verdicts.get(cap)).toMatchObject({ is: 'held', why: '4 of 4 noticed' })
    expect(verdicts.get(cap)!.tried.map(({ kind }) => kind)).toEqual(['value', 'value', 'branch', 'branch'])
    expect(verdicts.get(bet)).toMatchObject({ is: 'held' })
    expect(verdicts.get(bet)!.tried[0]).toMatchObject({ before: 'chips > 0', after: 'chips <= 0', outcome: 'noticed' })
  })

  test('holds a rule whose test has a hook', () => {
    expect(verdicts.get(hooked)).toMatchObject({ is: 'held', why: '4 of 4 noticed' })
  })

  test('has a survivor where the test is empty', () => {
    const { is, tried, tests } = verdicts.get(empty)!
    expect(is).toBe('survivor')
    expect(tests).toEqual([{ file: 'engine/deal/raises.test.ts', name: `${empty}: a raise` }])
    expect(tried.map(({ outcome }) => outcome)).toEqual(['slept', 'slept', 'slept', 'slept'])
    expect(tried[0]).toMatchObject({ file: 'engine/deal/raises.ts', line: 7, after: 'chips <= 10' })
  })

  test('takes no failure to load for a notice', () => {
    const { is, tried } = verdicts.get(loaded)!
    expect(is).toBe('nothing')
    expect(tried[0]).toMatchObject({ outcome: 'unfit', output: expect.stringContaining('not 2') })
  })

  test('goes on where it was, and judges again what has changed', async () => {
    const file = join(root, 'results.jsonl')
    const project = (changed = ''): Project => ({
      root,
      sources: readSources(root).map(each => ({
        ...each,
        text: each.text + (each.file.includes('raises.test') ? changed : ''),
      })),
      ledger: readLedger(),
    })
    const kept = verdicts.get(empty)!
    resultsIn(file).keep({ ...kept, why: 'kept' }, basisIn(project(), [RAISES_TEST, 'engine/deal/raises.ts']))
    writeFileSync(file, '\n{"basis":"cut o', { flag: 'a' })
    const row = (of: Project) => provenIn(of).filter(each => each.id === empty)
    const judged = async (of: Project) =>
      (await mutateRules(of, row(of), { atOnce: 1, results: resultsIn(file) }, () => {}))[0]!.why
    expect(await judged(project())).toBe('kept')
    expect(await judged(project('// more'))).toBe('none of 4 noticed')
    expect(resultsIn(file).known(empty, basisIn(project('// more'), [RAISES_TEST, 'engine/deal/raises.ts']))).toEqual(
      kept,
    )
  }, 60_000)

  test('is not changed, and is reported as it goes', () => {
    for (const [file, text] of Object.entries(FILES)) expect(readFileSync(join(root, file), 'utf8')).toBe(text)
    expect(heard.toSorted()).toEqual([...verdicts.keys()].toSorted())
  })
})

test('the same seed takes the same rules', () => {
  const rows = provenIn({ root: '', sources: readSources(checkout()!), ledger: readLedger() })
  const taken = (seed: string): readonly string[] => sampleOf(rows, 5, seeded(seed)).map(row => row.id)
  expect(taken('x')).toHaveLength(5)
  expect(taken('x')).toEqual(taken('x'))
  expect(taken('x')).not.toEqual(taken('y'))
})

test('a sample has of each layer its part, and a larger one holds the smaller', () => {
  const rows = provenIn({ root: '', sources: readSources(checkout()!), ledger: readLedger() })
  const sample = sampleOf(rows, 300, seeded('x'))
  for (const layer of new Set(rows.map(row => row.layer))) {
    const of = (list: readonly { readonly layer: string }[]): number => list.filter(row => row.layer === layer).length
    expect(Math.abs(of(sample) - (300 * of(rows)) / rows.length), layer).toBeLessThan(1)
  }
  expect(sampleOf(rows, 600, seeded('x'))).toEqual(expect.arrayContaining([...sample]))
})
