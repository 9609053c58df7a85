import type { Say } from './say.ts'

/** What a reader of the news knows about the deal besides the event. */
export type Scene = {
  /** The street that is being dealt, such as `flop` or `fourth street`. */
  readonly street?: string
  /** How many boards are in play. */
  readonly boards?: number
  /** Into how many shares a pot is divided. */
  readonly shares?: number
  /** What the rows of the Chinese family are called. */
  readonly rows?: readonly string[]
  /** What the games of a mix are called. */
  readonly games?: readonly string[]
  /** Who gave the order, where it was not the player concerned. */
  readonly by?: string
}

/** A sentence for each kind of event; null for what needs no words. A new event without an entry does not compile. */
export type NewsOf<Event extends { readonly type: string }> = {
  readonly [T in Event['type']]: (event: Extract<Event, { readonly type: T }>, scene: Scene) => Say | null
}
