import type { Frame } from '@cardroom/room/protocol'

/** A size that is offered, in words. */
export type Preset = { readonly words: string; readonly amount: number }

/** The usual sizes that are within the bounds: half the pot, the pot, and all one has or may bet. */
export const presetsOf = (frame: Frame, least: number, most: number): readonly Preset[] => {
  const { deal } = frame.common
  const mine = deal?.players.find(({ seat }) => seat === frame.own.seat)
  if (deal === null || mine === undefined) return []
  const call = Math.max(0, deal.price - mine.bet)
  const pot = (part: number): number => Math.round(deal.price + part * (deal.pot + call))
  return [
    { words: 'Least', amount: least },
    { words: '½ pot', amount: pot(0.5) },
    { words: 'Pot', amount: pot(1) },
    { words: most === mine.bet + mine.stack ? 'All-in' : 'Most', amount: most },
  ].filter(({ amount }, i, all) => amount >= least && amount <= most && all.findIndex(it => it.amount === amount) === i)
}
