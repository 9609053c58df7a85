import { seeded } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { type Leases, memoryLeases } from '../store/leases.ts'
import { type Owner, openOwner } from './owner.ts'

/** Nodes on one clock that the test moves; each hears of the leases as long as it isn't cut off. */
const cluster = () => {
  let now = 0
  let named = 0
  const timers = new Set<{ readonly work: () => void; readonly each: number; next: number }>()
  const leases = memoryLeases(() => now)
  const settled = async (): Promise<void> => {
    for (let i = 0; i < 20; i++) await Promise.resolve()
  }
  const later = async (milliseconds: number): Promise<void> => {
    for (const until = now + milliseconds; now < until; now += 10) {
      for (const timer of timers) {
        if (timer.next > now) continue
        timer.next += timer.each
        timer.work()
      }
      await settled()
    }
  }
  const open = async () => {
    const net = { isCut: false, isDeaf: false, isLate: false }
    const held: (() => Promise<unknown>)[] = []
    const faults: unknown[] = []
    const cuttable: Leases = {
      ...(Object.fromEntries(
        Object.entries(leases).map(([name, does]) => [
          name,
          async (...of: never[]) => {
            if (net.isCut) throw new Error('cut off')
            // a node that only looks whose something is changes nothing
            const isAsked = name !== 'ownerOf'
            const doIt = async (): Promise<unknown> => (does as (...all: never[]) => unknown)(...of)
            // it is on its way when nobody waits for it any more
            if (net.isLate && isAsked) {
              held.push(doIt)
              throw new Error('no answer')
            }
            const answer = await doIt()
            // it was done, and nobody heard
            if (net.isDeaf && isAsked) throw new Error('no answer')
            return answer
          },
        ]),
      ) as Readonly<Record<keyof Leases, never>>),
      onCut: leases.onCut,
    }
    const owner = await openOwner(cuttable, {
      now: () => now,
      every: (work, each) => {
        const timer = { work, each, next: now + each }
        timers.add(timer)
        return () => timers.delete(timer)
      },
      newName: () => `node ${++named}`,
      onError: cause => faults.push(cause),
    })
    const lost: string[] = []
    owner.listen(groups => lost.push(...groups))
    const arrive = async (): Promise<void> => {
      for (const doIt of held.splice(0)) await doIt()
    }
    return { owner, net, lost, faults, arrive }
  }
  return { open, later, leases }
}

const mine = (owner: Owner, group: string): boolean => owner.lease(group)?.node === owner.node()

test('a group is owned by the first node to claim it, and every node hears which', async () => {
  const { open } = cluster()
  const [{ owner: one }, { owner: other }] = [await open(), await open()]
  const lease = await one.own('table/1')
  expect(lease).toEqual({ group: 'table/1', node: one.node(), epoch: 1 })
  expect(await other.own('table/1')).toEqual(lease)
  expect([mine(one, 'table/1'), mine(other, 'table/1')]).toEqual([true, false])
  // the owner has it, however often it asks
  expect(await one.own('table/1')).toEqual(lease)
})

test('a node that stays keeps what it owns; one that leaves leaves it at once', async () => {
  const { open, later } = cluster()
  const [{ owner: one }, { owner: other }] = [await open(), await open()]
  await one.own('table/1')
  await later(60_000)
  expect((await other.own('table/1')).node).toBe(one.node())
  await one.close()
  expect(await other.own('table/1')).toMatchObject({ node: other.node(), epoch: 2 })
})

test('what is given up is another’s at once, under a later epoch', async () => {
  const { open } = cluster()
  const [{ owner: one }, { owner: other }] = [await open(), await open()]
  await one.own('table/1')
  await one.release('table/1')
  expect(one.lease('table/1')).toBeNull()
  expect(await other.own('table/1')).toMatchObject({ node: other.node(), epoch: 2 })
})

