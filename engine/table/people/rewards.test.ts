import { expect } from 'vitest'
import { rule } from '../../testing/rule.ts'
import { minutes } from '../time.ts'
import { creditsOf, type PlayLogged } from './rewards.ts'

const hour = minutes(60)
const day = (month: number, date: number): number => Date.UTC(2026, month - 1, date, 20)
const played = (to: number, hours: number, card = 'ann'): PlayLogged => ({
  player: 'ann',
  card,
  from: to - hours * hour,
  to,
})

rule('wsop/5', 'three hours of play are 300 credits on the card', () => {
  expect(creditsOf('ann', [played(day(3, 1), 3)], day(3, 2))).toBe(300)
  expect(creditsOf('ann', [played(day(3, 1), 3), played(day(3, 2), 0.5)], day(3, 2))).toBe(350)
  expect(creditsOf('bob', [played(day(3, 1), 3)], day(3, 2))).toBe(0)
})

rule('wsop/5-own-card', "play on another's card earns neither of them anything", () => {
  const log = [played(day(3, 1), 3, 'bob')]
  expect(creditsOf('ann', log, day(3, 2))).toBe(0)
  expect(creditsOf('bob', log, day(3, 2))).toBe(0)
})

rule('wsop/5-expiry', 'credits lapse after six months without a new one, and one new credit keeps them', () => {
  const first = played(day(1, 1), 2)
  expect(creditsOf('ann', [first], day(6, 30))).toBe(200)
  expect(creditsOf('ann', [first], day(7, 1))).toBe(0)
  expect(creditsOf('ann', [first, played(day(6, 30), 0.01)], day(7, 1))).toBe(201)
  expect(creditsOf('ann', [first, played(day(8, 1), 1)], day(8, 1))).toBe(100)
})
