import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { PostgresServer } from './postgres-server.ts'

/** A way to a PostgreSQL on which nothing comes through as long as it hangs: lines are taken, and nobody answers. */
export type PostgresProxy = {
  readonly url: string
  readonly hang: (is: boolean) => void
  /** From now on the server notices only at the stop that a line has ended. */
  readonly keepEnds: () => void
  /** The lines are lost on this side, and the server does not notice. */
  readonly lose: () => void
  readonly stop: () => Promise<void>
}

/** Opens such a way to a server. */
export const postgresProxy = async ({ config }: PostgresServer): Promise<PostgresProxy> => {
  const sockets = new Set<Socket>()
  const clients = new Set<Socket>()
  let hangs = false
  let keepsEnds = false
  const forward = (from: Socket, to: Socket): void => {
    sockets.add(from)
    from.on('data', chunk => {
      if (!keepsEnds || chunk[0] !== TERMINATE) to.write(chunk)
    })
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      if (!keepsEnds) to.destroy()
    })
    if (hangs) from.pause()
  }
  const server = createServer(client => {
    clients.add(client)
    const database = connect(`${config.host}/.s.PGSQL.5432`)
    forward(client, database)
    forward(database, client)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://${config.user}@127.0.0.1:${port}/${config.database}`,
    hang: is => {
      hangs = is
      for (const socket of sockets) is ? socket.pause() : socket.resume()
    },
    keepEnds: () => {
      keepsEnds = true
    },
    lose: () => {
      for (const client of clients) client.removeAllListeners('close').destroy()
      clients.clear()
    },
    stop: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

/** The first byte of the message with which a client says goodbye. */
const TERMINATE = 'X'.charCodeAt(0)
