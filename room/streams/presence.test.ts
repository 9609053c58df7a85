import { expect, test } from 'vitest'
import { memoryLeases } from '../store/leases.ts'
import { openPresence } from './presence.ts'

test('a node that is renamed twice in a row, and closed, leaves no name before it has joined under it', async () => {
  const leases = memoryLeases(() => 0)
  const log: string[] = []
  let named = 0
  let arrives: () => void = () => {}
  const slow = {
    ...leases,
    join: async (node: string): Promise<void> => {
      // the first answers at once, the others when they are let through
      if (named > 1) await new Promise<void>(resolve => (arrives = resolve))
      await leases.join(node)
      log.push(`joined ${node}`)
    },
    leave: async (node: string): Promise<void> => {
      log.push(`left ${node}`)
      await leases.leave(node)
    },
  }
  const presence = await openPresence({
    leases: slow,
    now: () => 0,
    every: () => () => {},
    newName: () => `n${++named}`,
    onError: cause => {
      throw cause
    },
    lives: 1000,
    onGone: () => {},
    onRenamed: () => {},
  })
  const first = presence.rename()
  const letSecond = arrives
  const second = presence.rename()
  const letThird = arrives
  const closed = presence.close()
  letSecond()
  letThird()
  await Promise.all([first, second, closed])
  for (const name of ['n1', 'n2', 'n3'])
    expect(log.filter(it => it.endsWith(name))).toEqual([`joined ${name}`, `left ${name}`])
})
