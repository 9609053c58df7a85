import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { heldIn } from '../held-in.ts'
import { fromRoomSchema } from '../protocol/from-room.ts'
import { messageSchema } from '../protocol/messages.ts'
import { text } from '../protocol/schemas.ts'
import { routesPage } from './openapi-page.ts'
import { answers } from './routing.ts'

/** Writes down every route that is added from now on, and serves it. */
export const describeRoutes = async (server: FastifyInstance): Promise<void> => {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Cardroom', description: 'The room over HTTP; live tables are on /line.', version: '1' },
      // what is said on the line, both ways
      components: { schemas: { ToRoom: messageSchema as object, FromRoom: fromRoomSchema as object } },
    },
    transform: ({ schema, url, route }) => {
      const [method] = [route.method].flat()
      return { schema: { ...schema, summary: heldIn(ROUTES, `${method} ${url}`) ?? '' }, url }
    },
  })
  server.get(
    '/api/openapi.json',
    { schema: { response: answers(Type.Object({ openapi: Type.String() })) } },
    async () => server.swagger(),
  )
  server.get('/api', { schema: { response: answers(text) } }, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(routesPage(server.swagger())),
  )
}

/** What each route is for. */
export const ROUTES: Readonly<Record<string, string>> = {
  'GET /api': 'This list of routes, as a web page',
  'GET /api/openapi.json': 'This list of routes, as OpenAPI',
  'GET /healthz': 'Can the room write to its store?',
  'GET /readyz': 'Should people be sent to this room?',
  'GET /metrics': 'Metrics for Prometheus, or as OpenMetrics where that is accepted',
  'GET /api/me': 'Who you are',
  'POST /api/guest': 'Enters as a guest: a name is enough',
  'POST /api/name': 'Changes your name',
  'POST /api/account': 'Creates an account, or changes its name or password',
  'POST /api/login': 'Logs in',
  'POST /api/logout': 'Logs out, here or everywhere',
  'GET /api/me/stats': 'How you play, game by game',
  'GET /api/me/own': 'What the room keeps for you: settings and notes',
  'POST /api/me/settings': 'Keeps how you like the page',
  'POST /api/me/notes': 'Keeps a note about a player, or deletes it',
  'GET /api/notice': 'The notice to everybody, and whether hands begin',
  'GET /api/office': 'The room at a glance, for its operator',
  'POST /api/office': 'Bans, lets back, resets a password, forgets, closes a table, sets a notice, stops the dealing',
  'POST /api/office/people': 'People by letters of their names, for the operator',
  'GET /api/office/audit': 'Everything the office did, with who and why',
  'GET /api/tables': 'The tables of the lobby',
  'POST /api/tables': 'Creates a table',
  'POST /api/events': 'Creates a tournament',
  'GET /api/events/:id/results': 'The results of a tournament, with stacks over time',
  'GET /api/events/:id/sheets': 'Sheets to print for a tournament: seating, structure, payouts',
  'GET /api/events/:id/season': 'Standings of the season that a tournament counts for',
  'POST /api/events/:id/flights': 'Bring the players of a bagged flight into a tournament',
  'GET /api/events/:id/export/:format': 'The results of a tournament, or all its hands, as a file',
  'POST /api/floor/invitations': 'Creates a link to a screen of the floor, for its staff',
  'POST /api/floor/join': 'Joins the floor by a link',
  'POST /api/floor/kiosk': 'Shows or changes the lists of somebody at a kiosk, by name and PIN',
  'POST /api/floor/log': 'Searches the log of the floor’s day, for its staff',
  'GET /api/floor/report': 'The report of the floor’s day, for its staff',
  'GET /api/floor/report.csv': 'The report of the floor’s day as CSV',
  'GET /api/record/export.csv': 'The house’s record as CSV, for its staff',
  'GET /api/record/export.json': 'The house’s record as JSON, for its staff',
  'GET /api/forms': 'The forms, mixes and books that can be played',
  'GET /api/lessons/:form': 'How a form is played, with an example',
  'GET /api/incidents': 'The incidents you can report, and the facts to give',
  'GET /api/rules/*': 'A rule by its id, with what the other books say',
  'GET /api/points': 'The points that books and house rules settle',
  'POST /api/house': 'Checks house rules; changes nothing',
  'POST /api/events/structure': 'Works out a tournament structure; changes nothing',
  'GET /api/tables/:id/house': 'The book or house rules of a table',
  'GET /api/houses': 'The house rules of the room, with their editions',
  'POST /api/houses': 'Signs the next edition of your house rules',
  'GET /api/houses/:id/:number': 'An edition of house rules in full',
  'GET /api/training': 'Your training groups and exams',
  'POST /api/training/groups': 'Opens a training group',
  'GET /api/training/groups/:id': 'A training group; its trainer sees how everybody is doing',
  'POST /api/training/groups/:id/join': 'Joins a training group',
  'POST /api/training/groups/:id/leave': 'Leaves a training group',
  'POST /api/training/progress': 'Tells your trainers how you are doing',
  'POST /api/training/practice': 'Keeps your answers, and gives back your practice on all your devices',
  'POST /api/training/exams': 'Begins an exam that the room asks and marks',
  'POST /api/training/exams/:id/answers': 'Answers the question that is due in your exam',
  'GET /api/training/exams/:id': 'A certificate',
  'GET /api/tables/:id/desk': 'The hand of a table as you see it, for the ruling desk',
  'GET /api/tables/:id/bank': 'The bank of a table',
  'GET /api/tables/:id/bank.csv': 'The bank of a table as CSV',
  'GET /api/tables/:id/night': 'The results of a night',
  'GET /api/tables/:id/night/:format': 'The deals of a night in one file',
  'GET /api/tables/:id/deals': 'The deals of a table, latest first',
  'GET /api/tables/:id/deals/:number': 'A deal as you saw it',
  'GET /api/tables/:id/deals/:number/:format': 'A deal as a file',
  'POST /api/tables/:id/invitations': 'Creates an invitation to a table',
  'POST /api/tables/:id/join': 'Joins a table by invitation',
  'POST /api/tables/:id/fill': 'Suggests where your other cards go after you’ve set some; sets none',
  'GET /api/tables/:id/people': 'The people and invitations of a table, for its host',
  'GET /api/me/tables': 'Your tables',
  'GET /api/me/book': 'Your results at all tables',
}
