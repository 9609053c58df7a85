import { expect, test } from 'vitest'
import { type FormId, forms } from '../forms/forms.ts'
import { INCIDENTS } from './incident-facts.ts'
import { canHappenIn } from './incident-families.ts'

const SOME = ['DrawCardsMucked', 'DiscardMissed', 'FourteenAndTwelve', 'WrongNumberSet', 'PrematureBoard'] as const

test.each([
  ['holdem', ['PrematureBoard']],
  ['drawmaha-high', ['DrawCardsMucked', 'PrematureBoard']],
  ['deuce-to-seven-triple-draw', ['DrawCardsMucked']],
  ['seven-card-stud', []],
  ['super-stud', ['DiscardMissed']],
  ['chinese-poker', ['FourteenAndTwelve']],
  ['open-face-chinese', ['WrongNumberSet']],
  ['taiwanese-poker', []],
] as const satisfies readonly (readonly [FormId, readonly string[]])[])('what can go wrong in %s', (form, kinds) => {
  expect(SOME.filter(kind => canHappenIn(forms[form], kind))).toEqual(kinds)
  expect(INCIDENTS.filter(kind => canHappenIn(forms[form], kind))).toContain('CardExposed')
})
