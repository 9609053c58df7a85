import { chipsWords, type DealShown, type Frame } from '@cardroom/room/protocol'
import { useState } from 'react'
import { typedAmount } from '../panel/typed-amount.ts'
import { useSettings } from '../settings/settings.ts'
import { texts } from '../words/texts.ts'
import { isFirstRound, type Preset, sizesOf } from './presets.ts'

/** A bet or raise on its way: what was typed, whether it is allowed, the usual sizes, and its name. */
export type WagerSet = {
  /** What stands in the field: an amount with separators, or whatever else was typed, as it was typed. */
  readonly text: string
  /** How much that is; null while it is no amount. */
  readonly typed: number | null
  readonly isAllowed: boolean
  /** One step up or down. */
  readonly step: number
  readonly sizes: readonly Preset[]
  readonly words: string
  readonly set: (to: number) => void
  /** What the field holds after a change. */
  readonly type: (text: string) => void
  /** One or more steps on, within the bounds. */
  readonly move: (steps: number) => void
}

/** The size of a bet or raise as it is being set; null where none may be made. */
export const useWager = (
  { wager, bringIn }: Extract<Frame['own']['legal'], { readonly due: 'betting' }>,
  deal: DealShown,
  player: DealShown['players'][number] | undefined,
): WagerSet | null => {
  const [text, setText] = useState(() => chipsWords(wager?.least ?? 0))
  const { firstSizes, laterSizes } = useSettings()
  if (wager === null) return null
  const { least, most } = wager
  const typed = typedAmount(text, text).amount
  const set = (to: number): void => setText(chipsWords(to))
  const all = player !== undefined && typed === player.bet + player.stack
  const completes = bringIn !== null || (deal.completes !== null && (typed ?? 0) <= deal.completes)
  const { allIn, completeTo, raiseTo, bet, raise, betMore } = texts.felt
  const wordsFor = all ? allIn : completes ? completeTo : deal.price > 0 ? raiseTo : bet
  const step = Math.max(deal.unit, least - deal.price)
  return {
    text,
    typed,
    isAllowed: typed !== null && typed >= least && typed <= most,
    step,
    sizes: player === undefined ? [] : sizesOf(deal, player, wager, isFirstRound(deal) ? firstSizes : laterSizes),
    words: typed === null ? (deal.price > 0 ? raise : betMore) : wordsFor(text),
    set,
    type: now => setText(before => typedAmount(before, now).text),
    move: steps =>
      setText(now =>
        chipsWords(Math.min(Math.max((typedAmount(now, now).amount ?? least) + steps * step, least), most)),
      ),
  }
}
