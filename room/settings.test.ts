import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { readSettings, SETTINGS, settingsHelp, settingsTable } from './settings.ts'
import { startFault } from './start-fault.ts'

describe('the settings of the room', () => {
  test('are as usual where nothing is set, or set to nothing', () => {
    const usual = readSettings({})
    expect(usual).toMatchObject({ host: '127.0.0.1', port: 4000, file: 'cardroom.sqlite', origins: [], log: false })
    expect(readSettings(Object.fromEntries(SETTINGS.map(({ name }) => [name, ''])))).toEqual(usual)
  })

  test('are read', () => {
    const env = {
      HOST: '::',
      PORT: '0',
      CARDROOM_ORIGIN: 'https://a.example, http://b.example:8080',
      CARDROOM_TRUST_PROXY: 'loopback,10.0.0.0/8',
      CARDROOM_LIMITS: 'messages=50',
      CARDROOM_LOG: '1',
      CARDROOM_FILE: 'friday.sqlite',
      DATABASE_URL: 'postgres://room@db/room',
      CARDROOM_BUS: 'nats://one:4222,nats://two:4222',
      CARDROOM_METRICS_TOKEN: 'counts-for-me-alone',
      CARDROOM_MACHINES_TOKEN: 'machines-may-play-on',
      CARDROOM_OFFICE_TOKEN: 'only-for-who-runs-it',
      CARDROOM_SESSION_IDLE_DAYS: '2',
      CARDROOM_SESSION_DAYS: '9',
      CARDROOM_KEEP_TABLES_DAYS: '90',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
      OTEL_TRACES_SAMPLER_ARG: '0.5',
      CARDROOM_ARCHIVE: 'archive',
    }
    expect(SETTINGS.map(({ name }) => name).filter(name => !Object.hasOwn(env, name))).toEqual([])
    const day = 24 * 3_600_000
    expect(readSettings(env)).toEqual({
      file: 'friday.sqlite',
      databaseUrl: 'postgres://room@db/room',
      bus: 'nats://one:4222,nats://two:4222',
      keepTables: 90,
      traces: { endpoint: 'http://127.0.0.1:4318', share: 0.5 },
      archiveFolder: 'archive',
      metricsToken: 'counts-for-me-alone',
      machinesToken: 'machines-may-play-on',
      officeToken: 'only-for-who-runs-it',
      sessions: { idle: 2 * day, longest: 9 * day },
      host: '::',
      port: 0,
      origins: ['https://a.example', 'http://b.example:8080'],
      trustProxy: 'loopback,10.0.0.0/8',
      limits: { messages: 50 },
      log: true,
    })
  })

  test.each([
    ['HOST', 'not a host'],
    ['PORT', '70000'],
    ['PORT', '4000x'],
    ['PORT', '-1'],
    ['CARDROOM_FILE', 'a\nb'],
    ['DATABASE_URL', 'mysql://somewhere'],
    ['CARDROOM_ORIGIN', 'poker.example.com'],
    ['CARDROOM_ORIGIN', 'https://poker.example.com/room'],
    ['CARDROOM_TRUST_PROXY', 'everybody'],
    ['CARDROOM_METRICS_TOKEN', 'short'],
    ['CARDROOM_OFFICE_TOKEN', 'too-short-a-one'],
    ['CARDROOM_LIMITS', 'speed=1'],
    ['CARDROOM_LOG', 'yes'],
  ])('%s=%s is refused with what is accepted', (name, value) => {
    const { accepted } = SETTINGS.find(it => it.name === name)!
    expect(readSettings({ [name]: value })).toEqual({ wrong: [`${name} must be ${accepted}.`] })
  })

  test('are all in the help and on the page', () => {
    const page = readFileSync(new URL('../docs/settings.md', import.meta.url), 'utf8')
    expect(page).toContain(settingsTable())
    for (const { name, meaning } of SETTINGS) expect(settingsHelp()).toContain(`  ${name}\n      ${meaning}`)
  })

  test('no source reads another from the environment', () => {
    const main = readFileSync(new URL('./main.ts', import.meta.url), 'utf8')
    expect(main.match(/process\.env\S*/g)).toEqual(['process.env)'])
  })
})

const folder = mkdtempSync(join(tmpdir(), 'cardroom-settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the built room until it ends by itself. */
const runs = (env: Readonly<Record<string, string>>, ...words: readonly string[]) =>
  new Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>(resolve => {
    const main = fileURLToPath(new URL('./dist/main.js', import.meta.url))
    const room = spawn(process.execPath, [main, ...words], {
      env: { PATH: process.env.PATH, CARDROOM_FILE: join(folder, 'room.sqlite'), ...env },
    })
    const said = { out: '', err: '' }
    room.stdout.on('data', data => {
      said.out += data
    })
    room.stderr.on('data', data => {
      said.err += data
    })
    room.once('close', code => resolve({ code, ...said }))
  })

describe('a room that cannot open', () => {
  test('says in a sentence that its port is taken', async () => {
    const other = createServer()
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as { readonly port: number }
    expect(await runs({ PORT: `${port}` })).toEqual({
      code: 1,
      out: '',
      err: `Port ${port} on 127.0.0.1 is taken: close what runs there, or start with another port, such as PORT=${port + 1}.\n`,
    })
    other.close()
  })

  test.each([
    [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '0', HOST: '192.0.2.1' }, 'This machine has no address 192.0.2.1'],
    [{ PORT: '0', CARDROOM_FILE: folder }, 'set CARDROOM_FILE to a file you may write'],
    [{ PORT: '0', CARDROOM_FILE: '/dev/null/room.sqlite' }, 'set CARDROOM_FILE to a file you may write'],
  ])('says what to do: %o', async (env, words) => {
    const { code, err } = await runs(env as Record<string, string>)
    expect([code, err]).toEqual([1, expect.stringContaining(words)])
    expect(err).not.toMatch(/\n\s+at /)
  })

  test('says that a later version has written its store, and leaves that alone', async () => {
    const file = join(folder, 'later.sqlite')
    const db = new DatabaseSync(file)
    db.exec('pragma user_version = 99')
    db.close()
    chmodSync(file, 0o600)
    const { code, out, err } = await runs({ PORT: '0', CARDROOM_FILE: file })
    expect([code, out, err]).toEqual([
      1,
      '',
      'This store was written by a later version of Cardroom: use that version, or a later one.\n',
    ])
  })

  test('shows its settings with --help, and takes no other words', async () => {
    expect(await runs({}, '--help')).toEqual({ code: 0, out: settingsHelp(), err: '' })
    expect(await runs({}, '--port=1')).toMatchObject({ code: 1, err: expect.stringContaining('--help') })
  })

  test('a port that is not ours, and a fault of our own', () => {
    const settings = { host: '127.0.0.1', port: 80, file: 'x', databaseUrl: undefined }
    const fault = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' })
    expect(startFault(fault, settings)).toBe('You may not open port 80: use one from 1024 up, such as PORT=4000.')
    expect(startFault(new TypeError('x is not a function'), settings)).toBeNull()
  })
})
