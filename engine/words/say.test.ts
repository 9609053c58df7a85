import { describe, expect, test } from 'vitest'
import { incidentWords, newsWords } from './english/print.ts'
import { english } from './english/voice.ts'
import { andList, cards, chips, does, orList, say, seat, whose } from './say.ts'
import { text } from './text.ts'
import { withNames } from './with-names.ts'

const names = { seat: (at: number) => ['Ad', 'Qs', 'ann'][at - 1] ?? null, player: (id: string) => id }

describe('a sentence is data until it is printed', () => {
  test('plain words, seats, chips and cards', () => {
    const said = say`${does({ seat: 3 }, 'calls', 'call')} ${chips(12500)} with ${cards(['As', 'Kd', '??', '??'])}.`
    expect(said).toEqual([
      { seat: 3, does: ['calls', 'call'] },
      ' ',
      { chips: 12500 },
      ' with ',
      { card: 'As' },
      ' ',
      { card: 'Kd' },
      ' ',
      { hidden: 2 },
      '.',
    ])
    expect(text(said, english)).toBe('Seat 3 calls 12,500 with As Kd two face-down cards.')
  })

  test('a player called Ad or Qs is a name, never a card', () => {
    const said = withNames(say`${does({ seat: 1 }, 'raises', 'raise')} ${seat(2)}; ${cards(['Ad'])}`, names)
    expect(said.filter(part => typeof part === 'object' && 'card' in part)).toEqual([{ card: 'Ad' }])
    expect(said[0]).toEqual({ seat: 1, name: 'Ad', does: ['raises', 'raise'] })
  })

  test('the reader is you, and others are they', () => {
    const said = say`${does({ seat: 3 }, 'wins', 'win')} ${chips(20)} of ${whose({ seat: 2 })} chips.`
    expect(text(withNames(said, names), english)).toBe('ann wins 20 of Qs’s chips.')
    expect(text(withNames(said, { ...names, you: { seat: 3 } }), english)).toBe('You win 20 of Qs’s chips.')
    expect(text(withNames(said, { ...names, you: { seat: 2 } }), english)).toBe('ann wins 20 of your chips.')
  })

  test('a name is written as its owner writes it; an empty seat keeps its number', () => {
    expect(text(withNames(say`${seat(3)} and ${seat(9)}.`, names), english)).toBe('ann and seat 9.')
  })

  test('what else an event holds is no part of who did it', () => {
    expect(incidentWords({ type: 'ConcealedChips', seat: 3, hidden: 1500 })).toBe('seat 3 concealed 1,500')
    expect(newsWords({ type: 'Called', seat: 3, to: 20, rules: [] })).toBe('Seat 3 calls 20.')
  })

  test('lists', () => {
    expect(text(orList(['fold', say`call ${chips(20)}`, 'raise']), english)).toBe('Fold, call 20 or raise')
    expect(text(andList([seat(1), seat(4)]), english)).toBe('Seat 1 and seat 4')
  })
})
