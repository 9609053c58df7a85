import type { Card } from '../../cards/card.ts'
import type { Seat } from '../../deal/chips.ts'
import type { Placard } from '../placard.ts'
import type { PlayerId } from '../player.ts'

/** What happens when a game opens. */
export type OpeningEvent =
  | { readonly type: 'TableOpened'; readonly placard: Placard }
  | {
      readonly type: 'ButtonDrawn'
      readonly cards: readonly { readonly player: PlayerId; readonly card: Card }[]
      readonly seat: Seat
    }
