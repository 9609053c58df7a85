import { type Deal, placeOf } from '../deal/deal.ts'
import { type MiscalledHand, miscalledHand } from './miscalled-hand.ts'
import type { Ruler } from './ruler.ts'
import { type TabledLate, tabledLate } from './tabled-late.ts'
import { type UnannouncedPair, unannouncedPair } from './unannounced-pair.ts'

/** What goes wrong at the showdown. */
export const showdownRulers = {
  MiscalledHand: {
    impossible: (deal, { seat }) => notShowing(deal, seat),
    rule: miscalledHand,
  } satisfies Ruler<MiscalledHand>,
  PairNotAnnounced: {
    impossible: (deal, { seat }) => notShowing(deal, seat),
    rule: unannouncedPair,
  } satisfies Ruler<UnannouncedPair>,
  TabledLate: { impossible: (deal, { seat }) => notShowing(deal, seat), rule: tabledLate } satisfies Ruler<TabledLate>,
} as const

const notShowing = (deal: Deal, seat: number): string | null => {
  if (placeOf(deal, seat) < 0) return `seat ${seat} has no hand`
  return deal.phase === 'showdown' || deal.phase === 'award' ? null : 'no hands are being shown'
}
