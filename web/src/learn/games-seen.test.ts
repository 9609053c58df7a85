// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { EVERY, gamesSeen, hasSeen, rememberSeen } from './games-seen.ts'

beforeEach(() => localStorage.clear())

test('a game is new until it was seen, and every game is known to a player who says so', () => {
  expect(hasSeen('razz')).toBe(false)
  rememberSeen('razz')
  rememberSeen('razz')
  expect([...gamesSeen()]).toEqual(['razz'])
  expect(hasSeen('razz')).toBe(true)
  expect(hasSeen('badugi')).toBe(false)
  rememberSeen(EVERY)
  expect(hasSeen('badugi')).toBe(true)
})
