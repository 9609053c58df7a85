import { expect, test } from 'vitest'
import { upcast } from './upcasts.ts'

test('what 0.1 kept of a deal in a wrapper stands in the night as it is, with its time and who ordered it', () => {
  const event = { type: 'Folded', seat: 2, rules: [] } as const
  const wrapped = { type: 'Night', event: { type: 'InDeal', event, at: 5 }, by: 'ann', at: 5 } as const
  const now = { type: 'Night', event: { ...event, at: 5 }, by: 'ann', at: 5 } as const
  expect(upcast(wrapped)).toEqual(now)
  expect(upcast(now)).toBe(now)
})

test('what happened at the table, or to its people, is as it was', () => {
  const left = { type: 'LeavingSaid', player: 'ann', gone: false, rules: [], at: 5 } as const
  const night = { type: 'Night', event: left, at: 5 } as const
  const said = { type: 'Said', person: 'ann', text: 'InDeal', at: 5 } as const
  expect([upcast(night), upcast(said)]).toEqual([night, said])
})
