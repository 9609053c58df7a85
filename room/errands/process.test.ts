import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sqliteStore } from '../store/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import type { DecidedStream } from '../streams/decided-stream.ts'
import { type Add, type Added, add, type List, type NotAdded, openList } from '../testing/list-stream.ts'
import { type Errand, openProcess, type Process } from './process.ts'

/** A name on the list is put down at the tables that stand before it: `t1,t2:Ann`. */
type Seat = Errand & { readonly name: string }
type Lists = DecidedStream<List, Add, Added, NotAdded>

const seats = ({ name }: Added): readonly Seat[] => {
  const [tables = '', player] = name.split(':')
  return player === undefined ? [] : tables.split(',').map(target => ({ target, name: player }))
}

let store: Store
let complaints: unknown[]
let source: Lists
let tables: ReadonlyMap<string, Lists>
const complain = (cause: unknown): void => {
  complaints.push(cause)
}
beforeEach(async () => {
  store = sqliteStore(':memory:')
  complaints = []
  source = await openList(store, 'floor', complain)
  tables = new Map([
    ['t1', await openList(store, 'table/1', complain)],
    ['t2', await openList(store, 'table/2', complain)],
  ])
})
afterEach(async () => {
  vi.useRealTimers()
  await store.close()
})

type Tried = { readonly target: string; readonly command: string }
const tried: Tried[] = []
const seatAtTable = ({ target, name }: Seat, command: string) => {
  tried.push({ target, command })
  return tables.get(target)!.order(add(name), command)
}
const open = (more: Partial<Parameters<typeof openProcess<List, Added, Seat, NotAdded>>[0]> = {}): Promise<Process> => {
  tried.length = 0
  return openProcess<List, Added, Seat, NotAdded>({
    name: 'seating',
    store,
    from: source,
    reacts: seats,
    carryOut: seatAtTable,
    onError: complain,
    now: () => 7,
    ...more,
  })
}
const namesAt = (table: string): readonly string[] => tables.get(table)!.state().names

describe('what one stream makes others do', () => {
  test('is done once it has happened, each errand under the place of its event', async () => {
    const process = await open()
    await source.order(add('Zoe'))
    await source.order(add('t1,t2:Ann'))
    await process.settle()
    expect([namesAt('t1'), namesAt('t2')]).toEqual([['Ann'], ['Ann']])
    expect(tried).toEqual([
      { target: 't1', command: 'seating/2/0' },
      { target: 't2', command: 'seating/2/1' },
    ])
    expect(await store.snapshot('process/seating')).toMatchObject({ version: 2 })
  })

  test('is waited for no longer when the process ends: another goes on with it', async () => {
    const process = await open({ carryOut: () => Promise.reject(new Error('away')) })
    await source.order(add('t1:Ann'))
    const waited = process.caughtUp().catch((cause: Error) => cause.message)
    await process.close()
    // not only when its patience is over
    expect(await Promise.race([waited, new Promise(resolve => setTimeout(resolve, 2000, 'still waiting'))])).toBe(
      'seating has ended',
    )
  })

  test('goes on where it was left, and does nothing again', async () => {
    const process = await open()
    await source.order(add('t1:Ann'))
    await process.close()
    await source.order(add('t1:Bob'))
    const again = await open()
    await again.settle()
    expect(tried).toEqual([{ target: 't1', command: 'seating/2/0' }])
    expect(namesAt('t1')).toEqual(['Ann', 'Bob'])
  })

  test('begins where its target knows to be, and keeps nothing of its own', async () => {
    await source.order(add('t1:Ann'))
    await source.order(add('t1:Bob'))
    const process = await open({ reached: 1 })
    await source.order(add('t1:Cy'))
    await process.settle()
    expect(tried.map(({ command }) => command)).toEqual(['seating/2/0', 'seating/3/0'])
    expect(await store.snapshot('process/seating')).toBe(null)
  })

  test('a source that can’t be read for now is read again later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await source.order(add('t1:Ann'))
    let isDown = true
    const eventsAfter: Lists['eventsAfter'] = (version, most) =>
      isDown ? Promise.reject(new Error('down')) : source.eventsAfter(version, most)
    const process = await open({ from: { ...source, eventsAfter } })
    await process.settle()
    expect([namesAt('t1'), complaints]).toEqual([[], [new Error('down')]])
    isDown = false
    await vi.advanceTimersByTimeAsync(500)
    await process.settle()
    expect(namesAt('t1')).toEqual(['Ann'])
  })

  test('what happens right after the last of it was read is not missed', async () => {
    await source.order(add('t1:Ann'))
    const bob: Added = { type: 'Added', name: 't1:Bob', at: 1 }
    const heard: Parameters<Lists['listen']>[0][] = []
    let asked = 0
    const process = await open({
      from: {
        ...source,
        listen: listener => {
          heard.push(listener)
          return () => {}
        },
        // the reader asks after each page whether there is more: there isn't, and then Bob comes at once
        version: () => {
          if (asked++ === 3) queueMicrotask(() => heard[0]!({ names: ['t1:Ann'] }, { names: [] }, [bob], 2))
          return 1
        },
      },
    })
    await process.settle()
    expect([asked, namesAt('t1')]).toEqual([4, ['Ann', 'Bob']])
  })

  test('killed between an errand and its position: it is tried again, and carried out once', async () => {
    const killed = { ...store, keepSnapshot: () => Promise.reject(new Error('killed')) }
    const process = await open({ store: killed })
    await source.order(add('t1,t2:Ann'))
    await process.close()
    expect(await store.snapshot('process/seating')).toBe(null)
    const again = await open()
    await again.settle()
    expect(tried.map(({ command }) => command)).toEqual(['seating/1/0', 'seating/1/1'])
    expect([namesAt('t1'), namesAt('t2')]).toEqual([['Ann'], ['Ann']])
    expect((await store.read('table/1')).length).toBe(1)
  })

  test('killed before the errand: nothing is lost', async () => {
    await source.order(add('t1:Ann'))
    await source.order(add('t2:Bob'))
    const process = await open()
    await process.settle()
    expect([namesAt('t1'), namesAt('t2')]).toEqual([['Ann'], ['Bob']])
  })

  test('a target that refuses has answered: what comes after goes on', async () => {
    const answers: unknown[] = []
    const process = await open({
      carryOut: async (errand, command) => {
        const outcome = await seatAtTable(errand, command)
        answers.push(outcome)
        return outcome
      },
    })
    await source.order(add('t1:Ann'))
    await source.order(add('t1,t2:Ann'))
    await source.order(add('t1:Bob'))
    await process.settle()
    expect(answers).toContainEqual({ why: 'is-listed' })
    expect([namesAt('t1'), namesAt('t2')]).toEqual([['Ann', 'Bob'], ['Ann']])
    expect([process.silent(), await store.snapshot('process/seating')]).toMatchObject([[], { version: 3 }])
  })
})

