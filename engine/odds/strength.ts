import { no, type Result } from '../decider/decision.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import { high7, highValue } from '../ranking/high.ts'
import { HOLDING_ORDER } from './holding-table.ts'
import { layOut } from './layout.ts'
import type { Cards } from './question.ts'
import { holdingName, holdingOf } from './range.ts'
import { type OddsRefusal, refused } from './refusal.ts'

/** How two holecards of hold'em stand among all others. */
export type Strength = {
  /** How many of the holdings that others can have are better, equal and worse. */
  readonly better: number
  readonly equal: number
  readonly worse: number
  /** The part of them that it beats, ties counting half: 1 for the best of all. */
  readonly percentile: number
}

/**
 * Hand strength in hold'em: on a board by what the holdings make there now, before the flop by what they win against any
 * other two cards.
 */
export const handStrength = (hand: Cards, board: Cards = []): Result<Strength, OddsRefusal> => {
  if (typeof hand !== 'string' && !Array.isArray(hand)) throw wrongArgument('hand', hand, "two cards such as 'AhKh'")
  const layout = layOut({ hands: [typeof hand === 'string' ? hand : hand.join(''), '????'], boards: [board] })
  if ('why' in layout) return no(layout)
  const [mine] = layout.hands
  if (mine === undefined || !('own' in mine)) return no(refused('two-holecards'))
  const lying = layout.boards[0]!
  if (lying.length === 1 || lying.length === 2) return no(refused('board-of-holdem'))
  const own = mine.own
  const worth = lying.length === 0 ? byOrder : (codes: readonly number[]): number => madeOf([...codes, ...lying])
  const value = worth(own)
  let [better, equal, worse] = [0, 0, 0]
  for (const [i, one] of layout.deck.entries())
    for (const other of layout.deck.slice(0, i)) {
      const theirs = worth([one, other])
      if (theirs > value) better++
      else if (theirs < value) worse++
      else equal++
    }
  return { ok: true, better, equal, worse, percentile: (worse + equal / 2) / (better + equal + worse) }
}

const madeOf = (codes: readonly number[]): number =>
  codes.length === 7
    ? high7(codes[0]!, codes[1]!, codes[2]!, codes[3]!, codes[4]!, codes[5]!, codes[6]!)
    : highValue(codes)

const wins: ReadonlyMap<string, number> = new Map(HOLDING_ORDER)

const byOrder = ([one, other]: readonly number[]): number => wins.get(holdingName(holdingOf(one!, other!)))!
