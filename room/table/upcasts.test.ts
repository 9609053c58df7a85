import { forms, stakesFor } from '@cardroom/engine'
import { expect, test } from 'vitest'
import type { HostedEvent } from './state/events.ts'
import { type Older, upcast } from './upcasts.ts'

test('what 0.1 kept of a deal in two wrappers stands in the stream as it is, with its time and who ordered it', () => {
  const event = { type: 'Folded', seat: 2, rules: [] } as const
  const now = { ...event, at: 5, orderedBy: 'ann' }
  expect(upcast({ type: 'Night', event: { type: 'InDeal', event, at: 5 }, by: 'ann', at: 5 })).toEqual(now)
  expect(upcast({ type: 'Night', event: { ...event, at: 5 }, by: 'ann', at: 5 })).toEqual(now)
})

test('a deal that 0.1 started gets the law that 0.1 played it by', () => {
  const { holdem } = forms
  const game = { form: holdem, stakes: stakesFor(holdem, 'limit', 10), book: 'wsop', setting: 'cash', finalTwo: false }
  const start = { type: 'DealStarted', ...game, at: 5 }
  const stored = { type: 'Night', event: { type: 'InDeal', event: start, at: 5 }, at: 5 } as unknown as Older
  const law = { raises: { most: 4, headsUp: null, from: 3 }, fraction: 0.5, inclusive: true, least: 10 }
  expect(upcast(stored)).toMatchObject({ ...start, law })
  const otherwise = { ...start, law: { fraction: 1, least: 20 } } as unknown as HostedEvent
  expect(upcast(otherwise)).toBe(otherwise)
})

test('what 0.1 kept of the table in a wrapper stands in the stream as it is', () => {
  const left = { type: 'LeavingSaid', player: 'ann', gone: false, rules: [], at: 5 } as const
  expect(upcast({ type: 'Night', event: left, at: 5 })).toEqual(left)
  expect(upcast({ type: 'Night', event: left, by: 'bob', at: 5 })).toEqual({ ...left, orderedBy: 'bob' })
})

test('a player whom 0.1 muted or banned is not one whom the table bars', () => {
  const muted = { person: 'ann', muted: true, banned: false, at: 5 } as const
  expect(upcast({ type: 'Barred', ...muted })).toEqual({ type: 'RightsChanged', ...muted })
  const barred: HostedEvent = { type: 'Barred', player: 'ann', rules: [], at: 5 }
  expect(upcast(barred)).toBe(barred)
})

test('what happens to people is as it was', () => {
  const said = { type: 'Said', person: 'ann', text: 'InDeal', at: 5 } as const
  expect(upcast(said)).toBe(said)
})

test('the hand that a pot was won with is data, where 0.1 kept it in words', () => {
  const award = {
    type: 'PotAwarded',
    pot: 0,
    run: 0,
    share: 'high',
    amount: 90,
    to: [],
    oddChips: [],
    rules: [],
  } as const
  const words = 'two pair, queens and threes, ten kicker; eight-six low (8-6-4-3-A)'
  const hands = [
    { is: 'two-pair', ranks: ['Q', '3', 'T'] },
    { is: 'low', ranks: ['8', '6', '4', '3', 'A'] },
  ] as const
  const now = { ...award, hands, at: 5 } as const
  expect(upcast({ type: 'Night', event: { type: 'InDeal', event: { ...award, words }, at: 5 }, at: 5 })).toEqual(now)
  expect(upcast({ type: 'Night', event: { ...award, words, at: 5 }, at: 5 })).toEqual(now)
  expect(upcast(now)).toBe(now)
})

test('an entry of a helper is data; one that 0.1 kept in words stays as it was entered', () => {
  const old = { person: 'ann', words: 'Bob makes it 40', at: 5 } as const
  const entry = { type: 'in-words', words: 'Bob makes it 40' } as const
  expect(upcast({ type: 'HelperTold', newDeal: false, ...old } as unknown as Older)).toEqual({
    type: 'HelperEntered',
    newDeal: false,
    person: 'ann',
    entry,
    at: 5,
  })
  expect(upcast({ type: 'TakenBack', ...old })).toEqual({ type: 'TakenBack', person: 'ann', entry, at: 5 })
  const now = { type: 'HelperEntered', person: 'ann', entry: { type: 'dealt' }, newDeal: false, at: 5 } as const
  expect(upcast(now)).toBe(now)
})

