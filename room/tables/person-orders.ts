import { INCIDENTS, type Incident, type PlayerCommand } from '@cardroom/engine'
import { type Problem, readIncident } from '@cardroom/engine/scenario'
import { ENTRY_WISHES } from '@cardroom/engine/table'
import Type, { type Static } from 'typebox'
import { liveOrderSchema } from '../live/live-orders.ts'
import { cardNamed, idSchema } from '../protocol/schemas.ts'
import { ROLES, TEMPERS } from './hosted.ts'
import { PLANS } from './plans.ts'

const seat = Type.Integer({ minimum: 1, maximum: 10 })
const chips = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })
const cards = Type.Array(cardNamed, { maxItems: 20 })
const person = idSchema
const rows = Type.Array(cards, { maxItems: 4 })
const order = <K extends string, T extends Type.TProperties>(type: K, fields: T) =>
  Type.Object({ type: Type.Literal(type), ...fields }, { additionalProperties: false })

const literals = <const T extends readonly string[]>(...words: T) => Type.Unsafe<T[number]>(Type.Enum([...words]))

/** What a player does in his hand; the room knows his seat. */
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
  /** Gets up when the deal is over; `now` at once, and his hand is dead when its turn comes. */
  order('leave', { now: Type.Optional(Type.Boolean()) }),
  /** Sits out from the next deal on; `blind` when the big blind comes to him, or with false not even then. */
  order('away', { blind: Type.Optional(Type.Boolean()) }),
  order('back', {}),
  order('entry', { wish: literals(...ENTRY_WISHES) }),
  order('straddle', { amount: Type.Optional(chips) }),
  /** Kills the next deal of his own will. */
  order('kill', {}),
  /** At dealer's choice: the form of the next deal, by its place on the placard from 0 on. */
  order('form', { part: Type.Integer({ minimum: 0, maximum: 29 }) }),
  /** How often he would have dealt what is to come when nobody can bet any more, if all agree. */
  order('runs', { times: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]) }),
  /** Whether he chops the blinds with the other one when all others fold. */
  order('chops', { chops: Type.Boolean() }),
  /** Whether you are asked before your hand is shown; otherwise hands that may win show by themselves. */
  order('ask-to-show', { asks: Type.Boolean() }),
  order('bomb-pot', { ante: Type.Optional(chips) }),
  order('bomb-pot-answer', { plays: Type.Boolean(), ante: Type.Optional(chips) }),
  order('act', { act }),
  /** What he does when his turn comes, as long as nothing changes until then; null takes it back. */
  order('plan', { plan: Type.Union([literals(...PLANS), Type.Null()]) }),
  /** Calls the clock on whoever is to act; the floor may say how many seconds it runs. */
  order('clock', { seconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 600 })) }),
  order('entropy', { bytes: Type.String({ pattern: '^[0-9a-f]{16,64}$' }) }),
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
  /** The night is over: everybody is cashed out to the chip, after the deal that is on. */
  order('end', { ends: Type.Boolean() }),
  order('correct', {
    person,
    chips: Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
    /** Out of whose pocket; the house's if nothing is said. */
    against: Type.Optional(person),
    why: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  }),
  /** Opens the table to everybody, or closes it to all but the invited. */
  order('door', { open: Type.Boolean() }),
  order('revoke', { invitation: Type.String({ pattern: '^[0-9a-f]{12}$' }) }),
  order('report', { incident: Type.Object({ type: literals(...INCIDENTS) }) }),
  /** Agrees to a report that waits, or does not; for who made it, no takes it back. */
  order('report-answer', { agrees: Type.Boolean() }),
  /** At a table of real cards: what its helper tells. */
  order('live', { does: liveOrderSchema }),
  order('decide', { decision: Type.String({ maxLength: 60 }) }),
])

/** What a person orders at a table. */
export type PersonOrder = Static<typeof personOrderSchema>

/** What is ordered at a table and goes into its stream: all but plans, which nobody else is to know of. */
export type TableOrder = Exclude<PersonOrder, { readonly type: 'plan' }>

/** A player's act with his seat. */
export const withSeat = (given: Static<typeof act>, at: number): PlayerCommand =>
  ({ ...given, seat: at }) as PlayerCommand

/** An incident as it was told, or which of its facts is wrong or missing. */
export const incidentOf = ({ type, ...facts }: { readonly type: string }): Incident | Problem =>
  readIncident({ incident: type, ...facts })
