import { describe, expect, test } from 'vitest'
import { givenEvents, givenThat } from '../testing/given-situation.ts'
import { deciderOf } from './compose.ts'
import { isRefusal, type Refusal, refusals } from './refusal.ts'
import { subjectOf } from './subject.ts'
import { tell } from './work.ts'

/** A drawer with a lock: chips go in and out, and a closed one is opened first. */
type Drawer = { readonly open: boolean; readonly chips: number; readonly moves: number }
type Draft = { -readonly [K in keyof Drawer]: Drawer[K] }
type LockOrder = { readonly type: 'Unlock' } | { readonly type: 'Lock' }
type LockEvent = { readonly type: 'Unlocked' } | { readonly type: 'Locked'; readonly chips: number }
type ChipsOrder = { readonly type: 'Put' | 'Take'; readonly chips: number } | { readonly type: 'Empty' | 'TryAll' }
type ChipsEvent = { readonly type: 'Moved'; readonly chips: number }
type Order = LockOrder | ChipsOrder
type Event = LockEvent | ChipsEvent
type No = Refusal<'is-open' | 'is-locked' | 'too-few-chips' | 'no-such-order'> & { readonly most?: number }

const refused = refusals<No>()
const subject = subjectOf<Draft, Event, No>()
const lock = subject<LockOrder, LockEvent>({
  orders: {
    Unlock: work => {
      if (work.state.open) return refused('is-open')
      tell(work, { type: 'Unlocked' })
      return null
    },
    Lock: work => {
      tell(work, { type: 'Locked', chips: work.state.chips })
      return null
    },
  },
  events: {
    Unlocked: draft => {
      draft.open = true
    },
    Locked: draft => {
      draft.open = false
    },
  },
})
const chips = subject<ChipsOrder, ChipsEvent>({
  orders: {
    Put: (work, order) => {
      tell(work, { type: 'Moved', chips: order.chips })
      return null
    },
    Take: (work, order) => {
      tell(work, { type: 'Moved', chips: -order.chips })
      return work.state.chips < 0 ? refused('too-few-chips', { most: work.state.chips + order.chips }) : null
    },
    TryAll: work => {
      const tried = { ...work, state: { ...work.state }, events: [] }
      tell(tried, { type: 'Moved', chips: -tried.state.chips })
      tell(work, { type: 'Moved', chips: tried.state.chips + 1 })
      return null
    },
    Empty: work => {
      tell(work, { type: 'Moved', chips: -work.state.chips })
      tell(work, { type: 'Locked', chips: work.state.chips })
      return null
    },
  },
  events: {
    Moved: (draft, event) => {
      draft.chips += event.chips
    },
  },
})
const parts = {
  initial: { open: false, chips: 0, moves: 0 },
  copy: (drawer: Drawer): Draft => ({ ...drawer }),
  before: (drawer: Drawer, order: Order) => (drawer.open || order.type === 'Unlock' ? null : refused('is-locked')),
  each: (draft: Draft) => {
    draft.moves++
  },
  unknown: refused('no-such-order'),
}
const drawer = deciderOf<Drawer, Draft, Order, Event, No>()(parts, [lock, chips])

describe('a decider made of subjects', () => {
  test('tells what comes of an order, and what the state is then', () => {
    const filled = givenThat(drawer, { type: 'Unlock' }, { type: 'Put', chips: 30 })
    filled.when({ type: 'Take', chips: 10 }).tells({ type: 'Moved', chips: -10 })
    expect(drawer.carryOut(filled.state, { type: 'Take', chips: 10 })).toMatchObject({
      state: { open: true, chips: 20, moves: 3 },
    })
  })

  test('lets an order of one subject lead to events of another, each seen by the next', () => {
    givenThat(drawer, { type: 'Unlock' }, { type: 'Put', chips: 30 })
      .when({ type: 'Empty' })
      .tells({ type: 'Moved', chips: -30 }, { type: 'Locked', chips: 0 })
      .when({ type: 'Put', chips: 1 })
      .refuses('is-locked')
  })

  test('is followed event by event, without what was only tried', () => {
    const { state } = givenThat(drawer, { type: 'Unlock' }, { type: 'Put', chips: 30 })
    const seen: unknown[] = []
    const note = ({ type }: Event, { chips }: Draft) => seen.push([type, chips])
    expect(drawer.follow(state, { type: 'Empty' }, note)).toEqual(drawer.carryOut(state, { type: 'Empty' }))
    drawer.follow(state, { type: 'TryAll' }, note)
    expect(seen).toEqual([
      ['Moved', 0],
      ['Locked', 0],
      ['Moved', 31],
    ])
  })

  test('refuses with a code and its data, and nothing has happened', () => {
    givenThat(drawer, { type: 'Unlock' }, { type: 'Put', chips: 30 })
      .when({ type: 'Take', chips: 31 })
      .refuses('too-few-chips', { most: 30 })
      .when({ type: 'Unlock' })
      .refuses('is-open')
      .when({ type: 'Take', chips: 30 })
      .tells({ type: 'Moved' })
  })

  test('adds its events up to the same state, one by one or at once', () => {
    const log: readonly Event[] = [{ type: 'Unlocked' }, { type: 'Moved', chips: 5 }, { type: 'Locked', chips: 5 }]
    expect(givenEvents(drawer, ...log).state).toEqual({ open: false, chips: 5, moves: 3 })
    expect(drawer.replay(log)).toEqual({ open: false, chips: 5, moves: 3 })
  })

  test.each(['Peek', 'constructor', '__proto__', 'toString'])('refuses an order that nobody knows: %s', type => {
    const order = { type } as unknown as Order
    givenThat(drawer, { type: 'Unlock' }).when(order).refuses('no-such-order')
    expect(drawer.play({ open: true, chips: 0, moves: 0 }).give(order)).toEqual({
      ok: false,
      refusal: { why: 'no-such-order' },
    })
  })

  test('does not add up an event that nobody knows', () => {
    expect(() => drawer.evolve(drawer.initial, { type: 'toString' } as unknown as Event)).toThrow('nobody records')
  })

  test('has each order and each event in one subject', () => {
    expect(() => deciderOf<Drawer, Draft, Order, Event, No>()(parts, [lock, chips, lock])).toThrow('two subjects')
  })
})

describe('a state in one hand', () => {
  test('follows the same orders, and a refused one leaves no trace', () => {
    const play = drawer.play(drawer.initial)
    expect(play.give({ type: 'Put', chips: 1 })).toEqual({ ok: false, refusal: { why: 'is-locked' } })
    expect(play.give({ type: 'Unlock' })).toEqual({ ok: true })
    expect(play.give({ type: 'Put', chips: 8 })).toEqual({ ok: true })
    expect(play.give({ type: 'Take', chips: 9 })).toEqual({ ok: false, refusal: { why: 'too-few-chips', most: 8 } })
    expect(play.log).toEqual([{ type: 'Unlocked' }, { type: 'Moved', chips: 8 }])
    expect(play.state).toEqual(drawer.replay(play.log))
    expect(drawer.initial).toEqual({ open: false, chips: 0, moves: 0 })
  })
})

test('a refusal is no answer', () => {
  expect(isRefusal(refused('is-open'))).toBe(true)
  expect(isRefusal({ chips: 3 })).toBe(false)
})
