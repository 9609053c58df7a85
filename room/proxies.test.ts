import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createPlainServer } from 'node:http'
import { request } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { openRoom, type Room } from './open-room.ts'
import { listening } from './testing/room-client.ts'

const DEPLOY = join(import.meta.dirname, '../deploy')
const folder = mkdtempSync(join(tmpdir(), 'cardroom-proxies-'))
const isThere = (program: string, asks: string): boolean => {
  const is = spawnSync(program, [asks]).error === undefined
  if (!is) process.stderr.write(`\n*** ${program} is not on the path: ITS CONFIGURATION IS NOT TESTED HERE ***\n\n`)
  return is
}
const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Another node, which answers until it dies; nobody is sent there after that. */
const other = createPlainServer((_, answer) => void answer.writeHead(200).end('{}'))
const otherDies = async (): Promise<void> => {
  other.closeAllConnections()
  if (other.listening) await new Promise(resolve => other.close(resolve))
}
const otherAddress = (): string => `127.0.0.1:${(other.address() as AddressInfo).port}`

let room: Room
let address: string
let ports: { readonly nginx: number; readonly caddy: number; readonly plain: number }
beforeAll(async () => {
  ports = { nginx: await freePort(), caddy: await freePort(), plain: await freePort() }
  const origins = [`https://localhost:${ports.nginx}`, `https://localhost:${ports.caddy}`, 'https://localhost']
  room = await openRoom({
    file: ':memory:',
    log: false,
    trustProxy: 'loopback',
    origins,
    metricsToken: 'counts-for-tests',
  })
  address = await listening(room)
})
afterAll(async () => {
  await otherDies()
  for (const proxy of running) {
    const ended = new Promise(resolve => proxy.once('exit', resolve))
    proxy.kill('SIGTERM')
    await ended
  }
  await room.close()
  rmSync(folder, { recursive: true, force: true })
})
const running: ChildProcess[] = []

/** The file as it is delivered, on ports of its own and with a certificate of this test. */
const startNginx = (): number => {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const asked = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    certificate,
    '-days',
    '1',
    '-subj',
    '/CN=localhost',
  ]
  execFileSync('openssl', asked, { stdio: 'ignore' })
  const own = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8')
    .replace('server 127.0.0.1:4000;', `server ${otherAddress()};\n    server ${address};`)
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${ports.nginx} ssl;`)
    .replaceAll('server_name poker.example.com', 'server_name localhost')
    .replace(/\S+fullchain\.pem/, certificate)
    .replace(/\S+privkey\.pem/, key)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`)
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}\nhttp { access_log off; ${paths.join(' ')}\n${own}\n}`,
  )
  running.push(spawn('nginx', ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' }))
  return ports.nginx
}

/** The file as it is delivered, with a certificate of Caddy's own, and without a redirect on port 80. */
const startCaddy = (): number => {
  const file = join(folder, 'Caddyfile')
  const home = join(folder, 'caddy')
  mkdirSync(home, { recursive: true })
  const own = readFileSync(join(DEPLOY, 'Caddyfile'), 'utf8')
  writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n${own}`)
  const env = {
    ...process.env,
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    CARDROOM_DOMAIN: `localhost:${ports.caddy}`,
    CARDROOM_ROOM: `${otherAddress()} ${address}`,
  }
  running.push(spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { stdio: 'ignore', env }))
  return ports.caddy
}

type Answer = { readonly status: number; readonly cookies: readonly string[]; readonly text: string }
const ask = (port: number, path: string, body?: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' }
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        servername: 'localhost',
        rejectUnauthorized: false,
        method: body === undefined ? 'GET' : 'POST',
        headers: { host: `localhost:${port}`, ...headers },
      },
      response => {
        let text = ''
        response.on('data', chunk => {
          text += chunk
        })
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, cookies: response.headers['set-cookie'] ?? [], text }),
        )
      },
    )
    asked.on('error', reject)
    asked.end(body === undefined ? undefined : JSON.stringify(body))
  })

const proxies = [
  ['nginx', isThere('nginx', '-v'), startNginx],
  ['caddy', isThere('caddy', 'version'), startCaddy],
] as const

const behind = (name: string, start: () => number): void => {
  let port: number
  test('leads to the room as soon as that is ready', async () => {
    await new Promise<void>(resolve => void other.listen(0, '127.0.0.1', resolve))
    port = start()
    const ready = (): Promise<number> =>
      ask(port, '/readyz').then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(ready, { timeout: 60_000 }).toBe(200)
  }, 90_000)

  test('passes over a node that has just died', async () => {
    await otherDies()
    // by turns or at random some would have gone there
    const answers = Array.from({ length: 12 }, () => ask(port, '/readyz'))
    expect((await Promise.all(answers)).map(({ text }) => text)).toEqual(answers.map(() => '{"ready":true}'))
  })

  test('answers, and gives cookies that go over https alone', async () => {
    const { status, cookies } = await ask(port, '/api/guest', { name: `Ann by ${name}` })
    expect(status).toBe(200)
    expect(cookies[0]).toMatch(/; Secure/)
  })

  test('keeps what the room counts to itself', async () => {
    expect((await ask(port, '/metrics')).status).toBe(404)
  })

  test('upgrades a line, and brings the first word', async () => {
    const socket = new WebSocket(`wss://localhost:${port}/line?protocol=1`, {
      rejectUnauthorized: false,
      origin: `https://localhost:${port}`,
    })
    const first = await new Promise<string>((resolve, reject) => {
      socket.once('message', data => resolve(String(data)))
      socket.once('error', reject)
    })
    expect(JSON.parse(first)).toMatchObject({ type: 'hello' })
    socket.close()
  })
}

// a file without any test would be taken for a fault where neither is there
for (const [name, there, start] of proxies)
  describe.runIf(there)(`the room behind ${name}, with the file in deploy`, () => behind(name, start))
