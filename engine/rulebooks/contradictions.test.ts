import { describe, expect, test } from 'vitest'
import { contradictionWords } from '../words/english/contradictions.ts'
import { contradictions, contradictionsIn } from './contradictions.ts'
import type { Overrides } from './house.ts'
import { readHouse } from './house-check.ts'
import { BOOKS, type BookId } from './rule-id.ts'
import { rulebooks } from './rulebooks.ts'

test.each(BOOKS)('%s does not contradict itself', book => {
  expect(contradictionsIn(rulebooks[book])).toEqual([])
})

// rrp/3/betting/1/revenue-chips: the special rule takes them out of what the smallest chip goes by
test('a house may rule out the chips of the collection by that point alone', () => {
  const house = { name: 'Ours', book: 'rrp', overrides: { revenueOnlyChipsPlay: false } } as const
  expect(readHouse(house)).toEqual({ ok: true, house })
})

test('each names its points', () => {
  for (const { points, id } of contradictions) {
    for (const point of points) expect(contradictionWords(id)).toContain(point)
  }
  const called = contradictionWords('check-raise-in-lowball', point => `the ${point} point`)
  expect(called).toMatch(/^the aceToFiveLimitCheckRaise point allows/)
})

const straddle = { ...rulebooks.rrp.bigBetStraddle.is, allowed: false }
const noStraddle = { limitStraddle: straddle, bigBetStraddle: straddle }
const { clock, tournamentAbsence, lowballLookAndKill, voluntaryTransferStack } = rulebooks.rrp
const noKill = { severalBlinds: [], singleBlind: [], badugi: ['post-big-blind'] } as const

