import { handWords, rankNamed } from '../../ranking/words.ts'
import { holdingLinesIn } from '../holding-lines.ts'

const SHORT: ReadonlyMap<string, string> = new Map([
  ['top board', 'top'],
  ['middle board', 'middle'],
  ['bottom board', 'bottom'],
])

/** What a player holds, a line for each thing they play for: "Two pair, kings and fives"; "No low yet". */
export const holdingLines = holdingLinesIn({
  hand: ['first hand', 'second hand'],
  board: number => `board ${number}`,
  playedFor: share => SHORT.get(share) ?? share,
  start: (ranks, suited) => `${ranks.map(rankNamed).join('-')} ${suited ? 'suited' : 'offsuit'}`,
  noLowYet: 'no low yet',
  flush: highest => `${rankNamed(highest)}-high flush`,
  handName: handWords,
  capital: words => words.slice(0, 1).toUpperCase() + words.slice(1),
})
