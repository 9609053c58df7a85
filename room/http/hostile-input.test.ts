import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import { readMessage } from '../protocol/messages.ts'
import { listening } from '../testing/room-client.ts'
import { writtenLog } from '../testing/written-log.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardroom-hostile-'))
const log = writtenLog()
let room: Room
let address: string
beforeAll(async () => {
  const pages = join(folder, 'pages')
  mkdirSync(pages)
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>a page</title>')
  writeFileSync(join(folder, 'secret.txt'), 'nobody is to read this')
  room = await openRoom({
    file: ':memory:',
    log: log.to,
    pages,
    trustProxy: 'loopback',
    origins: ['https://room.example'],
  })
  address = await listening(room)
})
afterAll(async () => {
  await room.close()
  rmSync(folder, { recursive: true, force: true })
})

type Answer = { readonly status: number; readonly text: string; readonly cookie: string }

/** A path is sent as it is: fetch would mend it. */
const ask = (method: string, path: string, body = '', more: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { ...(body !== '' && { 'content-type': 'application/json' }), ...more }
    const asked = request({ host: '127.0.0.1', port: address.split(':')[1], method, path, headers }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const cookie = response.headers['set-cookie']?.[0] ?? ''
        resolve({ status: response.statusCode!, text: Buffer.concat(parts).toString(), cookie })
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })

const bomb = (open: string, close: string, depth: number): string => `${open.repeat(depth)}1${close.repeat(depth)}`

describe('what is sent to do harm', () => {
  test.each([
    ['lists', bomb('[', ']', 30_000)],
    ['objects', bomb('{"a":', '}', 9000)],
    ['a house of lists', `{"name":"x","book":"rrp","overrides":{"aceToFiveJoker":${bomb('[', ']', 20_000)}}}`],
    ['notes of objects', `{"name":"x","book":"rrp","notes":${bomb('{"a":', '}', 9000)}}`],
  ])('a bomb of %s is refused by every route that takes a body, and on the line', async (_, text) => {
    for (const path of ['/api/house', '/api/guest', '/api/tables', '/api/logout'])
      expect([path, (await ask('POST', path, text)).status]).toEqual([path, 400])
    expect(readMessage(text)).toHaveProperty('why', 'not-understood')
    expect(
      readMessage(`{"type":"do","id":"x","table":"t","order":{"type":"report","incident":${text}}}`),
    ).toHaveProperty('why', 'not-understood')
  })

  test.each(['1e400', '-1e400', '1e308', '9007199254740993', '0.1', '-0.5', '1e-400'])(
    'a number like %s is refused where chips or counts are asked for',
    async number => {
      for (const order of [`{"type":"buy","chips":${number}}`, `{"type":"sit","seat":${number},"chips":100}`])
        expect(readMessage(`{"type":"do","id":"x","table":"t","order":${order}}`)).toHaveProperty(
          'why',
          'not-understood',
        )
      expect((await ask('POST', '/api/tables', `{"size":${number}}`)).status).toBe(400)
      expect((await ask('GET', `/api/tables/t/deals/${number}`)).status).toBe(400)
    },
  )

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/t/../../secret.txt',
    '//../secret.txt',
    '/index.html/../../secret.txt',
    '/.%00./secret.txt',
  ])('no file beside the pages is read by %s', async path => {
    const { text, status } = await ask('GET', path)
    expect(text).not.toContain('nobody is to read this')
    expect(status).toBeLessThan(500)
  })

  test('a cookie is HttpOnly and SameSite=Strict, Secure where a believed proxy says https, and lasts as the session does', async () => {
    const guest = JSON.stringify({ name: 'Ann' })
    const plain = await ask('POST', '/api/guest', guest)
    const safe = await ask('POST', '/api/guest', guest, { 'x-forwarded-proto': 'https', host: 'room.example' })
    for (const { cookie } of [plain, safe])
      expect(cookie).toMatch(/; Max-Age=15552000; Path=\/; HttpOnly;(?: Secure;)? SameSite=Strict$/)
    expect([plain, safe].map(({ cookie }) => cookie.includes('; Secure;'))).toEqual([false, true])
  })

  test('nothing that is sent begins a line of the log', async () => {
    const forged = '\n{"level":60,"msg":"forged"}\n\u001b[2J'
    await ask('POST', '/api/guest', JSON.stringify({ name: `A${forged}` }))
    await ask('GET', `/api/${encodeURIComponent(forged)}`)
    await ask('POST', '/api/house', JSON.stringify({ [forged]: 1 }))
    await ask('GET', '/api/tables', '', { host: 'evil.example"}{"forged":1}' })
    const lines = log.text().trimEnd().split('\n')
    expect(
      lines
        .map(line => JSON.parse(line) as object)
        .filter(line => 'forged' in line || ('msg' in line && line.msg === 'forged')),
    ).toEqual([])
    expect(log.text()).not.toContain('\u001b')
  })
})
