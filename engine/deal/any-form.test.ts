import { expect, test } from 'vitest'
import { seeded } from '../cards/shuffle.ts'
import type { Form } from '../forms/form.ts'
import { readForm } from '../forms/read-form.ts'
import { changedForm } from '../testing/changed-form.ts'
import { audit } from './audit.ts'
import { play } from './play.ts'
import { randomCommand } from './random-play.ts'
import { stakesFor } from './stakes.ts'

const chance = seeded('forms of nobody')

/** Plays a random deal of the form to its end, and says what went wrong. */
const wrongWith = (form: Form): string | null => {
  const players = form.seats.least + chance(form.seats.most - form.seats.least + 1)
  const seats = Array.from({ length: players }, (_, i) => ({ seat: i + 1, chips: 1 + chance(300) }))
  const structure = form.structures[chance(Math.max(1, form.structures.length))] ?? 'limit'
  const started = play({ type: 'StartDeal', form, stakes: stakesFor(form, structure, 6), button: 1, seats })
  if (!started.ok) return started.refusal.why
  for (let commands = 0; started.deal.phase !== 'ended'; commands++) {
    if (commands > 2000) return 'the deal does not end'
    const given = started.give(randomCommand(started.deal, chance, { careless: chance(2) === 0 }))
    if (!given.ok) return given.refusal.why
  }
  return audit(started.deal)[0] ?? null
}

test('whatever form is accepted can be played to the end, and the others are refused with a reason', () => {
  let accepted = 0
  for (let i = 0; i < 4000; i++) {
    const json = changedForm(chance)
    const read = readForm(json)
    if (!read.ok) {
      expect(read.refusal.problems.join()).not.toBe('')
      continue
    }
    accepted++
    const wrong = wrongWith(read.form)
    if (wrong !== null) expect.fail(`${wrong}: ${JSON.stringify(json)}`)
  }
  expect(accepted).toBeGreaterThan(500)
})
