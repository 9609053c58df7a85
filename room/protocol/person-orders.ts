import { INCIDENTS } from '@cardroom/engine'
import { ENTRY_WISHES } from '@cardroom/engine/table'
import Type, { type Static } from 'typebox'
import { liveOrderSchema } from './live-orders.ts'
import { PLANS, ROLES, TEMPERS } from './named.ts'
import { optionsSchema } from './options.ts'
import { preferredSchema } from './preferences.ts'
import { cardNamed, idSchema, list } from './schemas.ts'

const seat = Type.Integer({ minimum: 1, maximum: 10 })
const chips = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })
const cards = list(cardNamed, { maxItems: 20 })
const person = idSchema
const rows = list(cards, { maxItems: 4 })
const order = <K extends string, T extends Type.TProperties>(type: K, fields: T) =>
  Type.Object({ type: Type.Literal(type), ...fields }, { additionalProperties: false })

const literals = <const T extends readonly string[]>(...words: T) => Type.Unsafe<T[number]>(Type.Enum([...words]))

/** What a player does in the hand; the room knows their seat. */
const act = Type.Union([
  order('Fold', {}),
  order('Check', {}),
  order('Call', {}),
  order('Wager', { to: chips }),
  order('BringIn', { to: chips }),
  order('Kill', { to: chips }),
  order('Discard', { cards, split: Type.Optional(Type.Boolean()) }),
  order('DeclareOpen', {}),
  order('TurnUp', { turn: Type.Boolean() }),
  order('Place', {
    rows,
    hand: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])),
    discard: Type.Optional(cards),
  }),
  order('Show', { cards: Type.Optional(cards) }),
  order('Muck', {}),
  order('PlayBoard', {}),
])

/** What a person may order at a table, as it comes over the line. */
export const personOrderSchema = Type.Union([
  order('sit', { seat, chips }),
  order('buy', { chips }),
  /** Leaves when the deal is over; with `now` at once, and the hand is dead when its turn comes. */
  order('leave', { now: Type.Optional(Type.Boolean()) }),
  /** Sits out from the next deal on. */
  order('away', {}),
  order('back', {}),
  order('entry', { wish: literals(...ENTRY_WISHES) }),
  order('straddle', { amount: Type.Optional(chips) }),
  /** Kills the next deal voluntarily. */
  order('kill', {}),
  /** At dealer's choice: the form of the next deal, by its place on the placard, counted from 0. */
  order('form', { part: Type.Integer({ minimum: 0, maximum: 29 }) }),
  /** What they choose for themselves at this table, until they choose otherwise. */
  order('prefer', { preference: preferredSchema }),
  order('bomb-pot', { ante: Type.Optional(chips) }),
  order('bomb-pot-answer', { plays: Type.Boolean(), ante: Type.Optional(chips) }),
  order('act', { act }),
  /** What they do when their turn comes, as long as nothing changes until then; null takes it back. */
  order('plan', { plan: Type.Union([literals(...PLANS), Type.Null()]) }),
  /** Calls the clock on the player to act; the floor may say how many seconds it runs. */
  order('clock', { seconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 600 })) }),
  order('entropy', { bytes: Type.String({ pattern: '^[0-9a-f]{16,64}$' }) }),
  /** Shows some or all of your cards of a hand that you have won without a showdown. */
  order('show-cards', { cards: list(cardNamed, { minItems: 1, maxItems: 20 }) }),
  order('say', { text: Type.String({ minLength: 1, maxLength: 300 }) }),
  order('bot', {
    seat,
    chips,
    temper: literals(...TEMPERS),
  }),
  order('kick', { person }),
  order('ban', { person, banned: Type.Boolean() }),
  order('mute', { person, muted: Type.Boolean() }),
  order('role', { person, role: literals(...ROLES) }),
  /** No deal begins while the table is paused; the one that is on is played to its end. */
  order('pause', { paused: Type.Boolean() }),
  /** Ends the night: everybody is cashed out after the deal that is on. */
  order('end', { ends: Type.Boolean() }),
  order('correct', {
    person,
    chips: Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
    /** Whose pocket it comes from; the house's if left out. */
    against: Type.Optional(person),
    why: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  }),
  /** Opens the table to everybody, or closes it to all but the invited. */
  order('door', { open: Type.Boolean() }),
  order('revoke', { invitation: Type.String({ pattern: '^[0-9a-f]{12}$' }) }),
  order('report', { incident: Type.Object({ type: literals(...INCIDENTS) }) }),
  /** Agrees to a pending report, or doesn't; the player who made it takes it back with no. */
  order('report-answer', { agrees: Type.Boolean() }),
  /** The host chooses options of the table. */
  order('options', { options: optionsSchema }),
  /** Plays the 7-2 game, or keeps out of it. */
  order('seven-deuce', { plays: Type.Boolean() }),
  /** Sees what would have come, after a hand that nobody called. */
  order('hunt', {}),
  /** The host approves or declines somebody's request for a seat or chips; the person who made it withdraws it with no. */
  order('request-answer', { person, approves: Type.Boolean() }),
  /** At a table of real cards: what the helper taps. */
  order('live', { does: liveOrderSchema }),
  order('decide', { decision: Type.String({ maxLength: 60 }) }),
])

/** What a player does in the hand. */
export type PlayerAct = Static<typeof act>

/** What a person orders at a table. */
export type PersonOrder = Static<typeof personOrderSchema>

/** The orders that go into a table's stream: all but plans, which stay secret. */
export type TableOrder = Exclude<PersonOrder, { readonly type: 'plan' }>
