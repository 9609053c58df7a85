import type { Scenario } from './scenario.ts'

/** A scenario to begin with: one chip of a hundred where twenty is to call, without a word. */
export const exampleScenario: Scenario = {
  id: 'one big chip',
  about: 'On the flop seat 2 bets 20. Seat 3 puts out a single 100 chip and says nothing.',
  form: 'holdem',
  book: 'wsop',
  structure: 'no-limit',
  stakes: '5-10',
  seats: { 1: 1000, 2: 1000, 3: { chips: 800, cards: 'As Kd' } },
  button: 3,
  acts: ['3 calls', '1 folds', '2 checks', 'flop Ah 7d 2c', '2 bets 20', '3 puts 100'],
  ask: ['wager', 'pots'],
}
