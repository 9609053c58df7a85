import type { Holding } from '../../deal/showdown/holding.ts'
import type { HandKind, HandName } from '../../ranking/hand-name.ts'
import { handWords, rankNamed } from '../../ranking/words.ts'

/** What a player holds, a line for each thing they play for: "Two pair, kings and fives"; "No low yet". */
export const holdingLines = (holdings: readonly Holding[]): readonly string[] => {
  const hands = new Set(holdings.map(({ hand }) => hand)).size
  const boards = new Set(holdings.map(({ board }) => board)).size
  return holdings.map(holding => {
    const words = holdingWords(holding)
    const of = [
      hands > 1 ? (holding.hand === 0 ? 'first hand' : 'second hand') : '',
      !SAID.has(holding.for)
        ? (SHORT.get(holding.for) ?? holding.for)
        : boards > 1 && holding.board !== null
          ? `board ${holding.board + 1}`
          : '',
    ].filter(it => it !== '')
    return capital(of.length === 0 ? words : `${of.join(', ')}: ${words}`)
  })
}

/** Parts of the pot that the hand's own name tells apart. */
const SAID: ReadonlySet<string> = new Set(['high', 'low', 'badugi'])

/** Boards are named briefly: the lines stand one under the other. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['top board', 'top'],
  ['middle board', 'middle'],
  ['bottom board', 'bottom'],
])

const holdingWords = ({ holds, open }: Holding): string => {
  if (holds.is === 'start') return `${holds.ranks.map(rankNamed).join('-')} ${holds.suited ? 'suited' : 'offsuit'}`
  if (holds.is === 'towards-low') return `no low yet (${holds.ranks.join('-')})`
  return open && holds.name.is === 'no-low' ? 'no low yet' : briefly(holds.name)
}

/** The name of a hand without its kickers: what everybody at the table would say. */
const briefly = (name: HandName): string => {
  if (name.is === 'flush') return `${rankNamed(name.ranks[0]!)}-high flush`
  const rank = NAMED_RANKS.get(name.is)
  return handWords(rank === undefined ? name : { ...name, ranks: name.ranks.slice(0, rank) })
}

/** How many of a hand's ranks are said. */
const NAMED_RANKS: ReadonlyMap<HandKind, number> = new Map<HandKind, number>([
  ['high-card', 1],
  ['one-pair', 1],
  ['two-pair', 2],
  ['three-of-a-kind', 1],
  ['four-of-a-kind', 1],
])

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)
