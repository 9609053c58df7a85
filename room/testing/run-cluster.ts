import { hasNats, startNats } from './nats-server.ts'
import { startPostgres, urlOf } from './postgres-server.ts'
import { type RoomProcess, startProcess } from './room-process.ts'

/** How many rooms, and the port of the first; the others follow. */
const ROOMS = 3
const FIRST = Number(process.env.PORT ?? 4000)

const say = (words: string): void => void process.stdout.write(`${words}\n`)

say('Starting PostgreSQL. What it keeps is gone when you stop it with Ctrl+C.')
const postgres = await startPostgres()
const nats = hasNats() ? await startNats() : null
say(nats === null ? 'The nodes talk through PostgreSQL.' : `The nodes talk through NATS at ${nats.url}.`)
const env = { ...process.env, DATABASE_URL: urlOf(postgres), CARDROOM_BUS: nats?.url ?? 'postgres' }
const rooms: RoomProcess[] = []
for (let i = 0; i < ROOMS; i++) {
  const room = await startProcess({ ...env, PORT: FIRST === 0 ? '0' : `${FIRST + i}` })
  rooms.push(room)
  say(`Node ${i + 1} is open: http://${room.address} (process ${room.pid})`)
}
say('They are one room: open any of them. End one with kill -9 and its tables go on at the others.')

let isStopping = false
const stop = async (): Promise<void> => {
  if (isStopping) return
  isStopping = true
  await Promise.all(rooms.map(room => room.end('SIGTERM')))
  await nats?.stop()
  await postgres.stop()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
