import { describe, test } from 'vitest'
import { type FormId, forms } from '../../forms/forms.ts'
import type { House } from '../../rulebooks/house.ts'
import { anyDeal } from '../../testing/any-deal.ts'
import { playChecked } from '../../testing/play-checked.ts'

const house = (book: House['book'], overrides: House['overrides']): House => ({ name: 'the house', book, overrides })
const strict = house('uspa', {
  sevensRule: true,
  deuceToSevenSevensRule: true,
  bigBetSevensRule: true,
  lowballMinimumOpen: 'double-big-blind',
  drawOpeners: 'jacks-or-better',
  splittingOpeners: 'no',
  jacksReanteLimit: 1,
})
const mild = house('wsop', {
  sevensRule: true,
  lowballPassAndOut: false,
  lowballLimitDoublesAfterDraw: false,
  drawOpenWithRaise: false,
  drawAllInOpener: 'what-was-put-in',
})

const played: readonly FormId[] = [
  'ace-to-five-lowball',
  'ace-to-five-triple-draw',
  'deuce-to-seven-lowball',
  'archie',
  'draw-high',
  'jacks-or-better',
]

describe('houses that play draw their own way', () => {
  test.each(played)('%s: no chip or card is made or lost, and every deal ends', form => {
    for (let number = 0; number < 60; number++) {
      const deal = anyDeal(forms[form], 5000 + number, { realCards: number % 3 === 0 })
      const passed = number % 4
      const { posts: _, ...plain } = deal.start
      const start = { ...plain, book: number % 2 === 0 ? strict : mild, ...(passed > 0 ? { passed } : {}) }
      playChecked({ ...deal, start }, { cards: 'every-event' })
    }
  })
})
