import { describe, expect, test } from 'vitest'
import { type CardCode, cards, codeOf } from '../../cards/card.ts'
import { deckCards } from '../../cards/deck.ts'
import { seeded, shuffled } from '../../cards/shuffle.ts'
import type { Share } from '../../forms/form.ts'
import { RANKINGS } from '../../ranking/ranking.ts'
import { rankings } from '../../ranking/rankings.ts'
import { handValue, held, nameOfHand, playingCards } from './hand-value.ts'

const codes = (text: string): readonly CardCode[] => cards(text).map(codeOf)
const high: Share = { name: 'high', ranking: 'high', from: 'any' }
const twoAndThree = { holecards: 2, boardcards: 3 } as const

describe('a hand for a part of the pot', () => {
  test('any five, their own five, or two and three', () => {
    const hand = held(cards('As Ks Qs Js 2d'), [])
    const boards = [codes('Ts 3c 4c 5c 6c')]
    expect(handValue(high, hand, boards)).toBe(rankings.high.value(codes('As Ks Qs Js Ts')))
    expect(handValue({ ...high, from: 'own' }, hand, boards)).toBe(rankings.high.value(codes('As Ks Qs Js 2d')))
    // two of the hand, three of the board: the wheel and no more
    expect(handValue({ ...high, from: twoAndThree }, hand, boards)).toBe(rankings.high.value(codes('As 2d 3c 4c 5c')))
  })

  test('any other number of holecards and boardcards', () => {
    const hand = held(cards('As Ks Qs 2d'), [])
    const share: Share = { ...high, from: { holecards: 3, boardcards: 2 } }
    expect(handValue(share, hand, [codes('Ts Js 4c 5c 6c')])).toBe(rankings.high.value(codes('As Ks Qs Js Ts')))
  })

  test('the best of several boards', () => {
    const hand = held(cards('As Ac 2d 3d'), [])
    const boards = [codes('Kh Qh 9c 8c 7d'), codes('Ad Ah 9s 8s 7s')]
    const share: Share = { ...high, from: twoAndThree, board: 'best' }
    const value = handValue(share, hand, boards)
    expect(value).toBe(rankings.high.value(codes('As Ac Ad Ah 9s')))
    expect(nameOfHand(share, hand, boards, value)).toEqual({ is: 'four-of-a-kind', ranks: ['A', '9'] })
    expect(handValue({ ...share, board: 0 }, hand, boards)).toBe(rankings.high.value(codes('As Ac Kh Qh 9c')))
  })

  test('an unknown card, or too few cards, make no hand', () => {
    expect(handValue(high, held(cards('As ??'), []), [codes('Ts 3c 4c 5c 6c')])).toBe(0)
    expect(handValue({ ...high, from: 'own' }, held(cards('As Ks'), []), [])).toBe(0)
    expect(handValue(high, held(cards('As Ks'), []), [codes('Ts 3c 4c 5c ??')])).toBe(0)
  })

  test('the joker face up has a ranking of its own', () => {
    const share: Share = { name: 'high', ranking: 'mexican-joker-down', jokerUp: 'mexican-joker-up', from: 'any' }
    const down = handValue(share, held(cards('Jo'), cards('Kc Kd 7s 2c')), [])
    const up = handValue(share, held(cards('Kc'), cards('Jo Kd 7s 2c')), [])
    expect(down).toBeGreaterThan(up)
  })

  test('every choice of the cards that play', () => {
    const low: Share = { name: 'low', ranking: 'ace-to-five', from: 'any' }
    const choices = playingCards(low, held(cards('7c 7s 5c'), cards('4d 3h Ad Kc')), [])
    expect(choices).toHaveLength(2)
    const badugi: Share = { name: 'badugi', ranking: 'badugi', from: 'own' }
    expect(playingCards(badugi, held(cards('Ac 2d 3h 3d'), []), []).map(c => c.length)).toEqual([3])
  })
})

test('hands of equal value have the same name, in every ranking', () => {
  const chance = seeded('names')
  for (const name of RANKINGS) {
    const ranking = rankings[name]
    const names = new Map<number, string>()
    for (let i = 0; i < 3000; i++) {
      const hand = shuffled(deckCards(ranking.deck), chance).slice(0, ranking.cards).map(codeOf)
      const value = ranking.value(hand)
      if (value === 0) continue
      const words = ranking.words(hand)
      expect(names.get(value) ?? words).toBe(words)
      names.set(value, words)
    }
  }
})

test('hands that do not qualify are each called by what they are', () => {
  const share: Share = { name: 'high', ranking: 'nines-or-better', from: 'own' }
  const named = (text: string) => {
    const hand = held(cards(text), [])
    return nameOfHand(share, hand, [], handValue(share, hand, []))
  }
  expect(named('Qs 7d 6c 5h 2s').short).toMatchObject({ is: 'high-card' })
  expect(named('8s 8d Kc Jh 5s').short).toMatchObject({ is: 'one-pair', ranks: ['8', 'K', 'J', '5'] })
})
