import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { FloorHost } from '../floor/open-floor.ts'
import type { Own } from '../own/keep-own.ts'
import { practiceFor } from '../own/kept-practice.ts'
import type { Guest } from '../people/guests.ts'
import {
  certificateSchema,
  type ExamAnswer,
  type ExamWanted,
  examAnswerSchema,
  examWantedSchema,
  markedSchema,
  sittingSchema,
} from '../protocol/exams.ts'
import { idSchema, object } from '../protocol/schemas.ts'
import {
  groupSchema,
  groupWantedSchema,
  type PracticeReport,
  type Progress,
  practiceKeptSchema,
  practiceReportSchema,
  progressSchema,
  trainingSchema,
} from '../protocol/training.ts'
import { refusal } from '../refusal.ts'
import { markedShown, sittingShown } from '../training/exam-questions.ts'
import type { TrainingHost } from '../training/open-training.ts'
import { certificateOf, groupShown, trainingShown } from '../training/training-shown.ts'
import { languageAsked } from './language-asked.ts'
import { type Limits, oneIn } from './limits.ts'
import { answers, NAMELESS, no } from './routing.ts'

/** What the routes of the training go by. */
type Around = {
  readonly training: TrainingHost
  readonly floor: FloorHost
  readonly own: Own
  readonly guestOf: (request: FastifyRequest) => Guest | null
}

const ID = object({ id: idSchema })
const idAsked = ({ params }: FastifyRequest): string => (params as Static<typeof ID>).id
const NO_GROUP = refusal('no-such-group')

/** Groups with a trainer, how people in them are doing, and certificates; all for people with a name. */
export const trainingRoutes =
  ({ training, floor, own, guestOf }: Around, limits: Limits): FastifyPluginAsync =>
  async server => {
    const seldom = oneIn(limits, 10)
    const room = (): string => floor.state().name
    const named = (request: FastifyRequest, reply: FastifyReply): Guest | null =>
      guestOf(request) ?? no(reply, 401, NAMELESS)
    const mine = (guest: Guest) => trainingShown(training.state(), guest.person, room())

    server.get('/api/training', { schema: { response: answers(trainingSchema, 401) } }, async (request, reply) => {
      const guest = named(request, reply)
      return guest === null ? reply : mine(guest)
    })

    server.post(
      '/api/training/groups',
      { schema: { body: groupWantedSchema, response: answers(trainingSchema, 400, 401, 409) }, config: seldom },
      async (request, reply) => {
        const guest = named(request, reply)
        if (guest === null) return reply
        const { name } = request.body as Static<typeof groupWantedSchema>
        const opened = await training.openGroup(guest, name)
        return typeof opened === 'string' ? mine(guest) : (no(reply, 409, opened) ?? reply)
      },
    )

    server.get(
      '/api/training/groups/:id',
      { schema: { params: ID, response: answers(groupSchema, 400, 404) } },
      async (request, reply) => {
        const state = training.state()
        const group = state.groups.find(({ id }) => id === idAsked(request))
        if (group === undefined) return no(reply, 404, NO_GROUP) ?? reply
        return groupShown(state, group, guestOf(request)?.person ?? null, room())
      },
    )

    for (const way of ['join', 'leave'] as const)
      server.post(
        `/api/training/groups/:id/${way}`,
        { schema: { params: ID, body: object({}), response: answers(trainingSchema, 400, 401, 409) }, config: seldom },
        async (request, reply) => {
          const guest = named(request, reply)
          if (guest === null) return reply
          const refused = await training[way](guest, idAsked(request))
          return refused === null ? mine(guest) : (no(reply, 409, refused) ?? reply)
        },
      )
    const shared = { training, own, named, mine, room, seldom }
    resultRoutes(server, shared)
    examRoutes(server, shared)
  }

/** What the routes of results share with the others. */
type Shared = {
  readonly own: Own
  readonly training: TrainingHost
  readonly named: (request: FastifyRequest, reply: FastifyReply) => Guest | null
  readonly mine: (guest: Guest) => ReturnType<typeof trainingShown>
  readonly room: () => string
  readonly seldom: ReturnType<typeof oneIn>
}

/** How people are doing. */
const resultRoutes = (server: FastifyInstance, { training, own, named, mine, seldom }: Shared): void => {
  server.post(
    '/api/training/practice',
    { schema: { body: practiceReportSchema, response: answers(practiceKeptSchema, 400, 401, 409) } },
    async (request, reply) => {
      const guest = named(request, reply)
      if (guest === null) return reply
      const report = request.body as PracticeReport
      const refused = await own.keep(guest.person, { type: 'Practiced', report })
      if (refused !== null) return no(reply, 409, refused) ?? reply
      return practiceFor((await own.of(guest.person)).practice, report.device)
    },
  )

  server.post(
    '/api/training/progress',
    { schema: { body: progressSchema, response: answers(trainingSchema, 400, 401, 409) }, config: seldom },
    async (request, reply) => {
      const guest = named(request, reply)
      if (guest === null) return reply
      const refused = await training.tell(guest, request.body as Progress)
      return refused === null ? mine(guest) : (no(reply, 409, refused) ?? reply)
    },
  )
}

/** Exams, which the room asks and marks itself: a certificate is its word for it. */
const examRoutes = (server: FastifyInstance, { training, named, room, seldom }: Shared): void => {
  server.post(
    '/api/training/exams',
    { schema: { body: examWantedSchema, response: answers(sittingSchema, 400, 401, 409) }, config: seldom },
    async (request, reply) => {
      const guest = named(request, reply)
      if (guest === null) return reply
      const begun = await training.beginExam(guest, request.body as ExamWanted, languageAsked(request))
      return 'why' in begun ? (no(reply, 409, begun) ?? reply) : sittingShown(begun)
    },
  )

  server.post(
    '/api/training/exams/:id/answers',
    { schema: { params: ID, body: examAnswerSchema, response: answers(markedSchema, 400, 401, 409) } },
    async (request, reply) => {
      const guest = named(request, reply)
      if (guest === null) return reply
      const answered = await training.answerExam(guest, idAsked(request), request.body as ExamAnswer)
      return 'why' in answered ? (no(reply, 409, answered) ?? reply) : markedShown(answered, training.state(), room())
    },
  )

  server.get(
    '/api/training/exams/:id',
    { schema: { params: ID, response: answers(certificateSchema, 400, 404) } },
    async (request, reply) => {
      const found = training.state().exams.find(({ id }) => id === idAsked(request))
      return found === undefined ? (no(reply, 404, refusal('no-such-exam')) ?? reply) : certificateOf(found, room())
    },
  )
}
