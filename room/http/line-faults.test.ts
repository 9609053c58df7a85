import { seeded } from '@cardroom/engine'
import { expect, test } from 'vitest'
import { openRoom } from '../open-room.ts'
import { badFrames } from '../testing/bad-frames.ts'
import { callRoom, comesAs, listening } from '../testing/room-client.ts'
import { writtenLog } from '../testing/written-log.ts'
import { lineFault } from './faults.ts'

test('frames that are none end their line with one quiet line in the log, and no trace of the stack', async () => {
  const log = writtenLog()
  const room = await openRoom({ file: ':memory:', log: log.to })
  const address = await listening(room)
  const page = await callRoom(address)
  await badFrames(address, await comesAs(address, 'Eve'), 48, seeded('frames'))
  page.say({ type: 'ping' })
  await page.until(({ messages }) => messages.find(({ type }) => type === 'pong'))
  page.close()
  await room.close()
  const lines = log
    .text()
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { readonly level: number; readonly msg: string; readonly why?: string })
  const ended = lines.filter(({ msg }) => msg === 'a line was ended')
  expect(ended.length).toBeGreaterThan(10)
  expect(new Set(ended.map(({ level }) => level))).toEqual(new Set([30]))
  expect(ended.every(({ why }) => why?.startsWith('WS_ERR_'))).toBe(true)
  expect(lines.filter(({ level }) => level > 30)).toEqual([])
  expect(log.text()).not.toContain('"stack"')
})

test('a fault of ours on a line is told as one', () => {
  const told: [string, unknown][] = []
  let ended = 0
  const request = {
    log: { info: (it: unknown) => told.push(['info', it]), error: (it: unknown) => told.push(['error', it]) },
  }
  const fault = new TypeError('undefined is not a table')
  lineFault(fault, { terminate: () => ended++ } as never, request as never)
  expect([told, ended]).toEqual([[['error', fault]], 1])
})
