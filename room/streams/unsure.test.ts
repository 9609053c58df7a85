import { expect, test, vi } from 'vitest'
import type { Append, Store } from '../store/store.ts'
import { add, openList } from '../testing/list-stream.ts'
import { memoryStore } from '../testing/memory-store.ts'
import { openStream } from './open-stream.ts'

test('what was decided on something without an answer is not written, and what is decided next rests on what is there', async () => {
  const memory = memoryStore()
  let asked = 0
  let late: Append | null = null
  const store: Store = {
    ...memory,
    append: async append => {
      const n = ++asked
      // it is given up on, and written all the same, just before the next
      if (n === 1) {
        late = append
        throw new Error('the line is down')
      }
      if (late !== null) await memory.append(late)
      late = null
      return memory.append(append)
    },
  }
  const list = await openList(store, 'list/1', () => {})
  const first = [list.order(add('Ann'), 'a'), list.order(add('Bea'), 'b')]
  await expect(first[0]).rejects.toThrow('the line is down')
  expect(await first[1]).toMatchObject({ why: 'moved-on' })
  // nothing is written yet: Cem is decided in the place that Ann gets, and Dan on top of Cem
  await Promise.all([list.order(add('Cem'), 'c'), list.order(add('Dan'), 'd')])
  const { names } = (await openList(memory, 'list/1', () => {})).state()
  expect(list.state().names).toEqual(names)
  await list.order(add('Eve'), 'e')
  expect(list.state().names).toEqual([...names, 'Eve'])
})

test('a refusal that rests on what is not kept yet waits for it, and is no refusal if it never is', async () => {
  const memory = memoryStore()
  let fails = (_: Error): void => {}
  const slow = new Promise<never>((_, reject) => {
    fails = reject
  })
  let asked = 0
  const list = await openList(
    { ...memory, append: append => (++asked === 1 ? slow : memory.append(append)) },
    'list/1',
    () => {},
  )
  const first = list.order(add('Ann'), 'a')
  // by what was decided, Ann is listed; by what is kept, nobody is
  const second = list.order(add('Ann'), 'b')
  fails(new Error('the disk is full'))
  await expect(first).rejects.toThrow('the disk is full')
  expect(await second).toEqual({ version: 1 })
  expect(list.state().names).toEqual(['Ann'])
})

/** A store whose answer to the first append is lost, though it is written. */
const deafOnce = () => {
  const memory = memoryStore()
  let asked = 0
  const append: Store['append'] = async it => {
    const appended = await memory.append(it)
    if (++asked === 1) throw new Error('no answer')
    return appended
  }
  return { ...memory, append }
}

test('a command that comes again because nobody knew what had come of it is done, and not refused', async () => {
  const list = await openList(deafOnce(), 'list/1', () => {})
  await expect(list.order(add('Ann'), 'a')).rejects.toThrow('no answer')
  // by what is kept Ann is listed already
  expect(await list.order(add('Ann'), 'a')).toEqual({ version: 1 })
  expect(await list.order(add('Ann'), 'b')).toMatchObject({ why: 'is-listed' })
})

test('what was stored without an answer is passed on event by event, once it is found', async () => {
  const list = await openList(deafOnce(), 'list/1', () => {})
  const heard: string[] = []
  list.listen((_, __, events, version) => heard.push(`${events.map(({ type }) => type).join()} to ${version}`))
  await expect(list.order(add('Ann'), 'a')).rejects.toThrow('no answer')
  await list.order(add('Bea'), 'b')
  expect(heard).toEqual(['Added to 1', 'Added to 2'])
})

test('what was stored without an answer is found, though nobody does anything more', async () => {
  vi.useFakeTimers()
  try {
    const list = await openList(deafOnce(), 'list/1', () => {})
    const heard: number[] = []
    list.listen((_, __, ___, version) => heard.push(version))
    await expect(list.order(add('Ann'), 'a')).rejects.toThrow('no answer')
    expect(list.state().names).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(list.state().names).toEqual(['Ann'])
    expect(heard).toEqual([1])
  } finally {
    vi.useRealTimers()
  }
})

test('what is stored long after it was given up on is found, though nobody does anything more', async () => {
  vi.useFakeTimers()
  try {
    const memory = memoryStore()
    let late: Append | null = null
    const gives = async (append: Append) => {
      late = append
      throw new Error('the line is down')
    }
    const list = await openList({ ...memory, append: gives }, 'list/1', () => {})
    await expect(list.order(add('Ann'), 'a')).rejects.toThrow('the line is down')
    await vi.advanceTimersByTimeAsync(3000)
    expect(list.state().names).toEqual([])
    await memory.append(late!)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(list.state().names).toEqual(['Ann'])
  } finally {
    vi.useRealTimers()
  }
})

test('a stream that has ended is read no more', async () => {
  vi.useFakeTimers()
  try {
    const store = deafOnce()
    let reads = 0
    const commands: typeof store.commands = (...of) => {
      reads += 1
      return store.commands(...of)
    }
    const list = await openList({ ...store, commands }, 'list/1', () => {})
    await expect(list.order(add('Ann'), 'a')).rejects.toThrow('no answer')
    const before = reads
    list.end()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reads).toBe(before)
  } finally {
    vi.useRealTimers()
  }
})

test('an order that was refused is refused whenever a copy of it comes, also once it would be carried out', async () => {
  const list = await openStream<readonly string[], Named, No>({
    stream: 'list/1',
    kind: { ...NAMES, initial: [] },
    store: memoryStore(),
    now: () => 1,
    onError: () => {},
    movedOn: { why: 'moved-on' },
    unplayable: 'cannot go on',
  })
  const says = (name: string, most: number) => (names: readonly string[]) =>
    names.length >= most
      ? { why: 'full' }
      : { events: [{ type: 'Named', name, at: 1 } as const], state: [...names, name] }
  await list.run(says('Ann', 1), 'a')
  expect(await list.run(says('Bea', 1), 'b')).toEqual({ why: 'full' })
  // there would be room for her now
  expect(await list.run(says('Bea', 2), 'b')).toEqual({ why: 'full' })
  expect(await list.run(says('Bea', 2), 'c')).toEqual({ version: 2 })
  expect(list.state()).toEqual(['Ann', 'Bea'])
})

type Named = { readonly type: 'Named'; readonly name: string; readonly at: number }
type No = { readonly why: string }
const NAMES = {
  evolve: (names: readonly string[] | undefined, { name }: Named): readonly string[] => [...(names ?? []), name],
  knows: (type: string) => type === 'Named',
  upcast: (stored: Named) => stored,
  shape: 1,
  isWhole: () => true,
}
