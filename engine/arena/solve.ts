import type { Seat } from '../deal/chips.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import { type Arena, CHANCE, OVER } from './arena.ts'
import { checkedSmallGame, checkedWhole } from './checks.ts'

/** How often each action is taken, by what the seat to act knows. */
export type Strategy = ReadonlyMap<string, Float64Array>

/** A way to update regrets: plain, never below zero with later rounds counting more, or all rounds counting by their number. */
export type Solver = (typeof SOLVERS)[number]
const SOLVERS = ['cfr', 'cfr+', 'linear'] as const

/**
 * Counterfactual regret minimisation over the whole tree of a small two-handed game: walks every chance outcome and
 * action this many times and gives the average strategy. The arena must make its chance explicit (`chance: 'explicit'`) and stand at the
 * first moment.
 */
export const solve = (game: Arena, rounds: number, solver: Solver = 'cfr+'): Strategy => {
  checkedSmallGame('solve', game)
  checkedWhole('rounds', rounds, 1)
  if (!SOLVERS.includes(solver)) throw wrongArgument('solver', solver, SOLVERS.join(', '))
  const infos = new Map<string, Info>()
  const tree = withInfos(treeOf(game), infos)
  for (let round = 1; round <= rounds; round++) {
    for (const seat of [1, 2]) {
      for (const info of infos.values()) match(info)
      walk(tree, seat, 1, 1, weightOf(solver, round))
      for (const info of infos.values()) learn(info, solver, round)
    }
  }
  return new Map([...infos].map(([key, info]) => [key, averageOf(info)]))
}

const weightOf = (solver: Solver, round: number): number => (solver === 'cfr' ? 1 : round)

/** A node of the tree with its children: what an arena says of a moment, read once. */
export type GameNode = End | Cards | Decision
type End = { readonly is: 'over'; readonly net: number }
type Cards = { readonly is: 'chance'; readonly chances: readonly number[]; readonly children: readonly GameNode[] }
/** A moment at which a seat decides: what it knows, which actions it has, and how many the game has in all. */
export type Decision = {
  readonly is: 'decision'
  readonly seat: Seat
  readonly key: string
  readonly actions: readonly number[]
  readonly size: number
  readonly children: readonly GameNode[]
}

/** The whole tree of a small game from here on; `net` is what seat 1 wins. */
export const treeOf = (game: Arena, counted = { nodes: 0 }): GameNode => {
  const turn = game.turn()
  counted.nodes++
  if (counted.nodes > MOST_NODES)
    throw new RangeError(`the tree has more than ${MOST_NODES} nodes: only small games can be walked as a whole`)
  if (turn === OVER) return { is: 'over', net: game.returns()[0]! }
  if (turn === CHANCE) {
    const { outcomes } = game.chance()
    const total = outcomes.reduce((sum, { weight }) => sum + weight, 0)
    const children = outcomes.map(({ cards }) => below(game, counted, () => game.tell(cards)))
    return { is: 'chance', chances: outcomes.map(({ weight }) => weight / total), children }
  }
  const actions = game.legal()
  const key = game.key(turn)
  const children = actions.map(action => below(game, counted, () => game.step(action)))
  return { is: 'decision', seat: turn, key, children, actions, size: game.actions.length }
}

/** As many as fit into some hundreds of megabytes. */
const MOST_NODES = 2_000_000

const below = (game: Arena, counted: { nodes: number }, go: () => void): GameNode => {
  go()
  const node = treeOf(game, counted)
  game.undo()
  return node
}

type Info = {
  readonly regrets: Float64Array
  readonly sums: Float64Array
  /** The strategy of this round, and what it turned out to regret. */
  readonly now: Float64Array
  readonly more: Float64Array
  readonly actions: readonly number[]
  readonly size: number
}

/** The tree with what is known at each decision, found once for all walks. */
type Walked =
  | End
  | { readonly is: 'chance'; readonly chances: readonly number[]; readonly children: readonly Walked[] }
  | { readonly is: 'decision'; readonly seat: Seat; readonly info: Info; readonly children: readonly Walked[] }

const withInfos = (node: GameNode, infos: Map<string, Info>): Walked => {
  if (node.is === 'over') return node
  const children = node.children.map(child => withInfos(child, infos))
  if (node.is === 'chance') return { is: 'chance', chances: node.chances, children }
  return { is: 'decision', seat: node.seat, info: infoAt(infos, node), children }
}

/** What the walker gets from here on; what they regret and how they played is added up meanwhile. */
const walk = (node: Walked, seat: Seat, own: number, others: number, weight: number): number => {
  if (node.is === 'over') return seat === 1 ? node.net : -node.net
  const { children } = node
  let value = 0
  if (node.is === 'chance') {
    for (let i = 0; i < children.length; i++) {
      const chance = node.chances[i]!
      value += chance * walk(children[i]!, seat, own, others * chance, weight)
    }
    return value
  }
  const strategy = node.info.now
  if (node.seat !== seat) {
    for (let i = 0; i < children.length; i++) {
      const taken = strategy[i]!
      value += taken * walk(children[i]!, seat, own, others * taken, weight)
    }
    return value
  }
  const values = children.map((child, i) => walk(child, seat, own * strategy[i]!, others, weight))
  for (let i = 0; i < values.length; i++) value += strategy[i]! * values[i]!
  const { more, sums } = node.info
  for (let i = 0; i < values.length; i++) {
    more[i]! += others * (values[i]! - value)
    sums[i]! += weight * own * strategy[i]!
  }
  return value
}

const infoAt = (infos: Map<string, Info>, { key, actions, size }: Decision): Info => {
  const found = infos.get(key)
  if (found !== undefined) return found
  const { length } = actions
  const none = (): Float64Array => new Float64Array(length)
  const info = { regrets: none(), sums: none(), now: none(), more: none(), actions, size }
  infos.set(key, info)
  return info
}

/** Regret matching: each action in proportion to its regret, all equally likely if there is none. */
const match = ({ regrets, now }: Info): void => {
  let total = 0
  for (let i = 0; i < regrets.length; i++) total += Math.max(0, regrets[i]!)
  for (let i = 0; i < regrets.length; i++) now[i] = total > 0 ? Math.max(0, regrets[i]!) / total : 1 / regrets.length
}

/** What a round has taught, all of its moments together. */
const learn = ({ regrets, more }: Info, solver: Solver, round: number): void => {
  for (let i = 0; i < regrets.length; i++) {
    const regret = regrets[i]! + more[i]!
    if (solver === 'linear') regrets[i] = (regret * round) / (round + 1)
    else regrets[i] = solver === 'cfr+' ? Math.max(0, regret) : regret
    more[i] = 0
  }
}

/** By the numbers of the actions, 0 for those that are not allowed. */
const averageOf = ({ sums, actions, size }: Info): Float64Array => {
  const total = sums.reduce((sum, next) => sum + next, 0)
  const average = new Float64Array(size)
  actions.forEach((action, i) => {
    average[action] = total > 0 ? sums[i]! / total : 1 / actions.length
  })
  return average
}
