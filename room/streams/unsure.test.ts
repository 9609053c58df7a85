import { expect, test } from 'vitest'
import type { Append, Store } from '../store/store.ts'
import { add, openList } from '../testing/list-stream.ts'
import { memoryStore } from '../testing/memory-store.ts'

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
