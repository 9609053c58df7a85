import type { Chips } from '../deal/chips.ts'
import { copyOf } from '../deal/copy.ts'
import { type Deal, potTotal } from '../deal/deal.ts'
import { takesOpeners } from '../deal/drawing/openers.ts'
import { perform } from '../deal/perform.ts'
import { showingOf } from '../deal/pots/award.ts'
import { countClaims, hasClaim } from '../deal/pots/claim.ts'
import { settle } from '../deal/pots/settle.ts'
import { workIn } from '../deal/work.ts'

/** What each seat has won or lost once all cards are shown and the pots are pushed, from seat 1 on. */
export const returnsOf = (deal: Deal, seats: number): readonly Chips[] =>
  deal.phase !== 'ended' && isPlain(deal) ? settled(deal, seats) : played(deal, seats)

/** Nothing but the hands decides who takes what: no openers to prove, no rule on sevens, no points. */
const isPlain = (deal: Deal): boolean =>
  deal.form.rows === undefined && deal.form.family !== 'draw' && deal.inherited === 0 && !takesOpeners(deal)

/** The same as pushing the pots, without the news of it. */
const settled = (deal: Deal, seats: number): readonly Chips[] => {
  const net = new Array<Chips>(seats).fill(0)
  for (const { seat, start, stack, aside } of deal.players) net[seat - 1] = stack + aside - start
  if (countClaims(deal) === 1) net[deal.players.find(hasClaim)!.seat - 1]! += potTotal(deal)
  else for (const { to } of settle(showingOf(deal))) for (const { seat, amount } of to) net[seat - 1]! += amount
  return net
}

/** The deal played to its end: everybody shows, and the dealer does the rest. */
const played = (deal: Deal, seats: number): readonly Chips[] => {
  const work = workIn(copyOf(deal), [])
  const { state } = work
  while (state.phase !== 'ended') {
    const seat = state.turn < 0 ? 0 : state.players[state.turn]!.seat
    const refusal = perform(work, state.turn < 0 ? { type: 'Deal' } : { type: 'Show', seat })
    if (refusal) throw new Error(`the showdown stopped: ${refusal.why}`)
  }
  const net = new Array<Chips>(seats).fill(0)
  for (const { seat, hand, start, stack } of state.players) if (hand === 0) net[seat - 1] = stack - start
  return net
}
