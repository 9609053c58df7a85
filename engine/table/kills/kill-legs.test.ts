import { describe, expect, test } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { rulebookOf, rulebooks } from '../../rulebooks/rulebooks.ts'
import { across } from '../../testing/across.ts'
import { given } from '../../testing/given.ts'
import { houseWith } from '../../testing/house-with.ts'
import { killers, killGame, killNight } from '../../testing/kill-night.ts'
import { rule } from '../../testing/rule.ts'
import { killOutcome } from './kill-outcome.ts'

const holdem = killGame('holdem', 10)
const omaha8 = (size: number) => killGame('omaha-8', size)
const at = (book: BookId, game = holdem) => killNight(game, rulebooks[book])
const all = { rrp: true, uspa: true, hpt: true, web: true, wsop: true }

describe('what makes a kill due', () => {
  rule('rrp/13/intro/trigger', 'P wins two deals in a row: P posts the kill of 20 in the next', () => {
    const night = at('rrp').deal('P')
    expect(killers(night)).toEqual([])
    const twice = night.deal('P')
    expect(killers(twice)).toEqual(['P 20'])
    expect(twice.events).toContainEqual({
      type: 'KillOwed',
      player: 'P',
      amount: 20,
      rules: ['rrp/13/intro/trigger', 'rrp/13/3'],
    })
  })

  rule('uspa/3.6.1/trigger', 'a scoop of 5 upper bets at omaha-8, a second win in a row at holdem', () => {
    expect(killers(at('uspa', omaha8(10)).deal('P', { pot: 100 }))).toEqual(['P 20'])
    expect(killers(at('uspa', omaha8(10)).deal('P', { pot: 99 }).deal('P', { pot: 99 }))).toEqual([])
    expect(killers(at('uspa').deal('P', { pot: 100 }))).toEqual([])
    expect(killers(at('uspa').deal('P').deal('P'))).toEqual(['P 20'])
  })

  rule('wsop/kill-pots-required', 'a scoop of 120 at 10-20 omaha-8; deals 8 and 9 at holdem', () => {
    expect(killers(at('wsop', omaha8(10)).deal('P', { pot: 120 }))).toEqual(['P 20'])
    expect(killers(at('wsop').deal('P').deal('P'))).toEqual(['P 20'])
    expect(killers(at('wsop').deal('P').deal('Q').deal('P'))).toEqual([])
  })

  across(all, (book, scoops) =>
    rule(book.requiredKillTrigger.rule, `high-low goes by scoops (${book.name})`, () => {
      const twice = killNight(omaha8(10), book).deal('P').deal('P')
      expect(killers(twice)).toEqual(scoops ? [] : ['P 20'])
      const legs = rulebookOf(
        houseWith({ requiredKillTrigger: { highLow: 'two-consecutive-pots', other: 'two-consecutive-pots' } }, book.id),
      )
      expect(killers(killNight(omaha8(10), legs).deal('P').deal('P'))).toEqual(['P 20'])
    }),
  )

  for (const [id, book, size, enough] of [
    ['rrp/13/8', 'rrp', 5, 50],
    ['uspa/3.6.2.8', 'uspa', 4, 40],
    ['wsop/199', 'wsop', 10, 100],
  ] as const) {
    rule(
      id,
      `${size}-${2 * size}: a scoop of ${enough} kills the next deal, of less or of one half it does not`,
      () => {
        const game = omaha8(size)
        expect(killers(at(book, game).deal('P', { pot: enough }))).toEqual([`P ${2 * size}`])
        expect(killers(at(book, game).deal('P', { pot: enough - 1 }))).toEqual([])
        expect(killers(at(book, game).deal('P Q', { pot: 2 * enough }))).toEqual([])
        // the game has its upper limit whether this deal was killed or not
        const again = at(book, game).deal('P', { pot: enough }).deal('Q', { pot: enough })
        expect(killers(again)).toEqual([`Q ${2 * size}`])
      },
    )
  }

  test('a half kill is one and a half big blinds, and where nobody has to kill nobody does', () => {
    expect(
      killers(
        at('rrp', { ...holdem, size: 'half' })
          .deal('P')
          .deal('P'),
      ),
    ).toEqual(['P 15'])
    expect(
      killers(
        at('rrp', { ...holdem, required: false })
          .deal('P')
          .deal('P'),
      ),
    ).toEqual([])
  })
})

