import type { DeckName } from '../cards/deck.ts'
import { misreadings, problems } from '../kinds/problem.ts'
import type { RankingName } from '../ranking/ranking.ts'
import type { Form, Structure } from './form.ts'

/** What can be wrong with a form or a mix: each code, and what it is about. */
export type FormProblems = {
  readonly 'a-row-has-no-name': null
  readonly 'a-rule-is-named-twice': null
  readonly 'a-share-has-no-name': null
  readonly 'a-street-has-no-name': null
  readonly 'after-the-blinds-misplaced': null
  readonly 'antes-only': null
  readonly 'best-of-one-board': null
  readonly 'betting-for-points': null
  readonly 'betting-without-opening': null
  readonly 'betting-without-structures': null
  readonly 'big-bet-bring-in': null
  readonly 'blinds-open': null
  readonly 'board-not-named': null
  readonly 'board-without-share': { readonly board: number }
  readonly 'boards-empty': null
  readonly 'boards-not-complete': null
  readonly 'bomb-pot-bets-first': null
  readonly 'bring-in-misplaced': null
  readonly 'bring-in-opens': null
  readonly 'bring-in-size-for-limit': null
  readonly 'bring-in-undefined': null
  readonly 'burn-before-nothing': null
  readonly 'button-ante-only': null
  readonly 'card-named-twice': null
  readonly 'cards-from-1': null
  readonly 'chosen-one-at-a-time': null
  readonly 'chosen-without-turn-up': null
  readonly 'common-card-outside-stud': null
  readonly 'deals-from-1': null
  readonly 'dealt-after-setting': null
  readonly 'dealt-over-deck': {
    readonly hands: number
    readonly dealt: number
    readonly size: number
    readonly commonCard: boolean
  }
  readonly 'discards-too-many': { readonly cards: number; readonly held: number }
  readonly 'draw-not-replaced': null
  readonly 'draws-too-many': { readonly cards: number; readonly held: number }
  readonly empty: null
  readonly 'family-lacks': { readonly family: Form['family'] }
  readonly 'fantasyland-not-open-face': null
  readonly 'fantasyland-over-deck': { readonly players: number; readonly cards: number; readonly size: number }
  readonly 'fantasyland-rows': null
  readonly 'fantasyland-too-few-cards': { readonly least: number }
  readonly 'first-round-only': null
  readonly 'forms-from-2': null
  readonly 'from-1': null
  readonly 'hand-and-board-too-small': { readonly ranking: RankingName; readonly needed: number; readonly have: number }
  readonly 'hand-size': { readonly ranking: RankingName; readonly needed: number; readonly have: number }
  readonly 'hand-too-small': { readonly ranking: RankingName; readonly needed: number; readonly own: number }
  readonly 'hands-from-2': null
  readonly 'held-over-deck': { readonly hands: number; readonly held: number; readonly size: number }
  readonly 'joker-rankings': null
  readonly 'joker-undefined': { readonly ranking: RankingName; readonly deck: DeckName | null }
  readonly 'limit-falls': null
  readonly 'middle-low': null
  readonly 'middle-not-low': null
  readonly 'more-than-there-are': { readonly taken: number; readonly there: number }
  readonly 'no-board-left': null
  readonly 'no-boards': null
  readonly 'no-downcard': null
  readonly 'no-earlier-discards': null
  readonly 'no-hand-is-showing': null
  readonly 'no-joker-can-lie-face-up': null
  readonly 'no-open-pair': null
  readonly 'no-rows': null
  readonly 'no-share-is-made-with-the-board': null
  readonly 'no-short-deck-low': { readonly ranking: RankingName }
  readonly 'no-street-deals-to-the-board': null
  readonly 'no-such-board': { readonly boards: number }
  readonly 'no-such-form': { readonly form: unknown }
  readonly 'nobody-has-cards': null
  readonly 'nobody-is-dealt-a-card': null
  readonly 'none-there': null
  readonly 'not-an-id': { readonly id: string }
  readonly 'nothing-drawn': null
  readonly 'nothing-happens': null
  readonly 'nothing-to-win': null
  readonly 'nothing-uses-it': null
  readonly 'odd-chip-without-shares': null
  readonly 'opener-undefined': null
  readonly 'opening-without-betting': { readonly opening: Form['opening'] }
  readonly 'own-deck-with-joker': null
  readonly 'placed-before-dealt': null
  readonly 'placed-too-many': { readonly cards: number; readonly dealt: number }
  readonly 'players-from-2': null
  readonly 'points-from-0': null
  readonly 'points-from-1': null
  readonly 'pot-without-betting': null
  readonly 'points-beside-parts': null
  readonly 'raise-cap-without-limit': null
  readonly 'ranking-for-other-deck': { readonly ranking: RankingName; readonly deck: DeckName }
  readonly 'row-from-elsewhere': null
  readonly 'rows-and-cards': { readonly laid: number; readonly held: number }
  readonly 'rows-face-down': null
  readonly 'rows-neither-set-nor-placed': null
  readonly 'rows-outside-chinese': null
  readonly 'seats-most-below-least': null
  readonly 'same-share-twice': { readonly names: readonly [string, string] }
  readonly 'share-without-board': null
  readonly 'shares-beside-rows': null
  readonly 'showing-undefined': null
  readonly 'stacks-for-players': { readonly stacks: number; readonly least: number; readonly most: number }
  readonly 'struck-board-not-named': null
  readonly 'struck-out-twice': null
  readonly 'structure-named-twice': null
  readonly 'structure-not-played': {
    readonly form: string
    readonly structure: Structure
    readonly accepted: readonly Structure[]
  }
  readonly 'structures-without-betting': null
  readonly 'super-fantasy-needs-middle': null
  readonly 'turn-up-before-nothing': null
  readonly 'two-rounds': null
  readonly 'two-rows-have-the-same-name': null
  readonly 'two-shares-have-the-same-name': null
  readonly 'two-streets-have-the-same-name': null
  readonly 'unopened-undefined': null
}

/** Writes one of them with its place. */
export const wrong = problems<FormProblems>()

/** Writes one of them without its place. */
export const misread = misreadings<FormProblems>()
