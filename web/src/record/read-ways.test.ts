import { expect, test } from 'vitest'
import { fromDesk, recordAddress } from '../rules/ruling-to-record.ts'
import { lengthOf } from './length-typed.ts'
import { factsTicked } from './offence-facts.tsx'
import { readWays } from './read-ways.ts'

test('settings as they are typed: empty means none where that makes sense, and nonsense is not sent', () => {
  expect(readWays({ keptDays: '', sitOutDeals: '3' })).toEqual({ keptDays: null, sitOut: { deals: 3 } })
  expect(readWays({ countsDays: '' })).toBeNull()
  expect(readWays({ countsDays: '9x' })).toBeNull()
  expect(readWays({})).toEqual({})
})

test('how long a step lasts, as it is typed', () => {
  expect(lengthOf('usual', '', 5)).toBeNull()
  expect(lengthOf('deals', '7', 5)).toEqual({ deals: 7 })
  expect(lengthOf('hours', '2', 5)).toEqual({ until: 7_200_005 })
  expect(lengthOf('open', '', 5)).toEqual({ until: null })
  expect(lengthOf('hours', '', 5)).toBe('unclear')
  expect(lengthOf('deals', '0', 5)).toBe('unclear')
})

test('only the facts that matter about an offence are sent', () => {
  expect(factsTicked('phone', ['call', 'obscene'])).toEqual({ call: true, slowsPlay: false, liveHand: false })
  expect(factsTicked('live-hand-told', ['twoLeft'])).toEqual({ bettingOver: false, playersIn: 2 })
  expect(factsTicked('stalling', ['call'])).toEqual({})
})

test('a ruling of the desk goes into the address of the record and comes back', () => {
  const given = { what: 'a & b', ruling: 'x', rules: 'rrp/8/6', corrected: '', table: 'T1', desk: '?game=holdem' }
  expect(fromDesk(recordAddress(given).slice('/record'.length))).toEqual(given)
  expect(fromDesk('?what=x')).toBeNull()
  expect(fromDesk(`?what=${'x'.repeat(900)}&ruling=y`)?.what).toHaveLength(500)
})
