import { expect, test } from 'vitest'
import { type Leases, LIVES, memoryLeases } from '../store/leases.ts'
import { openPresence } from './presence.ts'

/** A node whose time stands at `now` until it is moved, and that says it is there whenever `tick` is called. */
const stillNode = async (of: (leases: Leases) => Leases = leases => leases) => {
  const at = { now: 0 }
  const beats = { tick: (): void => {}, every: 0 }
  let gone = 0
  const presence = await openPresence({
    leases: of(memoryLeases(() => at.now)),
    now: () => at.now,
    every: (work, milliseconds) => {
      Object.assign(beats, { tick: work, every: milliseconds })
      return () => {}
    },
    newName: () => 'n',
    onError: cause => {
      throw cause
    },
    lives: LIVES,
    onGone: () => gone++,
    onRenamed: () => {},
  })
  return { presence, at, beats, gone: () => gone }
}
const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

test('a node that stands still for 0.95 seconds, at the worst moment, keeps what it has', async () => {
  const { presence, at, beats, gone } = await stillNode()
  // it stands still as it is about to say that it is there
  at.now = beats.every + 950
  beats.tick()
  await settled()
  expect(gone()).toBe(0)
  at.now += LIVES - 1
  expect(presence.isThere()).toBe(true)
})

test('a node that stood still while it was answered says at once that it is there', async () => {
  const asked: number[] = []
  let answers: () => void = () => {}
  const { at, beats } = await stillNode(leases => ({
    ...leases,
    renew: async node => {
      asked.push(at.now)
      await new Promise<void>(resolve => (answers = resolve))
      return leases.renew(node)
    },
  }))
  at.now = beats.every
  beats.tick()
  await settled()
  at.now = 1000
  beats.tick()
  answers()
  await settled()
  expect(asked).toEqual([beats.every, 1000])
  answers()
  await settled()
  expect(asked).toHaveLength(2)
})

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

test('a node that is stood in for while it stands still keeps what it has, but not under a name that is over', async () => {
  const stopped: string[] = []
  let until = 0
  let alive = 0
  let hears: (node: string) => void = () => {}
  const { presence, at, beats, gone } = await stillNode(leases => ({
    ...leases,
    renew: async () => true,
    onCut: hear => {
      hears = hear
      return () => {}
    },
    standIn: node => ({ keepAlive: () => alive++, until: () => until, stop: () => stopped.push(node) }),
  }))
  at.now = 2500
  expect(presence.isThere()).toBe(false)
  until = 3500
  expect(presence.isThere()).toBe(true)
  beats.tick()
  await settled()
  expect([gone(), alive, stopped]).toEqual([0, 1, []])
  until = 9000
  hears(presence.node())
  expect([gone(), presence.isThere(), stopped]).toEqual([1, false, ['n']])
})
