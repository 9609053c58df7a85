import { describe, expect, test } from 'vitest'
import { homeOf, isHere } from './address.ts'

describe('what the room counts as one place', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2:3::9]:443', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ])('%s is at %s', (address, home) => {
    expect(homeOf(address)).toBe(home)
  })

  test.each(['', 'constructor', '__proto__', '1.2.3', '1:2', ':'.repeat(5000), '9'.repeat(5000), undefined])(
    'what is no address is one place: %s',
    address => {
      expect(homeOf(address)).toBe('unknown')
      expect(isHere(address)).toBe(false)
    },
  )

  test('this machine is known by any of its own addresses, and no other machine is', () => {
    for (const address of ['127.0.0.1', '127.9.9.9', '::1', '[::1]:80', '::ffff:127.0.0.1', '0:0:0:0:0:0:0:1'])
      expect(isHere(address)).toBe(true)
    for (const address of ['128.0.0.1', '::2', '::', '::ffff:10.0.0.1', '1::1', 'localhost'])
      expect(isHere(address)).toBe(false)
  })
})
