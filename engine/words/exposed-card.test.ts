import { expect, test } from 'vitest'
import { given } from '../testing/given.ts'
import { newsWords } from './english/print.ts'

test('hpt/announce/4: the log says that a card was exposed, and which', () => {
  const cards = { 1: 'AsKd', 2: '9d2c', 3: '7h7c' }
  const table = given({ form: 'holdem', structure: 'no-limit', book: 'hpt', seats: 3, cards }).plays('deal')
  const reported = table.reports({ type: 'CardExposed', seat: 2, card: '9d', by: 'dealer' })
  expect(reported.events.map(event => newsWords(event, reported.deal)).join(' ')).toMatch(/9d.* exposed/i)
})
