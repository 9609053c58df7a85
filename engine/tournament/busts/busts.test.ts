import { describe, expect, test } from 'vitest'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import { begunEvent } from '../../testing/tournament-scene.ts'
import { tournamentAudit } from '../audit.ts'
import { entrantOf } from '../draft.ts'
import { paidOut } from '../prizes/paid.ts'
import { finishOrder, places } from './places.ts'

const plan = { buyIn: { price: 100, fee: 0, chips: 1000 }, rebuys: null, unit: 5 } as const

describe('places', () => {
  rule('hpt/winning', 'the last player out is placed best, and the one left wins', () => {
    const event = begunEvent(4, { ...plan, book: 'hpt' })
      .deal(1, { p4: 0, p1: 2000 })
      .deal(1, { p3: 0, p1: 3000 })
      .deal(1, { p2: 0, p1: 4000 })
    expect(finishOrder(event.event)).toEqual(['p1', 'p2', 'p3', 'p4'])
    expect(event.event.phase).toBe('ended')
  })

  rule(
    'hpt/winning/same-hand',
    'two out on one hand: the larger stack is placed better; equal stacks share the money',
    () => {
      const event = begunEvent(3, { ...plan, book: 'hpt' }).deal(1, { p2: 900, p3: 400, p1: 1700 })
      const out = event.deal(1, { p2: 0, p3: 0, p1: 3000 })
      expect(finishOrder(out.event)).toEqual(['p1', 'p2', 'p3'])
      const equal = begunEvent(3, { ...plan, book: 'hpt' }).deal(1, { p2: 0, p3: 0, p1: 3000 })
      expect(places(equal.event)).toEqual([
        { place: 1, players: ['p1'] },
        { place: 2, players: ['p2', 'p3'] },
      ])
      expect(paidOut(equal.event).map(({ prize }) => prize)).toEqual([150, 75, 75])
    },
  )

  rule(
    'rrp/15/35',
    'the bigger stack is fifth; equal stacks split fifth and sixth, the odd unit to the better hand',
    () => {
      const six = begunEvent(6, { ...plan, prizes: { way: 'percent', percents: [50, 20, 12, 8, 6, 4] } })
      const uneven = six.deal(1, { p5: 900, p6: 700, p1: 1400 }).deal(1, { p5: 0, p6: 0, p1: 3000 })
      expect(places(uneven.event)).toEqual([
        { place: 5, players: ['p5'] },
        { place: 6, players: ['p6'] },
      ])
      const both = six.gives({ type: 'StartDeal', table: 1 }).gives({
        type: 'EndDeal',
        table: 1,
        stacks: [
          { player: 'p1', chips: 3000 },
          { player: 'p5', chips: 0 },
          { player: 'p6', chips: 0 },
        ],
        took: [
          { player: 'p5', by: 'p1', hand: 3 },
          { player: 'p6', by: 'p1', hand: 7 },
        ],
      })
      expect(places(both.event)).toEqual([{ place: 5, players: ['p6', 'p5'] }])
      expect(paidOut(both.event).map(({ player, prize }) => `${player} ${prize}`)).toEqual(['p6 30', 'p5 30'])
      // prizes are paid in twenties: 36 and 24 round to 40 and 20, and one of three is left over
      const units = { ...both.event, plan: { ...both.event.plan, prizeUnit: 20 } }
      expect(paidOut(units).map(({ player, prize }) => `${player} ${prize}`)).toEqual(['p6 40', 'p5 20'])
    },
  )

  rule('uspa/3.3.2.29', '800 and 500 out together: 800 is fifth', () => {
    const event = begunEvent(6, { ...plan, book: 'uspa' }).deal(1, { p5: 800, p6: 500, p1: 1700 })
    expect(finishOrder(event.deal(1, { p5: 0, p6: 0, p1: 3000 }).event)).toEqual(['p5', 'p6'])
  })

  for (const [id, book] of [
    ['rrp/15/21', 'rrp'],
    ['uspa/3.3.2.18', 'uspa'],
  ] as const)
    rule(id, 'a player who has no chips left is out, and the seat is empty before the next hand', () => {
      const out = begunEvent(3, { ...plan, book }).deal(1, { p2: 0, p1: 2000 })
      expect(out.event.tables[0]?.seats.slice(0, 3)).toEqual(['p1', null, 'p3'])
      expect(entrantOf(out.event, 'p2')).toMatchObject({ status: 'out', seat: null })
    })

  test('a house may place all of one deal together, or let the better hand decide', () => {
    const law = { by: 'starting-stack-of-hand', equal: 'better-hand', indivisible: 'better-hand' } as const
    const both = (book: ReturnType<typeof houseWith>) =>
      begunEvent(4, { ...plan, book }).gives({
        type: 'BustOut',
        players: [
          { player: 'p2', by: 'p1', stack: 900, hand: 1 },
          { player: 'p3', by: 'p1', stack: 800, hand: 2 },
        ],
      })
    const together = houseWith({ simultaneousBustOrder: { ...law, by: 'same-place', equal: 'prizes-shared' } })
    expect(places(both(together).event)).toEqual([{ place: 3, players: ['p3', 'p2'] }])
    const equal = begunEvent(4, { ...plan, book: houseWith({ simultaneousBustOrder: law }) }).gives({
      type: 'BustOut',
      players: [
        { player: 'p2', by: 'p1', hand: 1 },
        { player: 'p3', by: 'p1', hand: 2 },
      ],
    })
    expect(finishOrder(equal.event)).toEqual(['p3', 'p2'])
    expect(places(equal.event)).toHaveLength(2)
  })

  test('hand for hand, who goes out in one round goes out together, whatever the table', () => {
    const two = begunEvent(12, { ...plan, seats: 6, finalSeats: 6 })
      .deal(1, { p2: 400, p1: 1600 })
      .gives({ type: 'HandForHand', on: true })
    const first = two.deal(1, { p2: 0, p1: 2000 })
    expect(first.refuses({ type: 'StartDeal', table: 1 }).why).toBe('waits-for-other-tables')
    const both = first.deal(2, { p8: 0, p7: 2000 })
    expect(finishOrder(both.event)).toEqual(['p8', 'p2'])
    expect(both.event.tables.every(({ waits }) => !waits)).toBe(true)
    expect(both.refuses({ type: 'HandForHand', on: true }).why).toBe('not-the-time')
  })
})

