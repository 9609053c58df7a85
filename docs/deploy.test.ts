import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../deploy')
const text = (name: string): string => readFileSync(join(folder, name), 'utf8')
const source = (name: string): string => readFileSync(join(import.meta.dirname, '..', name), 'utf8')

/** What the compose file and the proxy set between themselves. */
const OWN = new Set(['CARDROOM_DOMAIN', 'CARDROOM_ROOM'])

test('the files to run a room by name only settings that there are', () => {
  const settings = source('room/settings.ts')
  for (const file of readdirSync(folder).filter(name => name !== 'grafana')) {
    for (const [name] of text(file).matchAll(/\bCARDROOM_[A-Z_]+\b/g)) {
      if (!OWN.has(name)) expect(settings.includes(`'${name}'`), `${name} in ${file}`).toBe(true)
    }
  }
})

test('they lead to the port and the addresses that the room has', () => {
  expect(source('room/settings.ts')).toContain("usual: '4000'")
  for (const file of ['Dockerfile', 'docker-compose.yml', 'Caddyfile', 'nginx.conf'])
    expect(text(file)).toContain('4000')
  const routes = source('room/http/health-routes.ts')
  for (const [path] of `${text('Dockerfile')}${text('Caddyfile')}`.matchAll(/\/(?:readyz|healthz|metrics)\b/g))
    expect(routes).toContain(`'${path}'`)
})

test('an image has nobody’s store, keys or history in it', () => {
  const left = source('.dockerignore').split('\n')
  for (const secret of ['.git', '**/*.sqlite*', '**/*.backup', '**/*.pem', '**/.env*']) expect(left).toContain(secret)
})

test('a line through nginx is upgraded, with the host and the address of the caller', () => {
  const nginx = text('nginx.conf')
  for (const header of ['Host $host', 'X-Forwarded-For $remote_addr', 'Upgrade $http_upgrade', 'X-Forwarded-Proto'])
    expect(nginx).toContain(`proxy_set_header ${header}`)
})
