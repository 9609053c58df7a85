import { expect, test } from 'vitest'
import { draftOf, levelOf, nextDraft } from './draft-level.ts'

const level = { small: 25, big: 50, ante: 5, antes: 'each', lasts: { minutes: 20 }, breakAfter: 10 } as const

test('a level that is only looked at is the same afterwards, by minutes, by hands, and with a game of its own', () => {
  const mixed = { ...level, lasts: { deals: 8 }, antes: 'big-blind', game: { form: 'razz' } } as const
  for (const it of [level, mixed]) expect(levelOf(draftOf(it))).toEqual(it)
})

test('what is typed is what is sent', () => {
  expect(levelOf({ ...draftOf(level), big: '60', minutes: '15', break: '0' })).toEqual({
    ...level,
    big: 60,
    lasts: { minutes: 15 },
    breakAfter: 0,
  })
})

test('another level has twice the blinds, and no break after it', () => {
  expect(levelOf(nextDraft(draftOf(level)))).toEqual({ ...level, small: 50, big: 100, ante: 10, breakAfter: 0 })
})