describe('a target that is down', () => {
  test('is tried again with a growing pause, in order, is reported, and holds up no other', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let isDown = true
    const process = await open({
      carryOut: (errand, command) => {
        if (errand.target !== 't1' || !isDown) return seatAtTable(errand, command)
        tried.push({ target: 't1', command })
        return Promise.reject(new Error('down'))
      },
    })
    let calls = 0
    process.listen(() => calls++)
    await source.order(add('t1,t2:Ann'))
    await source.order(add('t1:Bob'))
    await process.settle()
    expect(namesAt('t2')).toEqual(['Ann'])
    expect(process.silent()).toEqual([{ target: 't1', since: 7, tries: 1, waiting: 2 }])
    expect(calls).toBe(1)
    // up to there everything is answered, and no further
    expect(await store.snapshot('process/seating')).toBe(null)
    const triesAfter = async (ms: number): Promise<number> => {
      await vi.advanceTimersByTimeAsync(ms)
      await process.settle()
      return tried.filter(({ target }) => target === 't1').length
    }
    expect([await triesAfter(499), await triesAfter(1), await triesAfter(999), await triesAfter(1)]).toEqual([
      1, 2, 2, 3,
    ])
    isDown = false
    await vi.advanceTimersByTimeAsync(2000)
    await process.settle()
    expect(namesAt('t1')).toEqual(['Ann', 'Bob'])
    expect([process.silent(), complaints.length]).toEqual([[], 3])
    expect(calls).toBe(4)
    expect(await store.snapshot('process/seating')).toMatchObject({ version: 2 })
  })

  test('that never answers counts as down, and one that has moved on is tried again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answers = [new Promise<never>(() => {}), Promise.resolve({ why: 'moved-on' } as const)]
    const process = await open({ carryOut: (errand, command) => answers.shift() ?? seatAtTable(errand, command) })
    await source.order(add('t1:Ann'))
    expect(process.silent()).toEqual([])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(process.silent()).toMatchObject([{ target: 't1', tries: 1 }])
    await vi.advanceTimersByTimeAsync(500)
    expect(process.silent()).toMatchObject([{ target: 't1', tries: 2 }])
    await vi.advanceTimersByTimeAsync(1000)
    await process.settle()
    expect([namesAt('t1'), process.silent()]).toEqual([['Ann'], []])
  })

  test('is tried again after a restart, from the first errand that is not answered', async () => {
    const down = await open({
      carryOut: (errand, command) =>
        errand.target === 't1' ? Promise.reject(new Error('down')) : seatAtTable(errand, command),
    })
    await source.order(add('t2:Zoe'))
    await source.order(add('t1:Ann'))
    await source.order(add('t2:Ann'))
    await down.close()
    expect(await store.snapshot('process/seating')).toMatchObject({ version: 1 })
    const up = await open()
    await up.settle()
    expect(tried.map(({ command }) => command).toSorted()).toEqual(['seating/2/0', 'seating/3/0'])
    expect([namesAt('t1'), namesAt('t2')]).toEqual([['Ann'], ['Zoe', 'Ann']])
  })
})

test('each event comes with the state right after it, live and read again', async () => {
  const seen: (readonly [number, number])[] = []
  const see = {
    reacts: (_: Added, { names }: List, version: number) => {
      seen.push([version, names.length])
      return []
    },
  }
  await source.order(add('a'))
  const live = await open(see)
  await live.settle()
  await source.run(state => ({
    state: { names: [...state.names, 'b', 'c'] },
    events: [
      { type: 'Added', name: 'b', at: 1 },
      { type: 'Added', name: 'c', at: 1 },
    ],
  }))
  await live.close()
  expect(seen).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ])
})

test('a reaction that throws is our fault: the stream plays on, and nothing is left out', async () => {
  let isBroken = true
  const process = await open({
    reacts: event => {
      if (isBroken) throw new Error('broken')
      return seats(event)
    },
  })
  await source.order(add('t1:Ann'))
  isBroken = false
  expect(await source.order(add('t1:Bob'))).toEqual({ version: 2 })
  await process.close()
  expect(complaints).toHaveLength(1)
  expect(await store.snapshot('process/seating')).toBe(null)
  const again = await open()
  await again.settle()
  expect(namesAt('t1')).toEqual(['Ann', 'Bob'])
})
