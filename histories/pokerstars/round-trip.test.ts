import { type DealEvent, type Form, replay, type Stakes, stakesFor } from '@cardroom/engine'
import { type AnyDeal, anyDeal, playOut } from '@cardroom/engine/testing'
import { describe, expect, test } from 'vitest'
import { replayHistory } from '../replay-history.ts'
import type { Recorded } from '../story/recorded.ts'
import type { Story } from '../story/story.ts'
import { storyOf } from '../story/story-of.ts'
import { GAMES, LIMITS } from './games.ts'
import { readPokerStars } from './read-pokerstars.ts'
import { writePokerStars } from './write-pokerstars.ts'

/** This many deals of each game; those that cannot be written are counted, and most can. */
const DEALS = 24

describe('write, then read: the same deal', () => {
  test.each(GAMES.map(({ name, form }) => [name, form] as const))('%s', (_, form) => {
    let written = 0
    for (let number = 0; number < DEALS; number++) {
      const any = plainDeal(form, number)
      const { log } = playOut(any)
      const text = writePokerStars(recorded(log, any.start.setting === 'tournament' ? 0 : 2), { everyHand: true })
      if (!text.ok) continue
      written++
      const [hand, ...more] = readPokerStars(text.text)
      expect(more).toEqual([])
      if (!hand?.ok) throw new Error(`${any.name}: ${JSON.stringify(hand)}\n${text.text}`)
      const replayed = replayHistory(hand.history, { book: any.start.book! })
      if (replayed.problems.length > 0)
        throw new Error(`${any.name}: ${JSON.stringify(replayed.problems)}\n${text.text}`)
      expect(replayed.ended).toBe(true)
      expect(course(storyOf(replayed.log))).toEqual(course(storyOf(log)))
      const chips = new Map(replay(log).players.map(({ seat, stack, aside }) => [seat, stack + aside]))
      expect(replayed.finishing).toEqual(hand.history.start.seats.map(({ seat }) => chips.get(seat)))
      expect(hand.history.warnings).toEqual([])
    }
    expect(written).toBeGreaterThan(DEALS / 2)
  })
})

/** A deal with the blinds or antes of its stakes and nothing beside them. */
function plainDeal(form: Form, number: number): AnyDeal {
  const any = anyDeal(form, number)
  const played = form.structures.filter(it => LIMITS[it] !== undefined && (form.family !== 'stud' || it === 'limit'))
  const stakes: Stakes = {
    ...stakesFor(form, played[number % played.length]!, 20),
    ...(number % 3 === 0 ? { ante: 4 } : {}),
  }
  const seats = any.start.seats.map(({ seat, chips }) => ({ seat, chips }))
  const { posts: _, carried: __, mixed: ___, ...start } = any.start
  // PokerStars tells of no button at stud: the lowest seat is dealt first
  const button = form.family === 'stud' ? Math.max(...seats.map(({ seat }) => seat)) : start.button
  return { ...any, start: { ...start, button, stakes, seats, ...(number % 5 === 0 ? { setting: 'tournament' } : {}) } }
}

const recorded = (events: readonly DealEvent[], scale: number): Recorded => ({
  events,
  names: Object.fromEntries([
    [1, 'Ann'],
    [2, 'Bob (2)'],
    [3, 'x collected 5 from pot'],
  ]),
  about: { currency: 'USD', hand: 4711, year: 2026, month: 11, day: 16, time: '03:20:00' },
  scale,
  unknownStacks: [],
  kept: {},
})

/** What was done, dealt and won; what nobody saw of the order of posts and of mucking is left out. */
function course({ beats, boards, runs, pots, ends }: Story) {
  const kinds = ['act', 'draw', 'drawn', 'returned', 'award', 'street', 'runs']
  return {
    beats: beats.filter(({ tells }) => kinds.includes(tells)).map(plain),
    boards,
    runs,
    pots,
    ends: ends.map(plain),
  }
}

/** Rules go by the book, and a mucked hand that somebody asked to see is written as a mucked one. */
function plain(it: Story['beats'][number] | Story['ends'][number]) {
  if ('mucked' in it) return it.mucked ? { ...it, shown: null } : it
  // nobody says what the forced bet would have been if it was not made
  if ('does' in it) return { ...it, price: 0 }
  if ('award' in it) return { ...it, award: { ...it.award, rules: [] } }
  return it
}
