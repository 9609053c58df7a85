import { checked, NO_SUM, type Row } from './checksum.ts'
import { gathered } from './gathered.ts'
import { isSoundSnapshot, type Queries, READ, rowOf, type ShotRow, SNAPSHOT } from './postgres-faults.ts'
import type { Store, StreamVersion } from './store.ts'

/** How many questions about streams are under way at once, and about how many streams each may be. */
const TOGETHER = { lanes: 3, most: 25 } as const

/**
 * Reads streams. A node that takes tables over opens hundreds at once, each of which asks for its state, its last entries,
 * its commands and how far its archive is: what is asked together is one question. A question about one stream names it: PostgreSQL plans one
 * partition then, and not all of them.
 */
export const postgresReads = (db: Queries): Pick<Store, 'read' | 'streams' | 'commands' | 'snapshot'> => {
  const pages = gathered(async asked => {
    const wanted = asked.map(it => JSON.parse(it) as Page)
    if (wanted.length === 1) return new Map([[asked[0]!, (await db.query(READ, [...wanted[0]!])).rows.map(rowOf)]])
    const columns = [wanted.map(it => it[0]), wanted.map(it => it[1]), wanted.map(it => it[2])]
    const { rows } = await db.query(READ_ALL, columns)
    const found = new Map(asked.map(it => [it, [] as Row[]]))
    for (const { n, ...row } of rows) found.get(asked[Number(n) - 1]!)!.push(rowOf(row))
    return found
  }, TOGETHER)
  const commands = gathered(async asked => {
    const wanted = asked.map(it => JSON.parse(it) as readonly [stream: string, most: number])
    if (wanted.length === 1)
      return new Map([[asked[0]!, (await db.query(COMMANDS, [...wanted[0]!])).rows.map(row => row.command as string)]])
    const { rows } = await db.query(COMMANDS_ALL, [wanted.map(it => it[0]), wanted.map(it => it[1])])
    const found = new Map(asked.map(it => [it, [] as string[]]))
    for (const { n, command } of rows) found.get(asked[Number(n) - 1]!)!.push(command)
    return found
  }, TOGETHER)
  const snapshots = gathered(async streams => {
    const { rows } = await db.query<ShotRow>(`${SNAPSHOT} where s.stream = any($1)`, [streams])
    return new Map(rows.map(row => [row.stream, row]))
  }, TOGETHER)
  const streams = gathered(async prefixes => {
    const bounds = [prefixes, prefixes.map(afterAll)]
    const { rows } =
      prefixes.length === 1 ? await db.query(STREAMS, bounds.flat()) : await db.query(STREAMS_ALL, bounds)
    const found = new Map(prefixes.map(it => [it, [] as StreamVersion[]]))
    for (const { n, stream, version } of rows)
      found.get(prefixes[Number(n ?? 1) - 1]!)!.push({ stream, version: Number(version) })
    return found
  }, TOGETHER)
  /** From the entry before, whose checksum is part of the next. */
  const page = async (stream: string, after: number, most: number | undefined): Promise<readonly Row[]> =>
    most === undefined
      ? (await db.query(READ, [stream, after - 1, null])).rows.map(rowOf)
      : ((await pages(JSON.stringify([stream, after - 1, most + 1]))) ?? [])
  return {
    read: async (stream, after = 0, most) => {
      const all = await page(stream, after, most)
      const before = after === 0 ? NO_SUM : all.find(({ version }) => version === after)?.sum
      const wanted = all.filter(({ version }) => version > after).slice(0, most)
      return checked(stream, after, before ?? null, wanted)
    },
    streams: async prefix => (await streams(prefix)) ?? [],
    commands: async (stream, most) => (await commands(JSON.stringify([stream, most]))) ?? [],
    snapshot: async stream => {
      const row = await snapshots(stream)
      if (row === null) return null
      if (isSoundSnapshot(row)) return { version: Number(row.version), data: row.data }
      await db.query('delete from snapshot where stream = $1', [stream])
      return null
    },
  }
}

type Page = readonly [stream: string, after: number, most: number]

const READ_ALL = `
select w.n, e.* from unnest($1::text[], $2::bigint[], $3::bigint[]) with ordinality as w (stream, after, most, n)
cross join lateral (
  select version, at, kind, data, command, sum from entry
  where stream = w.stream and version > w.after order by version limit w.most
) e order by w.n, e.version`

/** What comes after every name that begins like this. */
export const afterAll = (prefix: string): string => `${prefix}\u{10ffff}`
const STREAMS = 'select name as stream, version from stream where name >= $1 and name < $2 order by name'

const STREAMS_ALL = `
select w.n, s.name as stream, s.version from unnest($1::text[], $2::text[]) with ordinality as w (first, after, n)
cross join lateral (
  select name, version from stream where name >= w.first and name < w.after order by name
) s order by w.n, s.name`

const COMMANDS = 'select command from entry where stream = $1 and command is not null order by version desc limit $2'

const COMMANDS_ALL = `
select w.n, e.command from unnest($1::text[], $2::bigint[]) with ordinality as w (stream, most, n)
cross join lateral (
  select command, version from entry
  where stream = w.stream and command is not null order by version desc limit w.most
) e order by w.n, e.version desc`