/** For each contradiction a house that has it, and one that took the way out. */
const houses: readonly (readonly [odd: Overrides, mended: Overrides, book?: BookId])[] = [
  [{ checkRaise: false, aceToFiveLimitCheckRaise: true }, { checkRaise: false }],
  [
    { limitRaiseCapMinLivePlayers: 2 },
    { limitRaiseCapMinLivePlayers: 2, headsUpUnlimitedRaises: { cash: false, tournament: false } },
  ],
  [{ outOfTurnFloorAfter: ['raise'] }, { outOfTurnFloorAfter: ['raise'], outOfTurnFreedBy: ['bet'] }],
  [
    { ...noStraddle, straddleMandatory: { when: 'only-if-on-placard', newcomersToo: false } },
    { ...noStraddle, straddleMandatory: { when: 'never', newcomersToo: false } },
  ],
  [
    { straddleMandatory: { when: 'never', newcomersToo: true } },
    { straddleMandatory: { when: 'only-if-on-placard', newcomersToo: true } },
  ],
  [
    { bigBetStraddle: { ...straddle, allowed: true, timesBigBlind: 1 } },
    { bigBetStraddle: { ...straddle, timesBigBlind: 1 } },
  ],
  [{ ...noStraddle, straddleInKillPot: true }, { straddleInKillPot: true }],
  [
    {
      bigBetStraddle: { ...straddle, allowed: true, positions: ['button'] },
      missedBlindsOptions: { general: ['straddle-under-the-gun'], badugi: [] },
    },
    {
      bigBetStraddle: { ...straddle, allowed: true, positions: ['any'] },
      missedBlindsOptions: { general: ['straddle-under-the-gun'], badugi: [] },
    },
  ],
  [
    { ...noStraddle, drawMissedBlindStraddleEntry: { position: 'utg', dealtIn: 6 } },
    { drawMissedBlindStraddleEntry: { position: 'utg', dealtIn: 6 } },
  ],
  [
    { buyTheButton: { allowed: true, withKillInBlind: false } },
    { buyTheButton: { allowed: true, withKillInBlind: false }, enterBetweenBlindAndButton: true },
  ],
  [
    { buyTheButton: { allowed: false, withKillInBlind: true } },
    { buyTheButton: { allowed: true, withKillInBlind: true } },
    'wsop',
  ],
  [
    { chopBlinds: { allowed: false, withKillInBlind: true } },
    { chopBlinds: { allowed: false, withKillInBlind: false } },
  ],
  [{ maxBuyIn: { from: 5, to: 10 } }, { maxBuyIn: { from: 5, to: 20 } }],
  [{ maxBuyIn: { from: 50, to: 40 } }, { maxBuyIn: { from: 40, to: 50 } }],
  [{ topUpLimit: 'maximum-buy-in' }, { topUpLimit: 'maximum-buy-in', maxBuyIn: { from: 100, to: 100 } }],
  [
    { voluntaryTransferStack: { ...voluntaryTransferStack.is, overMaxBarredMinutes: 60 } },
    { voluntaryTransferStack: { ...voluntaryTransferStack.is, overMaxBarredMinutes: null } },
  ],
  [
    { maxAbsenceMinutes: { minutes: 30, absentButtons: 2 } },
    { maxAbsenceMinutes: { minutes: 30, absentButtons: 2 }, absentButtonGivenBy: 'floor' },
  ],
  [
    { studAbsentHand: { cash: 'dead-when-all-have-cards', tournament: 'dead-on-turn' } },
    { studAbsentHand: { cash: 'dead-on-turn', tournament: 'dead-on-turn' } },
  ],
  [{ newGameLockupMinutes: 15 }, { newGameLockupMinutes: 15, maxLockupMinutes: 15 }],
  [{ smokingPolicy: 'banned' }, { smokingPolicy: 'banned', nonsmokingSeats: 'all' }],
  [{ burnPoints: 'never' }, { burnPoints: 'never', runWithoutBurns: 'management-option' }],
  [
    { runItTimes: { ...rulebooks.rrp.runItTimes.is, max: 1 } },
    { runItTimes: { ...rulebooks.rrp.runItTimes.is, max: 1 }, runItTwiceGames: [] },
  ],
  [{ clock: { ...clock.is, seconds: 5 } }, { clock: { ...clock.is, seconds: 5, warningSeconds: 2 } }],
  [
    {
      ...{ killOptional: false, lowballNewPlayerEntry: noKill, lowballMissedBlind: [], lowballSingleBlindMissed: [] },
      lowballLookAndKill: { ...lowballLookAndKill.is, enabled: true },
    },
    { lowballLookAndKill: { ...lowballLookAndKill.is, enabled: true } },
  ],
  [
    { killOptional: false, lowballNewPlayerEntry: noKill },
    { killOptional: false, lowballNewPlayerEntry: noKill, lowballMissedBlind: [], lowballSingleBlindMissed: [] },
  ],
  [{ ofcOutOfPocketBanHours: { least: 24, most: 12 } }, { ofcOutOfPocketBanHours: { least: 12, most: 24 } }],
  [
    { tournamentAbsence: { ...tournamentAbsence.is, limitMinutes: 20, forfeit: 'none' } },
    { tournamentAbsence: { ...tournamentAbsence.is, limitMinutes: 20, forfeit: 'removed-from-play' } },
  ],
  [
    { redrawAtPlayers: { '3tables': 18, '2tables': 9 }, tournamentTableMax: { most: 10, final: 8 } },
    { redrawAtPlayers: { '3tables': 18, '2tables': 9 }, tournamentTableMax: { most: 10, final: 9 } },
  ],
  [{ tableStakes: false }, { tableStakes: true }],
  [{ prizeSplit: [70, 20] }, { prizeSplit: [70, 20, 10] }],
]

describe('a house that contradicts itself is refused', () => {
  const problems = (overrides: Overrides, book: BookId = 'rrp'): readonly unknown[] => {
    const read = readHouse({ name: 'x', book, overrides })
    return read.ok ? [] : read.refusal.problems.map(problem => problem.about)
  }

  test.each(contradictions.map(({ points, id }, i) => ({ name: points.join(' '), id, i })))('$name', ({ id, i }) => {
    const [odd, mended, book] = houses[i]!
    expect(problems(odd, book)).toEqual([{ contradiction: id }])
    expect(problems(mended, book)).toEqual([])
  })

  test('each of them is here', () => {
    expect(houses).toHaveLength(contradictions.length)
  })
})
