import type { Seat } from '../deal/chips.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import type { Arena } from './arena.ts'
import { checkedSmallGame } from './checks.ts'
import { type Decision, type GameNode, type Strategy, treeOf } from './solve.ts'

/** What a strategy is worth: for seat 1 against itself, and how much more each seat could win with a best response. */
export type Worth = {
  /** What seat 1 wins per deal when both play it. */
  readonly value: number
  /** What seats 1 and 2 win per deal with their best response to it. */
  readonly best: readonly [number, number]
  /** What a best response wins on average: 0 against a strategy that can't be beaten. */
  readonly exploitability: number
}

/** How good a strategy is in a small two-handed game, exactly. The arena must make its chance explicit and stand at the first moment. */
export const worthOf = (game: Arena, strategy: Strategy): Worth => {
  if (!(strategy instanceof Map)) throw wrongArgument('strategy', strategy, 'a Map by key, as solve gives it')
  const tree = treeOf(checkedSmallGame('worthOf', game))
  const best = [bestValue(tree, 1, strategy), bestValue(tree, 2, strategy)] as const
  return { value: expected(tree, strategy), best, exploitability: (best[0] + best[1]) / 2 }
}

const expected = (node: GameNode, strategy: Strategy): number => {
  if (node.is === 'over') return node.net
  const chances = chancesAt(node, strategy)
  return node.children.reduce(
    (sum, child, i) => sum + (chances[i]! === 0 ? 0 : chances[i]! * expected(child, strategy)),
    0,
  )
}

/** How likely each child is: by chance, or by the strategy; all alike at a moment that the strategy doesn't know. */
const chancesAt = (node: Exclude<GameNode, { readonly is: 'over' }>, strategy: Strategy): readonly number[] => {
  if (node.is === 'chance') return node.chances
  const known = strategy.get(node.key)
  return node.actions.map(action => (known === undefined ? 1 / node.actions.length : known[action]!))
}

type Reached = { readonly node: Decision; readonly reach: number }

/** What this seat wins at best: at each of its moments the action that is best over all deals it can't tell apart. */
const bestValue = (tree: GameNode, seat: Seat, strategy: Strategy): number => {
  const moments = new Map<string, Reached[]>()
  gather(tree, 1, seat, strategy, moments)
  const chosen = new Map<string, number>()
  const value = (node: GameNode): number => {
    if (node.is === 'over') return seat === 1 ? node.net : -node.net
    if (node.is === 'decision' && node.seat === seat) return value(node.children[choice(node)]!)
    const chances = chancesAt(node, strategy)
    return node.children.reduce((sum, child, i) => sum + (chances[i]! === 0 ? 0 : chances[i]! * value(child)), 0)
  }
  const choice = ({ key }: Decision): number => {
    const before = chosen.get(key)
    if (before !== undefined) return before
    const alike = moments.get(key)!
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < alike[0]!.node.children.length; i++) {
      const worth = alike.reduce((sum, { node, reach }) => sum + reach * value(node.children[i]!), 0)
      if (worth > most) {
        most = worth
        best = i
      }
    }
    chosen.set(key, best)
    return best
  }
  return value(tree)
}

/** Every moment of this seat, with how likely chance and the other bring the deal there. */
const gather = (node: GameNode, reach: number, seat: Seat, strategy: Strategy, into: Map<string, Reached[]>): void => {
  if (node.is === 'over') return
  if (node.is === 'decision' && node.seat === seat) {
    const found = into.get(node.key)
    if (found === undefined) into.set(node.key, [{ node, reach }])
    else found.push({ node, reach })
    for (const child of node.children) gather(child, reach, seat, strategy, into)
    return
  }
  const chances = chancesAt(node, strategy)
  node.children.forEach((child, i) => {
    gather(child, reach * chances[i]!, seat, strategy, into)
  })
}
