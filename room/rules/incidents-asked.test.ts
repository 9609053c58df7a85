import { factQuestion, type Language } from '@cardroom/engine/words'
import { expect, test } from 'vitest'
import { incidentsAsked } from './incidents-asked.ts'

test('every fact of every incident is asked for in words', () => {
  const silent = incidentsAsked('real').flatMap(({ type, facts }) =>
    facts.filter(({ name }) => factQuestion(type, name) === undefined).map(({ name }) => `${type}.${name}`),
  )
  expect(silent).toEqual([])
})

test('an example says what must be said, and nothing that may be left out', () => {
  const examples = Object.fromEntries(incidentsAsked('real').map(({ type, example }) => [type, example]))
  expect(examples).toMatchObject({
    CardExposed: 'seat 3’s 9h was exposed by the dealer',
    StubFouled: 'the stub is fouled',
    TurnPassed: 'seat 3 was passed over, and four players acted after',
  })
  expect(Object.values(examples).filter(words => /[[\]/]/.test(words))).toEqual([])
})

test('an answer to choose is said in the reader’s language', () => {
  const said = (language: Language) =>
    incidentsAsked('real', language)
      .find(({ type }) => type === 'CardExposed')!
      .facts.find(({ name }) => name === 'by')!
      .choices!.map(({ words }) => words)
  expect(said('en')).toEqual(['dealer', 'player'])
  expect(said('de')).toEqual(['Dealer', 'Spieler'])
  const all = (language: Language) =>
    incidentsAsked('real', language).flatMap(({ facts }) => facts.flatMap(({ choices = [] }) => choices))
  expect(all('en').length).toBeGreaterThan(30)
  expect(all('de').map(({ value }) => value)).toEqual(all('en').map(({ value }) => value))
  expect(all('de').filter(({ value, words }) => value.includes('-') && words === value)).toEqual([])
})
