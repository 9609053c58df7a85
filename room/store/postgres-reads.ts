import { checked, NO_SUM, type Row } from './checksum.ts'
import { gathered } from './gathered.ts'
import { isSoundSnapshot, type Queries, READ, rowOf, type ShotRow, SNAPSHOT } from './postgres-faults.ts'
import type { Store } from './store.ts'

/** How many questions about streams are under way at once, and about how many streams each may be. */
const TOGETHER = { lanes: 3, most: 25 } as const

/**
 * Reads streams. A node that takes tables over opens hundreds at once, each of which asks for its state, its last entries and
 * its commands: what is asked together is one question. A question about one stream names it: PostgreSQL plans one
 * partition then, and not all of them.
 */
export const postgresReads = (db: Queries): Pick<Store, 'read' | 'commands' | 'snapshot'> => {
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

const COMMANDS = 'select command from entry where stream = $1 and command is not null order by version desc limit $2'

const COMMANDS_ALL = `
select w.n, e.command from unnest($1::text[], $2::bigint[]) with ordinality as w (stream, most, n)
cross join lateral (
  select command, version from entry
  where stream = w.stream and command is not null order by version desc limit w.most
) e order by w.n, e.version desc`
