import type { Deal, View } from '@cardroom/engine'
import { winningCards } from '@cardroom/engine/deal'
import { wordsIn } from '@cardroom/engine/languages'
import { inEveryLanguage, type Language } from '@cardroom/engine/words'
import type { DealShown } from '../protocol/frames.ts'

/** Who took which part of which pot, with the hand in words and the cards that make it; worked out once for a deal. */
export const awardsShown = (deal: Deal, seen: View, language: Language = 'en'): DealShown['awards'] => {
  if (seen.awards.length === 0) return NONE
  const before = known[language].get(deal)
  if (before !== undefined) return before
  const shown = seen.awards.map(award => {
    const { hands, ...rest } = award
    const { handWords, withHand } = wordsIn(language)
    return {
      ...rest,
      words: hands.map(handWords).join('; '),
      held: hands.map(withHand).join('; '),
      cards: winningCards(seen, award),
    }
  })
  known[language].set(deal, shown)
  return shown
}

const NONE: DealShown['awards'] = []
const known = inEveryLanguage(() => new WeakMap<Deal, DealShown['awards']>())

/** What each seat has won or lost when a deal is over; nobody before. */
export const netsShown = ({ phase, players }: Deal): DealShown['nets'] => {
  if (phase !== 'ended') return []
  const nets = new Map<number, number>()
  for (const { seat, stack, start } of players) nets.set(seat, (nets.get(seat) ?? 0) + stack - start)
  return [...nets].map(([seat, chips]) => ({ seat, chips }))
}
