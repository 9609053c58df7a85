import { expect, test } from 'vitest'
import { gamesListed } from './games-listed.ts'

const titles = (language: 'en' | 'de') => gamesListed(language).books.map(({ name }) => name)

test('the five books are listed by their titles in the language of the reader', () => {
  expect(titles('en')).toContain('General poker rules')
  expect(titles('de')).toEqual([
    'Robert’s Rules of Poker',
    'USPA Laws of Poker',
    'Home Poker Tourney',
    'Allgemeine Pokerregeln',
    'WSOP-Regeln für Live-Action',
  ])
})
