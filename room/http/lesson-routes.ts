import { isFormId } from '@cardroom/engine'
import { wordsIn } from '@cardroom/engine/languages'
import { lessonOf } from '@cardroom/engine/lessons'
import type { FastifyPluginAsync } from 'fastify'
import Type, { type Static } from 'typebox'
import { lessonSchema } from '../protocol/lessons.ts'
import { object } from '../protocol/schemas.ts'
import { refusal } from '../refusal.ts'
import { BY_LANGUAGE, languageAsked } from './language-asked.ts'
import { answers, no } from './routing.ts'

const HOUR = 'public, max-age=3600'
const FORM = object({ form: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }) })

/** How each form is played: the same for everybody, and kept by the pages. */
export const lessonRoutes = (): FastifyPluginAsync => async server => {
  server.get(
    '/api/lessons/:form',
    { schema: { params: FORM, response: answers(lessonSchema, 400, 404) } },
    async (request, reply) => {
      const { form } = request.params as Static<typeof FORM>
      if (!isFormId(form))
        return no(reply, 404, refusal('no-such-game', { about: { game: form, mixes: false } })) ?? reply
      const { lessonWords } = wordsIn(languageAsked(request))
      return reply.headers({ 'cache-control': HOUR, ...BY_LANGUAGE }).send(lessonWords(lessonOf(form)))
    },
  )
}
