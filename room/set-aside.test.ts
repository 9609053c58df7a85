import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openRoom, type Room } from './open-room.ts'
import { snapshotSum, sumOf } from './store/checksum.ts'
import { openDatabase } from './store/sqlite-file.ts'
import { STATE_SHAPE } from './table/table-stream.ts'
import { type Client, callRoom, guestCookie, listening, post } from './testing/room-client.ts'
import { writtenLog } from './testing/written-log.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardroom-aside-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0

type Spoil = (db: ReturnType<typeof openDatabase>, stream: string) => void

/** Writes something into an entry as if it had always been there, and nothing was kept beside it. */
const rewrite = (
  db: ReturnType<typeof openDatabase>,
  stream: string,
  version: number,
  kind: string,
  data: string,
): void => {
  noSnapshots(db)
  db.prepare('update entry set kind = ?, data = ? where stream = ? and version = ?').run(kind, data, stream, version)
  const rows = db.prepare('select * from entry where stream = ? order by version').all(stream) as unknown as {
    readonly version: number
    readonly at: number
    readonly kind: string
    readonly data: string
    readonly command: string | null
  }[]
  let sum = ''
  for (const row of rows) {
    sum = sumOf(sum, stream, row.version, row, row.command)
    db.prepare('update entry set sum = ? where stream = ? and version = ?').run(sum, stream, row.version)
  }
  db.prepare('update stream set sum = ? where name = ?').run(sum, stream)
}
const noSnapshots = (db: ReturnType<typeof openDatabase>): void => db.exec('delete from snapshot')

/** A room with two tables of one guest, closed; one table is spoiled, and the room opens again. */
const spoiltRoom = async (spoil: Spoil) => {
  const file = join(folder, `${++files}.sqlite`)
  const first = await openRoom({ file, log: false })
  const address = await listening(first)
  const cookie = await guestCookie(address, 'Ann')
  const make = async (name: string): Promise<string> => {
    const wanted = { form: 'holdem', pace: 'instant', chairs: 3, bots: 1, sit: false, name }
    return ((await (await post(address, '/api/tables', wanted, cookie)).json()) as { readonly id: string }).id
  }
  const [bad, good] = [await make('Spoilt'), await make('Sound')]
  await first.close()
  const db = openDatabase(file)
  spoil(db, `table/${bad}`)
  db.close()
  const log = writtenLog()
  const room = await openRoom({ file, log: log.to })
  return { room, address: await listening(room), cookie, bad, good, log }
}

const get = async <T>(address: string, path: string, cookie = ''): Promise<T> =>
  (await (await fetch(`http://${address}${path}`, { headers: { cookie } })).json()) as T
type Health = { readonly ok: boolean; readonly degraded: boolean; readonly aside: readonly object[] }
type Lobby = {
  readonly tables: readonly { readonly id: string }[]
  readonly aside: readonly { readonly id: string; readonly words: string }[]
}

/** Somebody sits down, and is dealt in. */
const plays = async (address: string, cookie: string, table: string): Promise<Client> => {
  const page = await callRoom(address, cookie)
  page.say({ type: 'watch', table })
  page.say({ type: 'do', id: 's1', table, order: { type: 'sit', seat: 1, chips: 1000 } })
  await page.until(({ frame }) => (frame()?.own.legal?.due === 'betting' ? true : undefined))
  return page
}

describe('a table whose stream cannot be read is set aside, and everybody else plays', () => {
  const cases: readonly (readonly [string, number, string, Spoil])[] = [
    [
      'an altered byte',
      3,
      'is not as it was written: its checksum does not match',
      (db, stream) => {
        noSnapshots(db)
        db.prepare("update entry set data = replace(data, 'Ann', 'Eve') where stream = ? and version = 3").run(stream)
      },
    ],
    ['broken JSON', 3, 'is not JSON', (db, stream) => rewrite(db, stream, 3, 'PersonCame', '{"type":')],
    [
      'an unknown event',
      3,
      'is of a kind that this version of Cardroom does not know',
      (db, stream) => rewrite(db, stream, 3, 'Juggled', '{"type":"Juggled","at":1}'),
    ],
    [
      'an event that cannot have happened',
      3,
      'does not follow from what came before it',
      (db, stream) => rewrite(db, stream, 3, 'TableMade', '{"type":"TableMade","id":"x","at":1}'),
    ],
    [
      'a missing event',
      2,
      'is missing',
      (db, stream) => {
        noSnapshots(db)
        db.prepare('delete from entry where stream = ? and version = 2').run(stream)
      },
    ],
    [
      'a missing end',
      4,
      'is missing',
      (db, stream) => {
        noSnapshots(db)
        db.prepare('delete from entry where stream = ? and version > 3').run(stream)
      },
    ],
    [
      'what a check has found',
      3,
      'is not JSON',
      (db, stream) => void db.prepare("insert into aside values (?, 3, 'is not JSON')").run(stream),
    ],
  ]
  test.each(cases)('%s', async (_, place, reason, spoil) => {
    const { room, address, cookie, bad, good, log } = await spoiltRoom(spoil)
    const health = await get<Health>(address, '/healthz')
    expect(health).toMatchObject({ ok: true, degraded: true, aside: [{ stream: `table/${bad}`, place, reason }] })
    const lobby = await get<Lobby>(address, '/api/tables')
    expect(lobby.tables.map(({ id }) => id)).toEqual([good])
    expect(lobby.aside.map(({ id }) => id)).toEqual([bad])
    expect(lobby.aside[0]!.words).toContain(`is out of service: entry ${place} of its record ${reason}.`)
    expect(log.text()).toContain(`entry ${place} of table/${bad}`)
    const page = await plays(address, cookie, good)
    page.say({ type: 'watch', table: bad })
    const wrong = await page.until(({ messages }) => messages.find(({ type }) => type === 'wrong'))
    expect(wrong).toEqual({ type: 'wrong', why: 'set-aside', words: lobby.aside[0]!.words })
    const deals = await fetch(`http://${address}/api/tables/${bad}/deals`, { headers: { cookie } })
    expect([deals.status, await deals.json()]).toEqual([
      423,
      { why: 'set-aside', words: lobby.aside[0]!.words, rules: [] },
    ])
    const inGerman = await fetch(deals.url, { headers: { cookie, 'accept-language': 'de' } })
    expect(((await inGerman.json()) as { readonly words: string }).words).toContain('ist außer Betrieb')
    expect((await fetch(`http://${address}/api/me/book`, { headers: { cookie } })).status).toBe(200)
    page.close()
    await room.close()
  })
})

