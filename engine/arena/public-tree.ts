import { codeOf } from '../cards/card.ts'
import { deckCards } from '../cards/deck.ts'
import type { Chips, Seat } from '../deal/chips.ts'
import { hasClaim } from '../deal/pots/claim.ts'
import { programOf } from '../deal/program.ts'
import type { Step } from '../forms/form.ts'
import { type Arena, OVER } from './arena-type.ts'
import type { ArenaGame } from './options.ts'
import { type Places, placesIn } from './places.ts'
import { layoutOf, type TensorLayout } from './tensor.ts'

/**
 * Where nobody's turn and nobody's choice depends on the cards, the betting of a game is one tree, the same in every deal.
 * The engine is asked about each of its nodes once; from then on a step is a look at the tree.
 */
export type PublicTree = {
  readonly game: ArenaGame
  readonly seats: number
  readonly layout: TensorLayout
  /** Where the part of a tensor begins that is not about cards. */
  readonly factsFrom: number
  /** The codes of the deck in order. */
  readonly deck: Uint8Array
  root: PublicNode | null
  /** Which cards of the deck fall where. */
  places: Places | null
  /** How many nodes, and returns at showdowns, are kept; beyond `MOST_NODES` the engine is asked each time. */
  nodes: number
}

/** A node of the betting: who is to act and what they may do, or how the deal ends. */
export type PublicNode = {
  readonly turn: Seat
  readonly mask: Uint8Array
  readonly legal: readonly number[]
  /** By action; null until it is taken for the first time. */
  readonly next: (PublicNode | null)[]
  /** How many cards lie on each board. */
  readonly onBoard: number
  /** The tensor of the seat to act without its cards. */
  readonly facts: Float32Array
  /** At the end: what each seat has won, if one is left alone; else the seats that show. */
  readonly alone: readonly Chips[] | null
  readonly show: readonly Seat[]
  /** What each seat has won by the order of the hands that are shown. */
  readonly byOrder: Map<number, readonly Chips[]>
}

/** As many as fit into some thirty megabytes. */
const MOST_NODES = 100_000

/** The tree of a game whose betting doesn't depend on cards, none of it known yet; null for other games. */
export const newTree = (game: ArenaGame): PublicTree | null => {
  if (!isPublic(game)) return null
  const seats = game.start.seats.length
  const layout = layoutOf(game.form, seats)
  const factsFrom = layout.parts.find(({ name }) => name.startsWith('stack behind'))!.from
  const deck = Uint8Array.from(deckCards(game.form.deck), codeOf)
  return { game, seats, layout, factsFrom, deck, root: null, places: null, nodes: 0 }
}

/** All hands are dealt face down before the first bet, then come boards and bets alone, and the deck reaches. */
const isPublic = ({ form, start, chance }: ArenaGame): boolean => {
  const { steps, toCome, firstRound } = programOf(form)
  const own = steps.reduce((cards, step) => (step.do === 'deal' ? cards + step.cards : cards), 0)
  return (
    chance === 'sampled' &&
    form.family === 'board' &&
    form.rows === undefined &&
    form.stacks === undefined &&
    form.joker === undefined &&
    firstRound >= 0 &&
    steps.every((step, at) => isPlain(step) || (at < firstRound && step.do === 'deal' && step.face === 'down')) &&
    start.seats.length * own + toCome[0]! <= deckCards(form.deck).length
  )
}

const isPlain = (step: Step): boolean => {
  switch (step.do) {
    case 'board':
      return true
    case 'burn':
      return step.unless === undefined
    case 'bet':
      return (step.tier === 'lower' || step.tier === 'upper') && PUBLIC_FIRST.has(step.first)
    default:
      return false
  }
}

const PUBLIC_FIRST: ReadonlySet<string> = new Set(['after-the-blinds', 'left-of-the-button'])

/** The node that the engine's arena stands at, kept as what comes of an action in another one, or as the root. */
export const rememberedAt = (tree: PublicTree, truth: Arena, before: PublicNode | null, action: number): PublicNode => {
  const node = truth.turn() === OVER ? ending(truth) : decision(tree, truth)
  if (before === null) tree.root = node
  else if (hasRoom(tree)) before.next[action] = node
  return node
}

/** May one more thing be kept? Then it is counted. */
export const hasRoom = (tree: PublicTree): boolean => tree.nodes++ < MOST_NODES

const decision = (tree: PublicTree, truth: Arena): PublicNode => ({
  turn: truth.turn(),
  mask: truth.mask(),
  legal: Object.freeze(truth.legal()),
  next: tree.game.space.actions.map(() => null),
  onBoard: truth.deal().boards[0]?.length ?? 0,
  facts: truth.tensor(truth.turn()).slice(tree.factsFrom),
  alone: null,
  show: NOBODY,
  byOrder: NO_ORDERS,
})

const ending = (truth: Arena): PublicNode => {
  const show = truth
    .deal()
    .players.filter(hasClaim)
    .map(({ seat }) => seat)
  return {
    turn: OVER,
    mask: NO_MASK,
    legal: NO_ACTIONS,
    next: [],
    onBoard: 0,
    facts: NO_FACTS,
    alone: show.length < 2 ? Object.freeze(truth.returns()) : null,
    show,
    byOrder: new Map(),
  }
}

const NOBODY: readonly Seat[] = []
const NO_ORDERS: Map<number, readonly Chips[]> = new Map()
const NO_MASK = new Uint8Array(0)
const NO_ACTIONS: readonly number[] = []
const NO_FACTS = new Float32Array(0)

/** Which cards of the deck fall where, seen once. */
export const placesOf = (tree: PublicTree): Places => {
  tree.places ??= placesIn(tree.game, tree.deck)
  return tree.places
}
