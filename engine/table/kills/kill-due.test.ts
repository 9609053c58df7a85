import { describe, expect, test } from 'vitest'
import { rulebookOf, rulebooks } from '../../rulebooks/rulebooks.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { type KillNight, killGame, killNight, type NightDeal } from '../../testing/kill-night.ts'
import { rule } from '../../testing/rule.ts'
import { type NewcomerChoice, newcomerChoices, newcomerInKilledPot } from './kill-newcomer.ts'

const holdem = killGame('holdem', 10)
/** Eight seats; the button goes round one by one, with two blinds to its left. */
const eight = Array.from({ length: 8 }, (_, i) => `seat-${i + 1}`)
const places = (button: number) => {
  const at = (place: number) => eight[(place - 1) % 8]!
  return { button: at(button), blinds: [at(button + 1), at(button + 2)] }
}
const names = (kills: readonly { readonly player: string }[]) => kills.map(({ player }) => player)
/** Seat 4 has to kill the next deal. */
const four = (book: 'wsop' | 'rrp' = 'wsop') => killNight(holdem, rulebooks[book], eight).deal('seat-4').deal('seat-4')
/** Deals with the button here and there; it is won now by one, now by another. */
const on = (night: KillNight, button: number, deal: NightDeal = {}): KillNight =>
  night.deal(button % 2 === 0 ? 'seat-1' : 'seat-2', { ...places(button), ...deal })

describe('a missed kill', () => {
  rule('wsop/201', 'missed, then big blind, small blind and button: posted in the deal after that', () => {
    // first to act behind the blinds, they miss it
    const missed = on(four(), 1, { kills: [] })
    expect(missed.events).toContainEqual({
      type: 'KillMissed',
      player: 'seat-4',
      until: 'off-the-blinds',
      rules: ['wsop/201', 'wsop/201-blind', 'wsop/201-active'],
    })
    let night = missed
    for (const button of [2, 3, 4]) {
      expect(night.due({ ...places(button), dealtIn: eight })).toMatchObject({ must: [], may: [] })
      expect(names(night.due({ ...places(button), dealtIn: eight }).waits)).toEqual(['seat-4'])
      night = on(night, button)
    }
    const { must } = night.due({ ...places(5), dealtIn: eight })
    expect(must).toEqual([{ player: 'seat-4', amount: 20, rules: rulebooks.wsop.missedKill.rules }])
    expect(on(night, 5).button.owed).toEqual([])
  })

  rule(
    'wsop/201-blind',
    'missed as big blind: they may post it before, and must as big blind of the next round',
    () => {
      let night = on(four(), 2, { kills: [] })
      expect(night.button.owed).toEqual([{ player: 'seat-4', amount: 20, until: 'own-blind', blind: 1 }])
      const seen: string[] = []
      for (const button of [3, 4, 5, 6, 7, 8, 9, 10]) {
        const due = night.due({ ...places(button), dealtIn: eight })
        seen.push(due.must.length > 0 ? 'must' : due.may.length > 0 ? 'may' : 'waits')
        night = on(night, button)
      }
      expect(seen).toEqual(['waits', 'waits', 'may', 'may', 'may', 'may', 'may', 'must'])
      expect(night.button.owed).toEqual([])
      // and the deal takes it in the blind
      given({
        form: 'holdem',
        structure: 'limit',
        size: 10,
        seats: 8,
        button: 2,
        book: 'wsop',
        posts: [
          { seat: 3, kind: 'blind', amount: 5 },
          { seat: 4, kind: 'blind', amount: 10 },
          { seat: 4, kind: 'kill', amount: 20 },
        ],
      }).has({ stakes: { lower: 20, upper: 40 } })
    },
  )

  rule('wsop/201-active', 'another has killed when their chance comes: in the first deal behind the button', () => {
    const missed = on(four(), 4, { kills: [] })
    expect(missed.button.owed).toMatchObject([{ player: 'seat-4', until: 'off-the-blinds' }])
    let night = on(missed, 5, { kills: [{ player: 'seat-7', amount: 20 }] })
    expect(night.events).toContainEqual({
      type: 'KillWaits',
      player: 'seat-4',
      until: 'past-the-button',
      rules: rulebooks.wsop.missedKill.rules,
    })
    for (const button of [6, 7, 8, 1, 2, 3, 4]) {
      expect(night.due({ ...places(button), dealtIn: eight })).toMatchObject({ must: [], may: [] })
      night = on(night, button)
    }
    expect(names(night.due({ ...places(5), dealtIn: eight }).must)).toEqual(['seat-4'])
  })

  rule('wsop/201-active', 'a new kill goes before a missed one', () => {
    const missed = on(four(), 4, { kills: [] })
    const both = missed.tells({ type: 'KillOwed', player: 'seat-7', amount: 20, rules: [] })
    const due = both.due({ ...places(5), dealtIn: eight })
    expect(names(due.must)).toEqual(['seat-7'])
    expect(names(due.waits)).toEqual(['seat-4'])
    expect(on(both, 5).button.owed).toMatchObject([{ player: 'seat-4', until: 'past-the-button' }])
    // in a blind the button is just going by them
    const inBlind = four().tells({ type: 'KillOwed', player: 'seat-7', amount: 20, rules: [] })
    const taken = on(inBlind, 2, { kills: [{ player: 'seat-7', amount: 20 }] })
    expect(taken.button.owed).toMatchObject([{ player: 'seat-4', until: 'off-the-blinds' }])
  })

  across(
    { rrp: 'next-deal', uspa: 'next-deal', hpt: 'next-deal', web: 'next-deal', wsop: 'own-blind' },
    (book, until) =>
      rule(book.missedKill.rule, `missed in a blind it is due: ${until} (${book.name})`, () => {
        const night = killNight(holdem, book, eight).deal('seat-4').deal('seat-4')
        const missed = on(night, 2, { kills: [] })
        expect(missed.button.owed).toMatchObject([{ player: 'seat-4', until }])
        // where there is no other time for it, they play no deal without it, wherever they sit
        const now = missed.due({ ...places(3), dealtIn: eight })
        expect(names(until === 'next-deal' ? now.must : now.waits)).toEqual(['seat-4'])
      }),
  )

  test('a player who is away waits with what they missed', () => {
    const missed = on(four(), 4, { kills: [], without: ['seat-4'] })
    expect(names(missed.due({ ...places(5), dealtIn: ['seat-1', 'seat-2'] }).waits)).toEqual(['seat-4'])
  })
})

