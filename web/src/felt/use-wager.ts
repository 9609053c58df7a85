import { chipsWords, type DealShown, type Frame } from '@cardroom/room/protocol'
import { useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { texts } from '../words/texts.ts'
import { isFirstRound, type Preset, sizesOf } from './presets.ts'

/** A bet or raise on its way: what was typed, whether it is allowed, the usual sizes, and its name. */
export type WagerSet = {
  /** What was typed stays as it was typed. */
  readonly typed: number
  readonly isAllowed: boolean
  /** One step up or down. */
  readonly step: number
  readonly sizes: readonly Preset[]
  readonly words: string
  readonly set: (to: number) => void
  /** One or more steps on, within the bounds. */
  readonly move: (steps: number) => void
}

/** The size of a bet or raise as it is being set; null where none may be made. */
export const useWager = (
  { wager, bringIn }: Extract<Frame['own']['legal'], { readonly due: 'betting' }>,
  deal: DealShown,
  player: DealShown['players'][number] | undefined,
): WagerSet | null => {
  const [typed, set] = useState(wager?.least ?? 0)
  const { firstSizes, laterSizes } = useSettings()
  if (wager === null) return null
  const { least, most } = wager
  const all = player !== undefined && typed === player.bet + player.stack
  const completes = bringIn !== null || typed <= (deal.completes ?? 0)
  const { allIn, completeTo, raiseTo, bet } = texts.felt
  const wordsFor = all ? allIn : completes ? completeTo : deal.price > 0 ? raiseTo : bet
  const step = Math.max(deal.unit, least - deal.price)
  return {
    typed,
    isAllowed: Number.isInteger(typed) && typed >= least && typed <= most,
    step,
    sizes: player === undefined ? [] : sizesOf(deal, player, wager, isFirstRound(deal) ? firstSizes : laterSizes),
    words: wordsFor(chipsWords(typed)),
    set,
    move: steps => set(now => Math.min(Math.max(now + steps * step, least), most)),
  }
}
