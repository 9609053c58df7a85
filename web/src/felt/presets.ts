import type { DealShown } from '@cardroom/room/protocol'

/** A size that is offered, in words. */
export type Preset = { readonly words: string; readonly amount: number }

/** The usual sizes that are within the bounds: half the pot, the pot, and all that one has or may bet. */
export const sizesOf = (
  deal: DealShown,
  player: DealShown['players'][number],
  { least, most }: { readonly least: number; readonly most: number },
): readonly Preset[] => {
  const call = Math.max(0, deal.price - player.bet)
  const pot = (part: number): number => Math.round(deal.price + part * (deal.pot + call))
  return [
    { words: 'Least', amount: least },
    { words: '½ pot', amount: pot(0.5) },
    { words: 'Pot', amount: pot(1) },
    { words: most === player.bet + player.stack ? 'All-in' : 'Most', amount: most },
  ].filter(({ amount }, i, all) => amount >= least && amount <= most && all.findIndex(it => it.amount === amount) === i)
}
