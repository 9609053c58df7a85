import { describe, expect, test } from 'vitest'
import { begunEvent, drawnInOrder, postedEvent } from '../../testing/tournament-scene.ts'
import { tournamentAudit } from '../audit.ts'
import { leftAt } from '../levels/level-now.ts'
import { playersOf, prizesOf, purseOf } from '../prizes/paid.ts'

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

test('a player who comes from a flight brings their stack and pays nothing more', () => {
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

test('while the chips are bagged nobody is moved, taken out or paid: there are no tables', () => {
  const event = begunEvent(4, { rebuys: null })
  const bagged = event.gives({
    type: 'BagUp',
    counts: event.event.entrants.map(({ player, stack }) => ({ player, chips: stack })),
  })
  for (const order of [
    { type: 'TakeChips', player: 'p1', chips: 1000 },
    { type: 'Disqualify', player: 'p1', about: 'collusion' },
    { type: 'MarkAway', player: 'p1', minutes: 60 },
    { type: 'ResumeClock' },
    { type: 'BustOut', players: [{ player: 'p1', by: 'p2' }] },
  ] as const)
    expect(bagged.refuses(order)).toMatchObject({ why: 'not-the-time', about: 'day-is-bagged' })
  expect(bagged.gives({ type: 'Cancel', reason: 'flood' }).event.phase).toBe('cancelled')
})

describe('flights', () => {
  const wish = { rebuys: null, buyIn: { price: 100, fee: 10, chips: 1000 }, unit: 5 } as const
  const bags = [
    { player: 'ann', chips: 1500, bounty: 0, bounties: 0 },
    { player: 'bob', chips: 500, bounty: 0, bounties: 0 },
  ]
  const money = { buyIns: 1200, fees: 120, bounties: 0 }
  const flightA = { type: 'BringFlight', flight: 'Day 1A', bags, players: 12, money } as const
  const flightB = {
    type: 'BringFlight',
    flight: 'Day 1B',
    bags: [
      { player: 'bob', chips: 900, bounty: 0, bounties: 0 },
      { player: 'cid', chips: 1100, bounty: 0, bounties: 0 },
    ],
    players: 10,
    money: { buyIns: 1000, fees: 100, bounties: 0 },
  } as const
  test('come in with their bags, the larger one of two, and all that was paid is played for', () => {
    const both = postedEvent(wish).gives(flightA, flightB)
    expect(both.event.entrants.map(({ player, stack }) => [player, stack])).toEqual([
      ['ann', 1500],
      ['bob', 900],
      ['cid', 1100],
    ])
    expect([purseOf(both.event), playersOf(both.event)]).toEqual([2200, 10 + 8 + 3])
    // 21 players: five places by the printed table
    expect(prizesOf(both.event)).toEqual([880, 550, 440, 220, 110])
    const begun = both.gives({ type: 'StartPlay', order: ['ann', 'bob', 'cid'] })
    expect(tournamentAudit(begun.event)).toEqual([])
    expect(both.refuses(flightA).why).toBe('has-entered')
    expect(begun.refuses({ ...flightA, flight: 'late' }).why).toBe('play-has-begun')
    const odd = { ...flightA, flight: 'x', bags: [{ ...bags[0]!, chips: 1501 }] }
    expect(both.refuses(odd).why).toBe('amount-not-allowed')
    expect(both.refuses({ ...flightA, flight: 'x', players: 1 }).why).toBe('amount-not-allowed')
    expect(both.refuses({ ...flightA, flight: 'x', bags: [bags[0]!, bags[0]!] }).why).toBe('has-entered')
  })
  test('a flight that went on elsewhere pays nothing and is not taken up again', () => {
    const event = begunEvent(4, wish).gives({ type: 'BustOut', players: [{ player: 'p4', by: 'p1' }] })
    const counts = event.event.entrants
      .filter(({ status }) => status === 'playing')
      .map(({ player, stack }) => ({ player, chips: stack }))
    expect(event.refuses({ type: 'EndFlight', to: 'Day 2' }).why).toBe('not-the-time')
    const over = event.gives({ type: 'BagUp', counts }).gives({ type: 'EndFlight', to: 'Day 2' })
    expect(over.event).toMatchObject({ phase: 'ended', paid: null, bank: { buyIns: 0 } })
    expect(prizesOf(over.event)).toEqual([])
    const stacks = [
      { player: 'p4', chips: 500 },
      { player: 'p1', chips: 1500 },
    ]
    expect(over.refuses({ type: 'UndoBust', player: 'p4', stacks }).why).toBe('event-is-over')
  })
})
