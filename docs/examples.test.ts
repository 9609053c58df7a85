import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { ROOT } from './sources.ts'

const run = promisify(execFile)

/** What each program of a newcomer says; the bot over the wire is run with a room (room/http). */
const PROGRAMS: Readonly<Record<string, readonly RegExp[]>> = {
  'self-play.mjs': [/^holdem: 200 decks, each dealt three times$/m, /^tight: -?[\d.]+ ± [\d.]+ big blinds/m],
  'cfr.mjs': [
    /^kuhn: 12 information sets, worth -0\.0556/m,
    /^leduc: 288 information sets, worth -0\.0856/m,
    /^ {2}K after "r1": calls 100 %$/m,
  ],
  'stats-of-a-folder.mjs': [/^Ada: 11 hands, VPIP \d+ %/m],
  'ranges-and-icm.mjs': [/^ace-queen suited against the range: 5\d\.\d %$/m, /^fold, although the hand is ahead$/m],
  'own-form.mjs': [/^Nines up \(nines-up\)$/m, /24 cards \(9c 9d/, /^calling wins -?\d+ big blinds/m],
  'convert.mjs': [/^PokerStars Hand #/m],
  'rulings.mjs': [/^rrp: /m, /^uspa: /m, /^hpt: /m, /^web: /m, /^wsop: /m],
}

describe('the programs of a newcomer', () => {
  const files = readdirSync(`${ROOT}examples`).filter(name => name.endsWith('.mjs'))
  test('are eight and an adapter, each under 60 lines', () => {
    expect(files.toSorted()).toEqual([...Object.keys(PROGRAMS), 'bot.mjs', 'slumbot.mjs'].toSorted())
    for (const name of files) {
      const lines = readFileSync(`${ROOT}examples/${name}`, 'utf8').trimEnd().split('\n').length
      expect(lines, name).toBeLessThan(60)
    }
  })
  test.each(Object.entries(PROGRAMS))(
    '%s runs',
    async (name, said) => {
      const { stdout } = await run(process.execPath, [`examples/${name}`], { cwd: ROOT, timeout: 55_000 })
      for (const words of said) expect(stdout).toMatch(words)
    },
    60_000,
  )
})

test('convert.mjs says what is not kept, what is not written and what does not fit', async () => {
  const said = async (...args: readonly string[]): Promise<string> =>
    (await run(process.execPath, ['examples/convert.mjs', ...args], { cwd: ROOT })).stderr
  expect(await said()).toMatch(/^hand 1: not the same: the holecards of seat 2, seat 5, seat 6: only the hero’s/m)
  expect(await said('histories/phh/samples/fb.phh', 'ohh')).toContain(
    'hand 1 isn’t written: Open Hand History can’t hold Badugi',
  )
  expect(await said('docs/histories.md', 'phh').catch((problem: Error) => problem.message)).toContain(
    'isn’t a hand history',
  )
})

test('slumbot.mjs speaks as Slumbot does: hands over HTTP, what a player wins the bot loses', async () => {
  const server = spawn(process.execPath, ['examples/slumbot.mjs'], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [line] = (await once(server.stdout, 'data')) as [Buffer]
    const ask = async (path: string, body: object): Promise<Readonly<Record<string, unknown>>> => {
      const response = await fetch(`${String(line).trim()}/api/${path}`, { method: 'POST', body: JSON.stringify(body) })
      return (await response.json()) as Readonly<Record<string, unknown>>
    }
    const first = await ask('new_hand', {})
    expect(first).toMatchObject({ action: 'c', client_pos: 0, board: [] })
    const { token } = first
    expect(await ask('act', { token, incr: 'b5' })).toHaveProperty('error_msg')
    expect(await ask('act', [])).toEqual({ error_msg: 'no such token' })
    expect(await ask('act', { token, incr: 'b300' })).toMatchObject({ action: 'cb300c/' })
    const all = await ask('act', { token, incr: 'b19700' })
    expect(all).toMatchObject({ action: 'cb300c/b19700c//' })
    expect([-20_000, 0, 20_000]).toContain(all.winnings)
    const second = await ask('new_hand', { token })
    expect(second).toMatchObject({ client_pos: 1, action: '' })
    expect(await ask('act', { token, incr: 'f' })).toMatchObject({ winnings: -50 })
  } finally {
    server.kill()
    await once(server, 'exit')
  }
})
