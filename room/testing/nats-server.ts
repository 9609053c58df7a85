import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A NATS server of a test, and how it is ended and started again on the same port. */
export type NatsServer = {
  readonly url: string
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
}

/** Is there a `nats-server` on the path? Where there isn't, what needs one is not tested, and that is said. */
export const hasNats = (): boolean => {
  const is = spawnSync('nats-server', ['--version']).status === 0
  if (!is) process.stderr.write('\n*** nats-server is not on the path: NOTHING OF NATS IS TESTED HERE ***\n\n')
  return is
}

/** Starts one on this machine alone, with JetStream unless that is not wished. */
export const startNats = async (jetStream = true): Promise<NatsServer> => {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'cardroom-nats-'))
  const more = jetStream ? ['-js', '-sd', folder] : []
  let server: ChildProcess | null = null
  const start = async (): Promise<void> => {
    server = spawn('nats-server', ['-a', '127.0.0.1', '-p', `${port}`, ...more], { stdio: 'ignore' })
    await untilItListens(port)
  }
  await start()
  return {
    url: `nats://127.0.0.1:${port}`,
    start,
    stop: () =>
      new Promise(resolve => {
        server!.once('exit', () => {
          rmSync(folder, { recursive: true, force: true })
          resolve()
        })
        server!.kill('SIGKILL')
      }),
  }
}

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

const untilItListens = async (port: number): Promise<void> => {
  for (let tries = 0; tries < 400; tries++) {
    const is = await new Promise<boolean>(resolve => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        resolve(true)
      }).on('error', () => resolve(false))
    })
    if (is) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('nats-server does not listen')
}
