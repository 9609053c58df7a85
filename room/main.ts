import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { readLimits } from './http/limits.ts'
import { openRoom } from './open-room.ts'

const pages = fileURLToPath(new URL('../../web/dist', import.meta.url))
const host = process.env.HOST ?? '127.0.0.1'
const port = Number(process.env.PORT ?? 4000)
const room = await openRoom({
  databaseUrl: process.env.DATABASE_URL,
  file: process.env.CARDROOM_FILE ?? 'cardroom.sqlite',
  log: process.env.CARDROOM_LOG === '1',
  trustProxy: process.env.CARDROOM_TRUST_PROXY || undefined,
  limits: readLimits(process.env.CARDROOM_LIMITS ?? ''),
  metricsToken: process.env.CARDROOM_METRICS_TOKEN,
  pages: existsSync(pages) ? pages : undefined,
})
await room.server.listen({ host, port })
const address = room.server.server.address() as AddressInfo
console.log(`The room is open: http://${host === '0.0.0.0' ? 'localhost' : host}:${address.port}`)

/** How long the room may take to end its lines and keep what is under way, in milliseconds. */
const PATIENCE = 10_000

const stop = (): void => {
  setTimeout(() => process.exit(1), PATIENCE).unref()
  room.close().then(
    () => process.exit(0),
    (cause: unknown) => {
      room.server.log.error(cause)
      process.exit(1)
    },
  )
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
