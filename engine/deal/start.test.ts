import { expect, test } from 'vitest'
import { forms } from '../forms/forms.ts'
import { play } from '../rulings/decide.ts'
import type { StartDeal } from './commands.ts'
import { stakesFor } from './stakes.ts'

const start: StartDeal = {
  type: 'StartDeal',
  form: forms.holdem,
  stakes: stakesFor(forms.holdem, 'no-limit', 10),
  button: 1,
  seats: [1, 2].map(seat => ({ seat, chips: 500 })),
}

test.each([
  ['realCards', 'yes', 'realCards: "yes" isn\'t accepted; give true or false'],
  ['posts', {}, "posts: an object isn't accepted; give a list"],
  ['barred', 3, "barred: 3 isn't accepted; give a list"],
])('%s of another kind is a TypeError', (name, value, words) => {
  const started = () => play({ ...start, [name]: value })
  expect(started).toThrow(TypeError)
  expect(started).toThrow(words)
})
