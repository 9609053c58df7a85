import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { PAGE } from './faults.ts'

/** The built pages: every page of the room is the same file, which looks at the address itself. */
export const servePages = async (server: FastifyInstance, pages: string): Promise<void> => {
  await server.register(files, { root: pages, immutable: true, maxAge: '1y', index: false, preCompressed: true })
  for (const page of PAGES) server.get(page, HIDDEN, (_, reply) => reply.sendFile('index.html', PAGE))
  // what people type
  server.get('/tournaments', HIDDEN, (_, reply) => reply.redirect('/events'))
}

/** Where pages are. */
const PAGES = [
  ['/', '/create', '/learn/*', '/book', '/rules', '/t/*', '/floor', '/floor/*', '/record', '/events', '/events/*'],
  ['/books', '/books/*', '/desk', '/desk/*', '/train', '/train/*', '/house', '/house/*'],
  ['/hands', '/stats', '/tables', '/office'],
].flat()

/** Pages are for people, and not among the routes that are described. */
export const HIDDEN = { schema: { hide: true } } as const
