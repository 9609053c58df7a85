import { type Card, codeOf } from '../cards/card.ts'
import type { Chips, Seat } from '../deal/chips.ts'
import { handValue } from '../deal/showdown/hand-value.ts'
import { type Arena, OVER } from './arena-type.ts'
import { hasRoom, type PublicNode, type PublicTree, placesOf, rememberedAt } from './public-tree.ts'
import { areOrdersNumbered, orderOf } from './showdown-order.ts'
import { follow, forget, noTruth, type Truth } from './truth.ts'

/** A deal on its way through a public tree: its deck, where it stands, and how it came there. */
export type Walk = {
  readonly tree: PublicTree
  /** Shuffles a deck of codes with the next cards of the seed. */
  readonly shuffle: (deck: Uint8Array) => void
  /** The deck as it lies, as codes. */
  readonly deck: Uint8Array
  node: PublicNode
  depth: number
  /** As far as here it can be undone. */
  floor: number
  /** The actions, and the nodes in which they were taken, up to `depth`. */
  readonly taken: number[]
  readonly path: PublicNode[]
  /** What each seat's hand is worth on the whole board for each part of the pot, seat 1 first; -1 until somebody asks. */
  readonly worth: number[]
  /** The same deal in the engine. */
  readonly truth: Truth
}

/** A deal with the next cards of the seed. */
export const newWalk = (tree: PublicTree, shuffle: Walk['shuffle']): Walk => {
  const deck = tree.deck.slice()
  const truth = noTruth(tree.game)
  shuffle(deck)
  const node = tree.root ?? rememberedAt(tree, follow(truth, deck, [], 0), null, 0)
  const worth = new Array<number>(tree.seats * tree.game.form.pot.length).fill(-1)
  return { tree, shuffle, deck, node, depth: 0, floor: 0, taken: [], path: [], worth, truth }
}

/** The same moment in hands of its own, which can be undone as far as here. */
export const walkApart = (walk: Walk): Walk => ({
  ...walk,
  deck: walk.deck.slice(),
  floor: walk.depth,
  taken: walk.taken.slice(0, walk.depth),
  path: walk.path.slice(0, walk.depth),
  worth: walk.worth.slice(),
  truth: noTruth(walk.tree.game),
})

/** Another deal from the beginning, with the next cards of the seed, or with this deck. */
export const redeal = (walk: Walk, cards?: readonly Card[]): void => {
  if (cards === undefined) {
    walk.deck.set(walk.tree.deck)
    walk.shuffle(walk.deck)
  } else for (let i = 0; i < cards.length; i++) walk.deck[i] = codeOf(cards[i]!)
  walk.depth = 0
  walk.floor = 0
  forget(walk.truth)
  walk.worth.fill(-1)
  walk.node = walk.tree.root!
}

/** Takes an action. */
export const stepOn = (walk: Walk, action: number): void => {
  const { node, depth } = walk
  const next = node.next[action] ?? found(walk, action)
  walk.taken[depth] = action
  walk.path[depth] = node
  walk.depth = depth + 1
  walk.node = next
}

/** Nobody has taken this action here before: the engine says what comes of it, or why it is not allowed. */
const found = (walk: Walk, action: number): PublicNode => {
  const truth = truthOf(walk)
  truth.step(action)
  walk.truth.inside.push(action)
  return rememberedAt(walk.tree, truth, walk.node, action)
}

/** Takes the last action back. */
export const stepBack = (walk: Walk): void => {
  if (walk.depth === walk.floor) throw new RangeError('there is no step to take back')
  walk.depth--
  walk.node = walk.path[walk.depth]!
}

/** The engine's arena of the same moment. */
export const truthOf = (walk: Walk): Arena => follow(walk.truth, walk.deck, walk.taken, walk.depth)

/** What each seat has won or lost, from seat 1 on: the engine is asked once for each order of the hands. */
export const returnsOn = (walk: Walk): readonly Chips[] => {
  const { node, tree, worth } = walk
  if (node.alone !== null) return node.alone
  const shares = tree.game.form.pot.length
  if (node.turn !== OVER || !areOrdersNumbered(node.show.length, shares)) return truthOf(walk).returns()
  for (const seat of node.show) if (worth[(seat - 1) * shares] === -1) value(walk, seat)
  const order = orderOf(worth, shares, node.show)
  const known = node.byOrder.get(order)
  if (known !== undefined) return known
  const returns = Object.freeze(truthOf(walk).returns())
  if (hasRoom(tree)) node.byOrder.set(order, returns)
  return returns
}

const value = ({ tree, deck, worth }: Walk, seat: Seat): void => {
  const { own, boards } = placesOf(tree)
  const { pot } = tree.game.form
  const hand = { own: own[seat - 1]!.map(place => deck[place]!), known: true, jokerUp: false }
  const laid = boards.map(board => board.map(place => deck[place]!))
  for (let i = 0; i < pot.length; i++) worth[(seat - 1) * pot.length + i] = handValue(pot[i]!, hand, laid)
}

/** Writes what the seat to act knows, from a place of the buffer on. */
export const writeKnown = ({ tree, node, deck }: Walk, into: Float32Array, at: number): void => {
  const { own, boards } = placesOf(tree)
  const { parts } = tree.layout
  into.fill(0, at, at + tree.factsFrom)
  const held = own[node.turn - 1]!
  for (let i = 0; i < held.length; i++) into[at + deck[held[i]!]!]! += 1
  for (let i = 0; i < boards.length; i++) {
    const { from } = parts[FIRST_BOARD + i]!
    for (let n = 0; n < node.onBoard; n++) into[at + from + deck[boards[i]![n]!]!]! += 1
  }
  into.set(node.facts, at + tree.factsFrom)
}

/** Boards stand after own cards and own discards. */
const FIRST_BOARD = 2
