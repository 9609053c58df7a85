import { describe, expect, test } from 'vitest'
import { seeded } from '../../cards/shuffle.ts'
import { forms } from '../../forms/forms.ts'
import { play as playRuled } from '../../rulings/decide.ts'
import { type AnyDeal, begin, holdsIn, property } from '../../testing/index.ts'
import { asText, flatForms, plain, playedBothWays } from '../../testing/play-both-ways.ts'
import type { Command, StartDeal } from '../commands.ts'
import type { Deal } from '../deal.ts'
import { draftOf } from '../evolve.ts'
import { play } from '../play.ts'
import { randomCommand } from '../random-play.ts'
import { stakesFor } from '../stakes.ts'
import { view } from '../view.ts'

type Given = Exclude<Command, StartDeal>

test('hold’em, Omaha and their kin are played flat; stud, draw and what needs more are not', () => {
  const ids = flatForms.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['holdem', 'omaha', 'omaha-8', 'big-o', 'courchevel']))
  for (const other of ['pineapple', 'short-deck', 'razz', 'badugi', 'chinese']) expect(ids).not.toContain(other)
})

describe('event for event, state, what is legal: flat and general are the same', () => {
  property('in a hundred deals', flatForms, { deals: 100, from: 5000 }, deal => void playedBothWays(deal))

  test('and most deals are played flat to their end', () => {
    let commands = 0
    let deals = 0
    holdsIn(forms.holdem, { deals: 100 }, deal => {
      const flat = playedBothWays({ ...deal, habits: { careless: false } })
      commands += flat
      if (flat > 0) deals++
    })
    expect(deals).toBeGreaterThan(60)
    expect(commands / deals).toBeGreaterThan(10)
  })
})

test('what is below the smallest chip of the blinds is an odd chip, flat as well', () => {
  let odd = 0
  holdsIn(forms.holdem, { deals: 60, from: 7000 }, ({ start, habits, chance }) => {
    const stakes = { ...stakesFor(forms.holdem, 'no-limit', 10), chips: { blind: 5 } }
    const seats = start.seats.map(({ seat }, i) => ({ seat, chips: 11 + 3 * i }))
    const command = { ...plain(start), book: 'wsop', stakes, seats } as const
    if (playedBothWays({ name: 'odd', start: command, habits: { ...habits, careless: false }, chance }) > 0) odd++
  })
  expect(odd).toBeGreaterThan(20)
})

/** Four players with a few chips each, who are often all-in: the log, played flat or as a whole deal. */
const shortStacked = (number: number, whole: boolean): string => {
  const chance = seeded(`short ${number}`)
  const seats = [1, 2, 3, 4].map(seat => ({ seat, chips: 4 + chance(9) }))
  const stakes = stakesFor(forms.holdem, 'no-limit', 2)
  const playing = begin({ type: 'StartDeal', form: forms.holdem, stakes, button: 1 + (number % 4), seats })
  if (whole) void playing.deal
  for (let due = playing.dealOn(chance); due.due === 'betting' || due.due === 'show'; due = playing.dealOn(chance)) {
    const { seat } = due
    if (due.due === 'show') playing.give({ type: 'Show', seat })
    else if (due.wager !== null && chance(3) === 0) playing.give({ type: 'Wager', seat, to: due.wager.most })
    else playing.give({ type: due.check ? 'Check' : 'Call', seat })
  }
  return asText(playing.log)
}

