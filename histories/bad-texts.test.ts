import { expect, test } from 'vitest'
import { formatOf } from './read-any.ts'
import { goodTexts, spoilTexts } from './testing/bad-texts.ts'

const texts = goodTexts()

test('a spoiled file is reported with its place, and nothing breaks', () => {
  const { read, refused } = spoilTexts(texts, 400, 'test')
  expect(read).toBeGreaterThan(20)
  expect(refused).toBeGreaterThan(100)
})

test('a text is known by what it holds, and else by its name', () => {
  for (const { format, text } of texts) expect(formatOf(text)).toBe(format)
  expect(formatOf('variant = "NT"\n')).toBe('phh')
  expect(formatOf('', 'x.phhs')).toBe('phh')
  expect(formatOf('hello', 'x.md')).toBeNull()
})
