import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { STRUCTURES } from '../forms/form.ts'
import { BOOKS } from '../rulebooks/rule-id.ts'
import { reads } from '../testing/reads.ts'
import type { Doing, Situation } from './situation.ts'

const chips = fc.array(fc.constantFrom(1, 5, 25, 100, 500), { minLength: 1, maxLength: 4 })
const doing: fc.Arbitrary<Doing> = fc.oneof(
  fc.constantFrom('raise', 'call', 'check', 'fold', 'all in', 'pot', 'forty more', 'raise to 120', 'bet 60', 'ninety'),
  chips,
  chips.map(held => ({ held })),
  fc.constantFrom('knocks', 'throws-hand-forward', 'lifts-upcards').map(does => ({ does }) as const),
)
const situation: fc.Arbitrary<Situation> = fc.record(
  {
    structure: fc.constantFrom(...STRUCTURES),
    setting: fc.constantFrom('cash', 'tournament'),
    price: fc.constantFrom(0, 10, 50, 300),
    before: fc.array(fc.constantFrom(5, 25), { maxLength: 2 }),
    lastRaise: fc.constantFrom(10, 20, 150),
    pot: fc.nat(500),
    stack: fc.integer({ min: 1, max: 4000 }),
    turn: fc.constantFrom('in', 'out'),
    did: fc.array(doing, { maxLength: 4 }),
    since: fc.array(fc.record({ act: fc.constantFrom('fold', 'check', 'call', 'bet', 'raise', 'shows') }), {
      maxLength: 2,
    }),
  },
  { requiredKeys: ['structure', 'stack', 'lastRaise', 'did'] },
)
const runs = { numRuns: 300 }

describe('every reading', () => {
  test('cites rules, is plain data, and takes nothing that they do not have', () => {
    const holds = (book: (typeof BOOKS)[number], asked: Situation): void => {
      const reading = reads(book, asked)
      expect(reading.rules.length).toBeGreaterThan(0)
      expect(JSON.parse(JSON.stringify(reading))).toEqual(reading)
      const { stack = 0, before = [] } = asked
      expect(reading.to ?? 0).toBeLessThanOrEqual(stack + before.reduce((sum, chip) => sum + chip, 0))
      if (reading.act === 'call') expect(reading.to).toBeLessThanOrEqual(asked.price ?? 0)
      if (reading.act === 'raise' || reading.act === 'bet') expect(reading.to).toBeGreaterThan(asked.price ?? 0)
    }
    fc.assert(fc.property(fc.constantFrom(...BOOKS), situation, holds), runs)
  })

  test('binds, sets free, or leaves it to the floor with the usual ruling first', () => {
    const holds = (book: (typeof BOOKS)[number], asked: Situation): void => {
      const { binding, discretion, mayStill, bars } = reads(book, asked)
      if (binding === 'may-be') expect(discretion?.by).toBe('floor')
      if (binding === true) expect(mayStill).toEqual([])
      expect(mayStill.filter(act => binding === false && bars.includes(act))).toEqual([])
      for (const floor of ['holds', 'frees'] as const)
        expect(reads(book, { ...asked, floor }).binding).not.toBe('may-be')
    }
    fc.assert(fc.property(fc.constantFrom(...BOOKS), situation, holds), runs)
  })
})
