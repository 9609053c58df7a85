import pg from 'pg'

/**
 * The connections by which the nodes of this process are there, one for each name. A connection holds a lock, which is free
 * again as soon as it ends: of a process that was killed the others know that at once, and not only when its time is over.
 */
export type PostgresLines = {
  /** Opens the connection of a node, and holds its lock. */
  readonly open: (node: string) => Promise<Asks>
  /** The connection of a node, if it is there. */
  readonly of: (node: string) => Asks | undefined
  /** Ends it; nobody hears that it was lost. */
  readonly end: (node: string) => Promise<void>
  /** It doesn't answer: it counts as lost. */
  readonly drop: (node: string) => void
}

/** Asks the server, which has to answer in time. */
export type Asks = <Row extends pg.QueryResultRow>(
  text: string,
  values?: readonly unknown[],
) => Promise<pg.QueryResult<Row>>

/** Those who look take the lock together, so that nobody takes another who looks for the node. */
const HOLD = 'select pg_try_advisory_lock(4243005, hashtext($1)) as held'
/** A node says that it is there, for as long as that counts. */
export const renewal = (lives: number): string =>
  `update node set until = ${aliveUntil(lives)} where name = $1 and cut is not true and until > clock_timestamp()`
export const aliveUntil = (lives: number): string => `clock_timestamp() + interval '${Math.round(lives)} milliseconds'`

export const LOCK_IS_FREE = 'pg_try_advisory_xact_lock_shared(4243005, hashtext(name))'

/** Opens connections by this configuration, and tells whose was lost. */
export const postgresLines = (
  config: pg.ClientConfig,
  onCut: (node: string) => void,
  onError: (cause: unknown) => void,
): PostgresLines => {
  const lines = new Map<string, pg.Client>()
  // its own patience is no match for a thread that stood still
  const { query_timeout: patience, ...untimed } = config
  const asks =
    (client: pg.Client): Asks =>
    (text, values) =>
      inTime(patience, client.query(text, values as unknown[] | undefined))
  const drop = (node: string, client: pg.Client | undefined): void => {
    if (client === undefined || lines.get(node) !== client) return
    lines.delete(node)
    client.end().catch(onError)
    onCut(node)
  }
  return {
    open: async node => {
      const client = new pg.Client(untimed)
      client.on('error', cause => {
        onError(cause)
        drop(node, client)
      })
      client.on('end', () => drop(node, client))
      await client.connect()
      lines.set(node, client)
      // a node is there whether or not the disk of the store stalls: what is said here need not outlive that store
      const ask = asks(client)
      await ask('set synchronous_commit = off')
      const { rows } = await ask<{ readonly held: boolean }>(HOLD, [node])
      if (rows[0]?.held !== true) throw new Error(`another connection is there by the name ${node}`)
      return ask
    },
    of: node => {
      const client = lines.get(node)
      return client && asks(client)
    },
    end: async node => {
      const client = lines.get(node)
      lines.delete(node)
      await client?.end()
    },
    drop: node => drop(node, lines.get(node)),
  }
}

/** An answer in time. Whatever came while this thread stood still is taken in first: it was not the server that was late. */
const inTime = <Answer>(patience: number | undefined, answer: Promise<Answer>): Promise<Answer> => {
  if (patience === undefined) return answer
  return new Promise((resolve, reject) => {
    const late = (): void => reject(new Error('the server has not answered in time'))
    const timer = setTimeout(() => setImmediate(late), patience)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