describe('a spoiled snapshot is thrown away, and the stream is read', () => {
  const playsOnAfter = async (spoil: Spoil): Promise<void> => {
    const { room, address, cookie, bad } = await spoiltRoom(spoil)
    expect(await get<Health>(address, '/healthz')).toEqual({ ok: true, degraded: false, aside: [] })
    ;(await plays(address, cookie, bad)).close()
    await room.close()
  }
  const spoilt = (stream: string, version: number, data: string) =>
    [data, version, snapshotSum(stream, version, data), stream] as const
  const set = 'update snapshot set data = ?, version = ?, sum = ? where stream = ?'

  test('an altered byte', () =>
    playsOnAfter(
      (db, stream) =>
        void db.prepare("update snapshot set data = replace(data, 'Ann', 'Eve') where stream = ?").run(stream),
    ))
  test('broken JSON', () => playsOnAfter((db, stream) => void db.prepare(set).run(...spoilt(stream, 3, '{"shape":'))))
  test('nothing in it', () => playsOnAfter((db, stream) => void db.prepare(set).run(...spoilt(stream, 3, 'null'))))
  test('no state in it', () =>
    playsOnAfter(
      (db, stream) => void db.prepare(set).run(...spoilt(stream, 3, `{"shape":${STATE_SHAPE},"hosted":{}}`)),
    ))
})

describe('the word of when the room was last open', () => {
  test.each(['{"at":', 'null', '{"at":"yesterday"}', '[]'])(
    'does not keep it shut, whatever it says: %s',
    async data => {
      const { room, address, cookie, good } = await spoiltRoom(db =>
        db.prepare("update snapshot set data = ?, sum = ? where stream = 'room'").run(data, sumOfRoom(db, data)),
      )
      expect(await get<Health>(address, '/healthz')).toEqual({ ok: true, degraded: false, aside: [] })
      ;(await plays(address, cookie, good)).close()
      await room.close()
    },
  )
  const sumOfRoom = (db: ReturnType<typeof openDatabase>, data: string): string => {
    const { version } = db.prepare("select version from snapshot where stream = 'room'").get() as { version: number }
    return snapshotSum('room', version, data)
  }
})

describe('the stream of the people', () => {
  test('an entry that cannot be read is left out and named; everybody else is known, and new people come', async () => {
    const { room, address, cookie, good } = await spoiltRoom(db => {
      noSnapshots(db)
      const add = db.prepare("insert into entry (stream, version, at, kind, data) values ('people', ?, 1, ?, ?)")
      add.run(2, 'GuestCame', '{"person":')
      add.run(3, 'Juggled', '{}')
      add.run(4, 'Renamed', '{"person":"nobody","name":"N"}')
      db.exec("update stream set version = 4 where name = 'people'")
      rewrite(db, 'people', 2, 'GuestCame', '{"person":')
    })
    const { aside, ok } = await get<Health>(address, '/healthz')
    expect([ok, aside]).toEqual([
      true,
      [
        { stream: 'people', place: 2, reason: 'is not JSON' },
        { stream: 'people', place: 3, reason: 'is of a kind that this version of Cardroom does not know' },
        { stream: 'people', place: 4, reason: 'does not follow from what came before it' },
      ],
    ])
    const bob = await guestCookie(address, 'Bob')
    expect(await get(address, '/api/me', bob)).toMatchObject({ guest: { name: 'Bob' } })
    ;(await plays(address, cookie, good)).close()
    await room.close()
  })

  test.each([
    ['cannot be read', "update entry set data = 'x'"],
    ['is missing', 'delete from entry'],
  ])('an end of a session that %s leaves no account logged in; guests keep their cookies', async (how, spoils) => {
    const file = join(folder, `sessions that ${how}.sqlite`)
    const open = async (): Promise<{ readonly room: Room; readonly address: string }> => {
      const room = await openRoom({ file, log: writtenLog().to })
      return { room, address: await listening(room) }
    }
    const first = await open()
    const [ann, guest] = [await guestCookie(first.address, 'Ann'), await guestCookie(first.address, 'Gus')]
    expect((await post(first.address, '/api/account', { name: 'Ann', password: 'long enough' }, ann)).status).toBe(200)
    await first.room.close()
    const db = openDatabase(file)
    noSnapshots(db)
    db.exec(`${spoils} where stream = 'people' and kind = 'LoggedOutElsewhere'`)
    db.close()
    const { room, address } = await open()
    expect(await get(address, '/api/me', ann)).toEqual({ guest: null })
    expect(await get(address, '/api/me', guest)).toMatchObject({ guest: { name: 'Gus' } })
    expect((await post(address, '/api/login', { name: 'Ann', password: 'long enough' })).status).toBe(200)
    await room.close()
  })
})
