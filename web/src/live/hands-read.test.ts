import { describe, expect, test } from 'vitest'
import { type Part, withoutPart, withSidePots } from './hands-read.ts'

const part = (pot: number, share: string, seats: readonly number[]): Part => ({
  pot,
  run: 0,
  share,
  seats,
  amount: 100,
  qualifier: share === 'low',
  known: false,
})
const main = part(0, 'high', [1, 2, 3, 4])
const side = part(1, 'high', [2, 3, 4])
const last = part(2, 'high', [3, 4])
const parts = [main, part(0, 'low', [1, 2, 3, 4]), side, part(1, 'low', [2, 3, 4]), last]

describe('the dealer taps one winner for all that their hand decides', () => {
  test('the player with the best hand of all has it in the side pots that they play for', () => {
    expect(withSidePots({}, main, [4], parts)).toEqual({ '0 0 high': [4], '1 0 high': [4], '2 0 high': [4] })
    expect(withSidePots({}, main, [2], parts)).toEqual({ '0 0 high': [2], '1 0 high': [2] })
  })

  test('where they do not play, the side pot is still to be read; a player who ties takes it alone', () => {
    expect(withSidePots({}, main, [1], parts)).toEqual({ '0 0 high': [1] })
    expect(withSidePots({}, main, [1, 3], parts)).toEqual({ '0 0 high': [1, 3], '1 0 high': [3], '2 0 high': [3] })
  })

  test('a side pot says nothing of the main pot, and no low of all is no low of some', () => {
    expect(withSidePots({ '0 0 high': [1] }, side, [3], parts)).toEqual({
      '0 0 high': [1],
      '1 0 high': [3],
      '2 0 high': [3],
    })
    expect(withSidePots({}, parts[1]!, [], parts)).toEqual({ '0 0 low': [], '1 0 low': [] })
  })

  test('a winner who is taken away leaves their part unread', () => {
    expect(withoutPart({ '0 0 high': [1], '1 0 high': [3] }, side)).toEqual({ '0 0 high': [1] })
  })
})
