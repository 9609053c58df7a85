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