describe('one kill, and those who kill of their own will', () => {
  across({ rrp: 1, uspa: 1, hpt: 1, web: 1, wsop: 1 }, (book, most) =>
    rule(book.maxKillsPerDeal.rule, `of two who owe a kill ${most} posts it (${book.name})`, () => {
      const two = (night: KillNight) => night.tells({ type: 'KillOwed', player: 'Q', amount: 20, rules: [] })
      const due = two(killNight(holdem, book).deal('P').deal('P')).due()
      expect(names(due.must)).toEqual(['P', 'Q'].slice(0, most))
      expect(names(due.waits)).toEqual(['P', 'Q'].slice(most))
      const more = rulebookOf(houseWith({ maxKillsPerDeal: 2 }, book.id))
      expect(names(two(killNight(holdem, more).deal('P').deal('P')).due().must)).toEqual(['P', 'Q'])
    }),
  )

  across({ rrp: 20, uspa: 20, hpt: 20, web: 20, wsop: 20 }, (book, amount) =>
    rule(book.killOptional.rule, `a pot that nobody has to kill may be killed for ${amount} (${book.name})`, () => {
      const { rules } = book.killOptional
      const night = killNight(holdem, book).deal('P')
      expect(night.due().optional).toEqual({ amount, rules })
      expect(night.deal('P').due().optional).toBeNull()
      const never = rulebookOf(houseWith({ killOptional: false }, book.id))
      expect(killNight(holdem, never).due().optional).toBeNull()
    }),
  )
})

describe('a new player and a killed pot', () => {
  for (const [id, book] of [
    ['rrp/13/12', 'rrp'],
    ['uspa/3.6.2.12', 'uspa'],
  ] as const) {
    rule(id, 'they agree to kill the next: they are dealt in and owe it; else they wait', () => {
      const entry = newcomerInKilledPot('N', 'play-and-kill-next', holdem, rulebooks[book])
      expect(entry).toEqual({
        dealtIn: true,
        events: [{ type: 'KillOwed', player: 'N', amount: 20, rules: [id] }],
        rules: [id],
      })
      const killed = killNight(holdem, rulebooks[book], ['P', 'Q', 'N'])
        .deal('P')
        .deal('P')
        .tells(...entry.events)
        .deal('Q')
      expect(killed.due().must).toMatchObject([{ player: 'N', amount: 20 }])
      for (const wish of ['play', 'wait'] as const) {
        const out = newcomerInKilledPot('N', wish, holdem, rulebooks[book])
        expect(out).toEqual({ dealtIn: false, events: [], rules: [id] })
      }
    })
  }

  rule('wsop/205', 'they play or wait as they like, and owe nothing for it', () => {
    const entry = { events: [], rules: ['wsop/205'] }
    expect(newcomerInKilledPot('N', 'play', holdem, rulebooks.wsop)).toEqual({ dealtIn: true, ...entry })
    expect(newcomerInKilledPot('N', 'wait', holdem, rulebooks.wsop)).toEqual({ dealtIn: false, ...entry })
  })

  const agrees: readonly NewcomerChoice[] = ['wait', 'play-and-kill-next']
  across({ rrp: agrees, uspa: agrees, hpt: agrees, web: agrees, wsop: ['wait', 'play'] }, (book, wishes) =>
    rule(book.newPlayerInKillPot.rule, `they may ${wishes.join(' or ')} (${book.name})`, () => {
      expect(newcomerChoices(book)).toEqual(wishes)
      expect(newcomerInKilledPot('N', 'play', holdem, book).dealtIn).toBe(wishes[1] === 'play')
      const shut = rulebookOf(houseWith({ newPlayerInKillPot: 'waits' }, book.id))
      expect(newcomerChoices(shut)).toEqual(['wait'])
      expect(newcomerInKilledPot('N', 'play-and-kill-next', holdem, shut).dealtIn).toBe(false)
    }),
  )
})
