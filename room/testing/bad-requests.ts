import { request } from 'node:http'
import type { Chance } from '@cardroom/engine'
import { badMessage, type Known } from './bad-messages.ts'

const pick = <T>(list: readonly T[], chance: Chance): T => list[chance(list.length)]!

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const
const TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  '',
] as const

/** Asks for something that is not there, not allowed or not understood, and gives back the answer as text. */
export const badRequest = (address: string, chance: Chance, cookie: string, known: Known): Promise<string> => {
  const path = pick(PATHS(known), chance)
  // a request that could be a good one is made a bad one by its method or body
  const method = GOOD.has(path) ? 'POST' : pick(METHODS, chance)
  const body = method === 'GET' || method === 'HEAD' ? undefined : bodyOf(badMessage(chance, known), path, chance)
  const [host, port] = address.split(':')
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  const headers = { cookie, 'content-type': pick(TYPES, chance), ...length }
  return new Promise((resolve, reject) => {
    const asked = request({ host, port, method, path, agent: false, headers }, response => {
      const parts: Buffer[] = []
      response.on('data', part => parts.push(part))
      response.on('end', () => {
        if (response.statusCode! >= 500) reject(new Error(`${method} ${path}: ${response.statusCode}`))
        else resolve(`${method} ${response.statusCode} ${Buffer.concat(parts).toString()}`)
      })
    })
    asked.on('error', cause => reject(new Error(`${method} ${path} ${String(body).length}: ${cause.message}`)))
    asked.end(body)
  })
}

const bodyOf = (message: string | Uint8Array, path: string, chance: Chance): string | Uint8Array => {
  if (chance(3) > 0 || path !== '/api/guest') return message
  return pick(
    ['{"name":""}', '{"name":"   "}', '{"name":5}', `{"name":"${'n'.repeat(41)}"}`, '{"name":"a","x":1}'],
    chance,
  )
}

/** Where a good request would change something. */
const GOOD: ReadonlySet<string> = new Set(['/api/guest', '/api/tables'])

const PATHS = ({ tables, persons }: Known): readonly string[] => [
  '/api/guest',
  '/api/tables',
  '/api/tables/%00',
  '/api/tables/..%2f..%2fetc%2fpasswd',
  `/api/tables/${tables[0]}/bank`,
  `/api/tables/${tables[0]}/bank.csv`,
  `/api/tables/${tables[0]}/night`,
  `/api/tables/${persons[0]}/night`,
  '/api/rules/nothing',
  `/api/rules/${'x'.repeat(500)}`,
  '/api/rules/__proto__',
  '/api/%',
  '/api/me/book',
  '/line',
  '/line?protocol=%00',
  '/t/../../package.json',
  '/%2e%2e/%2e%2e/package.json',
  '/nothing',
]
