import { floorOrderProblems } from '@cardroom/engine/floor'
import type { Problem } from '@cardroom/engine/kinds'
import type { TSchema } from 'typebox'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { BOARD_NAMES, TABLE_RUNS } from '../../protocol/floor-named.ts'
import { idSchema, oneOf } from '../../protocol/schemas.ts'
import { type Refused, refusal } from '../../refusal.ts'
import type { Untimed } from '../course.ts'

const named = Type.String({ minLength: 1, maxLength: 40 })
const words = Type.String({ minLength: 1, maxLength: 60 })
const shape = <K extends string, T extends Type.TProperties>(type: K, fields: T) =>
  Type.Object({ type: Type.Literal(type), ...fields }, { additionalProperties: false })

/** A table of a floor, as it stands in an address. */
const tableId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,20}$' })

/** What staff order beside the orders of the floor itself. */
const roomOrder = Type.Union([
  shape('AddName', {
    name: named,
    game: Type.Optional(words),
    way: Type.Optional(oneOf(['in-person', 'phone'])),
  }),
  shape('Rename', { player: idSchema, name: named }),
  shape('OpenTable', {
    table: tableId,
    game: words,
    run: oneOf(TABLE_RUNS),
    extra: Type.Optional(Type.Boolean()),
    mustMove: Type.Optional(Type.Boolean()),
  }),
  shape('Undo', { order: Type.Integer({ minimum: 1 }) }),
  shape('SetBoard', { names: oneOf(BOARD_NAMES) }),
  shape('EndOffice', { person: idSchema }),
])

/** An order of staff that the room carries out itself. */
export type RoomOrder = Static<typeof roomOrder>

const openFloor = shape('OpenFloor', {
  name: named,
  book: oneOf(['rrp', 'uspa', 'hpt', 'web', 'wsop']),
  habits: Type.Optional(Type.Object({}, { additionalProperties: true })),
})
/** A floor opens. */
export type OpenFloorOrder = Static<typeof openFloor>

/** What somebody orders about themselves. */
const ownOrder = Type.Union([
  shape('JoinList', { game: words }),
  shape('LeaveList', { game: words }),
  shape('AnswerCall', { game: words, answer: oneOf(['coming', 'pass', 'drop']) }),
  shape('StepOut', { until: Type.Optional(Type.Integer({ minimum: 0 })) }),
  shape('AskSeatChange', { seat: Type.Union([Type.Integer({ minimum: 1, maximum: 12 }), Type.Null()]) }),
  shape('RefuseMove', {}),
  shape('CancelMove', {}),
  shape('StandUp', {}),
  shape('Exclude', { until: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]) }),
])

const reader = <T extends TSchema>(schema: T): ((value: unknown) => Static<T> | null) => {
  const checked = Compile(schema)
  return value => (checked.Check(value) ? (value as Static<T>) : null)
}

/** An order of staff that the room carries out itself, or null if it isn't one. */
export const readRoomOrder = reader(roomOrder)
/** The order to open a floor, or null. */
export const readOpenFloor = reader(openFloor)
/** An order that players give about themselves, or null. */
export const readOwnOrder = reader(ownOrder)

/** An order of the floor itself from outside, or what is wrong with it. Who gives it and when is for the room to say. */
export const readFloorOrder = (value: unknown): Untimed | Refused => {
  const problems = floorOrderProblems(value)
  if (problems.length > 0) return misread(problems)
  const { at: _at, by: _by, ...order } = value as Untimed & { readonly at?: unknown; readonly by?: unknown }
  return order as Untimed
}

/** The type of an order from outside, if it has one. */
export const typeOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' ? value.type : ''

/** The answer to an order that isn’t understood. */
export const misread = (problems: readonly Problem[] = []): Refused =>
  refusal('not-understood', { about: 'order', problems })

/** Everybody whom an order names. */
export const playersIn = (order: Untimed): readonly string[] => {
  const { player, players, claims, cards, wants } = order as {
    readonly player?: string
    readonly players?: readonly string[]
    readonly claims?: readonly { readonly player: string }[]
    readonly cards?: readonly { readonly player: string }[]
    readonly wants?: readonly { readonly player: string }[]
  }
  const each = [...(claims ?? []), ...(cards ?? []), ...(wants ?? [])].map(it => it.player)
  return [...(player === undefined ? [] : [player]), ...(players ?? []), ...each]
}
