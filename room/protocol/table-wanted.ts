import { BOOKS } from '@cardroom/engine'
import { STRUCTURES } from '@cardroom/engine/forms'
import Type, { type Static } from 'typebox'
import { OPTIONS_WANTED } from './options.ts'
import { houseSent } from './points.ts'
import { list, object, oneOf, orNull } from './schemas.ts'

const chips = (minimum: number) => Type.Integer({ minimum, maximum: 1_000_000 })
const buyIn = Type.Integer({ minimum: 1, maximum: 100_000_000 })

/** What else you may put on the placard of a new table; the rest is as usual at its stakes. */
const PLACARD_WANTED = {
  /** What goes in before the cards in every form with a pot; 0 for none. */
  ante: Type.Optional(chips(0)),
  /** Who puts it in where there are blinds: each player, or one player for all. */
  antes: Type.Optional(oneOf(['each', 'button', 'big-blind'])),
  /** Kills at limit and spread: how large, and whether a winner must kill as the book has it. */
  kill: Type.Optional(orNull(object({ size: oneOf(['half', 'full']), required: Type.Boolean() }))),
  /** The straddle is mandatory. */
  straddle: Type.Optional(Type.Boolean()),
  /** The minimum and maximum buy-in; the book's where you leave them out. */
  buyIn: Type.Optional(object({ least: Type.Optional(buyIn), most: Type.Optional(buyIn) })),
  /** What the house takes: nothing, a part of each pot, chips from each pot, or time. */
  collection: Type.Optional(
    Type.Union([
      object({ way: Type.Literal('none') }),
      object({
        way: Type.Literal('rake'),
        percent: Type.Number({ exclusiveMinimum: 0, maximum: 10 }),
        cap: orNull(chips(1)),
        noFlopNoDrop: Type.Boolean(),
      }),
      object({ way: Type.Literal('drop'), amount: chips(1), blind: Type.Boolean() }),
      object({
        way: Type.Literal('time'),
        amount: chips(1),
        everyMinutes: Type.Integer({ minimum: 5, maximum: 240 }),
      }),
    ]),
  ),
}

const placardWanted = object(PLACARD_WANTED)
/** What you put on the placard of a new table. */
export type PlacardWanted = Static<typeof placardWanted>

const seconds = (minimum: number, maximum = 3600) => Type.Integer({ minimum, maximum })

/** How a new table is run; the rest is as usual. */
const POLICY_WANTED = {
  pace: Type.Optional(oneOf(['human', 'instant'])),
  /** Everybody may come; otherwise by invitation alone. */
  open: Type.Optional(Type.Boolean()),
  /** Null for no time limit. */
  clock: Type.Optional(
    orNull(
      object({
        act: seconds(1),
        bank: seconds(0),
        refill: Type.Optional(object({ seconds: seconds(1), deals: seconds(1), most: seconds(1) })),
      }),
    ),
  ),
  line: Type.Optional(object({ grace: seconds(0, 600), missed: seconds(0, 100) })),
}

const policyWanted = object(POLICY_WANTED)
/** How a new table is run. */
export type PolicyWanted = Static<typeof policyWanted>

/** What you may say of a table that you create; the rest is as usual. */
export const tableWantedSchema = object({
  /** A form or a mix, by its id. */
  form: Type.Optional(Type.String({ maxLength: 60 })),
  /** Forms that take turns, in their order, and how long each has its turn. */
  mix: Type.Optional(
    object({
      forms: list(Type.String({ maxLength: 60 }), { minItems: 2, maxItems: 30 }),
      /** After every orbit, after this many deals, or as the player on the button chooses. */
      turn: Type.Union([
        Type.Literal('orbit'),
        Type.Literal('dealers-choice'),
        object({ deals: Type.Integer({ minimum: 1, maximum: 100 }) }),
      ]),
    }),
  ),
  structure: Type.Optional(oneOf(STRUCTURES)),
  size: Type.Optional(Type.Integer({ minimum: 2, maximum: 1_000_000 })),
  book: Type.Optional(oneOf(BOOKS)),
  /** House rules instead of a book, as they were written. */
  house: Type.Optional(houseSent),
  chairs: Type.Optional(Type.Integer({ minimum: 2, maximum: 10 })),
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  /** Software deals, or real cards and chips lie on a real table. */
  cards: Type.Optional(oneOf(['software', 'real'])),
  /** How many bots sit down with you, and whether you sit down yourself. */
  bots: Type.Optional(Type.Integer({ minimum: 0, maximum: 9 })),
  sit: Type.Optional(Type.Boolean()),
  /** A table to learn at: nobody is hurried, and each of your decisions is explained while only bots play with you. */
  practice: Type.Optional(Type.Boolean()),
  ...PLACARD_WANTED,
  ...POLICY_WANTED,
  ...OPTIONS_WANTED,
})

/** What you say of a table that you create. */
export type TableWanted = Static<typeof tableWantedSchema>
