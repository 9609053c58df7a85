import { expect, test } from 'vitest'
import { readCase, writeCase } from './use-case.ts'

test('a case goes into an address and comes back', () => {
  const given = readCase(
    '?game=holdem&street=flop&about=cards&what=CardExposed&book=wsop&facts={"seat":3,"by":"dealer"}',
  )
  expect(given).toMatchObject({ game: 'holdem', street: 'flop', about: 'cards', what: 'CardExposed', book: 'wsop' })
  expect(given.facts).toEqual({ seat: 3, by: 'dealer' })
  expect(readCase(writeCase(given))).toEqual(given)
  expect(writeCase(readCase(''))).toBe('')
})

test('what is not known is left out', () => {
  const odd = readCase('?game=constructor&about=__proto__&what=toString&wager=x&book=hoyle&table=../x&facts={"seat":1}')
  expect(odd).toEqual({
    table: null,
    game: null,
    street: null,
    about: null,
    what: null,
    wager: null,
    book: null,
    facts: {},
  })
  const facts = (text: string): object => readCase(`?what=CardExposed&facts=${encodeURIComponent(text)}`).facts
  expect(facts('{"seat":3,"__proto__":{"x":1},"by":{"deep":1},"evil":2}')).toEqual({ seat: 3 })
  expect(facts('{')).toEqual({})
  expect(facts('null')).toEqual({})
})
