import { describe, expect } from 'vitest'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { rulebookOf, rulebooks } from '../../rulebooks/rulebooks.ts'
import { across } from '../../testing/across.ts'
import { houseWith } from '../../testing/house-with.ts'
import { killers, killGame, killNight } from '../../testing/kill-night.ts'
import { rule } from '../../testing/rule.ts'
import { barredByKill, legOnReturn } from './kill-absence.ts'

const holdem = killGame('holdem', 10)
const at = (book: BookId, game = holdem) => killNight(game, rulebooks[book])
const all = { rrp: true, uspa: true, hpt: true, web: true, wsop: true }

describe('legs of those who leave', () => {
  for (const [id, book] of [
    ['rrp/13/5', 'rrp'],
    ['uspa/3.6.2.5', 'uspa'],
    ['wsop/197', 'wsop'],
  ] as const) {
    rule(id, 'P wins, takes a break for ten deals, is back and wins the first they play: P must kill', () => {
      let night = at(book).deal('P').leaves('P', 'break')
      expect(night.button.holder).toBe('P')
      for (let i = 0; i < 10; i++) night = night.deal(i % 2 === 0 ? 'Q' : 'R', { without: ['P'] })
      // beside the leg of the last winner
      expect(night.button).toMatchObject({ holder: 'R', legs: ['P', 'R'] })
      expect(legOnReturn(night.button, 'P', rulebooks[book]).legUp).toBe(true)
      expect(killers(night.deal('P'))).toEqual(['P 20'])
      expect(night.deal('Q').button.legs).toEqual(['Q'])
      expect(killers(night.deal('Q').deal('P'))).toEqual([])
    })
  }

  across({ rrp: false, uspa: false, hpt: false, web: false, wsop: true }, (book, due) =>
    rule(
      book.legOnLeaving.rule,
      `back from a break they ${due ? 'must' : 'need not'} play the next deal (${book.name})`,
      () => {
        const night = killNight(holdem, book).deal('P').leaves('P', 'break')
        const { rules } = book.legOnLeaving
        expect(legOnReturn(night.button, 'P', book)).toEqual({ legUp: true, dueNextDeal: due, rules })
        expect(legOnReturn(night.button, 'Q', book)).toEqual({ legUp: false, dueNextDeal: false, rules })
        const lost = rulebookOf(houseWith({ legOnLeaving: { break: 'lost', quit: 'kept' } }, book.id))
        const leg = killNight(holdem, lost).deal('P')
        expect(leg.leaves('P', 'break').button).toMatchObject({ holder: null, legs: [] })
        expect(leg.leaves('P', 'quit').button).toMatchObject({ holder: 'P', legs: ['P'] })
      },
    ),
  )

  for (const [id, book] of [
    ['rrp/13/6', 'rrp'],
    ['wsop/198', 'wsop'],
    ['uspa/3.6.2.6', 'uspa'],
  ] as const) {
    rule(id, 'P owes a kill of 20 and gets up: they are in no game until 20 is posted', () => {
      const owing = at(book).deal('P').deal('P')
      expect(owing.due({ dealtIn: ['Q', 'R'] }).must).toEqual([{ player: 'P', amount: 20, rules: [id] }])
      const gone = owing.deal('Q', { without: ['P'], kills: [] }).leaves('P', 'quit')
      expect(barredByKill(gone.button, 'P', rulebooks[book])).toEqual({ amount: 20, rules: [id] })
      expect(barredByKill(gone.button, 'Q', rulebooks[book])).toBeNull()
      expect(gone.due().must).toMatchObject([{ player: 'P', amount: 20 }])
      const paid = gone.deal('Q')
      expect(paid.events).toContainEqual(
        expect.objectContaining({ type: 'KillPosted', player: 'P', amount: 20, required: true }),
      )
      expect(barredByKill(paid.button, 'P', rulebooks[book])).toBeNull()
    })
  }

  rule('wsop/198', 'a player who leaves with a leg comes back only by taking it in the next deal', () => {
    const away = at('wsop')
      .deal('P')
      .leaves('P', 'break')
      .deal('Q', { without: ['P'] })
    expect(legOnReturn(away.button, 'P', rulebooks.wsop)).toMatchObject({ legUp: true, dueNextDeal: true })
  })

  across(all, (book, barred) =>
    rule(
      book.killDebtBlocksPlay.rule,
      `a debt ${barred ? 'bars' : 'does not bar'} from other games (${book.name})`,
      () => {
        const { button } = killNight(holdem, book).deal('P').deal('P')
        expect(barredByKill(button, 'P', book) !== null).toBe(barred)
        expect(barredByKill(button, 'P', rulebookOf(houseWith({ killDebtBlocksPlay: false }, book.id)))).toBeNull()
      },
    ),
  )
})
