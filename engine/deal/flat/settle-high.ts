import { codeOf } from '../../cards/card.ts'
import type { HandName } from '../../ranking/hand-name.ts'
import { high7 } from '../../ranking/high.ts'
import type { Chips } from '../chips.ts'
import type { PotAwarded, Taken } from '../events.ts'
import { oddChip, parts } from '../pots/odd-chip.ts'
import { nameKnown } from '../showdown/hand-value.ts'
import type { FlatDeal } from './flat-deal.ts'
import { amounts, potsFlat, rivals } from './pots-flat.ts'

// what the hands are worth by their places, and who takes which pot as bits: nobody else looks before they are written again
const values = new Int32Array(32)
const winners = new Int32Array(32)

/** How many pots there are, from the main pot on, and who takes them: ready to be pushed. */
export type Settled = { count: number; takers: number }
const settled: Settled = { count: 0, takers: 0 }

/**
 * Who takes the pots of a deal that go to the best high hand of two holecards and the board. Null where there is more to
 * it, too few chips for all who tie or a hand that nobody has called by its name yet: then the pots are settled as anywhere.
 */
export const settleHigh = (flat: FlatDeal): Settled | null => {
  const { plan } = flat
  if (plan.high === null) return null
  value(flat)
  const count = potsFlat(flat)
  let takers = 0
  for (let pot = 0; pot < count; pot++) {
    const best = bestOf(rivals[pot]!)
    if (!isOne(rivals[pot]!) && (isTooLittle(amounts[pot]!, best, plan.split) || nameOf(best) === undefined))
      return null
    winners[pot] = best
    takers |= best
  }
  settled.count = count
  settled.takers = takers
  return settled
}

/** What is pushed for a pot that `settleHigh` has settled, of this many. */
export const awardHigh = (flat: FlatDeal, pot: number, count: number): PotAwarded => {
  const { plan, players } = flat
  const amount = amounts[pot]!
  const taken = winners[pot]!
  const type = 'PotAwarded'
  const run = 0
  if (isOne(rivals[pot]!)) {
    const to = [{ seat: players[placeOf(taken)]!.seat, amount }]
    return { type, pot, run, share: 'all', amount, to, oddChips: NOBODY, hands: NO_HANDS, rules: plan.cites.lastHand }
  }
  const share = plan.high!.name
  const hands = [nameOf(taken)!]
  const rules = count > 1 ? plan.sidePotRules : plan.awardRules
  if (isOne(taken)) {
    const to = [{ seat: players[placeOf(taken)]!.seat, amount }]
    return { type, pot, run, share, amount, to, oddChips: NOBODY, hands, rules }
  }
  const { each, left } = parts(amount, countIn(taken), plan.split)
  const to = shared(flat, taken, each, left)
  if (left === 0) return { type, pot, run, share, amount, hands, to, oddChips: NOBODY, rules }
  const oddChips = to.filter(it => it.amount > each).map(({ seat }) => seat)
  const because = count > 1 ? plan.sideOddChipRules : plan.oddChipRules
  return { type, pot, run, share, amount, hands, to, oddChips, rules: because }
}

const NOBODY: PotAwarded['oddChips'] = []
const NO_HANDS: PotAwarded['hands'] = []

/** Those who tie take as much, and the odd chips go around from the button's left. */
const shared = ({ plan, players }: FlatDeal, taken: number, each: Chips, left: Chips): readonly Taken[] => {
  const to: Taken[] = []
  let place = 0
  for (let i = 0; i < players.length; i++) {
    if ((taken & (1 << i)) === 0) continue
    to.push({ seat: players[i]!.seat, amount: each + (left === 0 ? 0 : oddChip(left, plan.split, place++)) })
  }
  return to
}

const value = ({ plan, players, deck }: FlatDeal): void => {
  const { board } = plan
  const dealt = 2 * players.length
  const a = codeOf(deck[dealt + board[0]!]!)
  const b = codeOf(deck[dealt + board[1]!]!)
  const c = codeOf(deck[dealt + board[2]!]!)
  const d = codeOf(deck[dealt + board[3]!]!)
  const e = codeOf(deck[dealt + board[4]!]!)
  for (let i = 0; i < players.length; i++) {
    const { folded, down } = players[i]!
    if (!folded) values[i] = high7(codeOf(down[0]!), codeOf(down[1]!), a, b, c, d, e)
  }
}

/** The best hands among these. */
const bestOf = (mask: number): number => {
  let best = 0
  let found = 0
  for (let left = mask; left !== 0; left &= left - 1) {
    const bit = left & -left
    const worth = values[placeOf(bit)]!
    if (worth > best) {
      best = worth
      found = bit
    } else if (worth === best) found |= bit
  }
  return found
}

/** The place of the first of these bits. */
const placeOf = (mask: number): number => 31 - Math.clz32(mask & -mask)

const isOne = (mask: number): boolean => (mask & (mask - 1)) === 0

const countIn = (mask: number): number => {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count++
  return count
}

/** Is there no chip for each who shares it, or something below the smallest chip that is divided (wsop/152)? */
const isTooLittle = (amount: Chips, taken: number, unit: Chips): boolean =>
  (unit !== 1 && amount % unit !== 0) || (!isOne(taken) && amount < unit * countIn(taken))

/** What the hands that take a pot are called, undefined if nobody has called one of this worth by its name yet. */
const nameOf = (taken: number): HandName | undefined => {
  const value = values[placeOf(taken)]!
  const before = names[value]
  if (before !== undefined) return before
  const name = nameKnown('high', value)
  names[value] = name
  return name
}

/** High hands by their worth: a list is found faster than a map, and this is asked at every showdown. */
const names: (HandName | undefined)[] = new Array(8192).fill(undefined)
