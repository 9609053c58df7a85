import { deciderOf, type Refusal, refusals, subjectOf, tell } from '@cardroom/engine/decider'
import { describe, expect, test } from 'vitest'
import { spoiledIn } from '../store/spoiled.ts'
import { sqliteStore } from '../store/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { openDecided } from './decided-stream.ts'

/** A waiting list, as a floor keeps one. */
type List = { readonly names: readonly string[] }
type Draft = { names: readonly string[] }
type Order = { readonly type: 'Add' | 'Call'; readonly name: string; readonly at: number }
type Event = { readonly type: 'Added' | 'Called'; readonly name: string; readonly at: number }
type No = Refusal<'is-listed' | 'no-such-order' | 'moved-on'>

const refused = refusals<No>()
let applied = 0
const list = subjectOf<Draft, Event, No>()<Order, Event>({
  orders: {
    Add: (work, { name, at }) => {
      if (work.state.names.includes(name)) return refused('is-listed')
      tell(work, { type: 'Added', name, at })
      return null
    },
    Call: (work, { name, at }) => {
      tell(work, { type: 'Called', name, at })
      return null
    },
  },
  events: {
    Added: (draft, { name }) => {
      applied++
      draft.names = [...draft.names, name]
    },
    Called: (draft, { name }) => {
      applied++
      draft.names = draft.names.filter(other => other !== name)
    },
  },
})
const lists = deciderOf<List, Draft, Order, Event, No>()(
  { initial: { names: [] }, copy: ({ names }) => ({ names }), unknown: refused('no-such-order') },
  [list],
)
const kind = {
  knows: lists.records,
  /** An older version wrote `who`. */
  upcast: (stored: Event): Event =>
    'who' in stored ? { type: stored.type, name: String(stored.who), at: stored.at } : stored,
  shape: 1,
  isWhole: (state: Partial<List>) => Array.isArray(state.names),
}
const open = (store: Store) =>
  openDecided<List, Order, Event, No>(lists, kind, {
    stream: 'list/1',
    store,
    now: () => 1,
    movedOn: refused('moved-on'),
    unplayable: 'cannot go on',
    onError: cause => {
      throw cause
    },
  })
const add = (name: string): Order => ({ type: 'Add', name, at: 1 })

describe('a decider in a stream', () => {
  test('begins with nothing, and goes on where it was left', async () => {
    const store = sqliteStore(':memory:')
    const stream = await open(store)
    expect(stream.state()).toEqual({ names: [] })
    expect(await stream.order(add('Ann'))).toEqual({ version: 1 })
    expect(await stream.order(add('Bob'))).toEqual({ version: 2 })
    expect(await stream.order({ type: 'Call', name: 'Ann', at: 1 })).toEqual({ version: 3 })
    expect((await open(store)).state()).toEqual({ names: ['Bob'] })
    expect(await stream.stateAt(2)).toEqual({ names: ['Ann', 'Bob'] })
    expect(await stream.eventsAfter(2, 5)).toEqual([{ type: 'Called', name: 'Ann', at: 1 }])
  })

  test('applies each event once', async () => {
    const stream = await open(sqliteStore(':memory:'))
    applied = 0
    await stream.order(add('Ann'))
    expect(applied).toBe(1)
  })

  test('refuses, and nothing is kept', async () => {
    const store = sqliteStore(':memory:')
    const stream = await open(store)
    await stream.order(add('Ann'))
    expect(await stream.order(add('Ann'))).toEqual({ why: 'is-listed' })
    expect(await store.read('list/1')).toHaveLength(1)
  })

  test('carries a command out once, however often and wherever it comes', async () => {
    const store = sqliteStore(':memory:')
    const stream = await open(store)
    const both = await Promise.all([stream.order(add('Ann'), 'c1'), stream.order(add('Ann'), 'c1')])
    expect(both).toEqual([{ version: 1 }, { version: 1 }])
    expect(await stream.order(add('Ann'), 'c1')).toEqual({ version: 1 })
    expect(await (await open(store)).order(add('Ann'), 'c1')).toEqual({ version: 1 })
    expect(await store.read('list/1')).toHaveLength(1)
  })

  test('tells listeners what has happened, and at which version', async () => {
    const stream = await open(sqliteStore(':memory:'))
    const causes: unknown[] = []
    stream.listen((before, after, events, version) => causes.push([before.names, after.names, events.length, version]))
    await stream.order(add('Ann'))
    expect(causes).toEqual([[[], ['Ann'], 1, 1]])
  })

  test('reads what an older version wrote, and its state from a snapshot', async () => {
    const store = sqliteStore(':memory:')
    const data = JSON.stringify({ type: 'Added', who: 'Ann', at: 1 })
    await store.append({ stream: 'list/1', after: 0, entries: [{ kind: 'Added', at: 1, data }] })
    const stream = await open(store)
    expect(stream.state()).toEqual({ names: ['Ann'] })
    await stream.settle()
    expect(await store.snapshot('list/1')).toMatchObject({ version: 1 })
    applied = 0
    expect((await open(store)).state()).toEqual({ names: ['Ann'] })
    expect(applied).toBe(0)
  })

  test('another server was first: nothing is done twice, and both see the same', async () => {
    const store = sqliteStore(':memory:')
    const [here, there] = [await open(store), await open(store)]
    await there.order(add('Ann'))
    expect(await here.order(add('Bob'))).toEqual({ why: 'moved-on' })
    expect(here.state()).toEqual({ names: ['Ann'] })
    expect(await here.order(add('Bob'))).toEqual({ version: 2 })
  })

  test('what could not be written is not shown, and the next order is decided on what is on the disk', async () => {
    const inside = sqliteStore(':memory:')
    let full = true
    const stream = await open({
      ...inside,
      append: append => (full ? Promise.reject(new Error('disk is full')) : inside.append(append)),
    })
    await expect(stream.order(add('Ann'))).rejects.toThrow('disk is full')
    expect(stream.state()).toEqual({ names: [] })
    full = false
    expect(await stream.order(add('Ann'))).toEqual({ version: 1 })
  })

  test('an event that nobody knows names the place at which the stream is set aside', async () => {
    const store = sqliteStore(':memory:')
    const data = JSON.stringify({ type: 'Sung', at: 1 })
    await store.append({ stream: 'list/1', after: 0, entries: [{ kind: 'Sung', at: 1, data }] })
    const cause = await open(store).catch((fault: unknown) => fault)
    expect(spoiledIn(cause)).toMatchObject({ stream: 'list/1', place: 1 })
  })
})
