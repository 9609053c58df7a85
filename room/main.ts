import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { openCluster } from './open-cluster.ts'
import { openRoom } from './open-room.ts'
import { readSettings, settingsHelp } from './settings.ts'
import { startFault } from './start-fault.ts'
import { isStoreTaken } from './store/hold-store.ts'

// on one or two cores those who help to collect garbage wait for the room's own core, and the room for them
if (availableParallelism() <= 2) setFlagsFromString('--no-parallel-scavenge')

/** Ends with a sentence for the person who started the room. */
const refuse = (...words: readonly string[]): never => {
  for (const line of words) console.error(line)
  process.exit(1)
}

const [said] = process.argv.slice(2)
if (said === '--help' || said === '-h') {
  process.stdout.write(settingsHelp())
  process.exit(0)
}
if (said !== undefined) refuse('The room takes no arguments except --help: set it up with environment variables.')
const settings = readSettings(process.env)
if ('wrong' in settings) refuse(...settings.wrong, 'The room did not start. --help lists every setting.')
const { host, port, bus, ...config } = settings as Exclude<typeof settings, { readonly wrong: unknown }>

const pages = fileURLToPath(new URL('../../web/dist', import.meta.url))
const onTaken = ({ message }: Error): never => refuse(message)
const { databaseUrl } = config
const joining =
  bus === undefined || databaseUrl === undefined
    ? Promise.resolve(undefined)
    : openCluster({ databaseUrl, bus }, cause => console.error(cause), onTaken)
const room = await joining
  .then(cluster => openRoom({ ...config, host, pages: existsSync(pages) ? pages : undefined, onTaken, cluster }))
  .then(async opened => {
    await opened.server.listen({ host, port })
    return opened
  })
  .catch((cause: unknown) => {
    if (isStoreTaken(cause)) return refuse(cause.message)
    const words = startFault(cause, { host, port, ...config })
    if (words === null) throw cause
    return refuse(words)
  })

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

// from here on it can be stopped
const address = room.server.server.address() as AddressInfo
console.log(`The room is open: http://${host === '0.0.0.0' ? 'localhost' : host}:${address.port}`)
