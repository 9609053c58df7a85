import { expect, test } from 'vitest'
import { memoryLeases } from '../store/leases.ts'
import { localBus } from '../streams/bus/local-bus.ts'
import { isNotOwner } from '../streams/not-owner.ts'
import { openNode } from './node.ts'

/** Two nodes on one bus, and whatever went wrong on either. */
const twoNodes = async () => {
  const faults: unknown[] = []
  const onError = (cause: unknown): void => void faults.push(cause)
  const leases = memoryLeases(() => performance.now(), 60_000)
  const bus = localBus(onError)
  const open = (id: string) => openNode({ leases, bus, id, onError })
  return { one: await open('one'), other: await open('other'), leases, faults }
}

test('a node that leaves while it asks another for something takes nothing, which is no fault', async () => {
  const { one, other, faults } = await twoNodes()
  expect(await one.where('table/1')).toEqual({ here: true })
  let asked = (): void => {}
  const isAsked = new Promise<void>(resolve => {
    asked = resolve
  })
  // it never gives it
  one.onGive(() => {
    asked()
    return new Promise(() => {})
  })
  const taking = other.take('table/1').catch((cause: unknown) => cause)
  await isAsked
  await other.close()
  expect(isNotOwner(await taking)).toBe(true)
  expect(faults).toEqual([])
  await one.close()
})

test('what nobody has is owned by another node when one that is drained is asked for it', async () => {
  const { one, other, faults } = await twoNodes()
  await one.owner.drain(true)
  expect(await one.where('table/1')).toEqual({ here: false, node: 'other', epoch: 1 })
  expect(other.owner.lease('table/1')).not.toBeNull()
  expect(faults).toEqual([])
  await one.close()
  await other.close()
})

test('a node that is drained takes nothing from another, which keeps what it has', async () => {
  const { one, other, faults } = await twoNodes()
  expect(await other.where('table/1')).toEqual({ here: true })
  let given = 0
  other.onGive(async group => {
    given++
    await other.owner.release(group)
  })
  await one.owner.drain(true)
  expect(isNotOwner(await one.take('table/1').catch((cause: unknown) => cause))).toBe(true)
  expect(given).toBe(0)
  expect(other.owner.lease('table/1')?.epoch).toBe(1)
  expect(faults).toEqual([])
  await one.close()
  await other.close()
})

test('nobody waits for the answer of a node that is gone', async () => {
  const { one, other, leases } = await twoNodes()
  await one.answer('hangs', () => new Promise(() => {}))
  const asked = other.ask('one', 'hangs', {}, 60_000)
  await leases.leave(one.owner.node())
  await expect(asked).rejects.toThrow('has not answered, and is gone')
  await other.close()
})
