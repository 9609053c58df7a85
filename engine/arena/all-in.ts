import type { Chips } from '../deal/chips.ts'
import { hasClaim } from '../deal/pots/claim.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import { type Arena, CHANCE, OVER } from './arena.ts'
import { checkedWhole } from './checks.ts'

/** How many times the cards to come are drawn if there are too many to list. */
export const RUN_OUTS = 400

/**
 * What each seat wins on average once nobody has a decision left: over every card to come if it is the last one, else over
 * this many run-outs drawn from the seed. Null while somebody may still decide something.
 */
export const allInValue = (game: Arena, runOuts = RUN_OUTS): readonly Chips[] | null => {
  if (typeof game?.turn !== 'function')
    throw wrongArgument('allInValue', game, "an arena such as arena({ game: 'holdem' })")
  checkedWhole('runOuts', runOuts, 1)
  if (game.turn() !== CHANCE || !isAllIn(game)) return null
  return overLastCard(game) ?? overRunOuts(game, runOuts)
}

/** At most one player who is still in has chips to bet with, and at least two are in. */
const isAllIn = (game: Arena): boolean => {
  const inHand = game.deal().players.filter(hasClaim)
  return inHand.length > 1 && inHand.filter(({ stack }) => stack > 0).length <= 1
}

const overLastCard = (game: Arena): readonly number[] | null => {
  if (game.due().length !== 1) return null
  const { outcomes } = game.chance()
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0)
  const sums = new Array<number>(game.seats).fill(0)
  for (const { cards, weight } of outcomes) {
    game.tell(cards)
    const returns = game.turn() === OVER ? game.returns() : null
    game.undo()
    if (returns === null) return null
    for (const [i, net] of returns.entries()) sums[i]! += (weight * net) / total
  }
  return sums
}

const overRunOuts = (game: Arena, runOuts: number): readonly number[] | null => {
  const sums = new Array<number>(game.seats).fill(0)
  for (let run = 0; run < runOuts; run++) {
    let steps = 0
    for (; game.turn() === CHANCE; steps++) game.sample()
    const returns = game.turn() === OVER ? game.returns() : null
    for (; steps > 0; steps--) game.undo()
    // a draw or a discard is a decision too
    if (returns === null) return null
    for (const [i, net] of returns.entries()) sums[i]! += net / runOuts
  }
  return sums
}
