import type { Ordered } from '../line/shown-line.ts'
import { texts } from '../words/texts.ts'

/** What a screen of the floor follows and orders: the last view stays while the line is lost. */
export type FloorLine<View, Order> = {
  readonly view: View | null
  readonly isLive: boolean
  /** Since when it is live or lost. */
  readonly since: number
  /** Why there is nothing to be seen, empty as long as there may be. */
  readonly wrong: string
  readonly order: (order: Order) => Promise<Ordered>
}

/** Since when a screen shows what is no longer sure, and what that means; null while its line is there. */
export const lostSince = (
  { view, isLive, since }: FloorLine<unknown, never>,
  words: string = texts.floor.offlineOwn,
): { readonly since: number; readonly words: string } | null => (isLive || view === null ? null : { since, words })
