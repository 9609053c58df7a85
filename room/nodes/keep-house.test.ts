import { expect, test } from 'vitest'
import type { Lease } from '../store/leases.ts'
import { HOUSE } from './groups.ts'
import { keepHouse } from './keep-house.ts'
import type { Node } from './node.ts'

/** A node whose leases are set by the test, and the houses that were opened on it. */
const nodeWith = (onOpen: (opened: number) => void) => {
  const it = { lease: null as Lease | null, opened: 0, closed: [] as number[], faults: [] as unknown[] }
  const node = { owner: { lease: () => it.lease, listen: () => () => {} } } as unknown as Node
  const open = async () => {
    const number = ++it.opened
    onOpen(number)
    return { number, close: async () => void it.closed.push(number) }
  }
  return { it, kept: keepHouse(node, open, cause => void it.faults.push(cause)) }
}
const leaseOf = (epoch: number): Lease => ({ group: HOUSE, node: 'one', epoch })

test('a house that was another’s while it was opened is read again: the other may have written to it', async () => {
  const { it, kept } = nodeWith(opened => {
    if (opened === 1) it.lease = leaseOf(3)
  })
  it.lease = leaseOf(1)
  await kept.ready()
  expect(kept.now().number).toBe(2)
  expect(it.closed).toEqual([1])
  expect(it.faults).toEqual([])
})

test('a house that is another’s when it is open is closed', async () => {
  const { it, kept } = nodeWith(() => {
    it.lease = null
  })
  it.lease = leaseOf(1)
  await expect(kept.ready()).rejects.toThrow()
  expect(it.closed).toEqual([1])
  expect(kept.isHere()).toBe(false)
})
