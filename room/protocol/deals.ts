import Type, { type Static } from 'typebox'
import { dealShownSchema, gameSchema, newsLineSchema, ownCardsSchema, seatSchema } from './deal-shown.ts'
import { chips, list, object, oneOf, orNull, seat } from './schemas.ts'

const dealListed = object({
  number: Type.Integer(),
  formName: Type.String(),
  stakes: Type.String(),
  /** When it ended. */
  at: Type.Integer(),
  /** How many were dealt in. */
  players: Type.Integer(),
  pot: chips,
  pots: Type.Integer(),
  /** What each winner took, with their hand in words if they showed it. */
  won: list(object({ seat, name: Type.String(), amount: chips, words: Type.String() })),
})
/** A deal of a table that is over, in a line. */
export type DealListed = Static<typeof dealListed>

/** The number of a deal at its table. */
export const dealNumber = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })

/** Which page of the deals: those before this one. */
export const pageSchema = object({ before: Type.Optional(dealNumber) })

/** A page of the deals of a table, the latest first. */
export const dealsSchema = object({
  table: Type.String(),
  name: Type.String(),
  deals: list(dealListed),
  /** How many deals there are in all. */
  count: Type.Integer(),
})
/** A page of the deals of a table, the latest first. */
export type DealsListed = Static<typeof dealsSchema>

const dealStep = object({ lines: list(newsLineSchema), deal: dealShownSchema, own: ownCardsSchema })
/** Something that happened in a deal, and how the table stood then. */
export type DealStep = Static<typeof dealStep>

/** The formats in which deals are given out. */
export const DEAL_FORMATS = ['phh', 'txt', 'jsonl', 'json'] as const
/** PHH, PokerStars text, our log, or the proof of the deck. */
export type DealFormat = (typeof DEAL_FORMATS)[number]

const dealFile = object({ format: oneOf(DEAL_FORMATS), file: Type.String(), refused: orNull(Type.String()) })
/** A deal as a file: what it is called, and why there is none if it cannot be written. */
export type DealFile = Static<typeof dealFile>

/** A deal that is over, step by step as one viewer saw it. */
export const dealSchema = object({
  table: Type.String(),
  name: Type.String(),
  number: Type.Integer(),
  /** How many deals of this table are over. */
  count: Type.Integer(),
  at: Type.Integer(),
  game: gameSchema,
  /** The chairs as they were taken; the steps carry the chips. */
  seats: list(seatSchema),
  seat: orNull(seat),
  steps: list(dealStep),
  files: list(dealFile),
})
/** A deal that is over, step by step as one viewer saw it. */
export type PastDeal = Static<typeof dealSchema>
