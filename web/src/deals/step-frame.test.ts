import type { PastDeal } from '@cardroom/room/protocol'
import { expect, test } from 'vitest'
import { streetMarks } from './step-frame.ts'

test('a street that comes again belongs to the next run-out', () => {
  const streets = ['preflop', 'preflop', 'turn', 'river', 'turn', 'river', 'river']
  const steps = [
    { deal: { phase: 'shuffle', street: '' } },
    ...streets.map(street => ({ deal: { phase: 'streets', street } })),
    { deal: { phase: 'showdown', street: 'river' } },
    { deal: { phase: 'ended', street: 'river' } },
  ]
  expect(streetMarks({ steps } as unknown as PastDeal).map(({ name, at }) => [name, at])).toEqual([
    ['Preflop', 1],
    ['Turn', 3],
    ['River', 4],
    ['Turn 2', 5],
    ['River 2', 6],
    ['Showdown', 8],
    ['End', 9],
  ])
})
