import { describe, expect, test } from 'vitest'
import { BOOKS } from '../rulebooks/rule-id.ts'
import { ask } from './ask.ts'

const wager = (scenario: object) => ask({ stakes: '5-10', seats: 3, ...scenario, ask: 'wager' })

describe('what cannot have been done at this table is not read', () => {
  test.each(BOOKS)('nobody lifts upcards or has a wrong lowcard in hold’em (%s)', book => {
    const lifts = wager({ form: 'holdem', book, acts: ['3 lifts his upcards'] })
    expect(lifts.error).toMatchObject({ at: 'acts[0]', problem: expect.stringContaining('no upcards in Hold') })
    const low = wager({ form: 'holdem', book, acts: [{ seat: 3, chips: [10], wrongLowcard: true }] })
    expect(low.error).toMatchObject({ at: 'acts[0]', problem: expect.stringContaining('no forced bet of a lowcard') })
  })
})
