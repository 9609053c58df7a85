import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { INCIDENTS, seeded } from '@cardroom/engine'
import type { Json } from '@cardroom/engine/testing'
import { afterAll, describe, expect, test } from 'vitest'
import { type Happening, isAround } from '../events/happenings.ts'
import { isRoomEvent } from '../floor/events.ts'
import { openRoom } from '../open-room.ts'
import { officeOrderSchema } from '../protocol/office.ts'
import { personOrderSchema } from '../protocol/person-orders.ts'
import { sqliteStore } from '../store/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { type HostedEvent, isNightEntry } from '../table/state/events.ts'
import { eventsOf } from '../table/table-stream.ts'
import { eventRoom } from '../testing/event-room.ts'
import { mayHaveSpaces } from '../testing/event-strings.ts'
import { podiumOrder } from '../testing/floor-day-orders.ts'
import { MINUTE, openedFloor } from '../testing/floor-room.ts'
import { callRoom, guestCookie, listening, post } from '../testing/room-client.ts'
import { samplesOf } from '../testing/samples.ts'

/**
 * An event of the room is data, as those of the engine are: ids, codes, numbers and cards. Which fields hold what people
 * are called and have typed stands in `event-strings.ts`, which does not compile when an event gets another field with
 * text. Here no other field of what a room has really kept has a space in it.
 */
describe('no event of the room keeps English', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-data-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('of tables, people, the office, the archive, what people own, houses and training', async () => {
    const file = join(folder, 'room.sqlite')
    await useRoom(file)
    const { types, sentences } = await keptIn(sqliteStore(file))
    expect(sentences).toEqual([])
    expect(SEEN.filter(type => !types.has(type))).toEqual([])
  }, 120_000)

  test('of tournaments', async () => {
    const room = await eventRoom()
    const id = await room.make({
      name: 'Friday night',
      start: { when: 'full', players: 4 },
      bots: 4,
      pace: 'instant',
      levels: room.fast,
      rebuys: null,
      buyIn: { price: 100, fee: 0, chips: 500 },
      bounty: { kind: 'mystery', worth: 50 },
    })
    await room.until(id, ({ tournament }) => tournament.phase === 'ended')
    const { types, sentences } = await keptIn(room.store)
    await room.close()
    expect(sentences).toEqual([])
    expect(types.size).toBeGreaterThan(8)
  }, 60_000)

  test('of a floor', async () => {
    const room = await openedFloor()
    const below = seeded('sentences on a floor')
    for (let given = 0; given < 400; given++) {
      room.clock.now += below(MINUTE)
      await room.order('Max', 'floor', podiumOrder(room, below, 0))
    }
    const { types, sentences } = await keptIn(room.store)
    expect(sentences).toEqual([])
    expect(types.size).toBeGreaterThan(2)
  }, 60_000)

  test('and what an earlier release kept in words is read as data', async () => {
    const file = join(folder, 'older.sqlite')
    const fixture = join(import.meta.dirname, '..', 'testing', 'fixtures', 'room-of-0.1.sqlite.gz')
    writeFileSync(file, gunzipSync(readFileSync(fixture)))
    const store = sqliteStore(file)
    const found: string[] = []
    for (const { stream } of await store.streams('table/'))
      for (const event of await eventsOf(store, stream, 0, 100_000))
        if (!isNightEntry(event)) found.push(...sentencesIn(event))
    await store.close()
    expect(found).toEqual([])
  })

  test('a sentence is found, wherever it stands', () => {
    expect(sentencesIn({ type: 'SatOut', person: 'p1', because: ['they were away'] })).toEqual([
      'SatOut.because: they were away',
    ])
    expect(sentencesIn({ type: 'Said', person: 'p 1', text: 'nice hand' })).toEqual(['Said.person: p 1'])
  })
})

/** What is wrong is named by the type of the event, the fields down to the text, and the text. */
const sentencesIn = (event: { readonly type: string; readonly [field: string]: unknown }): readonly string[] =>
  textsIn(event, [])
    .filter(({ fields, text }) => text.includes(' ') && !fields.some(field => mayHaveSpaces(event.type, field)))
    .map(({ fields, text }) => `${[event.type, ...fields].join('.')}: ${text}`)

type Text = { readonly fields: readonly string[]; readonly text: string }
const textsIn = (value: unknown, fields: readonly string[]): readonly Text[] => {
  if (typeof value === 'string') return [{ fields, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, Array.isArray(value) ? fields : [...fields, key]),
  )
}

type Kept = { readonly types: ReadonlySet<string>; readonly sentences: readonly string[] }

/** The types of all events of the room in a store, and the sentences in them. Those of the engine have a test of their own. */
const keptIn = async (store: Store): Promise<Kept> => {
  const types = new Set<string>()
  const sentences = new Set<string>()
  for (const { stream } of await store.streams('')) {
    for (const { kind, at, data } of await store.read(stream)) {
      const event = { type: kind, at, ...(JSON.parse(data) as object) }
      if (!isRooms(stream, event as never)) continue
      types.add(event.type)
      for (const sentence of sentencesIn(event)) sentences.add(sentence)
    }
  }
  return { types, sentences: [...sentences] }
}

const isRooms = (stream: string, event: HostedEvent & Happening): boolean => {
  const [kind] = stream.split('/')
  if (kind === 'table') return !isNightEntry(event)
  if (kind === 'event') return isAround(event)
  return kind === 'floor' ? isRoomEvent(event) : kind !== 'record'
}

