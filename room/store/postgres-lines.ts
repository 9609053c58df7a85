import pg from 'pg'

/**
 * The connections by which the nodes of this process are there, one for each name. A connection holds a lock, which is free
 * again as soon as it ends: of a process that was killed the others know that at once, and not only when its time is over.
 */
export type PostgresLines = {
  /** Opens the connection of a node, and holds its lock. */
  readonly open: (node: string) => Promise<pg.Client>
  /** The connection of a node, if it is there. */
  readonly of: (node: string) => pg.Client | undefined
  /** Ends it; nobody hears that it was lost. */
  readonly end: (node: string) => Promise<void>
  /** It doesn't answer: it counts as lost. */
  readonly drop: (node: string) => void
}

/** Those who look take the lock together, so that nobody takes another who looks for the node. */
const HOLD = 'select pg_try_advisory_lock(4243005, hashtext($1)) as held'
export const LOCK_IS_FREE = 'pg_try_advisory_xact_lock_shared(4243005, hashtext(name))'

/** Opens connections by this configuration, and tells whose was lost. */
export const postgresLines = (
  config: pg.ClientConfig,
  onCut: (node: string) => void,
  onError: (cause: unknown) => void,
): PostgresLines => {
  const lines = new Map<string, pg.Client>()
  const drop = (node: string, client: pg.Client | undefined): void => {
    if (client === undefined || lines.get(node) !== client) return
    lines.delete(node)
    client.end().catch(onError)
    onCut(node)
  }
  return {
    open: async node => {
      const client = new pg.Client(config)
      client.on('error', cause => {
        onError(cause)
        drop(node, client)
      })
      client.on('end', () => drop(node, client))
      await client.connect()
      lines.set(node, client)
      // a node is there whether or not the disk of the store stalls: what is said here need not outlive that store
      await client.query('set synchronous_commit = off')
      const { rows } = await client.query<{ readonly held: boolean }>(HOLD, [node])
      if (rows[0]?.held !== true) throw new Error(`another connection is there by the name ${node}`)
      return client
    },
    of: node => lines.get(node),
    end: async node => {
      const client = lines.get(node)
      lines.delete(node)
      await client?.end()
    },
    drop: node => drop(node, lines.get(node)),
  }
}
