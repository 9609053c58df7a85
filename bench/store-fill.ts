import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { postgresStore, startPostgres } from '@cardroom/room/servers'
import pg from 'pg'

// fills a PostgreSQL with as many entries as a busy year leaves behind, and shows how each question is answered and how long it takes
const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '10000000' },
    write: { type: 'boolean', default: false },
  },
})
const ENTRIES = Number(values.entries)
/** Entries of a table, which is a long evening. */
const OF_A_TABLE = 2000
const TABLES = Math.ceil(ENTRIES / OF_A_TABLE)
/** How many times each question is asked. */
const TIMES = 200

const say = (words: string): void => void process.stderr.write(`${words}\n`)
const server = await startPostgres()
const pool = new pg.Pool({ ...server.config, max: 2 })
const fill = async (): Promise<number> => {
  const from = performance.now()
  await pool.query(
    `insert into stream (name, version, sum) select 'table/' || i, ${OF_A_TABLE}, '' from generate_series(1, ${TABLES}) i`,
  )
  const STEP = 100
  for (let first = 1; first <= TABLES; first += STEP) {
    await pool.query(`insert into entry (stream, version, at, kind, data, command, sum)
      select 'table/' || i, v, 1700000000000 + v, 'Night', '{"type":"Night","at":' || v || ',"event":"' || repeat(md5(v::text), 7) || '"}',
        case when v % 3 = 0 then 'g-0123456789abcdef a' || v end, left(md5(i || ' ' || v), 16)
      from generate_series(${first}, ${Math.min(TABLES, first + STEP - 1)}) i, generate_series(1, ${OF_A_TABLE}) v`)
    if (first % 1000 === 1)
      say(`${first * OF_A_TABLE} entries after ${((performance.now() - from) / 1000).toFixed(0)} s`)
  }
  await pool.query('analyze')
  return (performance.now() - from) / 1000
}

const timed = async (work: (n: number) => Promise<unknown>): Promise<readonly number[]> => {
  const took: number[] = []
  for (let n = 0; n < TIMES; n++) {
    const from = performance.now()
    await work(n)
    took.push(performance.now() - from)
  }
  return took.toSorted((a, b) => a - b)
}

/** The part of a plan that says what is read, without what changes from run to run. */
const planOf = async (sql: string): Promise<string> => {
  const { rows } = await pool.query<{ readonly 'QUERY PLAN': string }>(`explain (costs off) ${sql}`)
  return rows.map(row => row['QUERY PLAN']).join('\n')
}

try {
  const store = await postgresStore({ ...server.config, max: 2 }, cause => say(cause.message))
  say(`${TABLES} tables of ${OF_A_TABLE} entries …`)
  const seconds = await fill()
  const { rows } = await pool.query(`select pg_size_pretty(pg_database_size(current_database())) as all,
    pg_size_pretty((select sum(pg_indexes_size(inhrelid)) from pg_inherits where inhparent = 'entry'::regclass)) as indices`)
  const some = (n: number): string => `table/${1 + ((n * 7919) % TABLES)}`
  const entries = [{ kind: 'Night', at: 1, data: '{}' }]
  const questions: Readonly<Record<string, (n: number) => Promise<unknown>>> = {
    'append one entry': n => store.append({ stream: some(n), after: OF_A_TABLE, entries, command: `new ${n}` }),
    'read the last 20 entries': n => store.read(some(n), OF_A_TABLE - 20),
    'read a page of 500': n => store.read(some(n), 700, 500),
    'the last 100 commands': n => store.commands(some(n), 100),
    'streams by the beginning of their names': n => store.streams(some(n)),
  }
  const lines: string[] = []
  for (const [what, work] of Object.entries(questions)) {
    const took = await timed(work)
    const at = (part: number): string => `${took[Math.floor(part * took.length)]!.toFixed(1)} ms`
    lines.push(`| ${what} | ${at(0.5)} | ${at(0.99)} |`)
    say(lines.at(-1)!)
  }
  const plans = [
    "select version, at, kind, data, command, sum from entry where stream = 'table/77' and version > 700 order by version limit 500",
    "select command from entry where stream = 'table/77' and command is not null order by version desc limit 100",
    "select 1 from entry where stream = 'table/77' and command = 'g-0123456789abcdef a300'",
    "select name, version from stream where name >= 'table/77' and name < 'table/78' order by name",
  ]
  const shown = await Promise.all(plans.map(async sql => `\`\`\`text\n${sql}\n\n${await planOf(sql)}\n\`\`\``))
  const page = `# The store with ${ENTRIES.toLocaleString('en-US')} entries

One run of \`npm run bench:store -- --write\`: ${TABLES.toLocaleString('en-US')} tables of ${OF_A_TABLE.toLocaleString('en-US')} entries each, about 300 bytes an entry, in PostgreSQL out of its npm package without syncing to the disk.
Filling took ${seconds.toFixed(0)} s; the database has ${rows[0].all}, of which the indices of the entries are ${rows[0].indices}. Each question was asked ${TIMES} times, at tables all over the store.

Measured on Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, load ${loadavg()[0]!.toFixed(1)} including the measuring itself.

| question | p50 | p99 |
| --- | --- | --- |
${lines.join('\n')}

## Plans

Every question about a stream reads one of the 32 partitions, by an index: how long it takes grows with the depth of that index, not with what is stored. With 10^9 entries a partition has 31 million rows,
and its primary key is one level deeper than here.

${shown.join('\n\n')}
`
  process.stdout.write(page)
  if (values.write) writeFileSync(new URL('../store-results.md', import.meta.url), page)
  await store.close()
} finally {
  await pool.end()
  await server.stop()
}
