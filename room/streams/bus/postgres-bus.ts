import { hash } from 'node:crypto'
import pg from 'pg'
import { backoff } from '../backoff.ts'
import { type Bus, subjects } from './bus.ts'

/** A notification holds less than 8,000 bytes; what is longer is stored, and its number is sent. */
const MOST_BYTES = 7800
/** How long a stored message waits for those who hear of it, and after how many the old ones are cleared away. */
const KEPT = '1 minute'
const CLEARED_EVERY = 200

/** A message with its subject, or where it is stored. */
type Sent = { readonly subject: string; readonly text: string } | { readonly subject: string; readonly stored: string }

/**
 * A bus by LISTEN and NOTIFY of PostgreSQL. One connection listens, and one speaks, so that messages stay in order. When the one that
 * listens is lost it is opened again, and everybody hears that there was a gap.
 */
export const postgresBus = async (config: pg.ClientConfig, onError: (cause: unknown) => void): Promise<Bus> => {
  const listening = subjects(onError)
  const gaps = new Set<() => void>()
  const speaking = new pg.Pool({ ...config, max: 1, connectionTimeoutMillis: 5000, keepAlive: true })
  speaking.on('error', onError)
  await speaking.query(MESSAGES)
  let client: pg.Client | null = null
  let isOver = false
  let failed = 0
  let again: ReturnType<typeof setTimeout> | undefined
  /** Messages are passed on in the order in which they came, also where some of it is read first. */
  let telling: Promise<void> = Promise.resolve()

  const hear = async (payload: string): Promise<void> => {
    const sent = JSON.parse(payload) as Sent
    if ('text' in sent) return listening.tell(sent.subject, sent.text)
    const { rows } = await speaking.query<{ readonly data: string }>('select data from bus_message where id = $1', [
      sent.stored,
    ])
    // a node slower than a minute has missed it
    if (rows[0] === undefined) for (const missed of gaps) missed()
    else listening.tell(sent.subject, rows[0].data)
  }

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ ...config, connectionTimeoutMillis: 5000, keepAlive: true })
    const lost = (cause?: unknown): void => {
      if (client !== next || isOver) return
      client = null
      if (cause !== undefined) onError(cause)
      next.end().catch(onError)
      later()
    }
    next.on('error', lost)
    next.on('end', () => lost())
    next.on('notification', ({ payload = '' }) => {
      telling = telling.then(() => hear(payload)).catch(onError)
    })
    await next.connect()
    for (const subject of listening.all()) await next.query(`listen ${channelOf(subject)}`)
    client = next
    failed = 0
  }
  const later = (): void => {
    again = setTimeout(() => {
      connect().then(
        () => {
          for (const missed of gaps) missed()
        },
        (cause: unknown) => {
          onError(cause)
          if (!isOver) later()
        },
      )
    }, backoff(++failed) / QUICKER).unref()
  }

  await connect()
  return {
    publish: speaker(speaking),
    subscribe: async (subject, hears) => {
      // where the connection is lost at the moment it listens when it is back
      if (listening.add(subject, hears)) await client?.query(`listen ${channelOf(subject)}`)
      return async () => {
        if (listening.remove(subject, hears)) await client?.query(`unlisten ${channelOf(subject)}`)
      }
    },
    onGap: missed => {
      gaps.add(missed)
      return () => gaps.delete(missed)
    },
    close: async () => {
      isOver = true
      clearTimeout(again)
      await telling
      await client?.end()
      await speaking.end()
    },
  }
}

/** Says messages one after another, so that what is longer stays in its place. */
const speaker = (speaking: pg.Pool): Bus['publish'] => {
  let stored = 0
  let saying: Promise<void> = Promise.resolve()
  const say = async (subject: string, text: string): Promise<void> => {
    let sent: Sent = { subject, text }
    if (Buffer.byteLength(JSON.stringify(sent)) > MOST_BYTES) {
      const { rows } = await speaking.query('insert into bus_message (data) values ($1) returning id', [text])
      sent = { subject, stored: String(rows[0].id) }
      if (stored++ % CLEARED_EVERY === 0) await speaking.query(CLEAR)
    }
    await speaking.query('select pg_notify($1, $2)', [channelOf(subject), JSON.stringify(sent)])
  }
  return (subject, text) => {
    const said = saying.then(() => say(subject, text))
    // the sender hears if it could not be said, and it holds up nothing else
    saying = said.catch(() => {})
    return said
  }
}

/** A bus is looked after sooner than a store: people wait for what it brings. */
const QUICKER = 5

/** A channel has a short name; the message separates two subjects with the same one. */
const channelOf = (subject: string): string => `cardroom_${hash('sha256', subject, 'hex').slice(0, 32)}`

/** Where long messages lie, made by one node at a time. */
const MESSAGES = `
select pg_advisory_xact_lock(4243004);
create unlogged table if not exists bus_message (
  id bigint generated always as identity primary key, at timestamptz not null default clock_timestamp(), data text not null
)`
const CLEAR = `delete from bus_message where at < clock_timestamp() - interval '${KEPT}'`
