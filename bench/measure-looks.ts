import { readFileSync } from 'node:fs'
import { type PostgresServer, postgresLeases } from '@cardroom/room/servers'
import pg from 'pg'

/** Among how many nodes it is measured: more than the largest size that is reckoned with needs. */
export const LOOK_NODES = 80
const LOOKS = 5000

/** The milliseconds of PostgreSQL that it takes one node to look who is there, among many. */
export const measureLooks = async (postgres: PostgresServer): Promise<number> => {
  const pool = new pg.Pool({ ...postgres.config, max: 1 })
  const nodes = Array.from({ length: LOOK_NODES }, (_, i) => `looks.${i}`)
  const leases = await postgresLeases(
    pool,
    cause => {
      throw cause
    },
    600_000,
  )
  for (const node of nodes) await leases.join(node)
  const { rows } = await pool.query<{ readonly pid: number }>('select pg_backend_pid() as pid')
  for (let warm = 0; warm < 200; warm++) await leases.nodes()
  const before = milliseconds(rows[0]!.pid)
  for (let look = 0; look < LOOKS; look++) await leases.nodes()
  const each = (milliseconds(rows[0]!.pid) - before) / LOOKS
  for (const node of nodes) await leases.leave(node)
  await pool.end()
  return each
}

/** The processor's time of a process, which the system counts in hundredths of a second. */
const milliseconds = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return 10 * (Number(fields[11]) + Number(fields[12]))
}