test('events and fields have the names of today', () => {
  const now = (stored: object): HostedEvent => upcast(stored as Older)
  const seen = { cards: ['As'], rules: [], at: 5 }
  expect(now({ type: 'BoardTold', board: 0, ...seen })).toEqual({ type: 'BoardNamed', board: 0, ...seen })
  expect(now({ type: 'WaitingTold', names: 2, rules: [], at: 5 })).toMatchObject({ type: 'WaitingCounted', names: 2 })
  const entered = { person: 'ann', newDeal: true, at: 5 }
  const entry = { type: 'dealt' }
  expect(now({ type: 'HelperTold', ...entered, told: entry })).toEqual({ type: 'HelperEntered', ...entered, entry })
  expect(now({ type: 'TakenBack', person: 'ann', told: entry, at: 5 })).toEqual({
    type: 'TakenBack',
    person: 'ann',
    entry,
    at: 5,
  })
  const law = { fraction: 1, least: 20 }
  expect(now({ type: 'DealStarted', law, told: true, at: 5 })).toEqual({
    type: 'DealStarted',
    law,
    realCards: true,
    at: 5,
  })
  expect(now({ type: 'TableOpened', placard: { name: 'Home', told: false }, at: 5 })).toEqual({
    type: 'TableOpened',
    placard: { name: 'Home', realCards: false },
    at: 5,
  })
})

test('a preference of a player is one event, where each had its own', () => {
  const by = { person: 'ann', at: 5 } as const
  const preferred = (preference: object) => ({ type: 'Preferred', ...by, preference })
  expect(upcast({ type: 'RunsSaid', ...by, times: 2 })).toEqual(preferred({ type: 'run-it', value: 2 }))
  expect(upcast({ type: 'ChopsSaid', ...by, chops: true })).toEqual(preferred({ type: 'chop', value: true }))
  expect(upcast({ type: 'AskToShowSaid', ...by, asks: true })).toEqual(preferred({ type: 'ask-to-show', value: true }))
  expect(upcast({ type: 'OutAtBlindSaid', ...by, out: false })).toEqual(
    preferred({ type: 'sit-out-at-blind', value: false }),
  )
})

test('decisions and kills that are waited for have the codes of today', () => {
  const given = { type: 'RulingGiven', decision: 'keeps-turn', by: 'floor', rules: [], at: 5 } as const
  const stored = { ...given, decision: 'keeps-his-turn' } as unknown as HostedEvent
  expect(upcast(stored)).toEqual(given)
  expect(upcast({ type: 'Night', event: { type: 'InDeal', event: stored, at: 5 }, at: 5 } as unknown as Older)).toEqual(
    given,
  )
  expect(upcast(given)).toBe(given)
  const asked = { type: 'ReportMade', by: 'ann', deal: 2, asks: ['bob'], until: 9, at: 5 } as const
  const question = { type: 'Decide', decision: 'redeal-with-hand-dead' } as const
  const made = { ...asked, question: { ...question, decision: 'redeal-with-his-hand-dead' } }
  expect(upcast(made)).toEqual({ ...asked, question })
  const missed = { type: 'KillMissed', player: 'ann', until: 'own-blind', blind: 1, rules: [], at: 5 } as const
  expect(upcast({ ...missed, until: 'his-blind' } as unknown as HostedEvent)).toEqual(missed)
  const waits = { type: 'KillWaits', player: 'ann', until: 'own-blind', rules: [], at: 5 } as const
  expect(upcast({ ...waits, until: 'his-blind' } as unknown as HostedEvent)).toEqual(waits)
  expect(upcast(waits)).toBe(waits)
})
