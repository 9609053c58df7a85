import { type Card, cardOf, codeOf } from '../../cards/card.ts'
import type { PotAwarded } from '../events.ts'
import type { View } from '../view.ts'
import { type Boards, handValue, held, playingCards } from './hand-value.ts'

/**
 * The cards that win a part of a pot, as far as the viewer sees them: of each player who takes it one choice of the cards
 * that make the hand. None where nobody had to show.
 */
export const winningCards = (
  { form, players, boards, runs }: Pick<View, 'form' | 'players' | 'boards' | 'runs'>,
  { to, run, share, hands }: PotAwarded,
): readonly Card[] => {
  if (hands.length === 0) return []
  const shares = form.pot.filter(({ name }) => share === 'all' || share === name)
  const each = boards.length / runs
  const common: Boards = boards.slice(run * each, (run + 1) * each).map(board => board.map(codeOf))
  const winners = players.filter(({ seat, folded }) => !folded && to.some(taken => taken.seat === seat))
  const cards = winners.flatMap(({ down, up }) => {
    const hand = held(down, up)
    return shares
      .filter(it => handValue(it, hand, common) > 0)
      .flatMap(it => playingCards(it, hand, common)[0] ?? [])
      .map(cardOf)
  })
  return [...new Set(cards)]
}
