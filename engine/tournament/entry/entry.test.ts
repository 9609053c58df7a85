import { describe, expect, test } from 'vitest'
import { houseWith } from '../../testing/house-with.ts'
import { rule } from '../../testing/rule.ts'
import { begunEvent, postedEvent } from '../../testing/tournament-scene.ts'
import { chipsInPlay } from '../audit.ts'
import { entrantOf } from '../draft.ts'
import { levelsFor } from '../opening/plan-for.ts'
import { postedFor } from '../opening/posted.ts'
import { purseOf } from '../prizes/paid.ts'

const enters = (player: string) => ({ type: 'Enter', player }) as const
const hpt = { book: 'hpt', buyIn: { price: 25, fee: 0, chips: 1000 } } as const

describe('entering', () => {
  rule('hpt/buyin', 'the posted price buys 1,000 chips', () => {
    const event = postedEvent(hpt).gives(enters('ann'), enters('bob'))
    expect(event.events).toMatchObject([{ type: 'Entered', chips: 1000, paid: { buyIns: 25 }, rules: ['hpt/buyin'] }])
    expect(purseOf(event.event)).toBe(50)
  })

  rule('rrp/15/4', 'every paid entrant has a stack on the table at the first hand, present or not', () => {
    const late = begunEvent(100, { buyIn: { price: 10, fee: 0, chips: 1500 } }).gives(
      ...Array.from({ length: 8 }, (_, i) => ({ type: 'MarkAway', player: `p${i + 1}`, neverCame: true }) as const),
    )
    expect(chipsInPlay(late.event)).toBe(150_000)
  })

  rule('uspa/3.3.2.4', 'an absent entrant’s stack lies there too, and pays the big blind', () => {
    const event = begunEvent(4, { book: 'uspa' }).gives({ type: 'MarkAway', player: 'p2', neverCame: true })
    expect(event.stack('p2')).toBe(1000)
    expect(event.deal(1, { p2: 950, p1: 1050 }).stack('p2')).toBe(950)
  })

  test('nobody enters twice, nor after entries are closed', () => {
    expect(postedEvent().gives(enters('ann')).refuses(enters('ann')).why).toBe('has-entered')
    expect(begunEvent(4).refuses(enters('eve')).why).toBe('entries-are-closed')
    expect(postedEvent().refuses(enters(' ')).why).toBe('not-entered')
  })

  test('late entrants have a seat at the shortest table, and wait where all seats are taken', () => {
    const two = begunEvent(3, { seats: 4, entryUntil: 3 }).gives(enters('late'))
    expect(entrantOf(two.event, 'late')).toMatchObject({ status: 'playing', table: 1, seat: 4 })
    const full = two.gives(enters('more'))
    expect(entrantOf(full.event, 'more')).toMatchObject({ status: 'alternate', table: null })
    const out = full.deal(1, { p2: 0, p1: 2000 })
    expect(entrantOf(out.event, 'more')).toMatchObject({ status: 'playing', table: 1, seat: 2, stack: 1000 })
  })

  test('an entry is taken back before play, and the money with it', () => {
    const event = postedEvent(hpt).gives(enters('ann'), enters('bob'), { type: 'Withdraw', player: 'ann' })
    expect(purseOf(event.event)).toBe(25)
    expect(begunEvent(3, hpt).refuses({ type: 'Withdraw', player: 'p1' }).why).toBe('play-has-begun')
  })
})

describe('buying again', () => {
  const levels = levelsFor(
    [
      [10, 20],
      [15, 30],
      [20, 40],
      [25, 50],
    ],
    20,
  )
  const event = begunEvent(4, { ...hpt, levels })

  rule('hpt/buyin/rebuy', 'once, broke, until the first hand of level four', () => {
    const broke = event.deal(1, { p1: 0, p2: 2000 })
    const back = broke.gives({ type: 'Rebuy', player: 'p1' })
    expect(back.stack('p1')).toBe(1000)
    expect(purseOf(back.event)).toBe(125)
    expect(back.deal(1, { p1: 0, p2: 3000 }).refuses({ type: 'Rebuy', player: 'p1' }).why).toBe('too-many-rebuys')
    expect(broke.later(59).gives({ type: 'Rebuy', player: 'p1' }).stack('p1')).toBe(1000)
    expect(broke.later(60).refuses({ type: 'Rebuy', player: 'p1' })).toMatchObject({ why: 'rebuys-are-over', level: 4 })
    expect(event.refuses({ type: 'Rebuy', player: 'p3' })).toMatchObject({ why: 'too-many-chips', most: 0 })
  })

  rule(
    'hpt/buyin/rebuy',
    'a rebuy costs what the buy-in does and brings as many chips; elsewhere it is as posted',
    () => {
      const rebuys = { most: 1, whenStack: 0, beforeLevel: 4, price: 20, chips: 1500 }
      expect(() => postedEvent({ ...hpt, rebuys })).toThrow('rebuys.price')
      expect(() => postedEvent({ ...hpt, rebuys: { ...rebuys, price: 25 } })).toThrow('rebuys.chips')
      expect(postedEvent({ book: 'rrp', rebuys }).event.plan.rebuys).toEqual(rebuys)
    },
  )

  rule('rrp/15/33', 'an announced rebuy plays behind and is owed, won or lost', () => {
    const rebuys = { most: null, whenStack: 1000, beforeLevel: 4, price: 25, chips: 1500 }
    const said = begunEvent(3, { rebuys }).deal(1, { p1: 200, p2: 1800 }).gives({ type: 'AnnounceRebuy', player: 'p1' })
    const lost = said.deal(1, { p1: 0, p2: 3500, p3: 1000 })
    expect(lost.log.some(it => it.type === 'Rebought')).toBe(true)
    expect(entrantOf(lost.event, 'p1')).toMatchObject({ status: 'out', rebuys: 1 })
  })

  rule('uspa/3.3.2.27', 'a player who announced a rebuy and wins still pays it', () => {
    const rebuys = { most: null, whenStack: 1000, beforeLevel: 4, price: 25, chips: 1500 }
    const said = begunEvent(3, { book: 'uspa', rebuys }).gives({ type: 'AnnounceRebuy', player: 'p1' })
    const won = said.deal(1, { p1: 3500, p2: 0, p3: 1000 })
    expect(entrantOf(won.event, 'p1')).toMatchObject({ stack: 3500, rebuys: 1, owes: false })
  })

  rule('hpt/buyin/add-on', 'there are no add-ons', () => {
    expect(event.refuses({ type: 'AddOn', player: 'p1' })).toMatchObject({
      why: 'no-add-ons',
      rules: ['hpt/buyin/add-on'],
    })
    expect(() => postedEvent({ book: 'hpt', addOn: { atLevel: 3, price: 5, chips: 500 } })).toThrow('hpt/buyin/add-on')
  })

  test('where one is posted it is bought once, at its time', () => {
    const posted = begunEvent(3, { addOn: { atLevel: 1, price: 5, chips: 500 } })
    const bought = posted.gives({ type: 'AddOn', player: 'p1' })
    expect(bought.stack('p1')).toBe(1500)
    expect(bought.refuses({ type: 'AddOn', player: 'p1' }).why).toBe('not-the-time')
    expect(posted.later(20).refuses({ type: 'AddOn', player: 'p1' }).why).toBe('not-the-time')
  })

  test('a player who is out enters again as often as it is posted', () => {
    const out = begunEvent(4, { entryUntil: 3, reEntries: 1 }).deal(1, { p1: 0, p2: 2000 })
    const again = out.gives({ type: 'ReEnter', player: 'p1' })
    expect(entrantOf(again.event, 'p1')).toMatchObject({ status: 'playing', stack: 1000, entries: 2 })
    expect(again.deal(1, { p1: 0, p2: 3000 }).refuses({ type: 'ReEnter', player: 'p1' }).why).toBe('no-re-entry')
    expect(again.event.outs).toEqual([])
  })
})

