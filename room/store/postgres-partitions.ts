import type pg from 'pg'

/** In how many parts the entries lie. At 10^9 entries each has about 30 million, and its indices still fit into memory. */
export const PARTITIONS = 32

/** The entries by the hash of their stream: all of one stream are in one part, and what is asked of it reads that part alone. */
export const PARTITIONED = `
create table entry (
  stream text collate "C" not null, version bigint not null, at bigint not null, kind text not null, data text not null,
  command text, sum text, primary key (stream, version)
) partition by hash (stream);
${Array.from(
  { length: PARTITIONS },
  (_, i) => `create table entry_${i} partition of entry for values with (modulus ${PARTITIONS}, remainder ${i});`,
).join('\n')}
create unique index entry_by_command on entry (stream, command) where command is not null;
`

/** Brings the entries of an earlier version into their parts. Reads and writes meanwhile wait, and then go on. */
export const inPartitions = async (db: pg.PoolClient): Promise<void> => {
  await db.query('lock table stream, entry, snapshot in access exclusive mode')
  await db.query(COLLATED)
  await db.query('alter table entry rename to entry_before')
  await db.query('alter index entry_pkey rename to entry_before_pkey')
  await db.query(PARTITIONED)
  await db.query(MOVED)
  await db.query('drop table entry_before')
  await db.query('analyze entry')
}

const COLLATED = `
alter table stream alter column name type text collate "C";
alter table snapshot alter column stream type text collate "C";
alter table aside alter column stream type text collate "C";
`
const MOVED = `
insert into entry (stream, version, at, kind, data, command, sum)
select stream, version, at, kind, data, command, sum from entry_before`
