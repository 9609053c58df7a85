import { expect, test } from 'vitest'
import { cards } from '../../cards/card.ts'
import { forms } from '../../forms/forms.ts'
import { handCalled } from './hand-called.ts'

test('a hand is called by what it is so far, part by part', () => {
  expect(handCalled(forms.holdem, cards('As Ad'), [], [cards('2c 7d Jh')])).toMatchObject([
    { share: 'high', words: expect.stringMatching(/^pair of aces/) },
  ])
  const both = handCalled(forms['omaha-8'], cards('As 2d Kc Kh'), [], [cards('3c 7d 8h Ks 9s')])
  expect(both).toMatchObject([
    { share: 'high', words: expect.stringMatching(/^three kings/) },
    { share: 'low', words: expect.stringMatching(/^eight-seven low/) },
  ])
})

test('too few cards, no low and unknown cards are left out', () => {
  expect(handCalled(forms.holdem, cards('As Ad'))).toEqual([])
  expect(handCalled(forms['omaha-8'], cards('As Qd Kc Kh'), [], [cards('3c 7d 8h Ks 9s')])).toHaveLength(1)
  expect(handCalled(forms.holdem, ['??', 'Ad'], [], [cards('2c 7d Jh')])).toEqual([])
  expect(handCalled(forms.badugi, cards('As 2d'))).toHaveLength(1)
})
