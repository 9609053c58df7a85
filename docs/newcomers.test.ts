import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from './sources.ts'

/** The files that a page names, as paths from the top of the repository. */
const filesNamed = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:engine|room|web|docs|cli|histories|fair)\/[\w./-]+\.\w+)`/g)].map(([, file]) => file!)

test.each([['docs/a-message-through-the-room.md', 20]])('%s names files that exist', (page, least) => {
  const files = filesNamed(readFileSync(ROOT + page, 'utf8'))
  expect(new Set(files).size).toBeGreaterThanOrEqual(least)
  expect(files.filter(file => !existsSync(ROOT + file))).toEqual([])
})

test('a file that is not there is caught', () => {
  const [file] = filesNamed('see `room/tables/nowhere.ts`')
  expect(existsSync(ROOT + file)).toBe(false)
})
