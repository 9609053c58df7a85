import { expect, test } from 'vitest'
import { begunEvent, drawnInOrder, postedEvent } from '../../testing/tournament-scene.ts'
import { tournamentAudit } from '../audit.ts'
import { leftAt } from '../levels/level-now.ts'

test('a day ends with every stack counted and bagged, and the next begins with a new draw where the clock stood', () => {
  const event = begunEvent(12, { seats: 6, finalSeats: 6, rebuys: null }).deal(1, { p1: 1500, p2: 500 }).later(5)
  const counts = event.event.entrants.map(({ player, stack }) => ({ player, chips: stack }))
  expect(event.refuses({ type: 'BagUp', counts: counts.slice(1) }).why).toBe('chips-are-off')
  expect(
    event.refuses({ type: 'BagUp', counts: counts.map((it, i) => ({ ...it, chips: it.chips + (i === 0 ? 5 : 0) })) })
      .why,
  ).toBe('chips-are-off')
  const bagged = event.gives({ type: 'BagUp', counts })
  expect(bagged.event).toMatchObject({ phase: 'bagged', tables: [] })
  expect(tournamentAudit(bagged.event)).toEqual([])
  const next = bagged.later(600).gives({ type: 'StartDay', order: drawnInOrder(bagged).toReversed() })
  expect(next.event).toMatchObject({ day: 2, phase: 'playing' })
  expect(leftAt(next.event, next.event.at)).toBe(15 * 60_000)
  expect(next.event.tables[0]?.seats[0]).toBe('p12')
  expect(next.refuses({ type: 'StartDay', order: [] }).why).toBe('not-the-time')
})

test('who comes from a flight brings their stack and pays nothing more', () => {
  const event = postedEvent({ buyIn: { price: 100, fee: 10, chips: 1000 } }).gives(
    { type: 'Enter', player: 'ann', chips: 23_500 },
    { type: 'Enter', player: 'bob' },
  )
  expect(event.stack('ann')).toBe(23_500)
  expect(event.event.bank.buyIns).toBe(100)
  const begun = event.gives({ type: 'StartPlay', order: ['ann', 'bob'] })
  expect(tournamentAudit(begun.event)).toEqual([])
  expect(tournamentAudit({ ...begun.event, raced: 5 })).toEqual(['24500 chips are in play, but 24505 were bought'])
  const back = event.gives({ type: 'Withdraw', player: 'ann' })
  expect(back.event.bank).toMatchObject({ buyIns: 100, refunds: 0 })
  const off = event.gives({ type: 'Cancel', reason: 'no heating' }).events[0]
  expect(off).toMatchObject({
    refunds: [
      { player: 'ann', amount: 0 },
      { player: 'bob', amount: 110 },
    ],
  })
})
