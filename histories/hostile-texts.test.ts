import { expect, test } from 'vitest'
import { FORMATS, formatOf, handsIn } from './read-any.ts'
import { problemWords } from './words/problems.ts'

const LONG = 60_000

/** Texts on which a pattern that tries every way takes hours; a good one takes no time. */
const TEXTS: readonly string[] = [
  'a'.repeat(LONG),
  ' '.repeat(LONG),
  `${' '.repeat(LONG)}x`,
  '['.repeat(LONG),
  '"'.repeat(LONG),
  '('.repeat(LONG),
  '0'.repeat(LONG),
  `${'1,'.repeat(LONG / 2)}x`,
  `0.${'0'.repeat(LONG)}1x`,
  `{${' '.repeat(LONG)}"cardroom"`,
  `PokerStars Hand #1: ${'('.repeat(LONG / 2)}${'$1/'.repeat(LONG / 6)}`,
  `Seat 1: ${'a '.repeat(LONG / 2)}(1 in chips`,
  `Table '${"'".repeat(LONG)} x`,
  `*** ${'A '.repeat(LONG / 2)}`,
  `Total pot ${'1'.repeat(LONG / 2)} ${'| '.repeat(LONG / 4)}`,
  `Ann: ${'posts '.repeat(LONG / 6)}`,
  `Seat 1: Ann ${'(a) '.repeat(LONG / 4)}x`,
  `Ann collected ${'1,'.repeat(LONG / 2)}`,
  `variant = '${'a '.repeat(LONG / 2)}`,
  `actions = ['${'p1 '.repeat(LONG / 3)}']`,
  `min_bet = 1.${'0'.repeat(LONG)}x`,
  `[${' '.repeat(LONG)}`,
  `["${'"'.repeat(LONG)}`,
]

const STARS =
  "PokerStars Hand #1:  Hold'em No Limit ($1/$2 USD) - 2026/01/02 3:04:05 ET\nTable 'x' 6-max Seat #1 is the button\nSeat 1: Ann ($100 in chips)\nSeat 2: Bob ($100 in chips)\n"

test.each(TEXTS.map(text => [text.slice(0, 30), text]))(
  'a long text is read to its end in every format: %j',
  (_, text) => {
    formatOf(text)
    for (const format of FORMATS)
      for (const whole of [text, `${text}\n${text}`, ...(format === 'pokerstars' ? [`${STARS}${text}\n`] : [])])
        for (const { problems } of handsIn(whole, format))
          for (const it of problems) expect(problemWords(it)).toMatch(/\w/)
  },
)
