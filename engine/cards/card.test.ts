import { describe, expect, test } from 'vitest'
import {
  cardOf,
  cards,
  codeOf,
  isCard,
  JOKER,
  JOKER_CODE,
  RANKS,
  rankOf,
  readCards,
  SUITS,
  suitOf,
  UNKNOWN,
  UNKNOWN_CODE,
} from './card.ts'

describe('how a card is written', () => {
  test('a rank and a suit, the joker Jo, an unknown card ??', () => {
    expect(readCards('As Td 9c Jo ??')).toEqual(['As', 'Td', '9c', 'Jo', '??'])
  })

  test('with spaces, commas or nothing between', () => {
    for (const text of ['AsTd9c', ' As, Td,9c ', 'As\tTd\n9c', 'AsTd 9c'])
      expect(readCards(text)).toEqual(['As', 'Td', '9c'])
  })

  test('no cards at all are no cards', () => {
    expect(readCards('')).toEqual([])
    expect(readCards('  ')).toEqual([])
  })

  test.each([
    ['10s', '10'],
    ['as', 'as'],
    ['AS', 'AS'],
    ['As Tx', 'Tx'],
    ['As T', 'T'],
    ['1s', '1s'],
    ['JO', 'JO'],
    ['As ?', '?'],
    ['As | Kd', '|'],
  ])('%s has what is no card', (text, notACard) => {
    expect(readCards(text)).toEqual({ notACard })
    expect(() => cards(text)).toThrow(`${notACard} is not a card`)
  })

  test('nothing else is a card', () => {
    for (const card of [...RANKS.flatMap(rank => SUITS.map(suit => rank + suit)), JOKER, UNKNOWN])
      expect(isCard(card)).toBe(true)
    for (const other of ['', 'A', 's', 'sA', 'Ass', '10s', 'toString', 7, null, undefined, ['As']])
      expect(isCard(other)).toBe(false)
  })
})

describe('the code of a card', () => {
  test('spades over hearts over diamonds over clubs, ranks before suits', () => {
    const low = cards('2c 2d 2h 2s 3c')
    expect(low.map(codeOf)).toEqual([0, 1, 2, 3, 4])
    const high = cards('Kc Kd Kh Ks Ac Ad Ah As').map(codeOf)
    expect(high).toEqual([44, 45, 46, 47, 48, 49, 50, 51])
    expect([codeOf('Jo'), codeOf('??')]).toEqual([JOKER_CODE, UNKNOWN_CODE])
  })

  test('leads back to the card, its rank and its suit', () => {
    for (let code = 0; code < 54; code++) expect(codeOf(cardOf(code))).toBe(code)
    for (let code = 0; code < 52; code++) expect(`${RANKS[rankOf(code)]}${SUITS[suitOf(code)]}`).toBe(cardOf(code))
  })
})
