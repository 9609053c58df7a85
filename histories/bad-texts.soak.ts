import { expect, test } from 'vitest'
import { goodTexts, spoilTexts } from './testing/bad-texts.ts'

/** How many texts are spoiled; `CARDROOM_SOAK_FILES` asks for another number. */
const TEXTS = Number(process.env.CARDROOM_SOAK_FILES ?? 100_000)

test(`${TEXTS} spoiled logs, PokerStars texts and Open Hand Histories`, () => {
  const texts = goodTexts()
  const part = 1000
  let read = 0
  for (let from = 0; from < TEXTS; from += part) {
    read += spoilTexts(texts, Math.min(part, TEXTS - from), `soak ${from}`).read
    process.stdout.write(`${Math.min(TEXTS, from + part)} texts spoiled, ${read} hands of them still read\n`)
  }
  expect(read).toBeGreaterThan(0)
})
