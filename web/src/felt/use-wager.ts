import { chipsWords, type DealShown, type Frame } from '@cardroom/room/protocol'
import { useState } from 'react'
import { texts } from '../words/texts.ts'
import { type Preset, sizesOf } from './presets.ts'

/** A bet or raise on its way: what was typed, what it comes to within the bounds, the usual sizes, and its name. */
export type WagerSet = {
  readonly typed: number
  readonly size: number
  readonly sizes: readonly Preset[]
  readonly words: string
  readonly set: (to: number) => void
}

/** The size of a bet or raise as it is being set; null where none may be made. */
export const useWager = (
  { wager, bringIn }: Extract<Frame['own']['legal'], { readonly due: 'betting' }>,
  deal: DealShown,
  player: DealShown['players'][number] | undefined,
): WagerSet | null => {
  const [typed, set] = useState(wager?.least ?? 0)
  if (wager === null) return null
  const size = Math.min(Math.max(Math.round(typed), wager.least), wager.most)
  const all = player !== undefined && size === player.bet + player.stack
  const completes = bringIn !== null || size <= (deal.completes ?? 0)
  const { allIn, completeTo, raiseTo, bet } = texts.felt
  const wordsFor = all ? allIn : completes ? completeTo : deal.price > 0 ? raiseTo : bet
  return {
    typed,
    size,
    sizes: player === undefined ? [] : sizesOf(deal, player, wager),
    words: wordsFor(chipsWords(size)),
    set,
  }
}
