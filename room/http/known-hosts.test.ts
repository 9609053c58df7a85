import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import { callRoom, listening } from '../testing/room-client.ts'
import { writtenLog } from '../testing/written-log.ts'

let room: Room
let address: string
const log = writtenLog()
beforeAll(async () => {
  room = await openRoom({
    file: ':memory:',
    log: log.to,
    limits: { requests: 25, slow: 400, heartbeat: 300 },
    origins: ['https://poker.example.com'],
    trustProxy: 'loopback',
  })
  address = await listening(room)
})
afterAll(() => room.close())

const ask = (headers: Readonly<Record<string, string>>, method: 'GET' | 'POST' = 'GET', url = '/api/me') =>
  room.server.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) })

describe('a room answers to its own names', () => {
  test.each([
    'localhost:4000',
    '127.0.0.1:4000',
    '192.168.1.5',
    '[::1]:4000',
    'poker.example.com',
    'POKER.example.com',
  ])('%s', async host => {
    expect((await ask({ host, 'x-forwarded-for': '203.0.113.1' })).statusCode).toBe(200)
  })

  test.each(['evil.example', 'poker.example.com.evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])(
    'and not to %s, which learns what to set',
    async host => {
      const answer = await ask({ host, 'x-forwarded-for': '203.0.113.2' })
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        { words: expect.stringContaining(`set CARDROOM_ORIGIN=https://${host}`) },
      ])
      expect(log.text()).toContain(`does not go by the name ${host}`)
    },
  )

  test('a proxy that rewrites Host is no trouble where the origin is set, and is explained where it is not', async () => {
    const from = { host: '127.0.0.1:4000', 'x-forwarded-for': '203.0.113.3' }
    expect((await ask({ ...from, origin: 'https://poker.example.com' }, 'POST', '/api/logout')).statusCode).toBe(200)
    const answer = await ask({ ...from, origin: 'https://other.example' }, 'POST', '/api/logout')
    expect([answer.statusCode, answer.json().words]).toEqual([
      403,
      expect.stringContaining('set CARDROOM_ORIGIN=https://other.example'),
    ])
    expect(log.text()).toContain('have the proxy pass the Host header on')
  })

  test('a page of another site, or of another name, gets no line', async () => {
    const called = (headers: Readonly<Record<string, string>>) => callRoom(address, '', '/line', headers)
    await expect(called({ origin: 'https://evil.example' })).rejects.toThrow('403')
    await expect(called({ host: 'evil.example', origin: 'http://evil.example' })).rejects.toThrow('403')
    const own = await called({ origin: `http://${address}` })
    own.close()
  })
})

describe('the counts', () => {
  test('are closed without a token, also to this machine, where a proxy may be', async () => {
    for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Bearer undefined' }])
      expect((await ask({ host: 'localhost', ...headers }, 'GET', '/metrics')).statusCode).toBe(403)
  })
})

describe('IPv6 is limited by its first 64 bits', () => {
  test('another address of the same place is no way around a limit', async () => {
    const from = (last: string) => ask({ host: 'localhost', 'x-forwarded-for': `2001:db8:7:7::${last}` })
    const statuses = []
    for (let n = 1; n <= 30; n++) statuses.push((await from(n.toString(16))).statusCode)
    expect(statuses.filter(status => status === 429)).toHaveLength(5)
    expect((await ask({ host: 'localhost', 'x-forwarded-for': '2001:db8:7:8::1' })).statusCode).toBe(200)
  })
})

describe('a client that sends slowly is cut', () => {
  /** What comes back on a connection on which this is sent and then nothing. */
  const sent = (text: string): Promise<string> =>
    new Promise(resolve => {
      const [host, port] = address.split(':')
      const socket = connect(Number(port), host)
      let heard = ''
      socket.on('data', data => {
        heard += data.toString('latin1')
      })
      socket.on('error', () => socket.destroy())
      socket.once('close', () => resolve(heard))
      socket.write(text)
    })
  const head = (line: string): string => `${line} HTTP/1.1\r\nHost: 127.0.0.1\r\n`

  test('headers that never end', async () => {
    expect(await sent(head('GET /api/me'))).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('a body that never comes', async () => {
    const body = 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"na'
    expect(await sent(`${head('POST /api/guest')}${body}`)).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('a line that is half called', async () => {
    expect(await sent(`${head('GET /line')}Upgrade: websocket\r\nConnection: Upgrade\r\n`)).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('a frame on the line of which only the beginning comes', async () => {
    const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n'
    const call = `${head('GET /line')}Upgrade: websocket\r\nConnection: Upgrade\r\n${key}\r\n`
    // a text of 100 bytes is announced, and nothing follows
    expect(await sent(`${call}\x81\xe4`)).toMatch(/^HTTP\/1\.1 101 /)
  })
})