test('the odd chips of a tie go around from the button’s left, flat as well', () => {
  const odd = Array.from({ length: 1500 }, (_, number) => number).filter(number => {
    const log = shortStacked(number, false)
    if (!/"oddChips":\[\d/.test(log)) return false
    expect(log).toBe(shortStacked(number, true))
    return true
  })
  expect(odd.length).toBeGreaterThan(20)
})

/** Commands that are mostly refused, or out of the ordinary. */
const strange = (deal: Deal, chance: AnyDeal['chance']): Given => {
  const { seat } = deal.players[chance(deal.players.length)]!
  const all: readonly Given[] = [
    { type: 'Fold', seat },
    { type: 'Check', seat },
    { type: 'Call', seat: 99 },
    { type: 'Wager', seat, to: chance(50) },
    { type: 'Wager', seat, to: 0.5 },
    { type: 'Deal', cards: ['As'] },
    { type: 'Deal' },
    { type: 'Shuffle', deck: ['As', 'As'] },
    { type: 'Show', seat },
    { type: 'Muck', seat },
    { type: 'BringIn', seat, to: 1 },
    { type: 'AskToSee', seat, hand: 1 },
  ]
  return all[chance(all.length)]!
}

describe('whatever is asked in between, play in place answers as the whole deal does', () => {
  property('refusals, views, undoing and clones', flatForms, { deals: 20, from: 9000 }, ({ start, habits, chance }) => {
    const command = plain(start)
    const tried = play(command)
    const live = play(command)
    if (!tried.ok || !live.ok) return expect(tried).toStrictEqual(live)
    void live.deal
    const stop = chance(25)
    for (let n = 0; live.deal.phase !== 'ended'; n++) {
      if (n === stop) {
        const odd = strange(live.deal, chance)
        expect(tried.give(odd)).toStrictEqual(live.give(odd))
        expect(asText(tried.log)).toBe(asText(live.log))
        const { seat } = live.deal.players[0]!
        expect(view(tried.deal, { seat })).toStrictEqual(view(live.deal, { seat }))
        expect(tried.clone().deal).toStrictEqual(live.deal)
        if (live.legal().due === 'nobody') break
      }
      const next = randomCommand(live.deal, chance, habits)
      expect(tried.legal()).toStrictEqual(live.legal())
      expect(tried.give(next)).toStrictEqual(live.give(next))
    }
    expect(tried.stacks()).toEqual(live.deal.players.map(({ stack }) => stack))
    expect(tried.deal).toStrictEqual(live.deal)
    expect(draftOf(tried.log)).toStrictEqual(live.deal)
    while (live.undo()) {
      expect(tried.undo()).toBe(true)
      expect(asText(tried.log)).toBe(asText(live.log))
      expect(tried.deal).toStrictEqual(live.deal)
    }
    expect(tried.undo()).toBe(false)
  })

  test('a deal that was looked at stays one and the same object', () => {
    const seats = [1, 2, 3].map(seat => ({ seat, chips: 200 }))
    const stakes = stakesFor(forms.holdem, 'no-limit', 2)
    const playing = begin({ type: 'StartDeal', form: forms.holdem, stakes, button: 1, seats })
    const chance = seeded('looked at')
    const { deal, give, log } = playing
    while (deal.phase !== 'ended') give(randomCommand(deal, chance))
    expect(playing.deal).toBe(deal)
    expect(playing.log).toBe(log)
    expect(log.at(-1)?.type).toBe('DealEnded')
  })

  test('undone, a flat deal goes back command by command', () => {
    const seats = [1, 2, 3, 4].map(seat => ({ seat, chips: 50 }))
    const stakes = stakesFor(forms.holdem, 'no-limit', 2)
    const chance = seeded('undone')
    for (let n = 0; n < 40; n++) {
      const playing = begin({ type: 'StartDeal', form: forms.holdem, stakes, button: 1 + (n % 4), seats })
      const lengths: number[] = []
      for (let due = playing.legal(); due.due !== 'nobody'; due = playing.legal()) {
        lengths.push(playing.log.length)
        playing.give(randomCommand(draftOf(playing.log), chance))
      }
      for (const length of lengths.reverse()) {
        expect(playing.undo()).toBe(true)
        expect(playing.log.length).toBe(length)
      }
      expect(playing.undo()).toBe(false)
    }
  })

  test('an incident takes the whole deal', () => {
    const seats = [1, 2, 3].map(seat => ({ seat, chips: 200 }))
    const stakes = stakesFor(forms.holdem, 'no-limit', 2)
    const playing = playRuled({ type: 'StartDeal', form: forms.holdem, stakes, button: 1, seats })
    if (!playing.ok) throw new Error(playing.refusal.why)
    expect(() => playing.give({ type: 'Dance' } as never)).toThrow(TypeError)
    expect(playing.legal().due).toBe('dealer')
  })
})
