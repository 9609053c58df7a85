import { type Card, codeOf, JOKER_CODE, rankOf, suitOf } from '../cards/card.ts'
import type { Form } from '../forms/form.ts'
import type { RankingName } from '../ranking/ranking.ts'

/**
 * Does it make no difference which suit is which? It does where suits break a tie: for the bring-in and an odd chip of
 * stud, and for the board that is struck out.
 */
export const suitsAreAlike = (form: Form): boolean =>
  (form.family === 'board' || form.family === 'draw') &&
  !form.streets.some(street => street.steps.some(step => step.do === 'strike'))

/** Do suits play no part at all, so that only ranks tell hands apart? */
export const suitsAreNothing = (form: Form): boolean =>
  suitsAreAlike(form) && form.pot.length > 0 && form.pot.every(({ ranking }) => RANKS_ALONE.has(ranking))

const RANKS_ALONE: ReadonlySet<RankingName> = new Set<RankingName>([
  'one-card',
  'two-cards',
  'ace-to-five',
  'eight-or-better',
  'front',
])

/** Groups of cards as a short text by their ranks alone. */
export const ranksOfGroups = (groups: readonly (readonly Card[])[]): string =>
  groups
    .map(cards =>
      cards
        .map(card => card[0]!)
        .sort()
        .join(''),
    )
    .join('.')

/**
 * Groups of cards as a short text: of each suit its ranks group by group, the suits in a fixed order if they are alike.
 * Two lists of groups have the same text if one becomes the other by renaming suits, whatever the order in a group.
 */
export const textOfGroups = (groups: readonly (readonly Card[])[], alike: boolean): string => {
  const suits: number[][] = [[], [], [], []]
  let jokers = ''
  groups.forEach((cards, at) => {
    for (const suit of suits) suit.push(0)
    for (const card of cards) {
      const code = codeOf(card)
      if (code >= JOKER_CODE) jokers += `${at}${code === JOKER_CODE ? 'j' : '?'}`
      else suits[suitOf(code)]![at]! |= 1 << rankOf(code)
    }
  })
  const texts = suits.map(suit => suit.map(ranks => ranks.toString(36)).join('.'))
  if (alike) texts.sort()
  return jokers === '' ? texts.join('-') : `${texts.join('-')}+${jokers}`
}
