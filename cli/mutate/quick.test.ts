import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ran } from './job.ts'
import { type Quick, quickIn } from './quick.ts'

const loads = '(globalThis as { loads?: string[] }).loads ??= []'
const FILES: Readonly<Record<string, string>> = {
  'vitest.shared.config.ts': `
export default { resolve: { alias: [{ find: /^@card\\/(\\w+)$/, replacement: new URL('./engine/', import.meta.url).pathname + '$1.ts' }] } }
`,
  'engine/chips.ts': `;(${loads}).push('chips'); export const LEAST: number = 2; export const isEnough = (chips: number) => chips >= LEAST`,
  'engine/cards.ts': `;(${loads}).push('cards'); export * from './suits.ts'; export const CARDS = 52`,
  'engine/suits.ts': `;(${loads}).push('suits'); export const SUITS = 4`,
  'engine/chips.test.ts': `
  import { describe, expect, test } from 'vitest'
  import { CARDS, SUITS } from '@card/cards'
  import { isEnough } from './chips.ts'
describe('chips', () => {
  test.each([[2, true], [1, false]])('%i is enough: %s', (chips, is) => { expect(isEnough(chips)).toBe(is) })
  test('thirteen of a suit', async () => { expect(CARDS / SUITS).toBe(13) })
})
test('another', () => {})
`,
  'engine/hooks.test.ts': `import { afterEach, test } from 'vitest'\nafterEach(() => {})\ntest('x', () => {})\n`,
  'room/room.test.ts': `import { test } from 'vitest'\ntest('x', () => {})\n`,
}

describe('tests in this process', () => {
  const root = mkdtempSync(join(tmpdir(), 'cardroom-'))
  const loaded = globalThis as { loads?: string[] }
  let quick: Quick
  beforeAll(async () => {
    for (const [file, text] of Object.entries(FILES)) {
      mkdirSync(join(root, dirname(file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    quick = await quickIn(root)
  })
  afterAll(() => rmSync(root, { recursive: true }))

  const run = (file: string | null, text = '', names = 'chips'): Promise<Ran | undefined> => {
    loaded.loads = []
    const changed = file === null ? null : { file, text }
    return quick({ names, tests: ['engine/chips.test.ts'], changed })
  }
  const found = (ran: Ran | undefined) => ran?.tests.map(({ name, problem }) => [name, problem === null])
  const PASSED = [
    ['chips > 2 is enough: true', true],
    ['chips > 1 is enough: false', true],
    ['chips > thirteen of a suit', true],
  ]

  test('those whose names fit are run, under the names that Vitest gives them', async () => {
    expect(found(await run(null))).toEqual(PASSED)
    expect(loaded.loads).toEqual(['suits', 'cards', 'chips'])
    expect(found(await run(null, '', 'another'))).toEqual([['another', true]])
  })

  test('a change is seen by all that rests on the file, nothing else is loaded again, and the next run has none of it', async () => {
    expect(found(await run('engine/suits.ts', 'export const SUITS: number = 2'))).toEqual([
      ...PASSED.slice(0, 2),
      ['chips > thirteen of a suit', false],
    ])
    expect(loaded.loads).toEqual(['cards'])
    expect(found(await run('engine/chips.ts', FILES['engine/chips.ts']!.replace('= 2', '= 1')))).toEqual([
      PASSED[0],
      ['chips > 1 is enough: false', false],
      PASSED[2],
    ])
    expect(loaded.loads).toEqual(['suits', 'cards', 'chips'])
    expect(found(await run(null))).toEqual(PASSED)
    expect(loaded.loads).toEqual(['chips'])
  })

  test('a module that cannot be loaded is reported, and leaves nothing half loaded behind', async () => {
    const broken = await run('engine/suits.ts', "throw new Error('torn')")
    expect(broken).toEqual({ tests: [], unloaded: ['engine/chips.test.ts: torn'] })
    expect((await run('engine/suits.ts', 'const 2 = 3'))?.unloaded).toHaveLength(1)
    expect(found(await run(null))).toEqual(PASSED)
  })

  test('what needs more of Vitest, or is no test of the engine, is left to Vitest', async () => {
    for (const file of ['engine/hooks.test.ts', 'room/room.test.ts']) {
      expect(await quick({ names: 'x', tests: [file], changed: null })).toBeUndefined()
    }
  })
})
