import { expect, test } from 'vitest'
import { memoryLeases } from '../store/leases.ts'
import { localBus } from '../streams/bus/local-bus.ts'
import { isNotOwner } from '../streams/not-owner.ts'
import { openNode } from './node.ts'

test('a node that leaves while it asks another for something takes nothing, which is no fault', async () => {
  const faults: unknown[] = []
  const onError = (cause: unknown): void => void faults.push(cause)
  const leases = memoryLeases(() => performance.now(), 60_000)
  const bus = localBus(onError)
  const open = (id: string) => openNode({ leases, bus, id, onError })
  const [one, other] = [await open('one'), await open('other')]
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
  const faults: unknown[] = []
  const onError = (cause: unknown): void => void faults.push(cause)
  const leases = memoryLeases(() => performance.now(), 60_000)
  const bus = localBus(onError)
  const open = (id: string) => openNode({ leases, bus, id, onError })
  const [one, other] = [await open('one'), await open('other')]
  await one.owner.drain(true)
  expect(await one.where('table/1')).toEqual({ here: false, node: 'other', epoch: 1 })
  expect(other.owner.lease('table/1')).not.toBeNull()
  expect(faults).toEqual([])
  await one.close()
  await other.close()
})

test('nobody waits for the answer of a node that is gone', async () => {
  const onError = (): void => {}
  const leases = memoryLeases(() => performance.now(), 60_000)
  const bus = localBus(onError)
  const open = (id: string) => openNode({ leases, bus, id, onError })
  const [one, other] = [await open('one'), await open('other')]
  await one.answer('hangs', () => new Promise(() => {}))
  const asked = other.ask('one', 'hangs', {}, 60_000)
  await leases.leave(one.owner.node())
  await expect(asked).rejects.toThrow('has not answered, and is gone')
  await other.close()
})
