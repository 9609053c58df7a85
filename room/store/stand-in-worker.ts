import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { BEATS } from './leases.ts'
import { renewal } from './postgres-lines.ts'
import { standingIn } from './stand-in.ts'
import { type Given, microseconds, type Told, UNTIL, WENT_ON } from './stand-in-apart.ts'

// a thread that says of nodes that they are there, and does nothing else: nothing holds it up
const { config, lives } = workerData as Given
const RENEW = renewal(lives)
const beats = new Map<string, () => Promise<void>>()
let line: Promise<pg.Client> | null = null

/** A connection that is opened again when it is next needed after it was lost. */
const connected = (): Promise<pg.Client> => {
  line ??= connect().catch((cause: unknown) => {
    line = null
    throw cause
  })
  return line
}
const connect = async (): Promise<pg.Client> => {
  const client = new pg.Client(config)
  const lost = (): void => {
    line = null
  }
  client.on('error', lost)
  client.on('end', lost)
  await client.connect()
  // whether or not the disk of the store stalls
  await client.query('set synchronous_commit = off')
  return client
}

const renew = async (node: string): Promise<boolean> => {
  const client = await connected()
  try {
    return (await client.query(RENEW, [node])).rowCount === 1
  } catch (cause) {
    // one that doesn't answer is given up
    line = null
    client.end().catch(() => {})
    throw cause
  }
}

parentPort!.on('message', ({ node, shared }: Told) => {
  if (shared === null) return void beats.delete(node)
  const times = new BigInt64Array(shared)
  const beat = standingIn({
    now: () => Number(microseconds()) / 1000,
    wentOn: () => Number(Atomics.load(times, WENT_ON)) / 1000,
    renew: () => renew(node),
    counts: until => void Atomics.store(times, UNTIL, BigInt(Math.floor(until * 1000))),
    lives,
  })
  beats.set(node, beat)
})

// the node itself complains of a store that is away; here it is tried again with the next beat
const nothing = (): void => {}
setInterval(() => {
  // it is there before it is needed
  connected().catch(nothing)
  for (const beat of beats.values()) beat().catch(nothing)
}, lives / BEATS)
