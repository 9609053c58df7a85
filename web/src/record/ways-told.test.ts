import { expect, test } from 'vitest'
import { fromDesk, recordAddress } from '../rules/ruling-to-record.ts'
import { lengthTold } from './length-told.ts'
import { factsTold } from './offence-facts.tsx'
import { waysTold } from './ways-told.ts'

test('settings as they are typed: empty means none where that makes sense, and nonsense is not sent', () => {
  expect(waysTold({ keptDays: '', sitOutDeals: '3' })).toEqual({ keptDays: null, sitOut: { deals: 3 } })
  expect(waysTold({ countsDays: '' })).toBeNull()
  expect(waysTold({ countsDays: '9x' })).toBeNull()
  expect(waysTold({})).toEqual({})
})

test('how long a step lasts, as it is typed', () => {
  expect(lengthTold('usual', '', 5)).toBeNull()
  expect(lengthTold('deals', '7', 5)).toEqual({ deals: 7 })
  expect(lengthTold('hours', '2', 5)).toEqual({ until: 7_200_005 })
  expect(lengthTold('open', '', 5)).toEqual({ until: null })
  expect(lengthTold('hours', '', 5)).toBe('unclear')
  expect(lengthTold('deals', '0', 5)).toBe('unclear')
})

test('only the facts that matter about an offence are told', () => {
  expect(factsTold('phone', ['call', 'obscene'])).toEqual({ call: true, slowsPlay: false, liveHand: false })
  expect(factsTold('live-hand-told', ['twoLeft'])).toEqual({ bettingOver: false, playersIn: 2 })
  expect(factsTold('stalling', ['call'])).toEqual({})
})

test('a ruling of the desk goes into the address of the record and comes back', () => {
  const given = { what: 'a & b', ruling: 'x', rules: 'rrp/8/6', corrected: '', table: 'T1', desk: '?game=holdem' }
  expect(fromDesk(recordAddress(given).slice('/record'.length))).toEqual(given)
  expect(fromDesk('?what=x')).toBeNull()
  expect(fromDesk(`?what=${'x'.repeat(900)}&ruling=y`)?.what).toHaveLength(500)
})
