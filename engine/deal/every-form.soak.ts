import { describe, test } from 'vitest'
import type { Form } from '../forms/form.ts'
import { type AnyDeal, everyBombPot, everyForm, everyJokerForm, holdsIn, playChecked } from '../testing/index.ts'

/** How many deals of each form are played; `CARDROOM_SOAK_DEALS` asks for another number. */
const DEALS = Number(process.env.CARDROOM_SOAK_DEALS ?? 100_000)
/** Bomb pots, forms the other way about the joker, and tables with real cards share most of their way with the forms themselves. */
const FEWER = Math.ceil(DEALS / 10)
/** Between two deals whose cards are counted after every event; the others' are counted at their end. */
const CLOSELY = 50

describe('every form at length', () => {
  test.each(named(everyForm))('%s', (_, form) => soak(form, DEALS, false))
  test.each(named([...everyBombPot, ...everyJokerForm]))('%s', (_, form) => soak(form, FEWER, false))
  test.each(named(everyForm))('%s, with real cards', (_, form) => soak(form, FEWER, true))
})

function named(forms: readonly Form[]): readonly (readonly [string, Form])[] {
  return forms.map(form => [form.id, form])
}

function soak(form: Form, deals: number, realCards: boolean): void {
  const began = performance.now()
  let events = 0
  const watched = (deal: AnyDeal, number: number): void => {
    events += playChecked(deal, { cards: number % CLOSELY === 0 ? 'every-event' : 'at-the-end' }).log.length
  }
  // numbers of their own: the tests have played the first ones
  holdsIn(form, { deals, from: 10_000, realCards }, watched)
  const seconds = (performance.now() - began) / 1000
  const line = `${form.id}${realCards ? ', real cards' : ''}: ${deals} deals, ${events} events, ${seconds.toFixed(1)} s`
  process.stdout.write(`${line}\n`)
}
