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

test('the way from the tap to the log is at most 15 hops, and each file on it knows the next', () => {
  const page = readFileSync(`${ROOT}docs/a-message-through-the-room.md`, 'utf8')
  const way = page.slice(page.indexOf('## From the tap'), page.indexOf('## From the log'))
  expect(way.match(/^\d+\. /gm)!.length).toBeLessThanOrEqual(15)
  const named = new Set(filesNamed(way))
  const unknown = HOPS.filter(([from, to]) => {
    const file = to.slice(to.lastIndexOf('/') + 1)
    return !named.has(from) || !named.has(to) || !readFileSync(ROOT + from, 'utf8').includes(`/${file}'`)
  })
  expect(unknown).toEqual([])
})

/** The hops inside one process: who calls whom. */
const HOPS = [
  ['web/src/table/actions.tsx', 'web/src/felt/betting.tsx'],
  ['web/src/table/actions.tsx', 'web/src/line/table-line.ts'],
  ['room/http/lines.ts', 'room/http/line.ts'],
  ['room/http/line.ts', 'room/protocol/messages.ts'],
  ['room/http/line.ts', 'room/http/table-messages.ts'],
  ['room/table/host-table.ts', 'room/table/decide.ts'],
  ['room/table/host-table.ts', 'room/streams/open-stream.ts'],
  ['room/table/decide.ts', 'room/table/subjects.ts'],
  ['room/table/decide.ts', 'room/table/dealer/dealer.ts'],
  ['room/table/act/act.ts', 'room/table/clock/clock.ts'],
  ['room/table/act/act.ts', 'room/table/state/night-orders.ts'],
  ['engine/table/night.ts', 'engine/rulings/report.ts'],
  ['engine/rulings/report.ts', 'engine/deal/perform.ts'],
] as const

/** The steps of a page: each names a file, and what you find in it. */
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
