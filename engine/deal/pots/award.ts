import { type Card, JOKER } from '../../cards/card.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { awardByPoints, awardByRows, scoreRows } from '../chinese/award.ts'
import type { Chips, Seat } from '../chips.ts'
import type { Reading } from '../commands.ts'
import { type Deal, potTotal } from '../deal.ts'
import { judgeOpener } from '../drawing/judge-opener.ts'
import { holdToSevens } from '../drawing/sevens-rule.ts'
import type { PotAwarded } from '../events.ts'
import { NOTHING_WRONG } from '../mending.ts'
import { dealEnded, handsKilled, potAwarded } from '../record/record-showdown.ts'
import {
  keep,
  keepMoment,
  NO_RULES,
  takeOver,
  takeOverAwards,
  takeOverPaid,
  takeOverSeats,
  type Work,
} from '../work.ts'
import { carryOver } from './carry-over.ts'
import { countClaims, hasClaim } from './claim.ts'
import { potsIn } from './deal-pots.ts'
import { type Contender, type Showing, settle } from './settle.ts'

/** The dealer pushes the pots, or the points are paid, and the deal is over. */
export const award = (work: Work, exposed?: readonly Card[], readings?: readonly Reading[]): void => {
  const { state: deal } = work
  // where the dealer reads hands that nobody shows, they have the openers in view
  if (readings === undefined || deal.players[Math.max(deal.opener, 0)]!.shown === 'shown') judgeOpener(work, exposed)
  const claims = countClaims(deal)
  if (claims === 0) {
    takeOver(work)
    return carryOver(work)
  }
  holdToSevens(work)
  const { rows } = deal.form
  if (rows !== undefined && !rows.forThePot) return scoreRows(work)
  if (claims === 1) push(work, takesAll(deal))
  else if (rows?.forThePot === 'row-by-row') awardByRows(work, potsIn(deal))
  else if (rows !== undefined) awardByPoints(work, potsIn(deal))
  else pushPots(work, readings)
  const event = { type: 'DealEnded', rules: NO_RULES } as const
  keepMoment(work)
  takeOverPaid(work)
  dealEnded(deal)
  keep(work, event)
}

const push = (work: Work, event: PotAwarded): void => {
  keepMoment(work)
  takeOverAwards(work)
  takeOverSeats(work, event.to.map(seatOf))
  potAwarded(work.state, event)
  keep(work, event)
}

const seatOf = ({ seat }: { readonly seat: Seat }): Seat => seat

/** rrp/3/showdown/4: the losing hands are killed before any pot is pushed. */
const pushPots = (work: Work, readings?: readonly Reading[]): void => {
  const { state: deal } = work
  const showing = showingOf(deal)
  const awards = readings === undefined ? settle(showing) : settleAsRead(deal, showing, readings)
  const seats: Seat[] = []
  for (const player of deal.players) if (hasClaim(player) && !takesPart(awards, player.seat)) seats.push(player.seat)
  if (seats.length > 0) {
    const event = { type: 'HandsKilled', seats, rules: citesOf(deal.book).losersKilled } as const
    takeOverSeats(work, seats)
    handsKilled(deal, event)
    keep(work, event)
  }
  for (const event of awards) push(work, event)
}

/** A hand that the dealer read is named; one that nobody showed stays its player's own. */
const settleAsRead = (deal: Deal, showing: Showing, readings: readonly Reading[]): readonly PotAwarded[] =>
  settle({ ...showing, readings }).map(event => {
    const isOpen = event.to.every(({ seat }) => deal.players.find(player => player.seat === seat)?.shown === 'shown')
    return isOpen ? event : { ...event, hands: [] }
  })

const takesPart = (awards: readonly PotAwarded[], seat: Seat): boolean => {
  for (const { to } of awards) for (const taken of to) if (taken.seat === seat) return true
  return false
}

/** The last live hand takes all pots without showing. */
const takesAll = (deal: Deal): PotAwarded => {
  const amount = potTotal(deal)
  const to = [{ seat: deal.players.find(hasClaim)!.seat, amount }]
  return {
    type: 'PotAwarded',
    pot: 0,
    run: 0,
    share: 'all',
    amount,
    to,
    oddChips: [],
    hands: [],
    rules: citesOf(deal.book).lastHand,
  }
}

/** rrp/5/9: a player who plays the board unseen has its cards and no others. */
const atShowdown = (deal: Deal, player: Deal['players'][number]): Contender => {
  const { seat, shown, down, up } = player
  if (shown === 'board' || shown === 'kept') return { seat, down: [], up: [] }
  // wsop/257-joker: one that the dealer exposed is worth what it was worth down
  if (deal.mending !== NOTHING_WRONG && up.includes(JOKER) && deal.mending.exposed.includes(JOKER)) {
    return { seat, down: [...down, JOKER], up: up.filter(card => card !== JOKER) }
  }
  return player
}

/** wsop/152: an odd chip is broken down to the smallest chip that makes up the blinds, or else to the smallest in the game. */
export const splitUnit = ({ book, stakes }: Pick<Deal, 'book' | 'stakes'>): Chips =>
  rulebookOf(book).oddChipUnit.is === 'smallest-blind-chip' ? (stakes.chips?.blind ?? stakes.unit) : stakes.unit

/** The deal as the settling of its pots needs it. */
export const showingOf = (deal: Deal): Showing => {
  const hands: Contender[] = []
  for (const player of deal.players) if (hasClaim(player)) hands.push(atShowdown(deal, player))
  return {
    form: deal.form,
    book: rulebookOf(deal.book),
    unit: splitUnit(deal),
    mixed: deal.mixed,
    order: deal.players.map(player => player.seat),
    pots: potsIn(deal),
    hands,
    boards: deal.boards,
    runs: deal.runs,
    struck: deal.struck,
  }
}
