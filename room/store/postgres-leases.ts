import type pg from 'pg'
import { gathered } from './gathered.ts'
import { type Lease, type Leases, LIVES } from './leases.ts'
import { aliveUntil, LOCK_IS_FREE, postgresLines, renewal } from './postgres-lines.ts'

/**
 * Leases in the PostgreSQL that has the streams: its clock counts, not that of any node. A node that has run out of time, or
 * has lost the connection by which it is there, never comes back under its name, so that a node that finds it gone can rely on it.
 */
export const postgresLeases = async (
  pool: pg.Pool,
  onError: (cause: unknown) => void,
  lives = LIVES,
  standIn?: Leases['standIn'],
): Promise<Leases> => {
  await pool.query(LEASE_TABLES)
  const leasesIn = ({ rows }: { readonly rows: readonly Row[] }): ReadonlyMap<string, Lease> =>
    new Map(rows.map(({ name, owner, epoch }) => [name, { group: name, node: owner, epoch: Number(epoch) }]))
  // a node that takes over asks for hundreds of groups at once, and has few connections to ask by
  const ownerOf = gathered(async groups => leasesIn(await pool.query<Row>(OWNERS, [groups])))
  const claimedBy = (node: string) => gathered(async groups => leasesIn(await pool.query<Row>(CLAIM, [groups, node])))
  const claims = new Map<string, ReturnType<typeof claimedBy>>()
  const hearers = new Set<(node: string) => void>()
  const cut = (node: string): void => {
    for (const hear of hearers) hear(node)
  }
  const lines = postgresLines(pool.options, cut, onError)
  const names = async (text: string): Promise<readonly string[]> =>
    (await pool.query<Pick<Row, 'name'>>(text)).rows.map(({ name }) => name)
  return {
    ...(standIn !== undefined && { standIn }),
    join: async node => {
      try {
        const line = await lines.open(node)
        await line(`insert into node (name, until, cut) values ($1, ${aliveUntil(lives)}, false)`, [node])
        await pool.query(FORGET)
      } catch (cause) {
        await lines.end(node)
        throw cause
      }
    },
    renew: async node => {
      try {
        // over its own connection: that it is there is said neither behind what it writes nor behind what it asks for
        if ((await lines.of(node)?.(renewal(lives), [node]))?.rowCount === 1) return true
      } catch (cause) {
        lines.drop(node)
        throw cause
      }
      await lines.end(node)
      return false
    },
    leave: async node => {
      claims.delete(node)
      await pool.query("update node set until = '-infinity' where name = $1", [node])
      await lines.end(node)
    },
    onCut: hear => {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    claim: async (group, node) => {
      const claim = claims.get(node) ?? claimedBy(node)
      claims.set(node, claim)
      const claimed = await claim(group)
      if (claimed !== null) return claimed
      const held = await ownerOf(group)
      return held?.node === node ? held : null
    },
    release: async ({ group, node, epoch }) => {
      await pool.query("update lease set owner = '' where name = $1 and owner = $2 and epoch = $3", [
        group,
        node,
        epoch,
      ])
    },
    ownerOf,
    nodes: () => names(NODES),
    mayShow: () => names(MAY_SHOW),
    orphans: async most => (await pool.query<Row>(ORPHANS, [most])).rows.map(({ name }) => name),
  }
}

type Row = { readonly name: string; readonly owner: string; readonly epoch: string }

/**
 * The tables of leases, made by one node at a time; a room that has its store alone needs none of them. Of a node that is
 * there by its connection `cut` says whether that was lost; those of earlier versions are there by their time alone.
 */
const LEASE_TABLES = `
select pg_advisory_xact_lock(4243003);
create table if not exists node (name text primary key, until timestamptz not null, cut boolean);
do $$ begin
  if not exists (select from pg_attribute where attrelid = 'node'::regclass and attname = 'cut') then
    alter table node add column cut boolean;
  end if;
end $$;
create table if not exists lease (name text primary key, owner text not null, epoch bigint not null);
create index if not exists lease_owned on lease (owner) where owner <> '';
`

/** Is a node there that can own something? */
const isThere = (node: string): string => `${node}.until > clock_timestamp() and ${node}.cut is not true`

/**
 * A node that is there takes what nobody has who is there; a change of hands raises the epoch. In the order of their names,
 * so that two nodes which take the same don't wait for each other in a circle.
 */
const CLAIM = `
insert into lease (name, owner, epoch)
select wanted.name, $2, 1 from unnest($1::text[]) as wanted (name)
where exists (select 1 from node n where n.name = $2 and ${isThere('n')}) order by wanted.name
on conflict (name) do update set owner = excluded.owner, epoch = lease.epoch + 1
where lease.owner <> excluded.owner
  and not exists (select 1 from node n where n.name = lease.owner and ${isThere('n')})
returning name, owner, epoch`

const OWNERS = `
select l.name, l.owner, l.epoch from lease l
join node n on n.name = l.owner and ${isThere('n')} where l.name = any($1)`

/** A node that looks who is there writes down which connections were lost. */
const NODES = `
with lost as (
  update node set cut = true where cut = false and until > clock_timestamp() and ${LOCK_IS_FREE} returning name
)
select name from node n where ${isThere('n')} and name not in (select name from lost)`

/** One that has lost its connection may not have noticed yet, and shows what it has until its time is over. */
const MAY_SHOW = 'select name from node where until > clock_timestamp()'

/** In any order, so that nodes which look for them at the same time share them. */
const ORPHANS = `
select l.name from lease l where l.owner <> ''
  and not exists (select 1 from node n where n.name = l.owner and ${isThere('n')})
order by random() limit $1`

/** Nodes that have been gone for a day, and own nothing, are not remembered: their names are never used again. */
const FORGET = `
delete from node n where n.until < clock_timestamp() - interval '1 day'
  and not exists (select 1 from lease l where l.owner = n.name and l.owner <> '')`
