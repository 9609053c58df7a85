import { readFileSync } from 'node:fs'
import { openRoom, type Room } from '@cardroom/room'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import { enterRoom } from './index.ts'

let room: Room
let address: string
beforeAll(async () => {
  room = await openRoom({ file: ':memory:', log: false })
  address = await room.server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await room.close()
})

const Example = Object.getPrototypeOf(async () => undefined).constructor as new (
  ...text: readonly string[]
) => (...given: readonly unknown[]) => Promise<void>

test('the example of the README plays three hands in a real room', async () => {
  const [, text] = /```js\n([\s\S]*?)```/.exec(readFileSync('client/README.md', 'utf8'))!
  const IMPORT = "import { enterRoom } from '@cardroom/client'\n"
  expect(text).toContain(IMPORT)
  expect(text).toContain("'http://127.0.0.1:4000'")
  vi.stubGlobal('WebSocket', WebSocket)
  const wrong: unknown[] = []
  const said = await new Promise<unknown>((log, reject) => {
    const console = { log, error: (words: unknown) => wrong.push(words) }
    const body = text!.replace(IMPORT, '').replace('http://127.0.0.1:4000', address)
    new Example('enterRoom', 'console', body)(enterRoom, console).catch(reject)
  })
  expect([said, wrong]).toEqual(['Robo has played three hands.', []])
})
