import { type Card, isCard } from '@cardroom/engine'
import { isRecord, wrongArgument } from '@cardroom/engine/kinds'

/** What the dealer of the competition says to a player: `MATCHSTATE:0:17:cc/r:AhKd|/2c3d4h`. */
export type AcpcState = {
  /** The player's position in this hand. */
  readonly position: number
  readonly hand: number
  /** What was done, a letter each, `r` with the chips put in over the hand where there is no limit, rounds after slashes. */
  readonly betting: string
  /** The holecards of each position, none for a hand that is not seen. */
  readonly holecards: readonly (readonly Card[])[]
  /** The boardcards of each street that has come. */
  readonly board: readonly (readonly Card[])[]
}

/** Writes a state as one line. */
export const writeState = (state: AcpcState): string => {
  if (!isRecord(state) || !Array.isArray(state.holecards) || !Array.isArray(state.board))
    throw wrongArgument('state', state, 'a state such as readState gives')
  const { position, hand, betting, holecards, board } = state
  const hands = holecards.map(cards => cards.join('')).join('|')
  const streets = board.map(cards => `/${cards.join('')}`).join('')
  return `MATCHSTATE:${position}:${hand}:${betting}:${hands}${streets}`
}

/** Reads a line; null if it isn't a state. */
export const readState = (line: string): AcpcState | null => {
  if (typeof line !== 'string') throw wrongArgument('line', line, "a text such as 'MATCHSTATE:0:0::AhKh|'")
  const found = /^MATCHSTATE:(\d{1,2}):(\d{1,9}):([fcr\d/]{0,200}):([2-9TJQKAcdhs|/]{0,200})$/.exec(line.trim())
  if (found === null) return null
  const [hands, ...streets] = found[4]!.split('/')
  const holecards = hands!.split('|').map(cardsIn)
  const board = streets.map(cardsIn)
  if (holecards.includes(null) || board.includes(null)) return null
  return {
    position: Number(found[1]),
    hand: Number(found[2]),
    betting: found[3]!,
    holecards: holecards as readonly (readonly Card[])[],
    board: board as readonly (readonly Card[])[],
  }
}

/** The actions of a betting string, one after another; null if it isn't one. */
export const actionsIn = (betting: string): readonly string[] | null => {
  const found = betting.match(/[fc]|r\d*|\//g) ?? []
  return found.join('') === betting ? found.filter(one => one !== '/') : null
}

const cardsIn = (text: string): readonly Card[] | null => {
  const cards = text.match(/../g) ?? []
  return cards.join('') === text && cards.every(isCard) ? (cards as Card[]) : null
}
