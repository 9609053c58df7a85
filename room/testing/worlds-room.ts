import { createHash } from 'node:crypto'
import { type Card, type FormId, seeded, type TableCommand } from '@cardroom/engine'
import { shuffleOf } from '@cardroom/fair'
import WebSocket from 'ws'
import { openRoom } from '../open-room.ts'
import { openStore } from '../store/open-store.ts'
import { type Course, tell } from '../table/state/course.ts'
import type { HostedEvent } from '../table/state/events.ts'
import type { Policy } from '../table/state/hosted.ts'
import { legalNow } from '../table/state/legal-now.ts'
import { listening } from './room-client.ts'
import { AT_TABLE, give, opened, type Played } from './worlds.ts'
import { writtenLog } from './written-log.ts'

/** A deal at a table of its own. */
export type WorldTable = {
  readonly id: string
  readonly form: FormId
  readonly deal: Played
  /** Some cards that are never seen by all: those who do not play ask about them. */
  readonly unseen: readonly Card[]
}

/** Who is on a line: everybody at the tables, and one without a name. */
export type OnLine = (typeof AT_TABLE)[number] | 'nobody'
export const ON_LINES: readonly OnLine[] = [...AT_TABLE, 'nobody']

/** All that came out of a room: what each was sent, message by message, what each was answered over HTTP, and its log. */
export type CameOut = {
  readonly sent: ReadonlyMap<OnLine, readonly string[]>
  readonly files: ReadonlyMap<OnLine, ReadonlyMap<string, string>>
  readonly log: readonly string[]
}

const NOW = 1_700_000_000_000
/** Nobody is hurried, and as the clock stands still the room does nothing by itself. */
const unhurried: Policy = { clock: null, pause: 4500, botPace: 'human', entropyWait: 0 }
const ROOT = createHash('sha256').update('the same seal in every world').digest('hex')
const FAST = { requests: 1_000_000, messages: 1_000_000 }

/**
 * Plays deals in a real room on real lines. The room starts on a log in which the cards are dealt; from there everybody acts
 * on their own line, and those who are named ask for files at the end. Time stands still and chance is seeded, so that rooms can differ in nothing but the cards.
 */
export const playInRoom = async (
  file: string,
  tables: readonly WorldTable[],
  asking: readonly OnLine[],
): Promise<CameOut> => {
  const dealt = tables.map(({ id, form, deal }) => dealtTable(id, form, deal.deck))
  await keepIn(file, dealt)
  const log = writtenLog()
  const below = seeded('the same chance in every world')
  const secrets = { below, bytes: (count: number) => Uint8Array.from({ length: count }, () => below(256)) }
  const room = await openRoom({ file, log: log.to, limits: FAST, trustProxy: 'loopback', now: () => NOW, secrets })
  const address = await listening(room)
  const lines = new Map<OnLine, Recorded>()
  for (const person of ON_LINES) {
    lines.set(person, await recorded(address, person))
    for (const { id } of tables) lines.get(person)!.say({ type: 'watch', table: id })
    await quiet(lines)
  }
  for (const table of tables) {
    const { id, deal } = table
    const middle = Math.floor(deal.commands.length / 2)
    for (const [at, command] of deal.commands.entries()) {
      if (at === middle) await askOf(lines, table)
      if (!isPlayers(command)) continue
      const { seat, ...act } = command
      lines.get(`p${seat}` as OnLine)!.say({ type: 'do', id: `${id}-${at}`, table: id, order: { type: 'act', act } })
      await quiet(lines)
    }
    await pryInto(lines, table)
  }
  const files = new Map<OnLine, ReadonlyMap<string, string>>()
  for (const person of asking) files.set(person, await filesFor(address, person, tables))
  for (const { close } of lines.values()) close()
  await room.close()
  return { sent: new Map([...lines].map(([person, { texts }]) => [person, texts])), files, log: log.text().split('\n') }
}

/** A deal with its deck under seal, as far as the dealer deals before somebody is asked. */
const dealtTable = (id: string, form: FormId, deck: readonly Card[]): Course => {
  const course = opened(form, id, unhurried)
  // the seal is for the order in which they are dealt; what it hides is not in its root here, so that it is always the same
  const cards = deck.slice()
  for (const [place, index] of shuffleOf(ROOT, [], deck.length).entries()) cards[index] = deck[place]!
  const salts = deck.map((_, i) => createHash('sha256').update(`salt ${i}`).digest('hex').slice(0, 32))
  tell(course, { type: 'DeckSealed', deal: 1, root: ROOT, cards, salts, at: 0 })
  give(course, { type: 'InDeal', command: { type: 'Shuffle', deck }, at: 0 })
  while (legalNow(course.hosted.night!.deal!).due === 'dealer')
    give(course, { type: 'InDeal', command: { type: 'Deal' }, at: 0 })
  return course
}

