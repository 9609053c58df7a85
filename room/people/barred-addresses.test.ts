import { describe, expect, test } from 'vitest'
import { secrets } from '../testing/played-table.ts'
import { barAddresses } from './barred-addresses.ts'

const HOUR = 3_600_000
const REFUSED = { why: 'by-invitation', about: 'network' }

const scene = () => {
  let now = 1_000_000
  const barred = barAddresses(() => now, secrets)
  const later = (ms: number): void => {
    now += ms
  }
  return { barred, later }
}

describe('people who come from where somebody was banned', () => {
  test('is asked for an invitation at that table, and at no other; from elsewhere nobody is', () => {
    const { barred } = scene()
    barred.seen('bob', '203.0.113.7')
    barred.bars('t1', 'bob', true)
    expect(barred.mayCome('t1', '203.0.113.7')).toMatchObject(REFUSED)
    expect(barred.mayCome('t1', '::ffff:203.0.113.7')).toMatchObject(REFUSED)
    expect(barred.mayCome('t2', '203.0.113.7')).toBeNull()
    expect(barred.mayCome('t1', '203.0.113.8')).toBeNull()
  })

  test('of a longer address its first half counts: a device has many in the second', () => {
    const { barred } = scene()
    barred.seen('bob', '2001:db8:1:2:aaaa:bbbb:cccc:dddd')
    barred.bars('t1', 'bob', true)
    expect(barred.mayCome('t1', '2001:DB8:1:2::5')).toMatchObject(REFUSED)
    expect(barred.mayCome('t1', '2001:db8:1:3::5')).toBeNull()
    expect(barred.mayCome('t1', '2001:db8::1:2')).toBeNull()
  })

  test('may come again when they are let back, and after twelve hours', () => {
    const { barred, later } = scene()
    for (const [person, address] of [
      ['bob', '203.0.113.7'],
      ['cyd', '203.0.113.9'],
    ] as const) {
      barred.seen(person, address)
      barred.bars('t1', person, true)
    }
    barred.bars('t1', 'bob', false)
    expect(barred.mayCome('t1', '203.0.113.7')).toBeNull()
    later(12 * HOUR - 1)
    expect(barred.mayCome('t1', '203.0.113.9')).toMatchObject(REFUSED)
    later(1)
    expect(barred.mayCome('t1', '203.0.113.9')).toBeNull()
  })

  test('where they were long ago, or on the machine of the room itself, says nothing', () => {
    const { barred, later } = scene()
    barred.seen('bob', '203.0.113.7')
    later(HOUR)
    barred.bars('t1', 'bob', true)
    expect(barred.mayCome('t1', '203.0.113.7')).toBeNull()
    for (const here of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      barred.seen('cyd', here)
      barred.bars('t1', 'cyd', true)
      expect(barred.mayCome('t1', here)).toBeNull()
    }
  })
})
