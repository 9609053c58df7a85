import type { ChairShown } from '@cardroom/room/protocol'
import { expect, test } from 'vitest'
import { nextPlaces } from './next-places.ts'

const empty: ChairShown = {
  seat: 1,
  is: 'open',
  player: null,
  name: null,
  since: 0,
  held: null,
  until: null,
  away: null,
  missedBlind: false,
  second: false,
  absentButtons: 0,
  over: null,
  owesTime: false,
  going: null,
}
/** Chairs by what stands for each: x taken, a away, o open. */
const chairs = (marks: string): readonly ChairShown[] =>
  [...marks].map((mark, i) => ({
    ...empty,
    seat: i + 1,
    is: mark === 'o' ? 'open' : 'taken',
    away: mark === 'a' ? 5 : null,
  }))

test('the button goes to the next player who is there, and the blinds are the two after it', () => {
  const places = { button: 2, small: 3, big: 4 }
  expect(nextPlaces({ chairs: chairs('xxoxax'), places })).toEqual({ button: 4, small: 6, big: 1 })
  expect(nextPlaces({ chairs: chairs('xxxx'), places: null })).toEqual({ button: 1, small: 2, big: 3 })
})

test('heads up the button has the small blind; alone there are none', () => {
  expect(nextPlaces({ chairs: chairs('xox'), places: { button: 1, small: 1, big: 3 } })).toEqual({
    button: 3,
    small: 3,
    big: 1,
  })
  expect(nextPlaces({ chairs: chairs('oxo'), places: null })).toEqual({ button: 2, small: null, big: null })
  expect(nextPlaces({ chairs: chairs('ooo'), places: null })).toEqual({ button: null, small: null, big: null })
})
