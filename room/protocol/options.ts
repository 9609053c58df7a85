import type { Card, Chips, Seat } from '@cardroom/engine'
import type { PlayerId } from '@cardroom/engine/table'
import Type, { type Static } from 'typebox'
import { card, chips, list, object, oneOf, orNull, person, seat } from './schemas.ts'

/** Options of a table: its host chooses them when creating it, and afterwards; what is left out stays as it is. */
export const OPTIONS_WANTED = {
  /** When everybody is all-in and shows their hand, the rest is dealt slowly, and everybody sees how the hands stand. */
  equities: Type.Optional(Type.Boolean()),
  /** The host approves who sits down and who buys chips. */
  approval: Type.Optional(Type.Boolean()),
  /** Nobody sees the name of their hand: players read their hands themselves. */
  unaided: Type.Optional(Type.Boolean()),
  /** After a hand that nobody called, players may ask what would have come. */
  rabbit: Type.Optional(Type.Boolean()),
  /** The 7-2 game: what each of the others pays a player who wins with 7-2 and shows it; 0 for none. */
  sevenDeuce: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
}

/** Options as they come over the line. */
export const optionsSchema = object(OPTIONS_WANTED)
/** What a host wants of the options. */
export type OptionsWanted = Static<typeof optionsSchema>

/** How the options of a table stand. */
export type OptionsShown = {
  readonly equities: boolean
  readonly approval: boolean
  readonly unaided: boolean
  /** On, off, or not to be had by the book. */
  readonly rabbit: boolean | null
  /** The 7-2 game from the next hand on: the bounty, and the seats that play it; null if it isn't played, and where it can't be. */
  readonly sevenDeuce: { readonly chips: Chips; readonly seats: readonly Seat[] } | null
  readonly maySevenDeuce: boolean
}

/** Somebody who asks the host for a seat with chips, or for chips in their seat, and until when that is open. */
export type RequestShown = {
  readonly person: PlayerId
  readonly name: string
  /** Null for chips in the seat they have. */
  readonly seat: Seat | null
  readonly chips: Chips
  readonly until: number
}

/** What became of a request. */
export const REQUEST_ENDS = ['approved', 'declined', 'withdrawn', 'lapsed'] as const
/** One of these ends. */
export type RequestEnd = (typeof REQUEST_ENDS)[number]

/** Cards that would have come, by board. */
export type RabbitShown = readonly (readonly Card[])[]

/** The options of a table as they go over the line. */
export const optionsShownSchema = object({
  equities: Type.Boolean(),
  approval: Type.Boolean(),
  unaided: Type.Boolean(),
  rabbit: orNull(Type.Boolean()),
  sevenDeuce: orNull(object({ chips, seats: list(seat) })),
  maySevenDeuce: Type.Boolean(),
})

/** What would have come, as it goes over the line. */
export const rabbitSchema = orNull(list(list(card)))

/** What the options mean for one viewer, as it goes over the line. */
export const OWN_OPTIONS = {
  mayHunt: Type.Boolean(),
  sevenDeuce: orNull(object({ chips, plays: Type.Boolean() })),
  requests: list(object({ person, name: Type.String(), seat: orNull(seat), chips, until: Type.Integer() })),
  requestEnd: orNull(oneOf(REQUEST_ENDS)),
}
