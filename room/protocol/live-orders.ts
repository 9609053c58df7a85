import { ENTRY_WISHES } from '@cardroom/engine/table'
import Type, { type Static } from 'typebox'
import { cardNamed, list } from './schemas.ts'

const seat = Type.Integer({ minimum: 1, maximum: 10 })
const chips = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })
const cards = list(cardNamed, { maxItems: 60 })
const order = <K extends string, T extends Type.TProperties>(type: K, fields: T) =>
  Type.Object({ type: Type.Literal(type), ...fields }, { additionalProperties: false })

/** What a player did at the table, as the helper taps it. */
const act = Type.Union([
  order('Fold', {}),
  order('Check', {}),
  order('Call', {}),
  order('Wager', { to: chips }),
  order('BringIn', { to: chips }),
  order('Kill', { to: chips }),
  order('DeclareOpen', {}),
  order('TurnUp', { turn: Type.Boolean() }),
  /** Draws this many cards; nobody says which they discarded. */
  order('Draw', { cards: Type.Integer({ minimum: 0, maximum: 7 }) }),
])

/** What the helper taps at a table of real cards and chips. */
export const liveOrderSchema = Type.Union([
  /** A player sits down with these chips. */
  order('seat', { seat, name: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }), chips }),
  /** They buy more, or their stack was counted again. */
  order('rebuy', { seat, chips }),
  order('count', { seat, chips: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }) }),
  order('leave', { seat }),
  order('away', { seat }),
  order('back', { seat }),
  order('entry', { seat, wish: Type.Unsafe<(typeof ENTRY_WISHES)[number]>(Type.Enum([...ENTRY_WISHES])) }),
  /** The next deal begins. */
  order('deal', {}),
  order('act', { seat, act }),
  /** The cards that were due are out, and which they are if the helper says so. */
  order('dealt', { cards: Type.Optional(cards) }),
  order('run', { times: Type.Unsafe<2 | 3>(Type.Enum([2, 3])) }),
  order('chop', {}),
  /** Who takes which part of which pot. */
  order('read', {
    readings: list(
      Type.Object(
        {
          pot: Type.Integer({ minimum: 0, maximum: 20 }),
          run: Type.Integer({ minimum: 0, maximum: 2 }),
          share: Type.String({ maxLength: 40 }),
          seats: list(seat, { maxItems: 10 }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 120 },
    ),
  }),
  /** The boards and the hands that are shown; the others muck. */
  order('tell', {
    boards: list(cards, { maxItems: 9 }),
    hands: list(Type.Object({ seat, cards }, { additionalProperties: false }), { maxItems: 10 }),
  }),
  /** The last thing that was tapped did not happen. */
  order('take-back', {}),
])

/** What a player did at a table of real cards. */
export type LiveAct = Static<typeof act>

/** What the helper taps. */
export type LiveOrder = Static<typeof liveOrderSchema>
