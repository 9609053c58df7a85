import type { Chips, Deal, DealEvent, Seat } from '@cardroom/engine'
import { type DealStarted, walk } from '@cardroom/engine/deal'
import { streetAt } from '../story/street-at.ts'
import type { HandStats } from './hand-stats.ts'

/** What a deal says about the player in a seat. */
export type SeatStats = { -readonly [K in keyof HandStats]: HandStats[K] } & { readonly seat: Seat }

/**
 * What `handStats` says about everybody who was dealt in, by seat, in one pass over the log: for counting over more
 * hands than can be told as stories.
 */
export const dealStats = (events: readonly DealEvent[]): readonly SeatStats[] => {
  const [first] = events
  if (first?.type !== 'DealStarted') throw new Error('a deal begins with DealStarted')
  const tally: Tally = {
    hands: first.players
      .filter(({ hand }) => hand === 0)
      .map(freshStats)
      .sort((one, other) => one.stats.seat - other.stats.seat),
    // a blind is the first bet, a raise the second; the next to act may make it three
    bets: events.some(event => event.type === 'Posted' && event.kind === 'blind') ? 1 : 0,
    raiser: null,
    second: 'to-come',
    cBetOpen: true,
    showdown: false,
  }
  const deal = walk(events, (before, event) => count(tally, before, event))
  for (const counting of tally.hands) close(counting, tally, deal)
  return tally.hands.map(({ stats }) => stats)
}

/** A deal being counted. */
type Tally = {
  readonly hands: readonly Counting[]
  bets: number
  /** Who raised last on the first street. */
  raiser: Counting | null
  /** The second street has not begun, has begun, is being bet on, or is over. */
  second: 'to-come' | 'begun' | 'bet-on' | 'over'
  /** Nobody but the raiser of the first street has bet on the second. */
  cBetOpen: boolean
  showdown: boolean
}

/** A hand being counted: `folded` is the street on which it folded, -1 if it did not. */
type Counting = { readonly stats: SeatStats; readonly chips: Chips; folded: number }

const freshStats = ({ seat, chips }: DealStarted['players'][number]): Counting => ({
  chips,
  folded: -1,
  stats: {
    seat,
    vpip: false,
    pfr: false,
    threeBetChance: false,
    threeBet: false,
    cBetChance: false,
    cBet: false,
    aggressive: 0,
    passive: 0,
    sawSecond: false,
    showdown: false,
    wonAtShowdown: false,
    won: false,
    net: 0,
  },
})

const count = (tally: Tally, before: Deal, event: DealEvent): void => {
  switch (event.type) {
    case 'Folded': {
      const hand = handOf(tally, event.seat)
      act(tally, hand, false, false)
      hand.folded = streetAt(before)
      return
    }
    case 'Checked':
    case 'BroughtIn':
      return act(tally, handOf(tally, event.seat), false, false)
    case 'Called':
    case 'CalledShort':
      return act(tally, handOf(tally, event.seat), false, true)
    case 'Bet':
    case 'Raised':
    case 'Completed':
      return act(tally, handOf(tally, event.seat), true, false)
    case 'Discarded':
      return street(tally, true)
    case 'BoardDealt':
      return street(tally, streetAt(before) > 0)
    case 'CardsDealt':
      // cards that replace others are a part of the draw
      if (!before.players.some(({ owed }) => owed > 0)) street(tally, streetAt(before) > 0)
      return
    case 'ShowdownOpened':
      tally.showdown = true
      return
  }
}

const handOf = ({ hands }: Tally, seat: Seat): Counting => {
  for (const hand of hands) if (hand.stats.seat === seat) return hand
  throw new Error(`nobody was dealt in at seat ${seat}`)
}

/** Cards come, or are thrown away for others: the second street begins, or ends where the third does. */
const street = (tally: Tally, afterFirst: boolean): void => {
  if (tally.second === 'to-come') {
    if (afterFirst) tally.second = 'begun'
  } else if (tally.second === 'bet-on') tally.second = 'over'
}

const act = (tally: Tally, hand: Counting, raised: boolean, called: boolean): void => {
  if (tally.second === 'to-come') return actFirst(tally, hand, raised, called)
  if (tally.second === 'begun') tally.second = 'bet-on'
  const { stats } = hand
  if (raised) stats.aggressive++
  else if (called) stats.passive++
  if (tally.second !== 'bet-on' || !tally.cBetOpen) return
  if (hand === tally.raiser) {
    stats.cBetChance = true
    stats.cBet = raised
  }
  if (raised || hand === tally.raiser) tally.cBetOpen = false
}

const actFirst = (tally: Tally, hand: Counting, raised: boolean, called: boolean): void => {
  const { stats } = hand
  if (tally.bets === 2 && tally.raiser !== hand && !stats.threeBetChance) {
    stats.threeBetChance = true
    stats.threeBet = raised
  }
  if (called || raised) stats.vpip = true
  if (!raised) return
  stats.pfr = true
  tally.bets++
  tally.raiser = hand
}

const close = ({ stats, chips, folded }: Counting, { showdown, second }: Tally, deal: Deal): void => {
  const { seat } = stats
  const player = deal.players.find(it => it.seat === seat && it.hand === 0)!
  stats.won = takes(deal, seat)
  stats.showdown = showdown && folded < 0
  stats.wonAtShowdown = stats.showdown && stats.won
  // a hand that is shown down has seen every street there is
  stats.sawSecond = stats.showdown || (second !== 'to-come' && folded !== 0)
  stats.net = player.stack + player.aside - chips
}

const takes = ({ awards }: Deal, seat: Seat): boolean => {
  for (const { to } of awards) for (const taken of to) if (taken.seat === seat && taken.amount > 0) return true
  return false
}
