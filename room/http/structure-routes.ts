import { rulebookOf, seeded } from '@cardroom/engine'
import type { Result } from '@cardroom/engine/decider'
import { wordsIn } from '@cardroom/engine/languages'
import { makeStructure, mostSeats, predictEnd, type StructureRefusal } from '@cardroom/engine/tournament'
import type { FastifyPluginAsync } from 'fastify'
import type { Static } from 'typebox'
import { type StructureMade, structureMadeSchema, structureWantedSchema } from '../protocol/structure.ts'
import { languageAsked } from './language-asked.ts'
import { answers } from './routing.ts'

/** A structure for a tournament, before anybody makes one: stacks, levels, and when it should end. */
export const structureRoutes = (): FastifyPluginAsync => async server => {
  server.post(
    '/api/events/structure',
    { schema: { body: structureWantedSchema, response: answers(structureMadeSchema, 400) } },
    async (request, reply) => {
      const made = structureFor(request.body as Static<typeof structureWantedSchema>)
      if (made.ok) return made.structure
      const { structureRefusalWords } = wordsIn(languageAsked(request))
      return reply.code(400).send({ words: problemWords(structureRefusalWords(made.refusal)) })
    },
  )
}

type Wish = Static<typeof structureWantedSchema>

const structureFor = ({
  book = 'rrp',
  ...wish
}: Wish): Result<{ readonly structure: StructureMade }, StructureRefusal> => {
  const law = rulebookOf(book)
  const made = makeStructure(wish, law)
  if (!made.ok) return made
  const { stack, chips, levels, colourUps, unpayable } = made
  const { players } = wish
  const seats = mostSeats(law)
  // the same wish has the same answer, and a large field is played through fewer times
  const runs = Math.max(5, Math.min(60, Math.round(3000 / players)))
  const { early, middle, late } = predictEnd({ players, stack, levels, seats, dealMinutes: 2.5 }, runs, seeded(1))
  const structure: StructureMade = {
    stack,
    unit: chips[0]?.worth ?? 1,
    chips,
    levels: [...levels],
    colourUps,
    unpayable,
    end: { early, middle, late },
  }
  return { ok: true, structure }
}

const problemWords = (problem: string): string => `${problem.slice(0, 1).toUpperCase()}${problem.slice(1)}.`
