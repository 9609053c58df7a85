import type { DealShown } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'

/** A size that is offered, in words. */
export type Preset = { readonly words: string; readonly amount: number }

/** The usual sizes that are within the bounds: half the pot, the pot, and all that you have or may bet. */
export const sizesOf = (
  deal: DealShown,
  player: DealShown['players'][number],
  { least, most }: { readonly least: number; readonly most: number },
): readonly Preset[] => {
  const call = Math.max(0, deal.price - player.bet)
  const pot = (part: number): number => Math.round(deal.price + part * (deal.pot + call))
  return [
    { words: texts.felt.sizes.min, amount: least },
    { words: texts.felt.sizes.halfPot, amount: pot(0.5) },
    { words: texts.felt.sizes.pot, amount: pot(1) },
    { words: most === player.bet + player.stack ? texts.felt.sizes.allIn : texts.felt.sizes.max, amount: most },
  ].filter(({ amount }, i, all) => amount >= least && amount <= most && all.findIndex(it => it.amount === amount) === i)
}
