import { inEveryLanguage } from '@cardroom/engine/words'
import type { FastifyPluginAsync } from 'fastify'
import Type, { type Static } from 'typebox'
import { cardsSchema, incidentsSchema, ruleSchema } from '../protocol/rules.ts'
import { object } from '../protocol/schemas.ts'
import { refusal } from '../refusal.ts'
import { incidentsAsked } from '../rules/incidents-asked.ts'
import { ruleShown } from '../rules/rule-shown.ts'
import { BY_LANGUAGE, languageAsked } from './language-asked.ts'
import { lessonRoutes } from './lesson-routes.ts'
import { answers, no } from './routing.ts'

const DAY = 'public, max-age=86400'
const RULE = object({ '*': Type.String({ pattern: '^[a-z0-9/.-]{1,80}$' }) })

/** What the books say, and what can be reported: the same for everybody, and kept by the pages. */
export const ruleRoutes = (): FastifyPluginAsync => async server => {
  await server.register(lessonRoutes())
  const incidents = inEveryLanguage(language => ({
    real: incidentsAsked('real', language),
    software: incidentsAsked('software', language),
  }))

  server.get(
    '/api/rules/*',
    { schema: { params: RULE, response: answers(ruleSchema, 400, 404) } },
    async (request, reply) => {
      const id = (request.params as Static<typeof RULE>)['*']
      const rule = ruleShown(id, languageAsked(request))
      if (rule === undefined) return no(reply, 404, refusal('no-such-rule', { about: { id } })) ?? reply
      return reply.headers({ 'cache-control': DAY, ...BY_LANGUAGE }).send(rule)
    },
  )

  server.get(
    '/api/incidents',
    { schema: { querystring: cardsSchema, response: answers(incidentsSchema, 400) } },
    async (request, reply) => {
      const { cards = 'real' } = request.query as Static<typeof cardsSchema>
      const asked = incidents[languageAsked(request)][cards]
      return reply.headers({ 'cache-control': DAY, ...BY_LANGUAGE }).send({ incidents: asked })
    },
  )
}
