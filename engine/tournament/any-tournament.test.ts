import { describe, expect, test } from 'vitest'
import { BOOKS } from '../rulebooks/rule-id.ts'
import { checkedStream, soaked } from '../testing/any-tournament.ts'
import type { TournamentEvent } from './events.ts'

describe('a tournament by chance keeps every promise at every event', () => {
  const happened = new Set<string>()
  test('2,000 entries', () => {
    expect(checkedStream({ entries: 2000, book: 'rrp', plan: { seats: 10 } }, 0).state.phase).toBe('ended')
  })
  test.each(BOOKS)('40 events by %s', book => {
    for (let i = 0; i < 40; i++) {
      const { state, log } = soaked(book, i)
      expect(state.phase).toBe('ended')
      for (const { type } of log) happened.add(type)
    }
  })
  test('whatever a director knows happens in them', () => {
    expect(HAPPENS.filter(type => !happened.has(type))).toEqual([])
  })
})

const HAPPENS: readonly TournamentEvent['type'][] = [
  'Rebought',
  'ReEntered',
  'BustUndone',
  'ChipsRaced',
  'EnvelopeOpened',
  'Penalized',
  'Disqualified',
  'ChipsTaken',
  'StackForfeited',
  'DayEnded',
  'PrizeDealAgreed',
  'HandForHandBegun',
  'BreakStarted',
  'TableBroken',
  'PlayerMoved',
]
