import { expect, test } from 'vitest'
import { partWords, placesOf } from './places-of.ts'

test('the parts where a rule is at work have words', () => {
  const { parts, proven } = placesOf('proven rrp/8/6\nengine/deal/betting rrp/8/6 rrp/8/7\nroom/floor rrp/8/7\n')
  expect([...proven]).toEqual(['rrp/8/6'])
  expect(parts.get('rrp/8/7')).toEqual(['engine/deal/betting', 'room/floor'])
  const words = { 'engine/deal': 'The hand', room: 'The room' }
  expect(partWords(parts.get('rrp/8/7')!, words)).toEqual(['The hand', 'The room'])
  expect(partWords(['constructor'], words)).toEqual([])
})
