import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { expect, test } from 'vitest'
import WebSocket, { WebSocketServer } from 'ws'
import { textFrame } from './text-frame.ts'

const TEXTS = ['', 'a', 'é', 'x'.repeat(125), 'x'.repeat(126), '♠'.repeat(100), 'x'.repeat(65_535), 'y'.repeat(65_536)]

test('the other end of the line reads the text that was framed, whatever its length', async () => {
  const server = createServer()
  const lines = new WebSocketServer({ server, perMessageDeflate: false })
  lines.on('connection', (_, { socket }: { readonly socket: Socket }) => {
    for (const text of TEXTS) socket.write(textFrame(text))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const page = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const read: string[] = []
  await new Promise<void>((resolve, reject) => {
    page.on('message', data => {
      read.push(data.toString())
      if (read.length === TEXTS.length) resolve()
    })
    page.on('error', reject)
  })
  expect(read).toEqual(TEXTS)
  page.terminate()
  lines.close()
  server.close()
})

test('what is sent to many is framed once', () => {
  const text = JSON.stringify({ type: 'change' })
  expect(textFrame(text)).toBe(textFrame(`${text}`))
  expect(textFrame('other')).not.toBe(textFrame(text))
})
