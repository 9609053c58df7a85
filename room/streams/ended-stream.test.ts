import { expect, test } from 'vitest'
import type { Store } from '../store/store.ts'
import { add, openList } from '../testing/list-stream.ts'
import { memoryStore } from '../testing/memory-store.ts'

const fail = (cause: unknown): never => {
  throw cause
}

test('nothing is done with a stream that has ended: what is opened by its name would not hear of it', async () => {
  const store = memoryStore()
  const [old, fresh] = [await openList(store, 'list/1', fail), await openList(store, 'list/1', fail)]
  old.end()
  await expect(old.order(add('Ann'))).rejects.toThrow('does not own list/1')
  await fresh.order(add('Bea'))
  expect((await store.read('list/1')).map(({ version }) => version)).toEqual([1])
})

test('what waits for its turn as a stream ends is not written', async () => {
  const memory = memoryStore()
  let keeps = (): void => {}
  const slow = new Promise<void>(resolve => {
    keeps = resolve
  })
  const store: Store = {
    ...memory,
    append: async append => {
      await slow
      return memory.append(append)
    },
  }
  const list = await openList(store, 'list/1', fail)
  const [first, second] = [list.order(add('Ann')), list.order(add('Bea'))]
  const refused = expect(second).rejects.toThrow('does not own list/1')
  list.end()
  keeps()
  expect(await first).toEqual({ version: 1 })
  await refused
  expect(await memory.read('list/1')).toHaveLength(1)
})
