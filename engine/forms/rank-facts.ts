import { type Card, cards, codeOf, RANKS } from '../cards/card.ts'
import { belongsTo, type Deck } from '../cards/deck.ts'
import type { RankingName } from '../ranking/ranking.ts'
import { rankings } from '../ranking/rankings.ts'

/** The kinds of hands with this ranking and deck, the best kind first: found by comparing a hand of each kind. */
export const kindsInOrder = (ranking: RankingName, deck: Deck): readonly string[] =>
  [...new Set(SAMPLES.map(([kind]) => kind))]
    .flatMap(kind => {
      const sample = SAMPLES.find(([name, hand]) => name === kind && hand.every(card => belongsTo(deck, card)))
      return sample === undefined ? [] : [{ kind, worth: worth(ranking, sample[1]) }]
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ kind }) => kind)

/** The highest card that a low may have to take its part of the pot, as a number; `none` where any low will do. */
export const lowQualifier = (ranking: RankingName): number | 'none' => {
  // from the seven to the king: with 5-4-3-2 below it such a card makes no pair and no straight
  const tops = RANKS.slice(RANKS.indexOf('7'), RANKS.indexOf('A')).reverse()
  const top = tops.find(rank => worth(ranking, cards(`${rank}s 5h 4d 3c 2s`)) > 0)
  if (top === undefined) throw new Error(`${ranking} is no low`)
  return top === 'K' ? 'none' : RANKS.indexOf(top) + 2
}

/** The lowest pair that a high hand may have to take its part of the pot, by its rank; `none` where any hand will do. */
export const pairQualifier = (ranking: RankingName): string => {
  const unpaired = worth(ranking, cards('Ks Qh Jd 9c 2s')) > 0
  const least = RANKS.find(rank => {
    const [a, b, c] = RANKS.filter(other => other !== rank)
    return worth(ranking, cards(`${rank}s ${rank}h ${a}d ${b}c ${c}s`)) > 0
  })
  return unpaired || least === undefined ? 'none' : least
}

/** The rank that a joker has beside cards which it cannot complete to a straight or a flush. */
export const jokerStandsFor = (ranking: RankingName): string => {
  const beside = 'Ks 7h 5d 3c'
  const joker = worth(ranking, cards(`${beside} Jo`))
  const rank = RANKS.find(rank => worth(ranking, cards(`${beside} ${rank}d`)) === joker)
  return rank ?? 'none'
}

const worth = (ranking: RankingName, hand: readonly Card[]): number => rankings[ranking].value(hand.map(codeOf))

/** A hand of each kind; of some kinds one more, for the decks that lack a card of the first. */
const SAMPLES: readonly (readonly [kind: string, hand: readonly Card[]])[] = [
  ['five-of-a-kind', cards('As Ah Ad Ac Jo')],
  ['royal-flush', cards('As Ks Qs Js Ts')],
  ['straight-flush', cards('Ts 9s 8s 7s 6s')],
  ['straight-flush', cards('6s 5s 4s 3s 2s')],
  ['four-of-a-kind', cards('Ks Kh Kd Kc As')],
  ['full-house', cards('Ks Kh Kd As Ah')],
  ['flush', cards('As Ks Js 7s 6s')],
  ['straight', cards('Ts 9h 8d 7c 6s')],
  ['straight', cards('6s 5h 4d 3c 2s')],
  ['three-of-a-kind', cards('Ks Kh Kd As Jh')],
  ['two-pair', cards('Ks Kh As Ah Jd')],
  ['pair', cards('Ks Kh As Jd 7c')],
  ['high-card', cards('As Kd Jh 7c 6s')],
]
