import type { Lease } from './leases.ts'
import type { Queries } from './postgres-faults.ts'

/** A stream moves on if it is where its writer thinks it is and lacks their command. */
const moved = (more = ''): string => `
moved as (
  update stream s set version = w.version, sum = w.sum from wanted w
  where s.name = w.name and s.version = w.before ${more}
    and not exists (select 1 from entry e where e.stream = w.name and e.command = w.command)
  returning s.name
)`

/** The entries of the streams that have moved on. */
const ADDED = `
added as (
  insert into entry (stream, version, at, kind, data, command, sum)
  select e.* from unnest($6::text[], $7::bigint[], $8::bigint[], $9::text[], $10::text[], $11::text[], $12::text[])
    as e (stream, version, at, kind, data, command, sum)
  join moved on moved.name = e.stream
)
select name from moved`

/** One statement for a whole batch. */
export const APPEND = `
with wanted as (
  select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[])
    as w (name, before, version, command, sum)
), ${moved()}, ${ADDED}`

/**
 * The same where nodes share the store: a stream moves on only under a lease that holds, or under none. The lease is locked
 * until that is done: a node that takes it over meanwhile waits, and then sees what was written. Leases are locked by name, as
 * they are claimed: otherwise a batch could wait for a claim that waits for the batch.
 */
export const LEASED_APPEND = `
with wanted as (
  select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $13::text[], $14::text[], $15::bigint[])
    as w (name, before, version, command, sum, lease, node, epoch)
), held as (
  select l.name from lease l join wanted w on l.name = w.lease and l.owner = w.node and l.epoch = w.epoch
  order by l.name for share of l
), ${moved('and (w.lease is null or w.lease in (select name from held))')}, ${ADDED}`

/** Is a lease still its node's? */
export const isHeld = async (db: Queries, { group, node, epoch }: Lease): Promise<boolean> => {
  const { rowCount } = await db.query('select 1 from lease where name = $1 and owner = $2 and epoch = $3', [
    group,
    node,
    epoch,
  ])
  return rowCount === 1
}
