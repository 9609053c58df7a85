import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRoom, type Room } from '../open-room.ts'
import { listening } from '../testing/room-client.ts'

const FRIENDS = 8
const FILES = 30
let room: Room
let address: string
let pages: string

beforeAll(async () => {
  pages = mkdtempSync(join(tmpdir(), 'pages-'))
  mkdirSync(join(pages, 'assets'))
  writeFileSync(join(pages, 'index.html'), '<!doctype html>')
  for (let n = 0; n < FILES; n++) writeFileSync(join(pages, 'assets', `part-${n}.js`), '//')
  room = await openRoom({ file: ':memory:', log: false, pages, limits: { requests: 100 } })
  address = await listening(room)
})
afterAll(async () => {
  await room.close()
  rmSync(pages, { recursive: true })
})

const status = async (path: string): Promise<number> => (await fetch(`http://${address}${path}`)).status

test('eight friends over one connection all come in: files of the page don’t count, and what is asked of the room does', async () => {
  for (let friend = 0; friend < FRIENDS; friend++) {
    const loaded = await Promise.all(Array.from({ length: FILES }, (_, n) => status(`/assets/part-${n}.js`)))
    expect(loaded.filter(it => it !== 200)).toEqual([])
    for (const path of ['/', '/api/me', '/api/forms', '/api/tables']) expect(await status(path)).toBe(200)
  }
  const asked = await Promise.all(Array.from({ length: 120 }, () => status('/api/tables')))
  expect(asked).toContain(429)
  // no way around it: what only looks like a file of the page is counted
  expect(await status('/api/tables?x=/assets/')).toBe(429)
  expect(await status('/assets/part-0.js')).toBe(200)
})
