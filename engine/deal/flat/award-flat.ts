import type { Seat } from '../chips.ts'
import { potTotal } from '../deal.ts'
import type { PotAwarded } from '../events.ts'
import { potsIn } from '../pots/deal-pots.ts'
import type { Pot } from '../pots/pots.ts'
import { type Contender, settle } from '../pots/settle.ts'
import { NO_RULES } from '../work.ts'
import { DEALER, type FlatDeal, playerAt } from './flat-deal.ts'
import { awardHigh, settleHigh } from './settle-high.ts'

/** The dealer pushes the pots, and the deal is over. */
export const awardFlat = (flat: FlatDeal): void => {
  if (flat.live === 1) push(flat, takesAll(flat))
  else pushPots(flat)
  const { players } = flat
  flat.phase = 'ended'
  flat.turn = DEALER
  flat.dead = 0
  flat.awarded = 0
  for (let i = 0; i < players.length; i++) {
    players[i]!.paid = 0
    players[i]!.bet = 0
  }
  flat.events.push({ type: 'DealEnded', rules: NO_RULES })
}

const push = (flat: FlatDeal, award: PotAwarded): void => {
  const { to } = award
  for (let i = 0; i < to.length; i++) playerAt(flat, to[i]!.seat).stack += to[i]!.amount
  flat.awarded += award.amount
  flat.events.push(award)
}

/** rrp/3/showdown/4: the losing hands are killed before any pot is pushed. */
const pushPots = (flat: FlatDeal): void => {
  const settled = settleHigh(flat)
  if (settled === null) return pushSettled(flat)
  const { count, takers } = settled
  killOthers(flat, takers)
  const mainFirst = flat.plan.rulebook.potSplitOrder.is === 'main-pot-first'
  for (let n = 0; n < count; n++) push(flat, awardHigh(flat, mainFirst ? n : count - 1 - n, count))
}

/** The same where the pots are settled as anywhere. */
const pushSettled = (flat: FlatDeal): void => {
  const awards = settle(showing(flat, potsIn(flat)))
  let takers = 0
  for (let i = 0; i < flat.players.length; i++) if (takesPart(awards, flat.players[i]!.seat)) takers |= 1 << i
  killOthers(flat, takers)
  for (let i = 0; i < awards.length; i++) push(flat, awards[i]!)
}

/** All hands are killed but those that take a pot, whose places are given as bits. */
const killOthers = (flat: FlatDeal, takers: number): void => {
  const { players } = flat
  let seats: Seat[] | null = null
  for (let i = 0; i < players.length; i++) {
    const player = players[i]!
    if (player.folded || (takers & (1 << i)) !== 0) continue
    player.killed = true
    // mostly there is one loser
    if (seats === null) seats = [player.seat]
    else seats.push(player.seat)
  }
  if (seats !== null) flat.events.push({ type: 'HandsKilled', seats, rules: flat.plan.cites.losersKilled })
}

const showing = (flat: FlatDeal, pots: readonly Pot[]): Parameters<typeof settle>[0] => {
  const { plan, form, mixed, players, deck } = flat
  const hands: Contender[] = []
  const order: Seat[] = []
  for (const player of players) {
    order.push(player.seat)
    if (!player.folded) hands.push(player)
  }
  const { rulebook: book, split: unit } = plan
  return {
    form,
    book,
    unit,
    mixed,
    order,
    pots,
    hands,
    boards: [plan.board.map(at => deck[plan.own * players.length + at]!)],
    runs: 1,
    struck: [],
  }
}

const takesPart = (awards: readonly PotAwarded[], seat: Seat): boolean => {
  for (let i = 0; i < awards.length; i++) {
    const { to } = awards[i]!
    for (let j = 0; j < to.length; j++) if (to[j]!.seat === seat) return true
  }
  return false
}

/** The last live hand takes all pots without showing. */
const takesAll = (flat: FlatDeal): PotAwarded => {
  const { players } = flat
  const amount = potTotal(flat)
  let place = 0
  while (players[place]!.folded) place++
  return {
    type: 'PotAwarded',
    pot: 0,
    run: 0,
    share: 'all',
    amount,
    to: [{ seat: players[place]!.seat, amount }],
    oddChips: [],
    hands: [],
    rules: flat.plan.cites.lastHand,
  }
}
