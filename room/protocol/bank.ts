import Type, { type Static } from 'typebox'
import { ENTRY_KINDS } from './named.ts'
import { chips, list, object, orNull, person, rules } from './schemas.ts'

/** How one person stands with a table. */
const balance = object({
  person,
  name: Type.String(),
  bot: Type.Boolean(),
  bought: chips,
  cashedOut: chips,
  /** What they would cash out now. */
  onTable: chips,
  /** What the host has credited them in the ledger, or less than 0 if debited. */
  corrected: chips,
  /** What they are ahead, or less than 0 behind, if everybody cashed out now. */
  net: chips,
})

const entry = object({
  number: Type.Integer(),
  at: Type.Integer(),
  deal: Type.Integer(),
  kind: Type.Enum([...ENTRY_KINDS]),
  words: Type.String(),
  from: Type.String(),
  to: Type.String(),
  chips,
  person: Type.String(),
  by: Type.String(),
  why: Type.String(),
  rules,
})

const payment = object({ from: Type.String(), to: Type.String(), chips, words: Type.String() })

/** The bank of a table, as those see it who have been at it. */
export const bankSchema = object({
  table: Type.String(),
  name: Type.String(),
  ended: Type.Boolean(),
  deals: Type.Integer(),
  /** A deal is on: all stands as it was when it began. */
  dealIsOn: Type.Boolean(),
  balances: list(balance),
  house: object({ collected: chips, corrected: chips, net: chips }),
  onTable: chips,
  settleUp: object({ payments: list(payment), fewest: Type.Boolean(), house: Type.Boolean() }),
  entries: list(entry),
  /** The viewer may correct the book. */
  mayCorrect: Type.Boolean(),
  /** Out of whose pocket the viewer may pay: their own, if they play here. */
  mayPay: orNull(person),
})
/** The bank of a table. */
export type BankShown = Static<typeof bankSchema>

const result = object({
  person,
  name: Type.String(),
  bot: Type.Boolean(),
  deals: Type.Integer(),
  ahead: Type.Integer(),
  bought: chips,
  net: chips,
})

const point = object({
  deal: Type.Integer(),
  at: Type.Integer(),
  pot: chips,
  /** In the order of the people; null for people who had no seat. */
  chips: list(orNull(chips)),
  nets: list(chips),
})

/** A night's results, deal by deal. */
export const nightSchema = object({
  table: Type.String(),
  name: Type.String(),
  ended: Type.Boolean(),
  deals: Type.Integer(),
  people: list(result),
  points: list(point),
  pots: list(object({ deal: Type.Integer(), chips, name: Type.String(), won: chips })),
})
/** A night's results. */
export type NightShown = Static<typeof nightSchema>

/** What you have at all tables of the room. */
export const ownBookSchema = object({
  tables: list(
    object({
      table: Type.String(),
      name: Type.String(),
      at: Type.Integer(),
      ended: Type.Boolean(),
      bought: chips,
      cashedOut: chips,
      onTable: chips,
      corrected: chips,
      net: chips,
    }),
  ),
  net: chips,
})
/** Your own ledger over all tables. */
export type OwnBook = Static<typeof ownBookSchema>