const keepIn = async (file: string, courses: readonly Course[]): Promise<void> => {
  const store = await openStore({ file }, cause => {
    throw cause
  })
  const came = AT_TABLE.map(person => {
    const token = createHash('sha256').update(tokenOf(person)).digest('hex')
    return { kind: 'GuestCame', at: 0, data: JSON.stringify({ person, name: `The name of ${person}`, token }) }
  })
  const entryOf = (event: HostedEvent) => ({ kind: event.type, at: event.at, data: JSON.stringify(event) })
  await store.append({ stream: 'people', after: 0, entries: came })
  for (const { hosted, events } of courses) {
    await store.append({ stream: `table/${hosted.id}`, after: 0, entries: events.map(entryOf) })
  }
  await store.close()
}

const tokenOf = (person: OnLine): string => `the-token-of-${person}`
const cookieOf = (person: OnLine): string => (person === 'nobody' ? '' : `cardroom=${tokenOf(person)}`)

const isPlayers = (command: TableCommand): command is TableCommand & { readonly seat: number } =>
  'seat' in command && command.type !== 'Kill'

/** A line that keeps every message as it came. */
type Recorded = {
  readonly texts: string[]
  readonly say: (message: object) => void
  /** Waits for the answer to a ping: all that was sent before has come. */
  readonly heard: () => Promise<void>
  readonly close: () => void
}

const recorded = async (address: string, person: OnLine): Promise<Recorded> => {
  const socket = new WebSocket(`ws://${address}/line`, { headers: { cookie: cookieOf(person) } })
  const texts: string[] = []
  const waiting: (() => void)[] = []
  socket.on('message', data => {
    const text = data.toString()
    if (text === '{"type":"pong"}') waiting.shift()!()
    else texts.push(text)
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  const say = (message: object): void => socket.send(JSON.stringify(message))
  return {
    texts,
    say,
    heard: () =>
      new Promise(resolve => {
        waiting.push(resolve)
        say({ type: 'ping' })
      }),
    close: () => socket.terminate(),
  }
}

/** A request is done when every line has been answered twice: first the asker, then all who hear of it. */
const quiet = async (lines: ReadonlyMap<OnLine, Recorded>): Promise<void> => {
  for (const _ of [1, 2]) await Promise.all([...lines.values()].map(({ heard }) => heard()))
}

/** Staff asks in the middle of the deal about cards that nobody may know but their holder: each is refused alike. */
const askOf = async (lines: ReadonlyMap<OnLine, Recorded>, { id, unseen }: WorldTable): Promise<void> => {
  for (const person of ['dealer', 'floor', 'spectator', 'nobody'] as const) {
    for (const card of unseen) {
      const incident = { type: 'LiveHandShown', seat: 1, cards: [card], onPurpose: false }
      lines.get(person)!.say({ type: 'do', id: `ask-${card}`, table: id, order: { type: 'report', incident } })
    }
  }
  await quiet(lines)
}

/** Everybody asks for what is not theirs when the deal is over, and for what makes no sense. */
const pryInto = async (lines: ReadonlyMap<OnLine, Recorded>, { id: table, unseen }: WorldTable): Promise<void> => {
  const [card = 'As'] = unseen
  const orders = [
    { type: 'act', act: { type: 'Discard', cards: [card] } },
    { type: 'act', act: { type: 'Show', cards: [card] } },
    { type: 'act', act: { type: 'Place', rows: [[card], [], []] } },
    { type: 'report', incident: { type: card } },
    { type: 'live', does: { type: 'deal' } },
    { type: 'plan', plan: 'check-fold' },
    { type: card },
  ]
  for (const { say } of lines.values()) {
    for (const [n, order] of orders.entries()) say({ type: 'do', id: `pry-${n}`, table, order })
    say({ type: 'watch', table: card })
  }
  await quiet(lines)
}

/** All files and answers about a table that anybody can ask for, by what is asked. */
const filesFor = async (
  address: string,
  person: OnLine,
  tables: readonly WorldTable[],
): Promise<ReadonlyMap<string, string>> => {
  const about = tables.flatMap(({ id }) => FILES.map(file => `/api/tables/${id}/${file}`))
  const asked = ['/api/tables', '/api/me', '/api/me/book', ...about]
  const answers = asked.map(async (path, n) => {
    // some may be asked for ten times a minute from one address
    const from = `10.0.${ON_LINES.indexOf(person)}.${n}`
    const headers = { cookie: cookieOf(person), 'x-forwarded-for': from }
    const answer = await fetch(`http://${address}${path}`, { headers })
    return [path, `${answer.status} ${await answer.text()}`] as const
  })
  return new Map(await Promise.all(answers))
}

const FILES = [
  ...['deals', 'deals/1', 'deals/1/phh', 'deals/1/txt', 'deals/1/jsonl', 'deals/1/json'],
  ...['night', 'night/jsonl', 'bank.csv', 'people', 'desk'],
]
