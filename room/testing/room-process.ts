import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A built room in a process of its own, as a host starts it. */
export type RoomProcess = {
  readonly address: string
  readonly pid: number
  /** All that it wrote so far. */
  readonly log: () => string
  /** Ends it with a signal, and says with which code it ended; null if it was killed. */
  readonly end: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<number | null>
}

/** Starts the built server and waits until it is open. */
export const startProcess = async (env: Readonly<Record<string, string | undefined>>): Promise<RoomProcess> => {
  // tests read this as it is written, and those of other packages as it is built
  const main = fileURLToPath(
    new URL(import.meta.url.endsWith('.ts') ? '../dist/main.js' : '../main.js', import.meta.url),
  )
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const address = await opened(server, lines)
  return {
    address,
    pid: server.pid!,
    log: () => lines.join('\n'),
    end: signal =>
      new Promise(resolve => {
        // one that has ended already, however, is not waited for
        if (server.exitCode !== null || server.signalCode !== null) return resolve(server.exitCode)
        server.once('exit', resolve)
        server.kill(signal)
      }),
  }
}

const opened = (server: ChildProcess, lines: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    for (const stream of [server.stdout!, server.stderr!]) {
      createInterface({ input: stream }).on('line', line => {
        lines.push(line)
        const found = /The room is open: http:\/\/(\S+)/.exec(line)?.[1]
        if (found !== undefined) resolve(found)
      })
    }
    server.once('exit', () => reject(new Error(`the room did not open:\n${lines.join('\n')}`)))
  })
