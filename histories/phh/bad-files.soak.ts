import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goodFiles, spoil } from '../testing/bad-files.ts'

const folder = new URL('./samples/', import.meta.url)
const samples = readdirSync(folder).map(name => readFileSync(new URL(name, folder), 'utf8'))

/** How many files are spoiled; `CARDROOM_SOAK_FILES` asks for another number. */
const FILES = Number(process.env.CARDROOM_SOAK_FILES ?? 100_000)

test(`${FILES} spoiled files`, () => {
  const files = goodFiles(samples)
  const part = 1000
  let read = 0
  for (let from = 0; from < FILES; from += part) {
    read += spoil(files, Math.min(part, FILES - from), `soak ${from}`).read
    process.stdout.write(`${Math.min(FILES, from + part)} files spoiled, ${read} hands of them still read\n`)
  }
  expect(read).toBeGreaterThan(0)
})
