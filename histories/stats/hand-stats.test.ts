import { type Card, decks, type Form, forms, legal, play, seeded, shuffled, stakesFor } from '@cardroom/engine'
import { describe, expect, test } from 'vitest'
import { storyOf } from '../story/story-of.ts'
import { handStats } from './hand-stats.ts'
import { summedStats } from './summed-stats.ts'

type Command = Parameters<Extract<ReturnType<typeof play>, { log: unknown }>['give']>[0]

/** A hand with a known deck; the dealer does by itself what there is to do, and hands are shown at the end. */
const handOf = (form: Form, structure: 'no-limit' | 'limit', commands: readonly Command[]) => {
  const seats = [1, 2, 3].map(seat => ({ seat, chips: 500 }))
  const table = play({ type: 'StartDeal', form, stakes: stakesFor(form, structure, 10), button: 3, seats })
  if (!table.ok) throw new Error(table.refusal.why)
  const give = (command: Command): void => {
    const given = table.give(command)
    if (!given.ok) throw new Error(`${JSON.stringify(command)}: ${given.refusal.why}`)
  }
  const dealer = (): void => {
    for (;;) {
      const due = legal(table.deal)
      if (due.due === 'dealer') give({ type: 'Deal' })
      else if (due.due === 'show') give({ type: 'Show', seat: due.seat })
      else return
    }
  }
  give({ type: 'Shuffle', deck: shuffled(decks.standard, seeded(18)) as readonly Card[] })
  dealer()
  for (const command of commands) {
    give(command)
    dealer()
  }
  expect(table.deal.phase).toBe('ended')
  return storyOf(table.log)
}
const checks = (...seats: readonly number[]): readonly Command[] => seats.map(seat => ({ type: 'Check', seat }))

describe('what a hand says about a player', () => {
  // seat 3 has the button, 1 and 2 the blinds
  const walk = () =>
    handOf(forms.holdem, 'no-limit', [
      { type: 'Fold', seat: 3 },
      { type: 'Fold', seat: 1 },
    ])
  const raised = () =>
    handOf(forms.holdem, 'no-limit', [
      { type: 'Wager', seat: 3, to: 30 },
      { type: 'Fold', seat: 1 },
      { type: 'Call', seat: 2 },
      ...checks(2, 3),
      { type: 'Wager', seat: 2, to: 50 },
      { type: 'Fold', seat: 3 },
    ])
  const shown = () =>
    handOf(forms.holdem, 'no-limit', [
      { type: 'Call', seat: 3 },
      { type: 'Call', seat: 1 },
      ...checks(2, 1, 2, 3, 1, 2, 3, 1, 2, 3),
    ])

  test('a walk in the big blind is won without a choice', () => {
    expect(handStats(walk(), 2)).toEqual({
      threeBetChance: false,
      threeBet: false,
      cBetChance: false,
      cBet: false,
      aggressive: 0,
      passive: 0,
      vpip: false,
      pfr: false,
      sawSecond: false,
      showdown: false,
      wonAtShowdown: false,
      won: true,
      net: 5,
    })
    expect(handStats(walk(), 1)).toMatchObject({ vpip: false, won: false, net: -5 })
    expect(handStats(walk(), 3)).toMatchObject({ vpip: false, net: 0 })
    expect(handStats(walk(), 7)).toBeNull()
  })

  test('a raise is both, a call is one, and later streets count for neither', () => {
    expect(handStats(raised(), 3)).toMatchObject({ vpip: true, pfr: true, sawSecond: true, showdown: false, net: -30 })
    expect(handStats(raised(), 2)).toMatchObject({ vpip: true, pfr: false, sawSecond: true, won: true, net: 35 })
    expect(handStats(raised(), 1)).toMatchObject({ vpip: false, pfr: false, sawSecond: false })
  })

  test('a player who only checks the big blind has chosen nothing, and is counted at the showdown', () => {
    const story = shown()
    expect([1, 2, 3].map(seat => handStats(story, seat)!.vpip)).toEqual([true, false, true])
    expect([1, 2, 3].map(seat => handStats(story, seat)!.showdown)).toEqual([true, true, true])
    const winners = [1, 2, 3].filter(seat => handStats(story, seat)!.wonAtShowdown)
    expect(winners.length).toBeGreaterThan(0)
    for (const seat of winners) expect(handStats(story, seat)!.net).toBeGreaterThanOrEqual(0)
    expect([1, 2, 3].reduce((sum, seat) => sum + handStats(story, seat)!.net, 0)).toBe(0)
  })

  test('hands add up', () => {
    const hands = [walk(), raised(), shown()].map(story => handStats(story, 2)!)
    expect(summedStats(hands)).toMatchObject({ hands: 3, vpip: 1, pfr: 0, sawSecond: 2, showdown: 1 })
    expect(summedStats([]).hands).toBe(0)
  })
})

test('in stud the bring-in is no choice, and completing it is a raise', () => {
  const seats = [1, 2, 3].map(seat => ({ seat, chips: 500 }))
  const form = forms['seven-card-stud']
  const table = play({ type: 'StartDeal', form, stakes: stakesFor(form, 'limit', 10), button: 3, seats })
  if (!table.ok) throw new Error(table.refusal.why)
  table.give({ type: 'Shuffle', deck: shuffled(decks.standard, seeded(3)) })
  const done: string[] = []
  let brings = 0
  let completes = 0
  while (table.deal.phase !== 'ended') {
    const due = legal(table.deal)
    if (due.due === 'dealer') table.give({ type: 'Deal' })
    else if (due.due === 'betting') {
      const { seat } = due
      if (due.bringIn !== null) {
        brings = seat
        table.give({ type: 'BringIn', seat, to: due.bringIn[0]! })
      } else if (completes === 0 && due.wager !== null) {
        completes = seat
        table.give({ type: 'Wager', seat, to: due.wager.sizes[0]! })
      } else table.give({ type: 'Fold', seat })
      done.push(due.due)
    } else throw new Error(due.due)
  }
  const story = storyOf(table.log)
  expect(handStats(story, brings)).toMatchObject({ vpip: false, pfr: false })
  expect(handStats(story, completes)).toMatchObject({ vpip: true, pfr: true, won: true })
})
