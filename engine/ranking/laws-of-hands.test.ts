import { describe, expect } from 'vitest'
import { cards, codeOf, SUITS } from '../cards/card.ts'
import { deckCards } from '../cards/deck.ts'
import { forms } from '../forms/forms.ts'
import { rule } from '../testing/rule.ts'
import { compareHands } from './compare.ts'
import type { RankingName } from './ranking.ts'
import { rankings } from './rankings.ts'

const named = (text: string): string => rankings.high.words(cards(text).map(codeOf))
const better = (ranking: RankingName, a: string, b: string): number => compareHands(ranking, cards(a), cards(b)).result

describe('what the Laws call a hand', () => {
  rule('uspa/2.2/aces-up', 'two pair with aces is named by the aces', () => {
    expect(named('As Ah 7c 7d Kh')).toBe('two pair, aces and sevens, king kicker')
  })
  rule('uspa/2.2/flush', 'five of a suit', () => {
    expect(named('Ah Jh 9h 4h 2h')).toMatch(/^flush/)
    expect(named('Ah Jh 9h 4h 2s')).not.toMatch(/flush/)
  })
  rule('uspa/2.2/suited', 'ace and king of a suit make a flush with three more of it', () => {
    expect([named('Ah Kh 9h 4h 2h'), named('Ah Kd 9h 4h 2h')].map(it => /flush/.test(it))).toEqual([true, false])
  })
  rule('uspa/2.2/full-house', 'three of a rank and two of another', () => {
    expect(named('Kh Kd 3c 3s 3h')).toBe('threes full of kings')
  })
  rule('uspa/2.2/straight', 'five ranks in sequence', () => {
    expect(named('5c 6d 7h 8s 9c')).toBe('straight, nine high')
    expect(named('5c 6d 7h 8s Tc')).not.toMatch(/straight/)
  })
  rule('uspa/2.2/straight-flush', 'in sequence and of one suit', () => {
    expect(named('4h 5h 6h 7h 8h')).toBe('straight flush, eight high')
  })
  rule('uspa/2.2/hand', 'of seven cards the best five count', () => {
    expect(better('high', 'As Ah Ad Kc Kd 2h 3c', 'As Ah Ad Kc Kd')).toBe(0)
  })
  rule('uspa/2.2/kicker', 'aces with a king beat aces with a queen', () => {
    expect(better('high', 'As Ah Kc 7d 2h', 'Ad Ac Qc 7h 2s')).toBe(1)
  })
  rule('uspa/2.2/facecard', 'a pair of jacks is worse at razz than a pair of tens', () => {
    expect(better('ace-to-five', 'Jc Jd 5h 3s 2c', 'Tc Td 5h 3s 2c')).toBe(-1)
  })
  rule('uspa/2.2/lowball', 'the lowest hand wins', () => {
    expect(better('ace-to-five', '7c 5d 4h 3s 2c', '8c 5d 4h 3s 2c')).toBe(1)
  })
  rule('uspa/2.2/kansas-city-lowball', '7-5-4-3-2 beats the hand with an ace, which is high', () => {
    expect(better('deuce-to-seven', '7c 5d 4h 3s 2c', 'Ac 5d 4h 3s 2c')).toBe(1)
    expect(better('deuce-to-seven', '9c 7d 4h 3s 2c', '6c 5d 4h 3s 2c')).toBe(1)
  })
  rule('uspa/2.2/joker', 'at lowball it is the lowest rank that is missing', () => {
    expect(better('ace-to-five-joker', 'Ac 2d 3h 7s Jo', 'Ac 2d 3h 7s 4c')).toBe(0)
  })
})

describe('decks', () => {
  rule('uspa/2.2/deck', "52 for hold'em, Omaha and stud", () => {
    const sizes = [forms.holdem, forms.omaha, forms['seven-card-stud']].map(({ deck }) => deckCards(deck).length)
    expect([sizes, SUITS.length]).toEqual([[52, 52, 52], 4])
  })
  rule('uspa/2.2/california-lowball', 'ace-to-five with the joker: 53', () => {
    expect(deckCards(forms['ace-to-five-lowball'].deck)).toHaveLength(53)
  })
})
