import { ENTRY_WISHES } from '@cardroom/engine/table'
import Type from 'typebox'
import { dealShownSchema, gameSchema, newsLineSchema, ownCardsSchema, seatSchema } from './deal-shown.ts'
import type { FromRoom } from './frames.ts'
import { ROLES } from './named.ts'
import { nextSchema } from './next.ts'
import { OWN_OPTIONS, optionsShownSchema, rabbitSchema } from './options.ts'
import { preferencesSchema } from './preferences.ts'
import { reportAnswerSchema, reportSchema } from './report.ts'
import { cardNamed, chips, list, object, oneOf, orNull, rules, seat, sentence } from './schemas.ts'

/** What is due and from whom: its fields go with what is due. */
const legal = Type.Object({ due: Type.String() })

const entry = object({ wish: oneOf(ENTRY_WISHES), deals: Type.Integer(), live: chips, dead: chips, rules })

const seconds = Type.Integer()
const clock = object({
  act: seconds,
  bank: seconds,
  refill: Type.Optional(object({ seconds, deals: Type.Integer(), most: seconds })),
})

const common = object({
  table: Type.String(),
  name: Type.String(),
  game: gameSchema,
  seats: list(seatSchema),
  button: orNull(seat),
  deals: Type.Integer(),
  deal: orNull(dealShownSchema),
  clocks: list(
    object({
      seat,
      since: Type.Integer(),
      until: Type.Integer(),
      ends: Type.Integer(),
      called: Type.Boolean(),
    }),
  ),
  clock: orNull(clock),
  open: Type.Boolean(),
  seal: orNull(Type.String()),
  collected: chips,
  paused: Type.Boolean(),
  bombPot: orNull(object({ plays: list(seat), out: list(seat) })),
  report: orNull(reportSchema),
  choosing: orNull(seat),
  options: optionsShownSchema,
  rabbit: rabbitSchema,
  ending: Type.Boolean(),
  ended: Type.Boolean(),
  live: orNull(
    object({
      legal: orNull(legal),
      deck: Type.String(),
      lays: Type.Integer(),
      run: Type.Integer(),
      quiet: orNull(Type.String()),
      parts: list(Type.Object({ pot: Type.Integer(), run: Type.Integer(), share: Type.String(), seats: list(seat) })),
      takeBack: orNull(Type.String()),
      entries: list(object({ seat, choices: list(entry) })),
    }),
  ),
})

const own = object({
  ...(ownCardsSchema as unknown as { readonly properties: object }).properties,
  seat: orNull(seat),
  role: oneOf(ROLES),
  legal: orNull(legal),
  why: rules,
  entry: list(entry),
  wish: orNull(oneOf(ENTRY_WISHES)),
  buyIn: orNull(object({ least: chips, most: orNull(chips), rules })),
  leaving: Type.Boolean(),
  next: nextSchema,
  prefers: orNull(preferencesSchema),
  holds: list(Type.String()),
  taught: orNull(list(sentence)),
  mayWin: Type.Boolean(),
  toShow: list(cardNamed),
  ...OWN_OPTIONS,
  broke: Type.Boolean(),
  plans: list(object({ plan: Type.String(), chips })),
  plan: orNull(Type.String()),
  answers: orNull(reportAnswerSchema),
  fill: orNull(object({ rows: list(list(Type.String())) })),
})

const number = Type.Integer({ minimum: 0 })
/** Each is the place of something that is different, and what is there now. */
const set = list(
  Type.Union([
    Type.Tuple([Type.String(), Type.Unknown()]),
    Type.Tuple([Type.String(), list(Type.Unknown()), Type.Integer(), Type.Integer()]),
  ]),
)
const message = <K extends string, T extends Type.TProperties>(type: K, fields: T) =>
  object({ type: Type.Literal(type), ...fields })

/** All that comes over a line. */
export const fromRoomSchema = Type.Unsafe<FromRoom>(
  Type.Union([
    message('hello', { protocol: number, heartbeat: number, now: number }),
    message('frame', { table: Type.String(), seq: number, common, own, news: list(newsLineSchema), since: number }),
    message('change', {
      table: Type.String(),
      from: number,
      seq: number,
      set,
      own: Type.Optional(Type.Partial(own)),
      news: list(newsLineSchema),
    }),
    message('shown', { what: Type.String(), version: number, view: Type.Object({}) }),
    message('shown-change', { what: Type.String(), from: number, version: number, set }),
    message('not-shown', { what: Type.String(), why: Type.String(), words: Type.String() }),
    message('wrong', { why: Type.String(), words: Type.String() }),
    message('done', { id: Type.String(), seq: number }),
    message('refused', { id: Type.String(), why: Type.String(), words: Type.String(), rules }),
    message('pong', {}),
  ]),
)
