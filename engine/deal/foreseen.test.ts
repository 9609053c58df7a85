import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { decks } from '../cards/deck.ts'
import { seeded, shuffled } from '../cards/shuffle.ts'
import { forms } from '../forms/forms.ts'
import { decide } from '../rulings/decide.ts'
import { anyDeal, everyForm } from '../testing/any-deal.ts'
import { nextCommand } from '../testing/play-out.ts'
import type { Deal } from './deal.ts'
import type { DealEvent } from './events.ts'
import { evolve, replay } from './evolve.ts'
import { randomCommand } from './random-play.ts'
import { stakesFor } from './stakes.ts'

const chance = seeded('foreseen')
const start = {
  type: 'StartDeal',
  form: forms.holdem,
  stakes: stakesFor(forms.holdem, 'no-limit', 2),
  button: 1,
  seats: [1, 2, 3].map(seat => ({ seat, chips: 200 })),
} as const

const decided = (deal: Deal | undefined, command: Parameters<typeof decide>[1]): readonly DealEvent[] => {
  const decision = decide(deal, command)
  if (!decision.ok) throw new Error(decision.refusal.why)
  return decision.events
}

const after = (deal: Deal | undefined, events: readonly DealEvent[]): Deal =>
  events.reduce<Deal | undefined>((before, event) => evolve(before, event), deal)!

test('an event recorded twice on the same deal comes to the same, and to deals of their own', () => {
  const begun = after(undefined, decided(undefined, start))
  const events = decided(begun, { type: 'Shuffle', deck: shuffled(decks.standard, chance) })
  const [one, other] = [after(begun, events), after(begun, events)]
  expect(one).toEqual(other)
  expect(one).not.toBe(other)
  expect(begun.phase).toBe('shuffle')
})

test('two deals that are played by turns do not get into each other', () => {
  const played = [0, 1].map(() => ({ deal: after(undefined, decided(undefined, start)), log: [] as DealEvent[] }))
  const firsts = played.map(({ deal }) => JSON.stringify(deal))
  const begins = played.map(({ deal }) => deal)
  while (played.some(({ deal }) => deal.phase !== 'ended')) {
    const due = played.filter(({ deal }) => deal.phase !== 'ended')
    const all = due.map(({ deal }) => decided(deal, randomCommand(deal, chance)))
    due.forEach((one, i) => {
      one.deal = after(one.deal, all[i]!)
      one.log.push(...all[i]!)
    })
  }
  for (const { deal, log } of played) expect(replay([...decided(undefined, start), ...log])).toEqual(deal)
  expect(begins.map(deal => JSON.stringify(deal))).toEqual(firsts)
})

test('other events than those decided are recorded as they are', () => {
  let deal = after(undefined, decided(undefined, start))
  const deck = shuffled(decks.standard, chance)
  const [shuffledNow] = decided(deal, { type: 'Shuffle', deck })
  // a decision that nobody carries out
  decided(deal, { type: 'Shuffle', deck: decks.standard })
  deal = evolve(deal, shuffledNow!)
  expect(deal.deck).toEqual(deck)
})

/** The same events recorded as if they came from a file: nothing of them has been foreseen. */
const asRead = (deal: Deal | undefined, events: readonly DealEvent[]): Deal =>
  after(deal && structuredClone(deal), structuredClone(events))

describe('what was foreseen is what is recorded, event by event, and stays so', () => {
  test.each(everyForm)('$id', form => {
    const { start: begin, habits, chance: own } = anyDeal(form, 7)
    const held: { readonly deal: Deal; readonly written: string }[] = []
    let deal: Deal | undefined
    for (let command: Parameters<typeof decide>[1] = begin; ; command = nextCommand(deal!, own, habits)) {
      for (const event of decided(deal, command)) {
        const recorded = asRead(deal, [event])
        deal = evolve(deal, event)
        if (!isDeepStrictEqual(deal, recorded)) expect(deal).toStrictEqual(recorded)
        held.push({ deal, written: JSON.stringify(deal) })
      }
      if (deal!.phase === 'ended') break
    }
    // a holder of a deal of any moment holds what they held
    for (const { deal: then, written } of held) expect(JSON.stringify(then)).toBe(written)
  })
})

test('what a decision comes to between its events is kept, not worked out again', () => {
  let deal = after(undefined, decided(undefined, start))
  deal = after(deal, decided(deal, { type: 'Shuffle', deck: decks.standard }))
  const [dealt, opened] = decided(deal, { type: 'Deal' })
  const between = evolve(deal, dealt!)
  expect(between.round).toBeNull()
  expect(evolve(between, opened!).players).toBe(between.players)
})
