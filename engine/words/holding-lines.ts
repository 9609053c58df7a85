import type { Rank } from '../cards/card.ts'
import type { Holding } from '../deal/showdown/holding.ts'
import type { HandKind, HandName } from '../ranking/hand-name.ts'

/** What a language says of a hand that is still being played. */
export type HoldingWords = {
  readonly hand: readonly [first: string, second: string]
  readonly board: (number: number) => string
  /** What is played for where the hand's own name doesn't tell: the lines stand one under the other, so it is brief. */
  readonly playedFor: (share: string) => string
  readonly start: (ranks: readonly Rank[], suited: boolean) => string
  readonly noLowYet: string
  readonly flush: (highest: Rank) => string
  readonly handName: (name: HandName) => string
  readonly capital: (words: string) => string
}

/** What a player holds in a language, a line for each thing they play for: "Two pair, kings and fives"; "No low yet". */
export const holdingLinesIn =
  (language: HoldingWords) =>
  (holdings: readonly Holding[]): readonly string[] => {
    const hands = new Set(holdings.map(({ hand }) => hand)).size
    const boards = new Set(holdings.map(({ board }) => board)).size
    return holdings.map(holding => {
      const words = holdingWords(language, holding)
      const of = [
        hands > 1 ? language.hand[holding.hand === 0 ? 0 : 1] : '',
        !SAID.has(holding.for)
          ? language.playedFor(holding.for)
          : boards > 1 && holding.board !== null
            ? language.board(holding.board + 1)
            : '',
      ].filter(it => it !== '')
      return language.capital(of.length === 0 ? words : `${of.join(', ')}: ${words}`)
    })
  }

/** Parts of the pot that the hand's own name tells apart. */
const SAID: ReadonlySet<string> = new Set(['high', 'low', 'badugi'])

const holdingWords = (language: HoldingWords, { holds, open }: Holding): string => {
  if (holds.is === 'start') return language.start(holds.ranks, holds.suited)
  if (holds.is === 'towards-low') return `${language.noLowYet} (${holds.ranks.join('-')})`
  return open && holds.name.is === 'no-low' ? language.noLowYet : briefly(language, holds.name)
}

/** The name of a hand without its kickers: what everybody at the table would say. */
const briefly = ({ flush, handName }: HoldingWords, name: HandName): string => {
  if (name.is === 'flush') return flush(name.ranks[0]!)
  const rank = NAMED_RANKS.get(name.is)
  return handName(rank === undefined ? name : { ...name, ranks: name.ranks.slice(0, rank) })
}

/** How many of a hand's ranks are said. */
const NAMED_RANKS: ReadonlyMap<HandKind, number> = new Map<HandKind, number>([
  ['high-card', 1],
  ['one-pair', 1],
  ['two-pair', 2],
  ['three-of-a-kind', 1],
  ['four-of-a-kind', 1],
])
