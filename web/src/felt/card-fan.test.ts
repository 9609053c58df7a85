import { expect, test } from 'vitest'
import { fanOf, fanWidth } from './card-fan.ts'

test('no hand is wider than its room, and every card of it shows', () => {
  for (let downs = 0; downs <= 17; downs++) {
    for (let faces = 0; downs + faces <= 17; faces++) {
      const fan = fanOf(downs, faces, 3.4)
      expect(fanWidth(downs, faces, fan), `${downs} down, ${faces} up`).toBeLessThanOrEqual(3.4 + 1e-9)
      expect(Math.min(fan.step, fan.downStep)).toBeGreaterThan(0.1)
    }
  }
})

test('upcards beside downcards have more room than these', () => {
  const { step, downStep } = fanOf(3, 4, 3.4)
  expect(step).toBeGreaterThan(2 * downStep)
})
