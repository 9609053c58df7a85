import type { RuleId } from '@cardroom/engine'
import type { ConductOrder, ConductRecord, Role } from '@cardroom/engine/conduct'
import type { PlayerId } from '@cardroom/engine/table'

/** An order to the record without who gives it and when. */
export type RecordOrder = ConductOrder extends infer O
  ? O extends ConductOrder
    ? AsTyped<Omit<O, 'at' | 'by'>>
    : never
  : never

/** Ids of rules are what somebody typed until the record has looked them up. */
type AsTyped<T> = { readonly [K in keyof T]: T[K] extends readonly RuleId[] ? readonly string[] : T[K] }

/** The record of the house as its staff see it. Dealers see no papers. */
export type RecordView = {
  readonly screen: 'record'
  /** What the room is called. */
  readonly name: string
  readonly book: string
  /** Null before the first entry. */
  readonly record: ConductRecord | null
  /** Everybody the floor knows by name, for whom entries are made. */
  readonly people: readonly { readonly player: PlayerId; readonly name: string }[]
  readonly me: { readonly name: string; readonly role: Role }
}
