import { describe, expect } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { rulebookOf, rulebooks } from '../../rulebooks/rulebooks.ts'
import { across } from '../../testing/across.ts'
import { houseWith } from '../../testing/house-with.ts'
import { killers, killGame, killNight } from '../../testing/kill-night.ts'
import { rule } from '../../testing/rule.ts'

const holdem = killGame('holdem', 10)
const at = (book: BookId, game = holdem) => killNight(game, rulebooks[book])
const all = { rrp: true, uspa: true, hpt: true, web: true, wsop: true }

describe('the kill button', () => {
  rule('rrp/13/intro/kill-button', 'P wins: it is theirs; Q wins: it goes to Q; Q wins again: Q kills', () => {
    const p = at('rrp').deal('P')
    expect(p.button).toMatchObject({ holder: 'P', legs: ['P'] })
    const q = p.deal('Q')
    expect(q.button).toMatchObject({ holder: 'Q', legs: ['Q'] })
    expect(killers(q)).toEqual([])
    expect(killers(q.deal('Q'))).toEqual(['Q 20'])
  })

  rule(
    'wsop/kill-pots-button',
    'the winner of deal 8 holds it; the winner of deal 9 takes it and kills nothing',
    () => {
      const eight = at('wsop').deal('P')
      expect(eight.events).toEqual([{ type: 'LegWon', player: 'P', rules: ['wsop/kill-pots-button', 'wsop/193'] }])
      expect(eight.button.holder).toBe('P')
      const nine = eight.deal('Q')
      expect(nine.events.map(({ type }) => type)).toEqual(['LegLost', 'LegWon'])
      expect(nine.button.holder).toBe('Q')
      expect(killers(nine)).toEqual([])
    },
  )

  across(all, (book, used) =>
    rule(book.killButton.rule, `a winner has ${used ? 'a' : 'no'} leg up (${book.name})`, () => {
      expect(killNight(holdem, book).deal('P').button.holder).toBe(used ? 'P' : null)
      const none = rulebookOf(houseWith({ killButton: false }, book.id))
      expect(killers(killNight(holdem, none).deal('P').deal('P'))).toEqual([])
    }),
  )

  for (const [id, book, about] of [
    ['rrp/13/1', 'rrp', 'rrp/13/1'],
    ['uspa/3.6.2.1', 'uspa', 'uspa/3.6.2.1'],
    ['wsop/193', 'wsop', 'wsop/193'],
  ] as const) {
    rule(id, 'neutral in a new game, when the winner quit and after a split: the next winner has one leg', () => {
      const first = at(book)
      const quit = at(book).deal('P').leaves('P', 'quit')
      const split = at(book).deal('R').deal('P Q')
      for (const night of [first, quit, split]) {
        expect(night.button).toMatchObject({ holder: null, legs: [] })
        expect(night.events.at(-1)).toMatchObject({ type: 'KillButtonNeutral' })
        expect(night.events.at(-1)?.rules.at(-1)).toBe(about)
        const next = night.deal('P')
        expect(next.button).toMatchObject({ holder: 'P', legs: ['P'] })
        expect(killers(next)).toEqual([])
      }
    })
  }

  for (const [id, book] of [
    ['rrp/13/1a', 'rrp'],
    ['uspa/3.6.2.1.1', 'uspa'],
    ['wsop/193a', 'wsop'],
  ] as const) {
    rule(id, 'the game opens: the kill button is nobody’s, and the first winner has a first leg alone', () => {
      const night = at(book)
      expect(night.events).toEqual([{ type: 'KillButtonNeutral', why: 'new-game', rules: [id, expect.any(String)] }])
      expect(night.button).toEqual({ holder: null, legs: [], owed: [], killed: null })
      expect(killers(night.deal('P'))).toEqual([])
    })
  }

  for (const [id, book] of [
    ['rrp/13/1b', 'rrp'],
    ['uspa/3.6.2.1.2', 'uspa'],
    ['wsop/193b', 'wsop'],
  ] as const) {
    rule(id, 'P wins and cashes out: nobody has it in the next deal; another who quits changes nothing', () => {
      const won = at(book).deal('P')
      const quit = won.leaves('P', 'quit')
      expect(quit.events).toContainEqual({
        type: 'KillButtonNeutral',
        why: 'winner-quit',
        rules: [id, expect.any(String)],
      })
      expect(quit.button).toMatchObject({ holder: null, legs: [] })
      expect(killers(quit.deal('P'))).toEqual([])
      expect(won.leaves('Q', 'quit').button).toEqual(won.button)
    })
  }

  for (const [id, book] of [
    ['rrp/13/1c', 'rrp'],
    ['uspa/3.6.2.1.3', 'uspa'],
    ['wsop/193c', 'wsop'],
  ] as const) {
    rule(id, 'R has it, P and Q split: it is nobody’s', () => {
      const split = at(book).deal('R').deal('P Q')
      expect(split.events).toContainEqual({ type: 'KillButtonNeutral', why: 'split', rules: [id, expect.any(String)] })
      expect(split.button).toMatchObject({ holder: null, legs: [] })
      expect(killers(split.deal('P'))).toEqual([])
      expect(at(book).deal('R').deal('P R').button.holder).toBe('R')
    })
  }
})
