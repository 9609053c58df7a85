import { rulebooks } from '@cardroom/engine/rulebooks'
import { expect, test } from 'vitest'
import { draftIn, isSound, newDraft, withAnswer, withBook, withNote, withoutAnswer } from './draft.ts'

test('what the book says anyway is no departure, by whichever book', () => {
  const four = withAnswer(newDraft(), 'limitRaiseCapThreePlusRounds', 4)
  expect(four.overrides).toEqual({ limitRaiseCapThreePlusRounds: 4 })
  expect(withAnswer(four, 'limitRaiseCapThreePlusRounds', 3).overrides).toEqual({})
  expect(rulebooks.wsop.limitRaiseCapThreePlusRounds.is).toBe(4)
  expect(withBook(four, 'wsop')).toMatchObject({ book: 'wsop', overrides: {} })
})

test('a reason goes with its answer', () => {
  const four = withNote(
    withAnswer(newDraft(), 'limitRaiseCapThreePlusRounds', 4),
    'limitRaiseCapThreePlusRounds',
    'We like it.',
  )
  expect(four.notes).toEqual({ limitRaiseCapThreePlusRounds: 'We like it.' })
  expect(withoutAnswer(four, 'limitRaiseCapThreePlusRounds')).toEqual(newDraft())
  expect(withNote(four, 'limitRaiseCapThreePlusRounds', ' ').notes).toEqual({})
})

test('a draft may contradict itself, but is not signed then; nonsense is no draft', () => {
  const odd = withAnswer(newDraft(), 'topUpLimit', 'maximum-buy-in')
  expect(isSound(odd)).toBe(false)
  expect(draftIn(JSON.parse(JSON.stringify(odd)))).toEqual(odd)
  expect(draftIn({ name: 'x', book: 'rrp', overrides: { nothing: 1 } })).toBeNull()
  expect(draftIn(null)).toBeNull()
  const signed = { ...newDraft(), edition: { number: 2, on: '2026-06-10', by: 'Ann', seal: 'a'.repeat(64) } }
  expect(draftIn(signed)).toEqual(newDraft())
})
