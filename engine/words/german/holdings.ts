import type { Holding } from '../../deal/showdown/holding.ts'
import type { HandKind, HandName } from '../../ranking/hand-name.ts'
import { handWords, rankName } from './hands.ts'
import { shareName } from './names.ts'
import { capital } from './voice.ts'

/** What a player holds, a line for each thing they play for: „Zwei Paare, Könige und Fünfen“; „Noch kein Low“. */
export const holdingLines = (holdings: readonly Holding[]): readonly string[] => {
  const hands = new Set(holdings.map(({ hand }) => hand)).size
  const boards = new Set(holdings.map(({ board }) => board)).size
  return holdings.map(holding => {
    const words = holdingWords(holding)
    const of = [
      hands > 1 ? (holding.hand === 0 ? 'erste Hand' : 'zweite Hand') : '',
      !SAID.has(holding.for)
        ? (SHORT.get(holding.for) ?? shareName(holding.for))
        : boards > 1 && holding.board !== null
          ? `Board ${holding.board + 1}`
          : '',
    ].filter(it => it !== '')
    return capital(of.length === 0 ? words : `${of.join(', ')}: ${words}`)
  })
}

/** Parts of the pot that the hand's own name tells apart. */
const SAID: ReadonlySet<string> = new Set(['high', 'low', 'badugi'])

/** Boards are named briefly: the lines stand one under the other. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['top board', 'oben'],
  ['middle board', 'Mitte'],
  ['bottom board', 'unten'],
])

const holdingWords = ({ holds, open }: Holding): string => {
  if (holds.is === 'start') return `${holds.ranks.map(rankName).join('-')} ${holds.suited ? 'suited' : 'offsuit'}`
  if (holds.is === 'towards-low') return `noch kein Low (${holds.ranks.join('-')})`
  return open && holds.name.is === 'no-low' ? 'noch kein Low' : briefly(holds.name)
}

/** The name of a hand without its kickers: what everybody at the table would say. */
const briefly = (name: HandName): string => {
  if (name.is === 'flush') return `Flush, ${rankName(name.ranks[0]!)} hoch`
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
