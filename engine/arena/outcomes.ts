import type { Card } from '../cards/card.ts'
import type { Deal } from '../deal/deal.ts'
import { type ChanceNode, type Group, type Outcome, unseen, ways } from './chance.ts'
import { ranksOfGroups, suitsAreAlike, suitsAreNothing, textOfGroups } from './suits.ts'

/** The most outcomes that are listed; more are sampled. */
export const MOST_OUTCOMES = 3_000_000

/**
 * Every set of cards that the group can get. Where suits are alike, sets that become each other by renaming suits (with
 * everything that lies or is held already) are one outcome with their weights together.
 */
export const outcomesOf = (deal: Deal, group: Group, fixed: readonly number[]): ChanceNode => {
  const left = unseen(deal, fixed)
  const cards = group.places.length
  const count = ways(left.length, cards)
  if (count > MOST_OUTCOMES) throw new RangeError(`${count} outcomes are too many to list; call sample() instead`)
  const sets = combinationsOf(left, cards)
  return { to: group.to, cards, outcomes: suitsAreAlike(deal.form) ? merged(deal, sets, fixed) : sets.map(one) }
}

const one = (cards: readonly Card[]): Outcome => ({ cards, weight: 1 })

const merged = (deal: Deal, sets: readonly (readonly Card[])[], fixed: readonly number[]): readonly Outcome[] => {
  const known = knownGroups(deal, fixed)
  const byRanks = suitsAreNothing(deal.form)
  const classes = new Map<string, { cards: readonly Card[]; weight: number }>()
  for (const cards of sets) {
    const text = byRanks ? ranksOfGroups([...known, cards]) : textOfGroups([...known, cards], true)
    const found = classes.get(text)
    if (found === undefined) classes.set(text, { cards, weight: 1 })
    else found.weight++
  }
  return [...classes.values()]
}

/** All cards that somebody has, in groups whose order plays no part. */
const knownGroups = (deal: Deal, fixed: readonly number[]): readonly (readonly Card[])[] => [
  ...deal.players.flatMap(player => [player.down, player.mucked, player.up]),
  ...deal.boards.flatMap(board => board.map(card => [card])),
  ...fixed.map(place => [deal.deck[place]!]),
  deal.muck,
  deal.discards,
  deal.fresh,
]

const combinationsOf = (cards: readonly Card[], take: number): readonly (readonly Card[])[] => {
  const found: (readonly Card[])[] = []
  const chosen: Card[] = []
  const from = (at: number): void => {
    if (chosen.length === take) {
      found.push(chosen.slice())
      return
    }
    for (let i = at; i <= cards.length - (take - chosen.length); i++) {
      chosen.push(cards[i]!)
      from(i + 1)
      chosen.pop()
    }
  }
  from(0)
  return found
}
