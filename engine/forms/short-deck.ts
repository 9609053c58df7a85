import { bet, down, type Form, street } from './form.ts'
import { flopTurnRiver, holdem } from './holdem.ts'
import { twoAndThree } from './omaha.ts'

// wsop/367 before the flop players fold or put in exactly three button antes
const antesRound = bet('lower', 'left-of-the-button', { exactly: { buttonAntes: 3 } })

/** Short deck hold'em: 36 cards, antes with the button's doubled, a flush over a full house. */
export const shortDeckHoldem = {
  ...holdem,
  id: 'short-deck-holdem',
  name: 'Short deck hold’em',
  rules: ['wsop/short-deck', 'wsop/short-deck-antes', 'wsop/short-deck-deal', 'wsop/364', 'wsop/369'],
  deck: 'short',
  seats: { least: 2, most: 9 },
  opening: 'button-ante',
  structures: ['no-limit', 'pot-limit'], // wsop/368
  streets: [street('preflop', down(2), antesRound), ...flopTurnRiver],
  pot: [{ name: 'high', ranking: 'short-deck', from: 'any' }],
} as const satisfies Form

/** Short deck Omaha: four holecards, two of which play. */
export const shortDeckPlo = {
  ...shortDeckHoldem,
  id: 'short-deck-plo',
  name: 'Short deck Omaha',
  rules: ['wsop/short-deck', 'wsop/short-deck-antes', 'wsop/short-deck-deal', 'wsop/365', 'wsop/369'],
  seats: { least: 2, most: 6 },
  structures: ['pot-limit', 'no-limit'],
  streets: [street('preflop', down(4), antesRound), ...flopTurnRiver],
  pot: [{ name: 'high', ranking: 'short-deck', from: twoAndThree }],
} as const satisfies Form
