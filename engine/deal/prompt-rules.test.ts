import { describe, expect, test } from 'vitest'
import { deckCards } from '../cards/deck.ts'
import { seeded, shuffled } from '../cards/shuffle.ts'
import { type FormId, forms } from '../forms/forms.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import { begin, everyForm, playOut, property } from '../testing/index.ts'
import { legal } from './legal.ts'
import type { Play } from './play.ts'
import { promptRules } from './prompt-rules.ts'
import { stakesFor } from './stakes.ts'

describe('a rule stands behind whatever somebody is asked', () => {
  property('at every moment of every form', everyForm, { deals: 1, from: 4000 }, deal => {
    playOut(deal, ({ deal: now }) => {
      const { due } = legal(now)
      const asked = due !== 'dealer' && due !== 'ruling' && due !== 'nobody'
      const rules = promptRules(now)
      if (rules.length > 0 !== asked) expect.fail(`${due} rests on ${JSON.stringify(rules)}`)
      if (new Set(rules).size !== rules.length) expect.fail(`${due} tells a rule twice: ${JSON.stringify(rules)}`)
    })
  })
})

/** A deal of three, up to the first who is asked. */
const dealt = (form: FormId, structure: 'limit' | 'no-limit' | 'pot-limit', book: BookId): Play => {
  const seats = [1, 2, 3].map(seat => ({ seat, chips: 500 }))
  const playing = begin({
    type: 'StartDeal',
    form: forms[form],
    stakes: stakesFor(forms[form], structure, 10),
    book,
    button: 3,
    seats,
  })
  playing.give({ type: 'Shuffle', deck: shuffled(deckCards(forms[form].deck), seeded('asked')) })
  while (legal(playing.deal).due === 'dealer') playing.give({ type: 'Deal' })
  return playing
}

test('a raise rests on the rule for its size, and the call beside it on its own', () => {
  expect(promptRules(dealt('holdem', 'no-limit', 'rrp').deal)).toEqual(['rrp/14/nl/3', 'uspa/2.2/call'])
  expect(promptRules(dealt('holdem', 'limit', 'wsop').deal)).toEqual(['wsop/132', 'uspa/2.2/call'])
  expect(promptRules(dealt('omaha', 'pot-limit', 'uspa').deal)[0]).toBe('uspa/3.4.3.4')
})

test.each([
  ['seven-card-stud', 'limit', 'wsop', ['wsop/219', 'wsop/220']],
  ['razz', 'limit', 'rrp', ['rrp/glossary/forced-bet', 'rrp/9/2', 'rrp/8/3']],
  ['razz', 'limit', 'uspa', ['uspa/2.2/forced-bet', 'uspa/3.2.6.5.2', 'uspa/3.2.3.5.2']],
  ['razz', 'limit', 'wsop', ['wsop/239', 'wsop/220']],
  ['stud-8', 'limit', 'wsop', ['wsop/244', 'wsop/220']],
  ['stud-hi-lo', 'limit', 'wsop', ['wsop/249', 'wsop/220']],
  ['super-stud-8', 'limit', 'wsop', ['wsop/250', 'wsop/220']],
  ['mexican-poker', 'limit', 'wsop', ['wsop/mexican-poker-bring-in']],
] as const)('the forced bet of %s at %s by %s rests on the rules of that form', (form, structure, book, rules) => {
  expect(promptRules(dealt(form, structure, book).deal)).toEqual(rules)
})

test('the forced bet of stud rests on its rule, and its completion on another', () => {
  const playing = dealt('seven-card-stud', 'limit', 'rrp')
  expect(promptRules(playing.deal)).toEqual(['rrp/glossary/forced-bet', 'rrp/8/2', 'rrp/8/3'])
  const due = legal(playing.deal)
  if (due.due !== 'betting') throw new Error('nobody brings in')
  playing.give({ type: 'BringIn', seat: due.seat, to: due.bringIn![0]! })
  expect(promptRules(playing.deal)).toEqual(['rrp/8/6', 'uspa/2.2/call'])
})