describe('chips of a deal', () => {
  test('none is made or lost, and nobody is in it twice or from elsewhere', () => {
    const event = begunEvent(3, plan).gives({ type: 'StartDeal', table: 1 })
    const end = (stacks: readonly { player: string; chips: number }[]) =>
      event.refuses({ type: 'EndDeal', table: 1, stacks }).why
    expect(end([{ player: 'p1', chips: 1001 }])).toBe('chips-are-off')
    expect(
      end([
        { player: 'p1', chips: 1000 },
        { player: 'p1', chips: 1000 },
      ]),
    ).toBe('chips-are-off')
    expect(end([{ player: 'eve', chips: 0 }])).toBe('not-in-play')
    expect(end([{ player: '__proto__', chips: 0 }])).toBe('not-in-play')
    expect(event.refuses({ type: 'StartDeal', table: 1 }).why).toBe('deal-is-on')
    expect(event.refuses({ type: 'EndDeal', table: 9, stacks: [] }).why).toBe('no-such-table')
  })
})

describe('a bust-out that is reported', () => {
  const event = begunEvent(4, { ...plan, bounty: { kind: 'plain', worth: 20 } })
  test('gives the chips and the bounty to the player who took them', () => {
    const out = event.gives({ type: 'BustOut', players: [{ player: 'p2', by: 'p1' }] })
    expect([out.stack('p1'), out.stack('p2')]).toEqual([2000, 0])
    expect(entrantOf(out.event, 'p1')?.bounties).toBe(20)
    expect(event.refuses({ type: 'BustOut', players: [{ player: 'p2', by: 'p2' }] }).why).toBe('not-in-play')
    expect(event.refuses({ type: 'BustOut', players: [] }).why).toBe('too-few-players')
  })
  test('is undone: seat, chips, place and bounty are as they should be', () => {
    const out = event.gives({ type: 'BustOut', players: [{ player: 'p2', by: 'p1' }] })
    const stacks = [
      { player: 'p2', chips: 300 },
      { player: 'p1', chips: 1700 },
    ]
    const back = out.gives({ type: 'UndoBust', player: 'p2', stacks })
    expect(entrantOf(back.event, 'p2')).toMatchObject({ status: 'playing', stack: 300, seat: 2, bounty: 20 })
    expect(entrantOf(back.event, 'p1')).toMatchObject({ stack: 1700, bounties: 0 })
    expect(places(back.event)).toEqual([])
    expect(tournamentAudit(back.event)).toEqual([])
    expect(out.refuses({ type: 'UndoBust', player: 'p2', stacks: [{ player: 'p2', chips: 300 }] }).why).toBe(
      'chips-are-off',
    )
    expect(out.refuses({ type: 'UndoBust', player: 'p3', stacks }).why).toBe('still-in-play')
  })
  test('is undone after the end, with what was paid listed for the director', () => {
    const three = begunEvent(2, plan).deal(1, { p2: 0, p1: 2000 })
    expect(three.event.phase).toBe('ended')
    const back = three.gives({
      type: 'UndoBust',
      player: 'p2',
      stacks: [
        { player: 'p2', chips: 500 },
        { player: 'p1', chips: 1500 },
      ],
    })
    expect(back.event).toMatchObject({ phase: 'playing', paid: null, review: [{ about: 'prizes-paid', player: 'p2' }] })
    expect(back.gives({ type: 'SettleReview', player: 'p2' }).event.review).toEqual([])
  })
  test('lists a seat that is taken and a table that is gone', () => {
    const full = begunEvent(3, { ...plan, seats: 3, finalSeats: 3, entryUntil: 9 }).gives({
      type: 'Enter',
      player: 'late',
    })
    const out = full.gives({ type: 'BustOut', players: [{ player: 'p2', by: 'p1' }] })
    expect(entrantOf(out.event, 'late')?.seat).toBe(2)
    const stacks = [
      { player: 'p2', chips: 300 },
      { player: 'p1', chips: 1700 },
    ]
    expect(out.refuses({ type: 'UndoBust', player: 'p2', stacks }).why).toBe('no-such-seat')
    const freed = out.gives({ type: 'BustOut', players: [{ player: 'p3', by: 'p1' }] })
    const back = freed.gives({
      type: 'UndoBust',
      player: 'p2',
      stacks: [
        { player: 'p2', chips: 300 },
        { player: 'p1', chips: 2700 },
      ],
    })
    expect(back.event.review).toEqual([{ about: 'seat-taken', player: 'p2' }])
  })
})

