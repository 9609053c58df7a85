import { describe, expect, test } from 'vitest'
import { decks } from '../../cards/deck.ts'
import { forms } from '../../forms/forms.ts'
import { deckOff } from './card-check.ts'

describe('a shuffled deck', () => {
  const { standard, joker, short, mexican } = decks

  test('is taken in any order', () => {
    expect(deckOff(forms.holdem, standard)).toBeNull()
    expect(deckOff(forms.holdem, standard.toReversed())).toBeNull()
    expect(deckOff(forms['draw-high'], joker.toReversed())).toBeNull()
    expect(deckOff(forms['short-deck-holdem'], short)).toBeNull()
    expect(deckOff(forms['mexican-poker'], mexican)).toBeNull()
  })

  test('is refused with a card too many or too few', () => {
    expect(deckOff(forms.holdem, joker)).toEqual({ why: 'wrong-number-of-cards', count: 52 })
    expect(deckOff(forms.holdem, standard.slice(1))).toEqual({ why: 'wrong-number-of-cards', count: 52 })
    expect(deckOff(forms['mexican-poker'], standard)).toEqual({ why: 'wrong-number-of-cards', count: 41 })
  })

  test('is refused with a card twice, a foreign or an unknown one, and the card is named', () => {
    expect(deckOff(forms.holdem, [...standard.slice(1), 'As'])).toEqual({ why: 'card-twice', card: 'As' })
    expect(deckOff(forms.holdem, [...standard.slice(1), 'Jo'])).toEqual({ why: 'card-not-in-deck', card: 'Jo' })
    expect(deckOff(forms.holdem, ['??', ...standard.slice(1)])).toEqual({ why: 'card-not-in-deck', card: '??' })
    expect(deckOff(forms['short-deck-holdem'], [...short.slice(1), '2c'])).toEqual({
      why: 'card-not-in-deck',
      card: '2c',
    })
  })
})
