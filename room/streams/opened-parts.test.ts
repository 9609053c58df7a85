import { expect, test } from 'vitest'
import { notOwner } from './not-owner.ts'
import { closeAll, openedParts } from './opened-parts.ts'

const closing = (log: string[], name: string, cause?: unknown) => ({
  close: async () => {
    log.push(name)
    if (cause !== undefined) throw cause
  },
})

test('parts are closed, the last one first, and one that fails leaves no other open', async () => {
  const log: string[] = []
  const parts = openedParts()
  const fault = new Error('the disk is full')
  for (const part of [closing(log, 'floor'), closing(log, 'record', fault), closing(log, 'events', notOwner('house'))])
    parts.add(part.close)
  await expect(parts.close()).rejects.toBe(fault)
  expect(log).toEqual(['events', 'record', 'floor'])
  // once
  await parts.close()
  expect(log.length).toBe(3)
})

test('parts that don’t rest on each other are closed together', async () => {
  const log: string[] = []
  const lost = notOwner('house')
  await expect(closeAll([closing(log, 'a', lost), closing(log, 'b')])).rejects.toBe(lost)
  expect(log).toEqual(['a', 'b'])
})
