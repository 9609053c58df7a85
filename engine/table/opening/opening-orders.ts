import type { Card } from '../../cards/card.ts'
import type { Placard } from '../placard.ts'
import type { PlayerId } from '../player.ts'

/** What is ordered when a game opens. */
export type OpeningOrder =
  | { readonly type: 'OpenTable'; readonly placard: Placard }
  /** Those who sit here have drawn, or were dealt, a card each for the first button. */
  | { readonly type: 'DrawForButton'; readonly cards: readonly { readonly player: PlayerId; readonly card: Card }[] }
