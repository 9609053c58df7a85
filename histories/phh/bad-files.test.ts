import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goodFiles, spoil } from '../testing/bad-files.ts'

const folder = new URL('./samples/', import.meta.url)
const samples = readdirSync(folder).map(name => readFileSync(new URL(name, folder), 'utf8'))

test('spoiled files get an answer with its place, and never more than that', () => {
  const { read, refused } = spoil(goodFiles(samples), 500, 'test')
  // some are still files, some are not
  expect(read).toBeGreaterThan(50)
  expect(refused).toBeGreaterThan(50)
})
