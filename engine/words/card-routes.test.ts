import { expect, test } from 'vitest'
import { routesOf } from './card-routes.ts'

const up = { seat: 3, face: 'up' } as const

test('cards that go the same way one after another go together, and one that stays goes nowhere', () => {
  expect(
    routesOf([
      { card: 'As', from: { board: 0 }, to: 'stub' },
      { card: 'Kd', from: { board: 0 }, to: 'stub' },
      { card: '2c', from: { ...up }, to: { ...up } },
      { card: '9h', from: up, to: 'muck' },
      { card: 'Qs', from: { board: 0 }, to: 'stub' },
    ]),
  ).toEqual([
    { cards: ['As', 'Kd'], from: { board: 0 }, to: 'stub' },
    { cards: ['9h'], from: up, to: 'muck' },
    { cards: ['Qs'], from: { board: 0 }, to: 'stub' },
  ])
})
