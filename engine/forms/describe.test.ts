import { expect, test } from 'vitest'
import { describeForm, sharesInWords } from './describe.ts'
import { forms } from './forms.ts'
import { formsPage } from './forms-page.ts'

test('docs/forms.md is written from the forms', async () => {
  await expect(formsPage()).toMatchFileSnapshot('../../docs/forms.md')
})

test('a form is described street by street', () => {
  expect(describeForm(forms.courchevel)).toBe(
    [
      'Courchevel (courchevel)',
      '  players    2 to 8',
      '  deck       52 cards',
      '  opening    blinds',
      '  played at  pot-limit',
      '  preflop    5 cards down; 1 card to the board; bet (lower limit, after the blinds)',
      '  flop       burn; 2 cards to the board; bet (lower limit, from the left of the button)',
      '  turn       burn; 1 card to the board; bet (upper limit, from the left of the button)',
      '  river      burn; 1 card to the board; bet (upper limit, from the left of the button)',
      '  pot        high (2 holecards and 3 boardcards)',
      '  rules      wsop/courchevel wsop/courchevel-seats',
    ].join('\n'),
  )
})

test('every form is described without a word missing', () => {
  for (const form of Object.values(forms)) expect(describeForm(form)).not.toMatch(/undefined|NaN|\[object/)
})

test('what is played for, in words', () => {
  expect(sharesInWords(forms['stud-8'])).toBe('half high, half low of eight or better')
  expect(sharesInWords(forms.ari)).toBe(
    'half high of sixes or better (any cards), half low of eight or better (own cards)',
  )
  expect(sharesInWords(forms.derailment)).toMatch(/^half high on the top board, .*; one board is struck out$/)
  expect(sharesInWords(forms['chinese-draw-poker'])).toMatch(/points take the pot$/)
})