/** Everything that can be said to a room on a line and at its office is said to it, and what it keeps for people. */
const useRoom = async (file: string): Promise<void> => {
  const limits = { requests: MANY, messages: MANY, tablesOfPerson: MANY, tablesOfAddress: MANY, botsOfAddress: MANY }
  const room = await openRoom({ file, log: false, limits, officeToken: TOKEN, pause: async () => undefined })
  const address = await listening(room)
  const [host, bob] = [await guestCookie(address, 'Hal of Hull'), await guestCookie(address, 'Bob the Second')]
  const asks = async <T>(path: string, body: object, cookie = host): Promise<T> =>
    (await post(address, path, body, cookie)).json() as Promise<T>
  const person = (await asks<{ readonly guest: { readonly person: string } }>('/api/name', { name: 'Bobby Two' }, bob))
    .guest.person
  await asks('/api/account', { name: 'Hal of Hull', password: 'correct horse' })
  await playAt(address, host, bob, person)
  await asks('/api/me/settings', { settings: '{"theme": "dark"}' })
  await asks('/api/me/notes', { about: person, name: 'Bobby Two', text: 'calls too much', colour: 'blue' })
  await asks('/api/houses', { name: 'Friday night', book: 'rrp', overrides: { limitRaiseCapThreePlusRounds: 4 } })
  await train(asks, bob)
  for (const order of samplesOf(officeOrderSchema) as readonly object[])
    await atOffice(address, 'person' in order ? { ...order, person } : order)
  await room.close()
}

/** Two play a little at a table of each kind, and say and order everything once. */
const playAt = async (address: string, host: string, bob: string, person: string): Promise<void> => {
  const lines = [await callRoom(address, host), await callRoom(address, bob)]
  for (const wanted of [
    { form: 'holdem', sit: true, bots: 1, pace: 'instant' },
    { form: 'holdem', cards: 'real' },
  ]) {
    const made = (await (await post(address, '/api/tables', wanted, host)).json()) as { readonly id: string }
    const invited = await post(address, `/api/tables/${made.id}/invitations`, { role: 'player' }, host)
    const { code } = (await invited.json()) as { readonly code: string }
    await post(address, `/api/tables/${made.id}/join`, { code }, bob)
    for (const [n, line] of lines.entries()) {
      line.say({ type: 'watch', table: made.id })
      for (const [at, order] of orders(person).entries())
        line.say({ type: 'do', id: `order-${n}-${at}`, table: made.id, order })
      line.say({ type: 'ping' })
      await line.until(({ messages }) => (messages.at(-1)?.type === 'pong' ? true : undefined))
    }
  }
  for (const line of lines) line.close()
}

const orders = (person: string): readonly Json[] => {
  const all = [
    ...samplesOf(personOrderSchema),
    ...INCIDENTS.map(type => ({ type: 'report', incident: { type, seat: 1, cards: ['As'] } })),
  ].map(order => JSON.parse(JSON.stringify(order), (key, it: unknown) => (key === 'person' ? person : it)) as Json)
  const isLast = (order: Json): boolean => /"type":"(?:end|leave|kick|ban|pause|door)"/.test(JSON.stringify(order))
  return [...all.filter(order => !isLast(order)), ...all.filter(isLast)]
}

const train = async (asks: <T>(path: string, body: object, cookie?: string) => Promise<T>, bob: string) => {
  const { trains } = await asks<{ readonly trains: readonly { readonly id: string }[] }>('/api/training/groups', {
    name: 'Monday group',
  })
  const group = `/api/training/groups/${trains[0]!.id}`
  await asks(`${group}/join`, {}, bob)
  const progress = { asked: 12, areas: [{ area: 'hands', right: 9, all: 12 }], weak: ['rrp/8/6'] }
  await asks('/api/training/progress', progress, bob)
  await asks(`${group}/leave`, {}, bob)
  const answer = { area: 'hands', book: 'rrp', rule: 'rrp/8/6', key: 'a-key', right: true }
  await asks('/api/training/practice', { device: 'phone', from: 0, answers: [answer], brought: null, forget: false })
  const exam = { questions: 6, mark: 80, book: 'wsop', areas: ['hands', 'rulings'], family: 'board' }
  const { id } = await asks<{ readonly id: string }>('/api/training/exams', exam)
  await asks(`/api/training/exams/${id}/answers`, { number: 0, option: 0 })
}

const atOffice = (address: string, order: object): Promise<Response> =>
  fetch(`http://${address}/api/office`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ ...order, by: 'Olga at the desk', why: 'asked by mail' }),
  })

const MANY = 10_000_000
const TOKEN = 'a-token-for-the-office'
/** What has to be among the events, so that the test looks at something. */
const SEEN: readonly string[] = [
  ...['TableMade', 'PersonCame', 'Invited', 'InvitationUsed', 'Said', 'RightsChanged', 'HelperEntered', 'OptionsSet'],
  ...['GuestCame', 'Renamed', 'PasswordSet', 'Banned', 'DealFinished', 'EditionSigned'],
  ...['PersonBanned', 'NoticeSet', 'DealingStopped', 'QuotaSet', 'ReadOnlySet'],
  ...['SettingsKept', 'NoteKept', 'Practiced', 'GroupOpened', 'GroupJoined', 'ProgressReported', 'ExamBegun'],
]