describe('stacks for late entrants', () => {
  const name = 'table 1 seat 9'
  rule('rrp/15/6', 'blinded off to 1,425, it is bought as it is, or taken away', () => {
    const plan = { entryUntil: 4, buyIn: { price: 10, fee: 0, chips: 1500 } }
    const out = begunEvent(4, plan)
      .gives({ type: 'SetOut', name })
      .deal(1, { [name]: 1425, p1: 1575 })
    const bought = out.gives({ type: 'Enter', player: 'late', takes: name })
    expect(entrantOf(bought.event, 'late')).toMatchObject({ status: 'playing', stack: 1425, seat: 5 })
    const removed = out.gives({ type: 'RemoveUnsold', name })
    expect(removed.event.removed).toBe(1425)
  })
  rule('uspa/3.3.2.6', 'the director decides when an unsold stack goes', () => {
    const out = begunEvent(4, { book: 'uspa', entryUntil: 4 }).gives({ type: 'SetOut', name })
    expect(out.gives({ type: 'RemoveUnsold', name }).event.removed).toBe(1000)
  })
  rule('hpt/late-players', 'a stack is set out for a player who promised to come, and for nobody else', () => {
    const event = begunEvent(4, { ...hpt, entryUntil: 4 })
    expect(event.refuses({ type: 'SetOut', name }).why).toBe('not-done-here')
    expect(event.gives({ type: 'SetOut', name, promised: true }).stack(name)).toBe(1000)
  })
})

describe('what is posted', () => {
  rule('hpt/buyin', 'the price is posted, and the chips are worth no money', () => {
    const plan = postedEvent({ ...hpt, bounty: { kind: 'plain', worth: 5 } }).event.plan
    expect(postedFor(plan)).toEqual({ price: { buyIn: 25, fee: 0, bounty: 5 }, chips: 1000, cashValue: false })
    const book = houseWith({ tournamentBuyIn: { chips: 1000, cashValue: true, posted: false } }, 'hpt')
    expect(postedFor({ ...plan, book })).toEqual({ price: null, chips: 1000, cashValue: true })
  })
})

describe('an event that is called off', () => {
  test('shares the buy-ins by chips where a house has them worth money', () => {
    const book = houseWith({ tournamentBuyIn: { chips: 1000, cashValue: true, posted: true } })
    const event = begunEvent(3, { book, buyIn: { price: 10, fee: 0, chips: 1000 }, rebuys: null })
    const off = event.deal(1, { p1: 1500, p2: 1500, p3: 0 }).gives({ type: 'Cancel', reason: 'fire alarm' })
    expect(off.events).toMatchObject([{ refunds: [{ amount: 15 }, { amount: 15 }] }])
    expect(begunEvent(3).gives({ type: 'Cancel', reason: 'x' }).event.bank.refunds).toBe(300)
  })
  for (const [id, book] of [
    ['rrp/15/39', 'rrp'],
    ['uspa/3.3.2.33', 'uspa'],
  ] as const)
    rule(id, 'refunds what was paid, and keeps the reason', () => {
      const event = postedEvent({ book }).gives(...Array.from({ length: 40 }, (_, i) => enters(`p${i}`)))
      const off = event.gives({ type: 'Cancel', reason: 'fire alarm' })
      expect(off.events).toMatchObject([{ type: 'TournamentCancelled', reason: 'fire alarm' }])
      expect(off.event).toMatchObject({ phase: 'cancelled', bank: { refunds: 4000 } })
      expect(off.refuses(enters('late')).why).toBe('event-is-over')
    })
})
