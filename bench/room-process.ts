import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A room in a process of its own. */
export type RoomProcess = {
  readonly address: string
  /** What the room counts of itself at this moment, by name. */
  readonly counts: () => Promise<Counts>
  /** Milliseconds from its start until it was open. */
  readonly opened: number
  /** Asks it to stop, and says with what it ended. */
  readonly stop: () => Promise<number | null>
  /** Ends it in the middle of whatever it does. */
  readonly kill: () => Promise<void>
  /** Lets it stand still: it says nothing any more, but none of its connections ends, as when its machine is lost. */
  readonly silence: () => void
}

/** Counts of a room: seconds of work, bytes of memory, events on the disk. */
export type Counts = {
  readonly cpu: number
  readonly system: number
  readonly memory: number
  /** What has outlived young memory: right after a collection that is what is needed. */
  readonly old: number
  readonly events: number
  readonly appends: number
}

/** Opens the counts to the bench. */
const TOKEN = 'counts-of-the-bench'

/** Starts the built server on this machine alone, as a host would, with room for as many lines as are measured. */
export const startRoom = async (
  file: string,
  profile?: string,
  more: Readonly<Record<string, string>> = {},
  main: string = fileURLToPath(new URL('../../room/dist/main.js', import.meta.url)),
): Promise<RoomProcess> => {
  const from = performance.now()
  const profiled = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]
  // as `npm start` does it: the states of busy tables are given up before they count as old
  const server = spawn(process.execPath, ['--max-semi-space-size=128', ...profiled, main], {
    env: {
      ...process.env,
      PORT: '0',
      CARDROOM_FILE: file,
      CARDROOM_LIMITS:
        'requests=1000000,linesOfAddress=100000,tablesOfPerson=100000,tablesOfAddress=100000,botsOfAddress=100000,instantOfAddress=100000,connectionsOfAddress=100000,messages=100000',
      CARDROOM_METRICS_TOKEN: TOKEN,
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await addressOf(server)
  const ended = (signal: NodeJS.Signals): Promise<number | null> =>
    new Promise(resolve => {
      server.once('exit', resolve)
      server.kill(signal)
    })
  return {
    address,
    opened: performance.now() - from,
    counts: async () => {
      const text = await (
        await fetch(`http://${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
      ).text()
      const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
      return {
        cpu: read('process_cpu_seconds_total'),
        system: read('process_cpu_system_seconds_total'),
        memory: read('process_resident_memory_bytes'),
        old: read('nodejs_heap_space_size_used_bytes\\{space="old"\\}'),
        events: read('cardroom_events_total'),
        appends: read('cardroom_append_seconds_count'),
      }
    },
    stop: () => ended('SIGTERM'),
    kill: async () => void (await ended('SIGKILL')),
    silence: () => void server.kill('SIGSTOP'),
  }
}

const addressOf = async (server: ChildProcess): Promise<string> => {
  for await (const line of createInterface({ input: server.stdout! })) {
    const found = /http:\/\/(\S+)/.exec(line)?.[1]
    if (found !== undefined) return found
  }
  throw new Error('the room did not open')
}
