import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETTINGS } from '@cardroom/room/settings'
import { startProcess } from '@cardroom/room/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ownFolder } from '../testing/own-folder.ts'
import { runCommand } from '../testing/run-command.ts'
import { roomCommand } from './room.ts'

const { folder } = ownFolder()
const before = { ...process.env }
const file = join(folder, 'room.sqlite')
beforeEach(() => {
  process.env.CARDROOM_FILE = file
  delete process.env.DATABASE_URL
})
afterEach(() => {
  process.env = { ...before }
})

const room = (...words: readonly string[]) => runCommand(roomCommand, words)
const from = (name: string): string => join(folder, name)

/** Two servers start one after another, which takes its time on a busy machine. */
const STARTS = 240_000

/** A disk that gives back other bytes than were written. */
const alter = (path: string, written: string, found: string): void => {
  const bytes = readFileSync(path)
  for (let at = bytes.indexOf(written); at >= 0; at = bytes.indexOf(written, at + 1)) bytes.write(found, at)
  writeFileSync(path, bytes)
}

const post = (address: string, path: string, body: object, cookie = ''): Promise<Response> =>
  fetch(`http://${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
const tablesAt = async (address: string): Promise<readonly { readonly id: string }[]> =>
  ((await (await fetch(`http://${address}/api/tables`)).json()) as { readonly tables: { readonly id: string }[] })
    .tables

describe('cardroom room', () => {
  test(
    'backs up while people come and tables are made, restores, and checks',
    async () => {
      const server = await startProcess({ CARDROOM_FILE: file, CARDROOM_LIMITS: 'requests=10000' })
      const { address } = server
      const came = await post(address, '/api/guest', { name: 'Ann' })
      const cookie = came.headers.getSetCookie()[0]!.split(';')[0]!
      const make = (): Promise<Response> =>
        post(address, '/api/tables', { form: 'holdem', pace: 'instant', chairs: 3, bots: 2, sit: true }, cookie)
      await make()
      let making = true
      const busy = (async () => {
        while (making) await post(address, '/api/guest', { name: 'Somebody' })
      })()
      const acknowledged = (await tablesAt(address)).length
      const made = await room('backup', from('friday.backup'))
      making = false
      await busy
      expect([made.err, made.code]).toEqual(['', undefined])
      expect(made.out).toMatch(/^\d[\d,]* entries in \d+ streams? saved in /)
      expect((statSync(from('friday.backup')).mode & 0o777).toString(8)).toBe('600')
      expect((await room('backup', from('friday.backup'))).err).toContain('already exists')
      const taken = await room('restore', from('friday.backup'), '--replace')
      expect(taken.err).toContain('Another Cardroom server already uses this store')
      expect((await room('check')).out).toContain('Everything is fine.')
      expect(await server.end('SIGTERM')).toBe(0)

      expect((await room('restore', from('friday.backup'))).err).toContain('add --replace')
      const restored = await room('restore', from('friday.backup'), '--replace')
      expect([restored.err, restored.out]).toEqual(['', expect.stringContaining('The old data is in')])
      const again = await startProcess({ CARDROOM_FILE: file })
      expect((await tablesAt(again.address)).length).toBe(acknowledged)
      const me = await fetch(`http://${again.address}/api/me`, { headers: { cookie } })
      expect(await me.json()).toMatchObject({ guest: { name: 'Ann' } })
      expect(await again.end('SIGTERM')).toBe(0)
    },
    STARTS,
  )

  test('names what is spoiled, ends with 1, and restores nothing that is', async () => {
    await room('backup', from('sound.backup'))
    const { openStore } = await import('@cardroom/room/check')
    const store = await openStore({ file }, () => {})
    const [table] = await store.streams('table/')
    await store.close()
    alter(file, '"type":"TableMade"', '"type":"TableMude"')
    const checked = await room('check')
    expect(checked.out).toContain(`damaged  entry 1 of ${table!.stream} is not as it was written`)
    expect(checked.code).toBe(1)
    const spoilt = await room('backup', from('spoilt.backup'))
    expect([spoilt.code, existsSync(from('spoilt.backup'))]).toEqual([1, true])
    expect((await room('restore', from('spoilt.backup'), '--replace')).err).toContain('is damaged: entry 1 of')
    expect((await room('restore', from('sound.backup'), '--replace')).failed).toBe(false)
    expect((await room('check')).out).toContain('Everything is fine.')
  })

  test('--help lists every setting of the room', () => {
    let out = ''
    roomCommand()
      .configureOutput({
        writeOut: text => {
          out += text
        },
      })
      .outputHelp()
    for (const { name, meaning } of SETTINGS) expect(out).toContain(`  ${name}\n      ${meaning}`)
  })

  test('says what is not there', async () => {
    process.env.CARDROOM_FILE = from('nowhere.sqlite')
    const missing = `error: there is no store ${from('nowhere.sqlite')}: set CARDROOM_FILE or DATABASE_URL to the one that the room uses\n`
    for (const words of [['check'], ['backup', from('x.backup')]])
      expect(await room(...words)).toMatchObject({ out: '', err: missing, failed: true })
    expect((await room('restore', from('none.backup'))).err).toContain('there is no backup')
    // nothing is made by looking
    expect(readdirSync(folder).filter(name => /nowhere|x\.backup|none/.test(name))).toEqual([])
  })
})

describe('cardroom room, while it is open', () => {
  test(
    'looks after people and tables with the token, and says so without it',
    async () => {
      const token = 'a-token-for-the-office'
      const server = await startProcess({ CARDROOM_FILE: from('office.sqlite'), CARDROOM_OFFICE_TOKEN: token })
      process.env.CARDROOM_URL = `http://${server.address}`
      await post(server.address, '/api/guest', { name: 'Mallory' })
      expect((await room('people')).err).toContain('set CARDROOM_OFFICE_TOKEN')
      process.env.CARDROOM_OFFICE_TOKEN = 'another-token-of-16'
      expect((await room('people')).err).toContain('The office needs the token')
      process.env.CARDROOM_OFFICE_TOKEN = token
      const id = (await room('people', 'mall')).out.split(' ')[0]!
      expect((await room('ban', id)).err).toContain('--by')
      expect((await room('ban', id, '--by', 'Olga', '--why', 'collusion')).out).toBe('Done.\n')
      expect((await room('people', 'mall')).out).toContain('banned')
      expect((await room('ban', 'nobody', '--by', 'Olga')).err).toContain('Nobody in this room has that id.')
      expect((await room('reset-password', id, '--by', 'Olga')).err).toContain('only accounts have a password')
      expect((await room('archive', '0', '--by', 'Olga')).err).toContain('a whole number of days from 1 to 3650')
      expect((await room('nodes')).out).toBe('This room has one process.\n')
      expect((await room('quotas')).out).toMatch(/^tablesOfPerson +20 *\n/)
      expect((await room('quota', 'tablesOfPerson', '1,000', '--by', 'Olga')).err).toContain('from 1 to 100,000')
      expect((await room('quota', 'tables', '2', '--by', 'Olga')).err).toContain('tablesOfPerson')
      expect((await room('quota', 'tablesOfPerson', '1000', '--by', 'Olga')).out).toBe('Done.\n')
      expect((await room('quotas')).out).toMatch(/^tablesOfPerson +1,000 +default 20\n/)
      expect((await room('quota', 'tablesOfPerson', 'default', '--by', 'Olga')).out).toBe('Done.\n')
      const { out } = await room('audit')
      expect(out).toContain('set the quota tablesOfPerson to 1000')
      expect(out).toContain('set the quota tablesOfPerson back to the default')
      expect(out).toMatch(/Olga {2}banned g-\w+ +collusion\n[\s\S]*\nThe chain is intact: [0-9a-f]{64}\.\n$/)
      expect(await server.end('SIGTERM')).toBe(0)
      expect((await room('tables')).err).toContain('no room answers at')
    },
    STARTS,
  )
})
