import { no } from '../decider/decision.ts'
import { bet, board, burn, down, type Form, street } from './form.ts'
import { flopTurnRiver, holdem, preflop } from './holdem.ts'
import { type FormMade, refused } from './refusal.ts'

/** An Omaha hand: exactly two holecards and exactly three boardcards (rrp/6/intro). */
export const twoAndThree = { holecards: 2, boardcards: 3 } as const

/** Omaha: four holecards, two of which play. */
export const omaha = {
  ...holdem,
  id: 'omaha',
  name: 'Omaha',
  rules: ['rrp/6/intro', 'uspa/3.2.2.1', 'wsop/omaha', 'wsop/omaha-hand'],
  opening: 'blinds', // wsop/omaha-structure: two of them, unless the stakes say otherwise
  structures: ['pot-limit', 'limit', 'no-limit', 'half-pot', 'spread'],
  streets: [preflop(4), ...flopTurnRiver],
  pot: [{ name: 'high', ranking: 'high', from: twoAndThree }],
} as const satisfies Form

/** Omaha high-low: the low half needs an eight or better. */
export const omaha8 = {
  ...omaha,
  id: 'omaha-8',
  name: 'Omaha high-low, eight or better',
  rules: ['rrp/7/intro', 'rrp/7/2', 'uspa/3.2.2.5.2', 'wsop/omaha-8'],
  structures: ['limit', 'pot-limit', 'no-limit'],
  pot: [...omaha.pot, { name: 'low', ranking: 'eight-or-better', from: twoAndThree }],
} as const satisfies Form

/** Omaha high-low in which any low takes its half. */
export const omahaHiLo = {
  ...omaha8,
  id: 'omaha-hi-lo',
  name: 'Omaha high-low, regular',
  rules: ['wsop/omaha-hi-lo-regular'],
  pot: [...omaha.pot, { name: 'low', ranking: 'ace-to-five', from: twoAndThree }],
} as const satisfies Form

/** Big O: Omaha eight-or-better with five holecards. */
export const bigO = {
  ...omaha8,
  id: 'big-o',
  name: 'Big O',
  rules: ['wsop/big-o'],
  seats: { least: 2, most: 8 },
  structures: ['pot-limit', 'limit', 'no-limit'],
  streets: [preflop(5), ...flopTurnRiver],
} as const satisfies Form

/** Big Easy: Big O with five holecards or more, five when all eight seats are dealt in. */
export const bigEasy = { ...bigO, id: 'big-easy', name: 'Big Easy', rules: ['wsop/big-easy'] } as const satisfies Form

/** Big Easy with this many holecards, for as many players as the deck then reaches. */
export const bigEasyOf = (holecards: number): FormMade => {
  const reached = Math.min(8, Math.floor(44 / holecards)) // three burns and five boardcards leave 44
  if (!Number.isInteger(holecards) || holecards < 5 || reached < 2) {
    return no(refused('number-of-holecards', { about: { form: bigEasy.name, least: 5, most: 22 } }))
  }
  const form: Form = { ...bigEasy, seats: { least: 2, most: reached }, streets: [preflop(holecards), ...flopTurnRiver] }
  return { ok: true, form }
}

/** Double board Omaha: a half of the pot for each of two boards; the burn before a street serves both. */
export const doubleBoardOmaha = {
  ...omaha,
  id: 'double-board-omaha',
  name: 'Double board Omaha',
  rules: ['wsop/double-board-omaha', 'wsop/double-board-omaha-hand'],
  seats: { least: 2, most: 8 },
  boards: 2,
  pot: [
    { name: 'top board', ranking: 'high', from: twoAndThree, board: 0 },
    { name: 'bottom board', ranking: 'high', from: twoAndThree, board: 1 },
  ],
} as const satisfies Form

/** The double board bomb pot with five holecards: an ante from all, no burn before the flop. */
export const fiveCardDoubleBoardBombPot = {
  ...doubleBoardOmaha,
  id: 'five-card-double-board-bomb-pot-plo',
  name: 'Five-card double board bomb pot',
  rules: ['wsop/five-card-double-board-bomb-pot-plo', 'wsop/five-card-double-board-bomb-pot-plo-a'],
  opening: 'bomb-pot',
  structures: ['pot-limit'],
  streets: [
    street('preflop', down(5)),
    street('flop', board(3), bet('lower', 'left-of-the-button')),
    ...flopTurnRiver.slice(1),
  ],
} as const satisfies Form

/** Ultimate Big O: two boards, one best high and one best low over both. */
export const ultimateBigO = {
  ...bigO,
  id: 'ultimate-big-o',
  name: 'Ultimate Big O',
  rules: ['wsop/ultimate-big-o', 'wsop/ultimate-big-o-a'],
  boards: 2,
  streets: [
    preflop(5),
    ...flopTurnRiver.slice(0, 2),
    // wsop/ultimate-big-o-a with eight dealt in the last two cards are the rivers
    street('river', { do: 'burn', unless: 'the-stub-just-completes' }, board(1), bet('upper', 'left-of-the-button')),
  ],
  pot: [
    { name: 'high', ranking: 'high', from: twoAndThree, board: 'best' },
    { name: 'low', ranking: 'eight-or-better', from: twoAndThree, board: 'best' },
  ],
} as const satisfies Form

/** Sick-O: the low half is deuce-to-seven, nine or better. */
export const sickO = {
  ...omaha8,
  id: 'sick-o',
  name: 'Sick-O',
  rules: ['wsop/sick-o', 'wsop/sick-o-seats'],
  seats: { least: 2, most: 8 },
  pot: [...omaha.pot, { name: 'low', ranking: 'nine-or-better-2-7', from: twoAndThree }],
} as const satisfies Form

/** Courchevel: five holecards, and the first flop card is face up before the first round, without a burn. */
export const courchevel = {
  ...omaha,
  id: 'courchevel',
  name: 'Courchevel',
  rules: ['wsop/courchevel', 'wsop/courchevel-seats'],
  seats: { least: 2, most: 8 },
  structures: ['pot-limit'],
  streets: [
    street('preflop', down(5), board(1), bet('lower', 'after-the-blinds')),
    street('flop', burn, board(2), bet('lower', 'left-of-the-button')),
    ...flopTurnRiver.slice(1),
  ],
} as const satisfies Form

/**
 * Derailment: a bomb pot on three boards, of which the one with the lowest river card is struck out. Three boards are in
 * play until the river, so the strike comes with the river cards and before the last round. Five cards reach seven players;
 * with eight, whom the book seats, four are dealt: `derailmentForEight`.
 */
export const derailment = {
  ...fiveCardDoubleBoardBombPot,
  id: 'derailment',
  name: 'Derailment',
  rules: ['wsop/derailment', 'wsop/derailment-seats'],
  seats: { least: 2, most: 7 },
  boards: 3,
  streets: [
    ...fiveCardDoubleBoardBombPot.streets.slice(0, 3),
    street('river', burn, board(1), { do: 'strike' }, bet('upper', 'left-of-the-button')),
  ],
  pot: [
    { name: 'top board', ranking: 'high', from: twoAndThree, board: 0 },
    { name: 'middle board', ranking: 'high', from: twoAndThree, board: 1 },
    { name: 'bottom board', ranking: 'high', from: twoAndThree, board: 2 },
  ],
} as const satisfies Form

/** wsop/derailment-seats: with eight players everybody gets four cards, since 40 cards and three boards are more than a deck. */
export const derailmentForEight = {
  ...derailment,
  seats: { least: 2, most: 8 },
  streets: [street('preflop', down(4)), ...derailment.streets.slice(1)],
} as const satisfies Form
