import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from './sources.ts'

/** The files that a page names, as paths from the top of the repository. */
const filesNamed = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:engine|room|web|docs|cli|histories|fair)\/[\w./-]+\.\w+)`/g)].map(([, file]) => file!)

test.each([
  ['docs/a-message-through-the-room.md', 20],
  ['docs/adding-an-order.md', 15],
])('%s names files that exist', (page, least) => {
  const files = filesNamed(readFileSync(ROOT + page, 'utf8'))
  expect(new Set(files).size).toBeGreaterThanOrEqual(least)
  expect(files.filter(file => !existsSync(ROOT + file))).toEqual([])
})

/** The steps of a page: each names a file, and what is to be found in it. */
const stepsOf = (text: string): readonly (readonly [file: string, found: string])[] =>
  [...text.matchAll(/^\| \d+\.[^|]*\| `([^`|]+)` \| ([^|]+) \|$/gm)].flatMap(([, file, found]) =>
    [...found!.matchAll(/`([^`]+)`/g)].map(([, code]) => [file!, code!] as const),
  )

test('every step of adding an order finds in its file what it says', () => {
  const steps = stepsOf(readFileSync(`${ROOT}docs/adding-an-order.md`, 'utf8'))
  expect(steps.length).toBeGreaterThanOrEqual(9)
  expect(steps.filter(([file, code]) => !readFileSync(ROOT + file, 'utf8').includes(code))).toEqual([])
})

test('a step that finds nothing is caught', () => {
  expect(stepsOf('| 1. Look | `docs/newcomers.test.ts` | `one`, `two` |')).toEqual([
    ['docs/newcomers.test.ts', 'one'],
    ['docs/newcomers.test.ts', 'two'],
  ])
})

test('a file that is not there is caught', () => {
  const [file] = filesNamed('see `room/tables/nowhere.ts`')
  expect(existsSync(ROOT + file)).toBe(false)
})
