import type { FastifyPluginAsync } from 'fastify'
import Type, { type Static } from 'typebox'
import { cardsSchema, incidentsSchema, ruleSchema } from '../protocol/rules.ts'
import { object } from '../protocol/schemas.ts'
import { incidentsAsked } from '../rules/incidents-asked.ts'
import { ruleTold } from '../rules/rule-told.ts'
import { answers } from './desk.ts'

const DAY = 'public, max-age=86400'
const RULE = object({ '*': Type.String({ pattern: '^[a-z0-9/.-]{1,80}$' }) })

/** What the books say, and what can be reported: the same for everybody, and kept by the pages. */
export const ruleRoutes = (): FastifyPluginAsync => async server => {
  const incidents = { real: incidentsAsked('real'), software: incidentsAsked('software') }

  server.get(
    '/api/rules/*',
    { schema: { params: RULE, response: answers(ruleSchema, 400, 404) } },
    async (request, reply) => {
      const id = (request.params as Static<typeof RULE>)['*']
      const rule = ruleTold(id)
      if (rule === undefined) return reply.code(404).send({ words: `There’s no rule ${id}.` })
      return reply.header('cache-control', DAY).send(rule)
    },
  )

  server.get(
    '/api/incidents',
    { schema: { querystring: cardsSchema, response: answers(incidentsSchema, 400) } },
    async (request, reply) => {
      const { cards = 'real' } = request.query as Static<typeof cardsSchema>
      return reply.header('cache-control', DAY).send({ incidents: incidents[cards] })
    },
  )
}
