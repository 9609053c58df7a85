import { expect, test } from 'vitest'
import { cards, codeOf } from '../cards/card.ts'
import type { RankingName } from '../ranking/ranking.ts'
import { rankings } from '../ranking/rankings.ts'
import { handCategory } from './hand-category.ts'

const hands: readonly (readonly [RankingName, string, string])[] = [
  ['high', 'As Ks Qs Js Ts', 'royal flush'],
  ['high', '9s 8s 7s 6s 5s', 'straight flush'],
  ['high', '9s 9h 9d 9c Kd', 'four of a kind'],
  ['high', '6s 6h 6d Kc Kd', 'full house'],
  ['high', 'As Ks Ts 6s 2s', 'flush'],
  ['high', 'Ts 9h 8d 7c 6d', 'straight'],
  ['high', '6s 6h 6d Kc Qd', 'three of a kind'],
  ['high', 'Qs Qh 3d 3c Td', 'two pair'],
  ['high', 'Js Jh Ad Tc 6d', 'one pair'],
  ['high', 'As Kh Td 6c 2d', 'high card'],
  ['high-joker', 'As Ah Ad Ac Jo', 'five of a kind'],
  ['ace-to-five', '5s 4s 3s 2s As', 'five low'],
  ['ace-to-five', '8s 6h 4d 3c Ad', 'eight low'],
  ['deuce-to-seven', '7s 5h 4d 3c 2d', 'seven low'],
  ['deuce-to-seven', '6s 5h 4d 3c 2d', 'straight'],
  ['badugi', '4s 3h 2d Ac', 'badugi'],
  ['badugi', '5s 3h Ad Ac', 'three-card badugi'],
  ['front', '5s 5h 5d', 'three of a kind'],
  ['front', 'As 5h 4d', 'high card'],
]

test.each(hands)('%s of %s is called %s', (ranking, text, category) => {
  expect(handCategory(rankings[ranking].nameOf(cards(text).map(codeOf)))).toBe(category)
})

test('totals and points are printed in full', () => {
  expect(handCategory({ is: 'total', ranks: [], total: 46 })).toBe('total of forty-six')
  expect(handCategory({ is: 'most-points', ranks: [] })).toBe('most points')
})
