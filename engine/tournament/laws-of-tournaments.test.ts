import { expect } from 'vitest'
import { rule } from '../testing/rule.ts'
import { begunEvent } from '../testing/tournament-scene.ts'
import { paidOut, purseOf } from './prizes/paid.ts'

rule('uspa/2.2/tournament', 'an entry of 50 from each of four, and all of it is paid as prizes', () => {
  const event = begunEvent(4, { buyIn: { price: 50, fee: 0, chips: 1000 }, rebuys: null, book: 'uspa' })
  const over = event.deal(1, { p1: 4000, p2: 0, p3: 0, p4: 0 })
  expect([purseOf(over.event), paidOut(over.event).reduce((sum, { prize }) => sum + prize, 0)]).toEqual([200, 200])
})
