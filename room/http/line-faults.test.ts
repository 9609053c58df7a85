import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { openRoom } from '../open-room.ts'
import { callRoom, listening } from '../testing/room-client.ts'
import { writtenLog } from '../testing/written-log.ts'
import { lineFault } from './faults.ts'

/** Not masked; of a kind that does not exist; with a bit that is not agreed on; longer than a message may be. */
const FRAMES = [
  [0x81, 2, 0x68, 0x69],
  [0x83, 0x80, 1, 2, 3, 4],
  [0xc1, 0x80, 1, 2, 3, 4],
  [0x81, 0xff, 0, 0, 0, 0, 0, 1, 0x11, 0x70, 1, 2, 3, 4],
].map(bytes => Buffer.from(bytes))

test('frames that are none end their line with one quiet line in the log, and no trace of the stack', async () => {
  const log = writtenLog()
  const room = await openRoom({ file: ':memory:', log: log.to })
  const address = await listening(room)
  const page = await callRoom(address)
  for (const bytes of FRAMES) {
    const bad = await callRoom(address)
    const closed = new Promise(resolve => bad.socket.once('close', resolve))
    // past everything that would make a sound frame of it
    const { _socket: raw } = bad.socket as unknown as { readonly _socket: Socket }
    raw.write(bytes)
    await closed
  }
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
  expect(ended).toHaveLength(FRAMES.length)
  expect(new Set(ended.map(({ level }) => level))).toEqual(new Set([30]))
  expect(ended.every(({ why }) => why?.startsWith('WS_ERR_'))).toBe(true)
  expect(lines.filter(({ level }) => level > 30)).toEqual([])
  expect(log.text()).not.toContain('"stack"')
})

test('a fault of ours on a connection is logged as one', () => {
  const logged: [string, unknown][] = []
  let ended = 0
  const request = {
    log: { info: (it: unknown) => logged.push(['info', it]), error: (it: unknown) => logged.push(['error', it]) },
  }
  const fault = new TypeError('undefined is not a table')
  lineFault(fault, { terminate: () => ended++ } as never, request as never)
  expect([logged, ended]).toEqual([[['error', fault]], 1])
})
