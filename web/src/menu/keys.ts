/** A key, and what it does. */
type Key = readonly [key: string, does: string]

/** The keys that play a deal. */
export const KEYS: readonly Key[] = [
  ['F', 'fold; before your turn: check or fold'],
  ['C', 'check or call, also before your turn'],
  ['B', 'bring in'],
  ['R', 'bet or raise what is set'],
  ['1 to 9', 'choose a card'],
  ['D', 'draw or throw away'],
  ['F M B', 'lay the chosen card into the front, middle or back'],
  ['L', 'lay the cards'],
]

/** The keys of the helper at a table of real cards. */
export const HELPER_KEYS: readonly Key[] = [
  ['F', 'folds'],
  ['C', 'checks or calls'],
  ['B', 'brings in'],
  ['R', 'bets or raises what is set'],
  ['0 to 5', 'draws so many cards'],
  ['D', 'the cards are out'],
  ['N', 'the next deal'],
  ['U', 'take back'],
]
