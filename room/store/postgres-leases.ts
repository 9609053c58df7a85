import type pg from 'pg'
import { type Lease, type Leases, LIVES } from './leases.ts'

/**
 * Leases in the PostgreSQL that has the streams: its clock counts, not that of any node. A node that has run out of time
 * never comes back under its name, so that whoever finds it gone can rely on it. That a node is there is said over `beats`.
 */
export const postgresLeases = async (pool: pg.Pool, lives = LIVES, beats: pg.Pool = pool): Promise<Leases> => {
  await pool.query(LEASE_TABLES)
  const until = `clock_timestamp() + interval '${Math.round(lives)} milliseconds'`
  const leaseIn = (rows: readonly Row[]): Lease | null => {
    const [row] = rows
    return row === undefined ? null : { group: row.name, node: row.owner, epoch: Number(row.epoch) }
  }
  return {
    join: async node => {
      await pool.query(`insert into node (name, until) values ($1, ${until})`, [node])
      await pool.query(FORGET)
    },
    renew: async node => {
      const renewed = `update node set until = ${until} where name = $1 and until > clock_timestamp()`
      return (await beats.query(renewed, [node])).rowCount === 1
    },
    leave: async node => {
      await pool.query("update node set until = '-infinity' where name = $1", [node])
    },
    claim: async (group, node) => {
      const claimed = leaseIn((await pool.query<Row>(CLAIM, [group, node])).rows)
      if (claimed !== null) return claimed
      const held = leaseIn((await pool.query<Row>(OWNER, [group])).rows)
      return held?.node === node ? held : null
    },
    release: async ({ group, node, epoch }) => {
      await pool.query("update lease set owner = '' where name = $1 and owner = $2 and epoch = $3", [
        group,
        node,
        epoch,
      ])
    },
    ownerOf: async group => leaseIn((await pool.query<Row>(OWNER, [group])).rows),
    nodes: async () => (await pool.query<Pick<Row, 'name'>>(NODES)).rows.map(({ name }) => name),
    orphans: async most => (await pool.query<Row>(ORPHANS, [most])).rows.map(({ name }) => name),
  }
}

type Row = { readonly name: string; readonly owner: string; readonly epoch: string }

/** The tables of leases, made by one node at a time; a room that has its store alone needs none of them. */
const LEASE_TABLES = `
select pg_advisory_xact_lock(4243003);
create table if not exists node (name text primary key, until timestamptz not null);
create table if not exists lease (name text primary key, owner text not null, epoch bigint not null);
create index if not exists lease_owned on lease (owner) where owner <> '';
`

/** A node that is there takes what nobody has who is there; a change of hands raises the epoch. */
const CLAIM = `
insert into lease (name, owner, epoch)
select $1, $2, 1 where exists (select 1 from node where name = $2 and until > clock_timestamp())
on conflict (name) do update set owner = excluded.owner, epoch = lease.epoch + 1
where lease.owner <> excluded.owner
  and not exists (select 1 from node n where n.name = lease.owner and n.until > clock_timestamp())
returning name, owner, epoch`

const OWNER = `
select l.name, l.owner, l.epoch from lease l
join node n on n.name = l.owner and n.until > clock_timestamp() where l.name = $1`

const NODES = 'select name from node where until > clock_timestamp()'

/** In any order, so that nodes which look for them at the same time share them. */
const ORPHANS = `
select l.name from lease l where l.owner <> ''
  and not exists (select 1 from node n where n.name = l.owner and n.until > clock_timestamp())
order by random() limit $1`

/** Nodes that have been gone for a day, and own nothing, are not remembered: their names are never used again. */
const FORGET = `
delete from node n where n.until < clock_timestamp() - interval '1 day'
  and not exists (select 1 from lease l where l.owner = n.name and l.owner <> '')`
