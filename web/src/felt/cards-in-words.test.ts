import { describe, expect, test } from 'vitest'
import { cardsInWords, spokenWords } from './cards-in-words.ts'

describe('cards that are named in a sentence', () => {
  test('are found, closed ones together', () => {
    expect(cardsInWords('9s Td to the board.')).toEqual([{ card: '9s' }, ' ', { card: 'Td' }, ' to the board.'])
    expect(cardsInWords('Blaise throws away ?? ??.')).toEqual(['Blaise throws away ', { closed: 2 }, '.'])
    expect(cardsInWords('Ada lays 4d (middle), (As).')).toEqual([
      'Ada lays ',
      { card: '4d' },
      ' (middle), (',
      { card: 'As' },
      ').',
    ])
  })

  test('the ace of spades at the start of a line', () => {
    for (const words of ['As', 'As.', 'As Kd to the board.', 'As to the board.', 'As to board 2.'])
      expect(cardsInWords(words)[0]).toEqual({ card: 'As' })
  })

  test('words are left as they are', () => {
    for (const words of [
      'As the host said.',
      'As a rule.',
      'As to Ann’s chips.',
      'Ann bets 20.',
      'Seat 4s’ hand, 2c-3d.',
      'Who is 2nd?',
      '',
    ])
      expect(cardsInWords(words).filter(piece => typeof piece !== 'string')).toEqual([])
  })

  test('they are read out', () => {
    expect(spokenWords('Ann shows As Th. Ada keeps ??.')).toBe(
      'Ann shows ace of spades ten of hearts. Ada keeps a closed card.',
    )
  })
})
