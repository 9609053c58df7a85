import { forms, stakesFor } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import { type StakesNamed, stakesNamed, stakesRead } from './stakes-named.ts'
import { tableWordsIn } from './table-words.ts'

const holdem = forms.holdem
const NAMED: readonly (readonly [string, StakesNamed, string])[] = [
  ['5-10 no-limit', stakesNamed(stakesFor(holdem, 'no-limit', 10)), '5-10 No-Limit'],
  ['1,000-2,000 limit', stakesNamed(stakesFor(holdem, 'limit', 1000)), '1.000-2.000 Limit'],
  [
    '500-1,000 pot-limit, ante 100',
    stakesNamed({ ...stakesFor(holdem, 'pot-limit', 1000), ante: 100 }),
    '500-1.000 Pot-Limit, Ante 100',
  ],
  ['10 a point', stakesNamed(stakesFor(forms['open-face-chinese'], 'limit', 10)), '10 pro Punkt'],
]

describe('stakes as players name them', () => {
  test.each(NAMED)('%s, in English and German', (words, named, german) => {
    expect(tableWordsIn('en').stakes(named)).toBe(words)
    expect(tableWordsIn('de').stakes(named)).toBe(german)
  })

  test.each(NAMED)('%s, as 0.1 kept it, says the same in both', (words, _, german) => {
    expect(tableWordsIn('en').stakes(stakesRead(words)!)).toBe(words)
    expect(tableWordsIn('de').stakes(stakesRead(words)!)).toBe(german)
  })

  test('other words aren’t stakes', () => {
    for (const words of ['', '2-5', '5-10 no limit', 'a point']) expect(stakesRead(words)).toBeNull()
  })
})