test('a node that is cut off stops before another takes over, which it may within two seconds', async () => {
  const { open, later } = cluster()
  const [one, other] = [await open(), await open()]
  await one.owner.own('table/1')
  await later(700)
  one.net.isCut = true
  let stopped: number | null = null
  let taken: number | null = null
  for (let at = 0; at < 3000 && taken === null; at += 10) {
    if (stopped === null && one.owner.lease('table/1') === null) stopped = at
    if ((await other.owner.own('table/1').catch(() => null))?.node === other.owner.node()) taken = at
    await later(10)
  }
  expect(stopped).not.toBeNull()
  expect(taken).toBeLessThan(2000)
  expect(stopped!).toBeLessThanOrEqual(taken!)
  await later(500)
  expect(one.lost).toEqual(['table/1'])
})

test('a node whose connection is lost owns nothing at once, and is there under another name', async () => {
  const { open, leases, later } = cluster()
  const [one, other] = [await open(), await open()]
  await one.owner.own('table/1')
  const before = one.owner.node()
  leases.cut(before)
  expect([one.owner.isThere(), one.owner.lease('table/1'), one.lost]).toEqual([false, null, ['table/1']])
  expect(await other.owner.own('table/1')).toMatchObject({ node: other.owner.node(), epoch: 2 })
  await later(10)
  expect(one.owner.isThere()).toBe(true)
  expect(one.owner.node()).not.toBe(before)
  expect(await one.owner.own('table/2')).toMatchObject({ node: one.owner.node() })
  expect([one.faults, other.lost]).toEqual([[], []])
})

test('a node whose connection is lost as it catches up does not count as there by that', async () => {
  const { open, leases, later } = cluster()
  const { owner, net } = await open()
  net.isCut = true
  await later(1600)
  let caughtUp = (): void => {}
  owner.onReturn(() => new Promise(resolve => (caughtUp = resolve)))
  net.isCut = false
  await later(600)
  leases.cut(owner.node())
  caughtUp()
  await later(0)
  expect(owner.isThere()).toBe(false)
})

test('a node that comes back is another one: nothing that it owned is its own again by itself', async () => {
  const { open, later } = cluster()
  const one = await open()
  const before = one.owner.node()
  const { epoch } = await one.owner.own('table/1')
  one.net.isCut = true
  await later(4000)
  one.net.isCut = false
  await later(2000)
  expect(one.owner.node()).not.toBe(before)
  expect(one.owner.lease('table/1')).toBeNull()
  expect((await one.owner.own('table/1')).epoch).toBe(epoch + 1)
})

test('what the store refuses is not written to again', async () => {
  const { open } = cluster()
  const one = await open()
  const lease = await one.owner.own('table/1')
  one.owner.lost({ ...lease, epoch: lease.epoch - 1 })
  expect(one.owner.lease('table/1')).toEqual(lease)
  one.owner.lost(lease)
  expect(one.owner.lease('table/1')).toBeNull()
  expect(one.lost).toEqual(['table/1'])
})

test('at no moment do two nodes think that a group is theirs, no matter who is cut off and when', async () => {
  for (let seed = 0; seed < 40; seed++) {
    const chance = seeded(`owners ${seed}`)
    const { open, later } = cluster()
    const nodes = [await open(), await open(), await open()]
    const epochs = new Map<string, { readonly epoch: number; readonly node: string }>()
    for (let step = 0; step < 120; step++) {
      const one = nodes[chance(3)]!
      if (chance(6) === 0) one.net.isCut = !one.net.isCut
      const group = `table/${chance(3)}`
      if (chance(2) === 0) await one.owner.own(group).catch(() => null)
      if (chance(12) === 0) await one.owner.release(group).catch(() => null)
      await later(10 * chance(40))
      for (const table of ['table/0', 'table/1', 'table/2']) {
        const owners = nodes.filter(({ owner }) => mine(owner, table))
        expect(owners.length, `seed ${seed}, step ${step}`).toBeLessThanOrEqual(1)
        const lease = owners[0]?.owner.lease(table)
        if (lease == null) continue
        const known = epochs.get(table)
        // an epoch has one owner, and never goes back
        expect(lease.epoch).toBeGreaterThanOrEqual(known?.epoch ?? 0)
        if (known?.epoch === lease.epoch) expect(lease.node).toBe(known.node)
        epochs.set(table, lease)
      }
    }
  }
})

