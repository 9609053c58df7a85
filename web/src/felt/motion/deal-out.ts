import { flyIn, type Start } from './fly.ts'

/** How long the last card waits at most, in milliseconds: nobody waits for the dealer. */
const LONGEST = 620
/** Between one card and the next. */
const GAP = 70

/** Cards that are new on the felt come from the dealer one by one: round the table from the button's left, then the boards. */
export const dealOut = (
  fresh: readonly Element[],
  dealer: DOMRect,
  button: number | null,
  chairs: number,
): readonly Start[] => {
  const inTurn = fresh
    .map(card => ({ card, place: placeOf(card, fresh, button, chairs) }))
    .sort((a, b) => a.place - b.place)
  const gap = Math.min(GAP, LONGEST / Math.max(1, inTurn.length))
  return inTurn.map(({ card }, i) => flyIn(card, dealer, { way: 'dealt', wait: i * gap, scale: 0.7, turn: -14 }))
}

/** When a card comes: first the first card of every hand, then the second; boardcards after all hands. */
const placeOf = (card: Element, fresh: readonly Element[], button: number | null, chairs: number): number => {
  const hand = card.closest('[data-hand-of]')
  const board = card.closest('[data-board]')
  const holder = hand ?? board
  const before = fresh.filter(it => holder?.contains(it) === true).indexOf(card)
  if (hand === null) return 1000 + 10 * Number(board?.getAttribute('data-board') ?? 0) + before
  const seat = Number(hand.getAttribute('data-hand-of'))
  return chairs * before + ((seat - (button ?? 0) - 1 + chairs) % chairs)
}
