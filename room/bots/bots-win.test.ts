import { forms } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import { bot, station, wild, wonBy } from '../testing/match.ts'

const FORMS = ['holdem', 'omaha-8', 'seven-card-stud', 'badugi', 'deuce-to-seven-triple-draw'] as const
const DEALS = 80

describe('a steady bot wins', () => {
  test.each(FORMS)('at %s from one who always calls, and from one who does anything', form => {
    // a fifth of a small bet a deal is more than luck leaves over when each deck is played from both seats
    expect(wonBy(forms[form], [bot('steady'), station], DEALS, form) / DEALS).toBeGreaterThan(2)
    expect(wonBy(forms[form], [bot('steady'), wild], DEALS, form) / DEALS).toBeGreaterThan(2)
  })

  // one who does anything lays his rows by rules of thumb
  test.each(['open-face-chinese', 'pineapple-open-face-chinese'] as const)(
    'at %s from one who lays his rows without looking ahead',
    form => {
      expect(wonBy(forms[form], [bot('steady'), wild], 40, form)).toBeGreaterThan(0)
    },
  )
})