describe('the second leg', () => {
  /** 4-8 with blinds of 2 and 4 in seats 1 and 2: seat 6 has a leg up and raises, and so it goes on. */
  const after = (acts: string) => {
    const start = given({ form: 'holdem', structure: 'limit', size: 4, seats: 6 })
    const end = start.plays(`deal; ${acts}; award`)
    const outcome = killOutcome(end.deal, [...start.events, ...end.events], seat => `seat-${seat}`)
    const game = { ...holdem, stakes: start.deal.stakes }
    return (book: BookId) => killers(killNight(game, rulebooks[book]).deal('seat-6').deal('seat-6', outcome))
  }
  const blinds = after('3 folds; 4 folds; 5 folds; 6 raises to 8; 1 folds; 2 folds')
  const called = after('3 calls; 4 folds; 5 folds; 6 raises to 8; 1 folds; 2 folds; 3 folds')

  for (const [id, book] of [
    ['rrp/13/3', 'rrp'],
    ['uspa/3.6.2.3', 'uspa'],
    ['wsop/195', 'wsop'],
  ] as const) {
    rule(id, 'the blinds of 6 alone bring no kill; with the 4 of one caller there is one', () => {
      expect(blinds(book)).toEqual([])
      expect(called(book)).toEqual(['seat-6 8'])
    })
  }

  rule('wsop/195', '10-20: the blinds and one call of 10; another’s kill is no part of the blinds', () => {
    const leg = at('wsop').deal('P', { beyondBlinds: 0 })
    expect(leg.button.holder).toBe('P')
    expect(killers(leg.deal('P', { beyondBlinds: 0 }))).toEqual([])
    expect(killers(leg.deal('P', { beyondBlinds: 9 }))).toEqual([])
    expect(killers(leg.deal('P', { beyondBlinds: 10 }))).toEqual(['P 20'])
    const other = { kills: [{ player: 'Q', amount: 20 }], beyondBlinds: 0, kill: 20 }
    expect(killers(leg.deal('P', other))).toEqual(['P 20'])
    // in a killed pot a full bet is one of the raised limit
    expect(killers(leg.deal('P', { ...other, kill: 0, beyondBlinds: 19 }))).toEqual([])
  })

  across({ rrp: 1, uspa: 1, hpt: 1, web: 1, wsop: 1 }, (book, bets) =>
    rule(book.killSecondLegMinFullBets.rule, `${bets} full bet beyond the blinds (${book.name})`, () => {
      const leg = killNight(holdem, book).deal('P')
      expect(killers(leg.deal('P', { beyondBlinds: 10 * bets }))).toEqual(['P 20'])
      expect(killers(leg.deal('P', { beyondBlinds: 10 * bets - 1 }))).toEqual([])
      const free = rulebookOf(houseWith({ killSecondLegMinFullBets: 0 }, book.id))
      expect(killers(killNight(holdem, free).deal('P').deal('P', { beyondBlinds: 0 }))).toEqual(['P 20'])
    }),
  )

  across(all, (book, again) =>
    rule(
      book.killBlindCountsAsBlind.rule,
      `a player who killed and wins again kills again for as much (${book.name})`,
      () => {
        const killed = killNight(holdem, book).deal('P').deal('P')
        expect(killers(killed.deal('P', { beyondBlinds: 0 }))).toEqual(again ? ['P 20'] : [])
        const blind = rulebookOf(houseWith({ killBlindCountsAsBlind: true }, book.id))
        const counted = killNight(holdem, blind).deal('P').deal('P')
        expect(killers(counted.deal('P', { beyondBlinds: 0 }))).toEqual([])
        expect(killers(counted.deal('P', { beyondBlinds: 20 }))).toEqual(['P 20'])
      },
    ),
  )

  test('a player who kills of their own will, and has a leg, must win a full bet as well', () => {
    const own = { kills: [{ player: 'P', amount: 20 }], beyondBlinds: 0 }
    expect(killers(at('rrp').deal('P').deal('P', own))).toEqual([])
    expect(at('rrp').deal('P').deal('P', own).button).toMatchObject({ holder: 'P', killed: null })
  })
})

describe('split pots', () => {
  for (const [id, book, size] of [
    ['rrp/13/4', 'rrp', 10],
    ['uspa/3.6.2.4', 'uspa', 4],
    ['wsop/196', 'wsop', 10],
  ] as const) {
    rule(
      id,
      'P has a leg and splits with Q: they have it still; they killed and split: they kill the next for as much',
      () => {
        const game = killGame('holdem', size)
        const leg = at(book, game).deal('P').deal('P Q')
        expect(leg.events).toContainEqual({ type: 'LegKept', player: 'P', rules: [id] })
        expect(leg.button).toMatchObject({ holder: 'P', legs: ['P'] })
        expect(killers(leg)).toEqual([])
        expect(killers(leg.deal('P'))).toEqual([`P ${2 * size}`])
        expect(killers(leg.deal('Q'))).toEqual([])
        const killed = at(book, game).deal('P').deal('P')
        expect(killers(killed)).toEqual([`P ${2 * size}`])
        expect(killers(killed.deal('P Q'))).toEqual([`P ${2 * size}`])
        expect(killers(killed.deal('Q R'))).toEqual([])
      },
    )
  }

  across(all, (book, kept) =>
    rule(book.splitKeepsLeg.rule, `the leg of a player who splits is ${kept ? 'kept' : 'lost'} (${book.name})`, () => {
      expect(killNight(holdem, book).deal('P').deal('P Q').button.holder).toBe(kept ? 'P' : null)
      const lost = killNight(holdem, rulebookOf(houseWith({ splitKeepsLeg: false }, book.id)))
      expect(lost.deal('P').deal('P Q').button).toMatchObject({ holder: null, legs: [] })
    }),
  )

  test('nobody wins: the kill went back and is owed again', () => {
    const night = at('rrp').deal('P').deal('P').deal('', { winners: [] })
    expect(night.button).toMatchObject({ holder: 'P', killed: null })
    expect(killers(night)).toEqual(['P 20'])
  })
})
