import { holdingLinesIn } from '../holding-lines.ts'
import { handWords, rankName } from './hands.ts'
import { shareName } from './names.ts'
import { capital } from './voice.ts'

const SHORT: ReadonlyMap<string, string> = new Map([
  ['top board', 'oben'],
  ['middle board', 'Mitte'],
  ['bottom board', 'unten'],
])

/** What a player holds, a line for each thing they play for: „Zwei Paare, Könige und Fünfen“; „Noch kein Low“. */
export const holdingLines = holdingLinesIn({
  hand: ['erste Hand', 'zweite Hand'],
  board: number => `Board ${number}`,
  playedFor: share => SHORT.get(share) ?? shareName(share),
  start: (ranks, suited) => `${ranks.map(rankName).join('-')} ${suited ? 'suited' : 'offsuit'}`,
  noLowYet: 'noch kein Low',
  flush: highest => `Flush, ${rankName(highest)} hoch`,
  handName: handWords,
  capital,
})
