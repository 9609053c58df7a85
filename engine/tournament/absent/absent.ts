import type { Chips } from '../../deal/chips.ts'
import type { PlayerId } from '../../table/player.ts'
import { changeEntrant, changeEntrants } from '../draft.ts'
import { subject } from '../work.ts'
import { comeBack, markAway, reach, removeNoShow } from './away.ts'

/** What is ordered about players who are not there. */
export type AbsentOrder =
  /** Somebody left the table, or never came; `minutes` where they said how long. */
  | { readonly type: 'MarkAway'; readonly player: PlayerId; readonly minutes?: number; readonly neverCame?: boolean }
  | { readonly type: 'ComeBack'; readonly player: PlayerId }
  /** The house reached a player who never came: they ask to have their chips left, or not. */
  | { readonly type: 'Reach'; readonly player: PlayerId; readonly keep: boolean }
  /** The director takes the stack of a player who never came and was not reached. */
  | { readonly type: 'RemoveNoShow'; readonly player: PlayerId }

/** What happens with players who are not there. */
export type AbsentEvent =
  | { readonly type: 'WentAway'; readonly player: PlayerId; readonly neverCame: boolean }
  | { readonly type: 'CameBack'; readonly player: PlayerId }
  | { readonly type: 'Reached'; readonly player: PlayerId; readonly keep: boolean }
  /** Their chips leave their seat: shared among the table, the rest to the bank, or out of play. */
  | {
      readonly type: 'StackForfeited'
      readonly player: PlayerId
      readonly why: 'no-show' | 'too-long-away' | 'left'
      readonly shares: readonly { readonly player: PlayerId; readonly chips: Chips }[]
      readonly bank: Chips
    }

/** Players who are late, away or never came. */
export const absent = subject<AbsentOrder, AbsentEvent>({
  orders: { MarkAway: markAway, ComeBack: comeBack, Reach: reach, RemoveNoShow: removeNoShow },
  events: {
    WentAway: (event, { player, neverCame, at }) => changeEntrant(event, player, { away: at, came: !neverCame }),
    CameBack: (event, { player }) => changeEntrant(event, player, { away: null, came: true }),
    Reached: (event, { player, keep }) => changeEntrant(event, player, { keepChips: keep }),
    // the bust-out that follows takes them out of their seat
    StackForfeited: (event, { player, shares, bank }) => {
      changeEntrants(event, [
        ...shares.map(({ player: who, chips }) => ({
          player: who,
          stack: chips + event.entrants.find(it => it.player === who)!.stack,
        })),
        { player, stack: 0 },
      ])
      event.removed += bank
    },
  },
})
