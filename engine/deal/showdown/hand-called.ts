import { type Card, codeOf } from '../../cards/card.ts'
import type { Form } from '../../forms/form.ts'
import type { HandName } from '../../ranking/hand-name.ts'
import { handWords } from '../../ranking/words.ts'
import { handValue, held, nameOfHand } from './hand-value.ts'

/** What a hand is called for one part of the pot. */
export type Called = { readonly share: string; readonly words: string; readonly hand: HandName }

/**
 * What cards are called so far, for each part of the pot that they can play for; a part for which they are too few, do
 * not qualify or are not all known is left out.
 */
export const handCalled = (
  form: Form,
  down: readonly Card[],
  up: readonly Card[] = [],
  boards: readonly (readonly Card[])[] = [],
): readonly Called[] => {
  const hand = held(down, up)
  const codes = boards.map(board => board.map(codeOf))
  return form.pot.flatMap(share => {
    const value = handValue(share, hand, codes)
    if (value === 0) return []
    const name = nameOfHand(share, hand, codes, value)
    return [{ share: share.name, words: handWords(name), hand: name }]
  })
}
