import { expect, test } from 'vitest'
import { caseInWords } from './free-words.tsx'

test('words become a case that can be corrected, or none', () => {
  expect(caseInWords('Omaha, on the turn the dealer exposed seat 3’s Kd')).toEqual({
    game: 'omaha',
    street: 'turn',
    about: 'cards',
    what: 'CardExposed',
    wager: null,
    facts: { seat: 3, card: 'Kd', by: 'dealer' },
  })
  expect(caseInWords('a string bet on the river')).toMatchObject({ about: 'wagers', wager: 'string-bet', what: null })
  expect(caseInWords('razz, the burn is missed')).toMatchObject({ game: 'razz', street: null, what: 'BurnMissed' })
  expect(caseInWords('nice weather')).toBeNull()
})
