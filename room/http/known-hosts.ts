import { isIP } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The names by which a room is reached. */
export type KnownHosts = {
  /** The host that it listens on. */
  readonly host?: string | undefined
  /** Where players reach it: `https://poker.example.com`. */
  readonly origins?: readonly string[] | undefined
}

/**
 * Lets in requests that ask for this room by one of its names, from a page of its own. A page elsewhere can have its own name
 * lead to this machine, but then it asks by that name; an address in numbers leads where it says. Whatever changes
 * something, and a line, comes from pages of the room: a request that names another origin is refused.
 */
export const knownHosts = ({ host: listens = '', origins = [] }: KnownHosts) => {
  const hosts = new Set(origins.map(origin => new URL(origin).host))
  const warned = new Set<string>()
  const isKnown = (host: string): boolean => {
    const name = nameOf(host)
    return name === listens.toLowerCase() || isLocal(name) || hosts.has(host.toLowerCase()) || hosts.has(name)
  }
  /** Said once for each, so that nobody fills the log with it. */
  const warn = (request: FastifyRequest, words: string): void => {
    if (warned.has(words) || warned.size >= MOST_WARNED) return
    warned.add(words)
    request.log.error(words)
  }
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { origin } = request.headers
    const host = request.host ?? ''
    if (host !== '' && !isKnown(host)) {
      const words = `This room does not go by the name ${shown(host)}. If players reach it there, set CARDROOM_ORIGIN=https://${shown(host)}.`
      warn(request, words)
      return void (await reply.code(403).send({ words }))
    }
    const reads = (request.method === 'GET' || request.method === 'HEAD') && request.headers.upgrade === undefined
    if (reads || origin === undefined || isSame(origin, host) || hosts.has(hostOf(origin) ?? '')) return
    const words = `Only this room’s own pages can do that: this page is from ${shown(origin)}, and its request went to ${shown(host)}.`
    const help = `Behind a proxy, set CARDROOM_ORIGIN=${shown(origin)}, or have the proxy pass the Host header on.`
    warn(request, `${words} ${help}`)
    return void (await reply.code(403).send({ words: `${words} ${help}` }))
  }
}

const MOST_WARNED = 20

const isSame = (origin: string, host: string): boolean => hostOf(origin) === host.toLowerCase()

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/** A host without its port. */
const nameOf = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replaceAll(/^\[|\]$/g, '')

/** This machine by its own name, or an address in numbers. */
const isLocal = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0

const shown = (text: string): string => text.replaceAll(/[^A-Za-z0-9.:/[\]_-]/g, '?').slice(0, 100)
