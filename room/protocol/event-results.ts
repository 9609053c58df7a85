import type { RuleId } from '@cardroom/engine'
import Type, { type Static } from 'typebox'
import { levelSchema, seasonSchema } from './event-orders.ts'
import { idSchema, list, object, oneOf, orNull } from './schemas.ts'

const count = Type.Integer()
const chips = Type.Integer()
const money = Type.Integer()
const time = Type.Integer()
const player = Type.String()
const name = Type.String()
const rules = list(Type.Unsafe<RuleId>(Type.String()))

/** An event that was just made. */
export const eventMadeSchema = object({ id: Type.String() })

/** The flight whose players come into an event. */
export const flightWantedSchema = object({ from: idSchema })

const resultRow = object({
  place: count,
  player,
  name,
  bot: Type.Boolean(),
  prize: money,
  bounties: money,
  entries: count,
  rebuys: count,
  addOns: count,
  /** When they went out, who took them, and with how many chips they began that hand; null for the winner. */
  out: orNull(object({ at: time, by: orNull(player), byName: orNull(name), stack: chips, table: count })),
})
/** A player's result. */
export type ResultRow = Static<typeof resultRow>

const graph = object({
  at: list(time),
  average: list(chips),
  players: list(count),
  big: list(chips),
  stacks: list(object({ player, name, chips: list(orNull(chips)) })),
})
/** Stacks over time: a moment for each column, a row for each of the players who came furthest. */
export type EventGraph = Static<typeof graph>

/** `GET /api/events/ID/results`: what came of an event, or stands now. */
export const eventResultsSchema = object({
  id: Type.String(),
  name,
  over: Type.Boolean(),
  book: Type.String(),
  purse: money,
  overlay: money,
  prizes: list(money),
  /** From first to last. */
  order: list(resultRow),
  graph,
  /** The hands of each table, for replay: `/api/tables/ID/deals`. */
  tables: list(object({ table: count, draw: count, hosted: orNull(Type.String()) })),
  levels: list(levelSchema),
  races: count,
  moves: count,
  deals: count,
  /** Everything that the room drew, each with its key: checked against the seal that was there before anybody entered. */
  draws: object({
    seal: orNull(Type.String()),
    made: list(object({ number: count, key: Type.String(), what: Type.String(), lists: list(list(Type.String())) })),
  }),
})
/** What came of an event, or stands now. */
export type EventResults = Static<typeof eventResultsSchema>

/** `GET /api/events/ID/sheets`: what is printed. */
export const eventSheetsSchema = object({
  name,
  book: Type.String(),
  seating: list(object({ table: count, seats: list(object({ seat: count, name, stack: chips })) })),
  structure: object({
    stack: chips,
    levels: list(levelSchema),
    colourUps: list(object({ level: count, from: chips, to: chips })),
    /** The price, where the house posts it, and whether chips are worth money. */
    posted: object({
      price: orNull(object({ buyIn: money, fee: money, bounty: money })),
      chips,
      cashValue: Type.Boolean(),
    }),
  }),
  /** Chips that are bagged for the night. */
  bags: list(object({ name, stack: chips })),
  payouts: list(object({ place: count, prize: money })),
  /** The division of the prizes that players agreed on, to be signed; null where there is none. */
  deal: orNull(
    object({
      way: oneOf(['even', 'chips', 'icm', 'custom']),
      shares: list(object({ name, stack: chips, prize: money })),
      left: money,
      /** Not all who are in it have signed. */
      improper: Type.Boolean(),
      rules,
    }),
  ),
})
/** What is printed for an event. */
export type EventSheets = Static<typeof eventSheetsSchema>

/** `GET /api/events/ID/season`: the standings of the season that an event counts for. */
export const seasonViewSchema = object({
  name,
  rules: seasonSchema,
  /** The events that are over and count, the latest first. */
  events: list(object({ id: Type.String(), name, at: time, players: count, winner: orNull(name) })),
  rows: list(
    object({
      rank: count,
      name,
      points: Type.Number(),
      events: count,
      wins: count,
      bounties: count,
      prizes: money,
    }),
  ),
  /** Who took whom how often, the most often first. */
  took: list(object({ by: name, name, times: count })),
})
/** The standings of a season. */
export type SeasonView = Static<typeof seasonViewSchema>

/** The formats in which an event is given out: its results, or all its hands. */
export const EVENT_FORMATS = ['csv', 'json', 'phh'] as const
/** One of the formats in which an event is given out. */
export type EventFormat = (typeof EVENT_FORMATS)[number]
