import { describe, expect } from 'vitest'
import { ask } from '../../ask/ask.ts'
import { deckCards } from '../../cards/deck.ts'
import { type FormId, forms } from '../../forms/forms.ts'
import { withJoker, withoutJoker } from '../../forms/joker.ts'
import type { House } from '../../rulebooks/house.ts'
import { BOOKS, type BookId } from '../../rulebooks/rule-id.ts'
import { rulebooks } from '../../rulebooks/rulebooks.ts'
import { rule } from '../../testing/rule.ts'
import { legal } from '../legal.ts'
import { play } from '../play.ts'
import { stakesFor } from '../stakes.ts'

/** The deck that the dealer is asked to shuffle, and the joker of a scenario: taken or not in the deck. */
const dealt = (id: FormId, book: BookId | House) => {
  const form = forms[id]
  const seats = [1, 2, 3].map(seat => ({ seat, chips: 500 }))
  const table = play({ type: 'StartDeal', form, stakes: stakesFor(form, 'limit', 10), book, button: 3, seats })
  if (!table.ok) throw new Error(table.refusal.why)
  const due = legal(table.deal)
  const { error } = ask({ form: id, book, seats: 3, cards: { 1: 'Jo 2c 3c 4c 6d' } })
  if (due.due !== 'dealer' || due.act.do !== 'shuffle') throw new Error('the deck is shuffled first')
  return { cards: deckCards(due.act.deck).length, announced: error === undefined, form: table.deal.form }
}
const posting = (book: BookId, overrides: House['overrides']): House => ({ name: 'Ours', book, overrides })

describe('the joker is in as the book has it, or as the house posts it', () => {
  for (const book of BOOKS) {
    const { aceToFiveJoker, drawHighJoker, jacksOrBetterJoker, aceToFiveTripleDrawJoker } = rulebooks[book]

    rule(aceToFiveJoker.rule, `${book}: ace-to-five lowball`, () => {
      const usual = book !== 'wsop'
      expect(dealt('ace-to-five-lowball', book)).toMatchObject({ cards: usual ? 53 : 52, announced: usual })
      const other = posting(book, { aceToFiveJoker: !usual })
      expect(dealt('ace-to-five-lowball', other)).toMatchObject({ cards: usual ? 52 : 53, announced: !usual })
    })

    rule(aceToFiveTripleDrawJoker.rule, `${book}: triple draw has it only where it is posted`, () => {
      expect(dealt('ace-to-five-triple-draw', book)).toMatchObject({ cards: 52, announced: false })
      const other = posting(book, { aceToFiveTripleDrawJoker: true })
      expect(dealt('ace-to-five-triple-draw', other)).toMatchObject({ cards: 53, announced: true })
    })

    rule(drawHighJoker.rule, `${book}: draw high`, () => {
      expect(dealt('draw-high', book)).toMatchObject({ cards: 53, announced: true })
      expect(dealt('draw-high', posting(book, { drawHighJoker: false }))).toMatchObject({ cards: 52, announced: false })
    })

    rule(jacksOrBetterJoker.rule, `${book}: jacks or better has it by a setting`, () => {
      expect(dealt('jacks-or-better', book)).toMatchObject({ cards: 52, announced: false })
      const other = dealt('jacks-or-better', posting(book, { jacksOrBetterJoker: true }))
      expect(other).toMatchObject({ cards: 53, announced: true, form: { pot: [{ ranking: 'high-joker' }] } })
    })
  }
})

rule('wsop/281', 'a form that was settled one way or the other stays so under every book', () => {
  for (const book of BOOKS) {
    for (const made of [withJoker(forms['ace-to-five-lowball']), withoutJoker(forms['ace-to-five-lowball'])]) {
      if (!made.ok) throw new Error(made.refusal.why)
      const { form } = made
      const seats = [1, 2].map(seat => ({ seat, chips: 500 }))
      const table = play({ type: 'StartDeal', form, stakes: stakesFor(form, 'limit', 10), book, button: 1, seats })
      if (!table.ok) throw new Error(table.refusal.why)
      expect(table.deal.form).toBe(form)
    }
  }
})

rule('uspa/3.2.9.5.10', 'ace and joker are openers where the joker is in: breaking the straight splits nothing', () => {
  const book = posting('uspa', { jacksOrBetterJoker: true })
  const cards = { 1: 'As Jo Ks Qs Tc', 2: '2c 3d 4h 6s 8c' }
  const acts = ['deal', '1 bets 10', '2 calls', '1 discards Tc', '2 stands pat', '1 bets 20', '2 calls', '1 shows']
  const { error, answers } = ask({ form: 'jacks-or-better', book, seats: 2, button: 2, cards, acts, ask: 'events' })
  expect(error).toBeUndefined()
  expect(JSON.stringify(answers)).not.toContain('OpenersFalse')
})
