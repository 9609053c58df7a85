import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import { listening } from '../testing/room-client.ts'

let room: Room
let address: string
beforeAll(async () => {
  room = await openRoom({ file: ':memory:', log: false, limits: { slow: 400 } })
  address = await listening(room)
})
afterAll(() => room.close())

/** What is answered to somebody who sends this much and then waits; the room has to end it. */
const trickles = (begun: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const [host, port] = address.split(':')
    const socket = connect(Number(port), host)
    let answer = ''
    socket.on('data', data => {
      answer += data
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
    socket.write(begun)
  })

test.each([
  ['headers', 'POST /api/guest HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-ty'],
  [
    'a body',
    'POST /api/guest HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 40\r\n\r\n{"na',
  ],
  ['the call for a line', 'GET /line HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgr'],
])('%s that never comes to its end is cut', async (_, begun) => {
  expect(await trickles(begun)).toMatch(/^HTTP\/1\.1 408 /)
})