describe('bounties', () => {
  test('half of a progressive one goes on the head of the player who took it, and the winner keeps their own', () => {
    const event = begunEvent(3, { ...plan, bounty: { kind: 'progressive', worth: 50 } }).gives({
      type: 'BustOut',
      players: [{ player: 'p3', by: 'p2' }],
    })
    expect(entrantOf(event.event, 'p2')).toMatchObject({ bounties: 25, bounty: 75 })
    const won = event.gives({ type: 'BustOut', players: [{ player: 'p2', by: 'p1' }] })
    const total = won.event.paid?.reduce((sum, { bounties }) => sum + bounties, 0)
    expect(total).toBe(150)
    expect(won.event.paid?.[0]).toMatchObject({ player: 'p1', bounties: 38 + 50 + 37 })
  })
})

describe('a bounty that went on after a wrong bust-out', () => {
  const three = begunEvent(4, { ...plan, bounty: { kind: 'progressive', worth: 40 } })
    // p4 is said to be out by p3, whose head then has 60, and p2 takes p3
    .gives({ type: 'BustOut', players: [{ player: 'p4', by: 'p3' }] })
    .gives({ type: 'BustOut', players: [{ player: 'p3', by: 'p2' }] })
  const stacks = [
    { player: 'p4', chips: 500 },
    { player: 'p2', chips: 2500 },
  ]
  test('goes back from everybody who had a part of it', () => {
    expect(entrantOf(three.event, 'p2')).toMatchObject({ bounties: 30, bounty: 70 })
    const back = three.gives({ type: 'UndoBust', player: 'p4', stacks }).event
    expect(entrantOf(back, 'p4')).toMatchObject({ bounty: 40, bounties: 0 })
    expect(entrantOf(back, 'p3')).toMatchObject({ bounty: 0, bounties: 0 })
    expect(entrantOf(back, 'p2')).toMatchObject({ bounties: 20, bounty: 60 })
    expect(back.outs[0]?.players[0]).toMatchObject({ player: 'p3', bounty: 40 })
    expect(tournamentAudit(back)).toEqual([])
  })
})

test('a house may let a card that is drawn decide what cannot be divided', () => {
  const law = { by: 'starting-stack-of-hand', equal: 'prizes-shared', indivisible: 'high-card' } as const
  const players = [
    { player: 'p2', by: 'p1', hand: 9, card: '4s' },
    { player: 'p3', by: 'p1', hand: 1, card: 'Kd' },
  ] as const
  const out = (book: ReturnType<typeof houseWith> | 'rrp') =>
    begunEvent(4, { ...plan, book }).gives({ type: 'BustOut', players })
  expect(finishOrder(out(houseWith({ simultaneousBustOrder: law })).event)).toEqual(['p3', 'p2'])
  expect(finishOrder(out('rrp').event)).toEqual(['p2', 'p3'])
  expect(
    begunEvent(4, plan).refuses({ type: 'BustOut', players: players.map(it => ({ ...it, card: 'Kd' as const })) }).why,
  ).toBe('not-these-cards')
})
