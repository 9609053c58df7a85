import type { ChairShown, FloorTableShown } from '@cardroom/room/protocol'
import { describe, expect, test } from 'vitest'
import { chairMarks, openSeats, tableLabel, tableStatus } from './chair-marks.ts'

const MINUTE = 60_000
const NOW = 100 * MINUTE

const chair = (seat: number, is: ChairShown['is'], more: Partial<ChairShown> = {}): ChairShown => ({
  seat,
  is,
  player: is === 'open' ? null : `p${seat}`,
  name: is === 'open' ? null : `Player ${seat}`,
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
  ...more,
})
const table = (chairs: readonly ChairShown[], more: Partial<FloorTableShown> = {}): FloorTableShown => ({
  id: '4',
  game: '1-2 NL',
  run: 'known',
  hosted: null,
  chairs,
  usual: chairs.length,
  opened: 0,
  feeds: [],
  isMain: false,
  deals: 3,
  inDeal: false,
  places: { button: 1, small: 2, big: 3 },
  builtUp: false,
  changes: [],
  asked: [],
  proposal: null,
  silent: null,
  closed: false,
  dealer: null,
  collected: 0,
  timeDue: null,
  ...more,
})
const going = { to: { table: '1', seat: 4 }, why: 'must-move', when: ['now'], due: true } as const

describe('a table on the map', () => {
  test('marks open seats by number, absences by minutes, and players who have to go in brass', () => {
    const marks = chairMarks(
      table([
        chair(1, 'taken'),
        chair(2, 'open'),
        chair(3, 'taken', { away: NOW - 31.5 * MINUTE }),
        chair(4, 'taken', { going }),
        chair(5, 'held', { held: 'locked-up' }),
        chair(6, 'removed'),
      ]),
      NOW,
    )
    expect(marks.map(({ is, text }) => `${is} ${text}`.trim())).toEqual([
      'taken',
      'open 2',
      'away 31′',
      'due 4',
      'kept 5',
      'removed',
    ])
    expect(marks.map(({ button }) => button)).toEqual([true, false, false, false, false, false])
  })

  test('offers no seat while it doesn’t answer: it may be taken already', () => {
    const chairs = [chair(1, 'taken'), chair(2, 'open')]
    expect(openSeats(table(chairs))).toEqual([2])
    expect(openSeats(table(chairs, { silent: 5 }))).toEqual([])
    expect(tableStatus(table(chairs, { silent: 5 }), NOW)).toMatchObject({ isDue: true })
  })

  test.each([
    ['a move that is due first', { going }, {}, 'Seat 1 moves to table 1 now', true],
    [
      'then who asks for a seat',
      {},
      { asked: [{ player: 'x', name: 'Ann', seat: 2, at: 0 }] },
      'Ann wants seat 2',
      true,
    ],
    ['then an absence', { away: NOW - 6 * MINUTE }, { timeDue: 0 }, 'Seat 1 away 6 min', false],
    ['then time', {}, { timeDue: NOW }, 'Time due', true],
    ['time a while before', {}, { timeDue: NOW + 3 * MINUTE }, 'Time due in 3 min', false],
    ['and else what is open', {}, {}, '1 seat open', false],
  ] as const)('says what matters most: %s', (_, first, more, words, isDue) => {
    expect(tableStatus(table([chair(1, 'taken', first), chair(2, 'open')], more), NOW)).toEqual({ words, isDue })
  })

  test('is a sentence for a screen reader', () => {
    expect(tableLabel(table([chair(1, 'taken'), chair(2, 'open'), chair(3, 'open')]), NOW)).toBe(
      'Table 4: 1 of 3 seats taken, open: 2, 3, button at seat 1. 2 seats open',
    )
  })
})
