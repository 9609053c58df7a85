import type pg from 'pg'
import { followChain, type Row, type StoreFault, snapshotSum } from './checksum.ts'
import { SPOILED_SNAPSHOT, UNLISTED } from './fault-words.ts'

/** What runs queries: a pool, or one connection of it. */
export type Queries = Pick<pg.Pool | pg.PoolClient, 'query'>

/** How many entries are looked at at once. */
const PAGE = 1000

export const READ =
  'select version, at, kind, data, command, sum from entry where stream = $1 and version > $2 order by version limit $3'
export const SNAPSHOT =
  'select s.stream, s.version, s.data, s.sum, (select t.version from stream t where t.name = s.stream) as reached from snapshot s'

/** A snapshot as it comes from the server, which writes long numbers as text. */
export type ShotRow = {
  readonly stream: string
  readonly version: string
  readonly data: string
  readonly sum: string | null
  readonly reached: string | null
}

/** A snapshot is good if it is as it was written, and of no version that its stream has not reached. */
export const isSoundSnapshot = ({ stream, version, data, sum, reached }: ShotRow): boolean =>
  sum === snapshotSum(stream, Number(version), data) && (reached === null || Number(version) <= Number(reached))

/** An entry as it comes from the server. */
export const rowOf = (row: { readonly version: string; readonly at: string }): Row =>
  ({ ...row, version: Number(row.version), at: Number(row.at) }) as Row

/** Reads everything, and says what is not as it was written. */
export const faultsIn = async (db: Queries): Promise<readonly StoreFault[]> => {
  const faults: StoreFault[] = []
  const { rows: heads } = await db.query('select name as stream, version, sum from stream order by name')
  for (const head of heads) {
    const chain = followChain({ ...head, version: Number(head.version) })
    let fault: StoreFault | null = null
    while (fault === null) {
      const { rows } = await db.query(READ, [head.stream, chain.at(), PAGE])
      fault = chain.page(rows.map(rowOf))
      if (rows.length < PAGE) break
    }
    fault ??= chain.end()
    if (fault !== null) faults.push(fault)
  }
  const orphans = await db.query('select distinct stream from entry where stream not in (select name from stream)')
  faults.push(...orphans.rows.map(({ stream }) => ({ stream, place: null, reason: UNLISTED })))
  const { rows: names } = await db.query<{ readonly stream: string }>('select stream from snapshot')
  for (const { stream } of names) {
    const [shot] = (await db.query<ShotRow>(`${SNAPSHOT} where s.stream = $1`, [stream])).rows
    if (shot !== undefined && !isSoundSnapshot(shot))
      faults.push({ stream, place: Number(shot.version), reason: SPOILED_SNAPSHOT })
  }
  return faults
}
