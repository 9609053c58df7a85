import type { FastifyPluginAsync } from 'fastify'
import { incidentsAsked } from '../rules/incidents-asked.ts'
import { ruleTold } from '../rules/rule-told.ts'

const DAY = 'public, max-age=86400'

/** What the books say, and what can be reported: the same for everybody, and kept by the pages. */
export const ruleRoutes = (): FastifyPluginAsync => async server => {
  const incidents = incidentsAsked()

  server.get('/api/rules/*', async (request, reply) => {
    const id = (request.params as { readonly '*': string })['*'].slice(0, 80)
    const rule = ruleTold(id)
    if (rule === undefined) return reply.code(404).send({ words: `There is no rule ${id}.` })
    return reply.header('cache-control', DAY).send(rule)
  })

  server.get('/api/incidents', async (_, reply) => reply.header('cache-control', DAY).send({ incidents }))
}