test('what was claimed without an answer is in doubt until it is asked for again: nobody else would ever take it', async () => {
  const { open, later, leases } = cluster()
  const { owner, net } = await open()
  net.isDeaf = true
  await expect(owner.own('table/1')).rejects.toThrow('no answer')
  net.isDeaf = false
  await later(600)
  expect(await leases.ownerOf('table/1')).toMatchObject({ node: owner.node() })
  expect(await leases.orphans(5)).toEqual([])
  expect(mine(owner, 'table/1')).toBe(false)
  expect(owner.doubts()).toEqual(['table/1'])
  await owner.own('table/1')
  expect(mine(owner, 'table/1')).toBe(true)
  expect(owner.doubts()).toEqual([])
})

test('what was given up without an answer is in doubt too, and what another has got is not for long', async () => {
  const { open, later, leases } = cluster()
  const [{ owner: one, net }, { owner: other }] = [await open(), await open()]
  await one.own('table/1')
  net.isCut = true
  await expect(one.release('table/1')).rejects.toThrow('cut off')
  net.isCut = false
  expect(one.doubts()).toEqual(['table/1'])
  await leases.release({ group: 'table/1', node: one.node(), epoch: 1 })
  await other.own('table/1')
  await later(10_000)
  expect((await one.own('table/1')).node).toBe(other.node())
  expect(one.doubts()).toEqual([])
})

test('a node that is there again because it was renewed late owns what it owned without knowing: it asks', async () => {
  const { open, later, leases } = cluster()
  const { owner, net, lost, arrive } = await open()
  await owner.own('table/1')
  await later(1000)
  net.isLate = true
  // it has run out of time by its own clock, and what it had asked before that is heard by the leases a moment before they say so
  await later(400)
  await arrive()
  await later(1000)
  net.isLate = false
  expect(lost).toEqual(['table/1'])
  expect(await leases.ownerOf('table/1')).toMatchObject({ node: owner.node() })
  expect(await leases.orphans(5)).toEqual([])
  expect(owner.doubts()).toEqual(['table/1'])
  await later(600)
  await owner.own('table/1')
  expect(mine(owner, 'table/1')).toBe(true)
})

test('a claim that arrives after another was answered still makes a group this node’s: it asks again for a while', async () => {
  const { open, leases } = cluster()
  const [{ owner: one, net, arrive }, { owner: other }] = [await open(), await open()]
  net.isLate = true
  await expect(one.own('table/1')).rejects.toThrow('no answer')
  net.isLate = false
  await other.own('table/1')
  expect((await one.own('table/1')).node).toBe(other.node())
  await other.release('table/1')
  await arrive()
  expect(await leases.ownerOf('table/1')).toMatchObject({ node: one.node() })
  expect(one.doubts()).toEqual(['table/1'])
  await one.own('table/1')
  expect(mine(one, 'table/1')).toBe(true)
})

test('what the store refuses is asked for again: it may be nobody’s', async () => {
  const { open } = cluster()
  const { owner } = await open()
  owner.lost(await owner.own('table/1'))
  expect(owner.doubts()).toEqual(['table/1'])
})

test('a node that comes back counts as there once it has caught up with what nobody waited for it to hear', async () => {
  const { open, later } = cluster()
  const { owner, net } = await open()
  let isReadable = false
  let times = 0
  owner.onReturn(async () => {
    times++
    if (!isReadable) throw new Error('the store does not answer')
  })
  await later(3000)
  expect([owner.isThere(), times]).toEqual([true, 0])
  net.isCut = true
  await later(2000)
  expect(owner.isThere()).toBe(false)
  net.isCut = false
  await later(2000)
  expect(owner.isThere()).toBe(false)
  expect(times).toBeGreaterThan(0)
  isReadable = true
  await later(2000)
  expect(owner.isThere()).toBe(true)
})

test('what another has is looked up, and not asked for', async () => {
  const { leases, open } = cluster()
  const { owner: one } = await open()
  await one.own('table/1')
  let claims = 0
  const counted: Leases = {
    ...leases,
    claim: (...of) => {
      claims++
      return leases.claim(...of)
    },
  }
  const other = await openOwner(counted, {
    now: () => 0,
    every: () => () => {},
    newName: () => 'other',
    onError: () => {},
  })
  expect((await other.own('table/1')).node).toBe(one.node())
  expect(claims).toBe(0)
  await other.own('table/2')
  expect(claims).toBe(1)
})
