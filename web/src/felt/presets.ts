import type { DealShown } from '@cardroom/room/protocol'
import { SIZE_NAMES, type SizeName } from '../settings/bet-sizes.ts'
import { texts } from '../words/texts.ts'

/** A size that is offered, in words. */
export type Preset = { readonly words: string; readonly amount: number }

/** Before the first board raises go by what there is to call, and later by the pot. */
export const isFirstRound = ({ boards }: Pick<DealShown, 'boards'>): boolean =>
  boards.length > 0 && boards.every(board => board.length === 0)

/** The sizes a player has chosen, as far as they are within the bounds, each amount once. */
export const sizesOf = (
  deal: DealShown,
  player: DealShown['players'][number],
  { least, most }: { readonly least: number; readonly most: number },
  chosen: readonly SizeName[],
): readonly Preset[] => {
  const call = Math.max(0, deal.price - player.bet)
  const pot = (part: number): number => Math.round(deal.price + part * (deal.pot + call))
  const times = (factor: number): number => Math.round(deal.price * factor)
  const isAll = most === player.bet + player.stack
  const { sizes } = texts.felt
  const amounts: Readonly<Record<SizeName, number>> = {
    min: least,
    '2.5x': times(2.5),
    '3x': times(3),
    third: pot(1 / 3),
    half: pot(1 / 2),
    'two-thirds': pot(2 / 3),
    'three-quarters': pot(3 / 4),
    pot: pot(1),
    'all-in': most,
  }
  return SIZE_NAMES.filter(name => chosen.includes(name))
    .map(name => ({ words: name === 'all-in' && !isAll ? sizes.max : sizes[name], amount: amounts[name] }))
    .filter(
      ({ amount }, i, all) => amount >= least && amount <= most && all.findIndex(it => it.amount === amount) === i,
    )
}
