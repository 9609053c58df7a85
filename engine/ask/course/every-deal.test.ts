import { isDeepStrictEqual } from 'node:util'
import { describe, expect } from 'vitest'
import type { Deal } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import type { AnyDeal } from '../../testing/any-deal.ts'
import { everyForm } from '../../testing/any-deal.ts'
import { playOut } from '../../testing/play-out.ts'
import { property } from '../../testing/property.ts'
import { readOrder } from '../acts/read-act.ts'
import { writeOrder } from '../acts/write-order.ts'
import { type Answer, ask } from '../ask.ts'
import type { Scenario } from '../scenario.ts'

describe('any deal can be written as a scenario, and comes out the same', () => {
  property('with its deck', everyForm, { deals: 2, from: 7000 }, playedAgain)
  property('with its cards given as they fell', everyForm, { deals: 1, from: 7000, realCards: true }, playedAgain)
})

describe('any deal comes out the same when its cards are named in advance', () => {
  property('by seats and boards', everyForm, { deals: 2, from: 8000 }, namedInAdvance)
})

function namedInAdvance(any: AnyDeal): void {
  const { scenario, deal, log } = asScenario(any)
  const hands = new Map<string, string[]>()
  for (const event of log) {
    if (event.type !== 'CardsDealt') continue
    event.seats.forEach((seat, i) => {
      const name = event.hand === 1 ? `${seat}+` : String(seat)
      hands.set(name, [...(hands.get(name) ?? []), event.cards[i]!])
    })
  }
  const { deck: _, ...rest } = scenario
  const acts = (scenario.acts as readonly string[]).map(act => act.replace(/^reshuffle .*/, 'reshuffle'))
  const cards = Object.fromEntries([...hands].map(([name, held]) => [name, held.join(' ')]))
  const boards = deal.boards.map(board => board.join(' '))
  const { answers, error, refused } = ask({ ...rest, cards, board: boards, acts })
  expect([error, refused]).toEqual([undefined, undefined])
  const awarded = (events: readonly DealEvent[]) =>
    events.filter(({ type }) => type === 'PotAwarded' || type === 'PointsScored' || type === 'PotCarried')
  expect(awarded(eventsIn(answers!))).toEqual(awarded(log))
}

const eventsIn = (answers: NonNullable<Answer['answers']>): readonly DealEvent[] =>
  (answers.events as unknown as { readonly events: readonly DealEvent[] }).events

function playedAgain(any: AnyDeal): void {
  const { scenario, deal, log } = asScenario(any)
  const { answers, error, refused } = ask(JSON.parse(JSON.stringify(scenario)))
  expect([error, refused]).toEqual([undefined, undefined])
  const { form } = any.start
  const expected = log.map(event => (event.type === 'DealStarted' ? { ...event, form: form.id } : event))
  const events = eventsIn(answers!)
  // listed one by one only where they differ, since a log is long
  if (!isDeepStrictEqual(events, expected)) expect(events).toEqual(expected)
  expect(answers!.state).toMatchObject({
    phase: 'ended',
    players: deal.players.toSorted(bySeat).map(({ seat, stack }) => ({ seat, stack })),
  })
}

const bySeat = (a: Deal['players'][number], b: Deal['players'][number]): number => a.seat - b.seat || a.hand - b.hand

/** A deal played at random, and the scenario that tells it. */
function asScenario(any: AnyDeal): {
  readonly scenario: Scenario
  readonly deal: Deal
  readonly log: readonly DealEvent[]
} {
  const acts: string[] = []
  let deck: string | undefined
  const { deal, log } = playOut(any, (playing, command) => {
    if (command.type === 'Shuffle') deck = command.deck.join(' ')
    else {
      const words = writeOrder(playing.deal, command)
      expect(readOrder(playing.deal, words)).toMatchObject(command)
      acts.push(words)
    }
  })
  const { form, stakes, book, button, seats, posts, fantasyland = [], type: _, realCards: __, ...rest } = any.start
  const { structure, ...amounts } = stakes
  const scenario: Scenario = {
    ...rest,
    form: form.id,
    ...(book === undefined ? {} : { book }),
    structure,
    stakes: amounts,
    button,
    seats: seats.map(seat => {
      const land = fantasyland.find(it => it.seat === seat.seat)
      return land === undefined ? seat : { ...seat, fantasyland: land.cards }
    }),
    ...(posts === undefined ? {} : { posts, usualPosts: false }),
    ...(deck === undefined ? {} : { deck }),
    acts,
    ask: ['state', 'events'],
  }
  return { scenario, deal, log }
}
