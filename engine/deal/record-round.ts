import { rulebooks } from '../rulebooks/rulebooks.ts'
import type { Chips } from './chips.ts'
import { countAble, type Deal, type Draft, placeOf, type Round } from './deal.ts'
import type { DealEvent } from './events.ts'
import { openRound } from './open-round.ts'
import { stepDue } from './where.ts'

type RoundEvent = Extract<
  DealEvent,
  {
    type:
      | 'Posted'
      | 'RoundOpened'
      | 'BroughtIn'
      | 'Folded'
      | 'Checked'
      | 'Called'
      | 'Bet'
      | 'Completed'
      | 'Raised'
      | 'UncalledReturned'
      | 'RoundClosed'
      | 'BlindsChopped'
  }
>

/** Writes what happened in the betting into the deal. */
export const recordRound = (deal: Draft, event: RoundEvent): void => {
  switch (event.type) {
    case 'Called':
      return called(deal, placeOf(deal, event.seat), event.to)
    case 'Checked':
      return checked(deal, placeOf(deal, event.seat))
    case 'Folded':
      return folded(deal, placeOf(deal, event.seat))
    case 'Bet':
    case 'Completed':
    case 'Raised':
      return wagered(deal, placeOf(deal, event.seat), event.to, event.type === 'Raised')
    case 'RoundOpened':
      deal.step = stepDue(deal)
      deal.round = openRound(deal, event)
      deal.turn = placeOf(deal, event.seat)
      deal.aggressor = -1
      deal.played = deal.step
      return
    case 'RoundClosed':
      for (const player of deal.players) {
        player.bet = 0
        player.acted = false
        player.checked = false
      }
      deal.round = null
      deal.turn = -1
      deal.step++
      return
    case 'Posted':
      return posted(deal, event)
    case 'UncalledReturned':
      return returned(deal, placeOf(deal, event.seat), event.amount)
    case 'BroughtIn':
      return broughtIn(deal, placeOf(deal, event.seat), event.to)
    case 'BlindsChopped':
      for (const { seat, amount } of event.back) returned(deal, placeOf(deal, seat), amount)
      deal.round = null
      deal.turn = -1
      deal.phase = 'ended'
      return
  }
}

const posted = (deal: Draft, event: Extract<DealEvent, { type: 'Posted' }>): void => {
  const place = placeOf(deal, event.seat)
  const player = deal.players[place]!
  player.stack -= event.amount
  if (event.kind === 'dead') {
    deal.dead += event.amount
    return
  }
  player.paid += event.amount
  if (event.kind === 'ante') return
  player.bet += event.amount
  player.posted = true
  if (event.due > deal.forced) deal.forced = event.due
  if (event.kind === 'blind' || event.kind === 'straddle') deal.lastBlind = place
}

const putIn = (deal: Draft, place: number, to: Chips): void => {
  const player = deal.players[place]!
  const more = to - player.bet
  // rrp/14/pl/5: once the small blind has come in, the pot holds what it counts
  if (player.posted && player.bet < deal.forced) deal.round!.phantom = 0
  player.stack -= more
  player.bet = to
  player.paid += more
}

const acts = (deal: Draft, place: number): void => {
  const player = deal.players[place]!
  const round = deal.round!
  player.acted = true
  player.actedAt = round.price
  player.actedWagers = round.wagers
  // rrp/14/pl/5: the small blind counts as a big one only until the big blind has acted
  if (place === deal.lastBlind) round.phantom = 0
}

const checked = (deal: Draft, place: number): void => {
  acts(deal, place)
  deal.players[place]!.checked = true
  deal.turn = nextToAct(deal)
}

const called = (deal: Draft, place: number, to: Chips): void => {
  putIn(deal, place, to)
  acts(deal, place)
  liftCap(deal)
  deal.turn = nextToAct(deal)
}

const broughtIn = (deal: Draft, place: number, to: Chips): void => {
  const round = deal.round!
  putIn(deal, place, to)
  // rrp/8/4: a lowcard with only part of the forced bet does not make it cheaper for the others
  round.price = to > round.price ? to : round.price
  round.bringInDue = false
  if (round.level > 0) round.level = round.price
  acts(deal, place)
  deal.turn = nextToAct(deal)
}

const folded = (deal: Draft, place: number): void => {
  const player = deal.players[place]!
  player.folded = true
  // rrp/8/9: cards keep coming to the place of one who folded with nothing to call
  if (deal.form.family === 'stud' && player.bet >= deal.round!.price) player.keepsPlace = true
  else muckHand(deal, player)
  if (place === deal.lastBlind) deal.round!.phantom = 0
  liftCap(deal)
  deal.turn = nextToAct(deal)
}

const muckHand = (deal: Draft, player: Draft['players'][number]): void => {
  player.keepsPlace = false
  for (const card of player.down) deal.muck.push(card)
  for (const card of player.up) deal.muck.push(card)
  player.down = []
  if (player.up.length > 0) player.up = []
}

const wagered = (deal: Draft, place: number, to: Chips, raised: boolean): void => {
  const round = deal.round!
  const limit = deal.stakes.structure === 'limit'
  // a bring-in is made whole from nothing, and is then the first bet
  const completes = round.level === 0 && deal.aggressor < 0
  const by = to - (limit || completes ? round.level : round.price)
  const size = limit ? round.sizes[0]! : round.increment
  putIn(deal, place, to)
  // rrp/3/betting/7: at limit half a bet or more stands for a whole one; at big-bet only a whole raise does (rrp/14/nl/3)
  // before it nothing but a bring-in, or at limit a short all-in
  const opens = round.level === 0 && (limit || deal.aggressor < 0)
  const more = opens ? to : to - round.price
  const whole = by >= size || (opens && to >= size) || (limit && isWholeAtLimit(round, more, size))
  // rrp/3/betting/7/cumulative: short all-ins that add up are a raise, open only to those who face as much
  const addsUp = limit && !whole && rulebooks[deal.book].shortAllInsAddUp.is && isWholeAtLimit(round, by, size)
  if (whole) round.wagers++
  if (whole || addsUp) {
    if (raised) round.raises++
    round.level = to
    if (!limit) round.increment = by > size ? by : size
    // rrp/8/7: after a raise of the upper size the lower one is gone
    else if (by >= round.sizes.at(-1)!) round.sizes = [round.sizes.at(-1)!]
  }
  round.price = to
  round.bringInDue = false
  acts(deal, place)
  deal.aggressor = place
  if (deal.opener < 0) deal.opener = place
  if (deal.form.family === 'stud') for (const player of deal.players) if (player.keepsPlace) muckHand(deal, player)
  liftCap(deal)
  deal.turn = nextToAct(deal)
}

/** rrp/3/betting/7: does an all-in of so much stand for a whole bet or raise? */
export const isWholeAtLimit = (round: Round, by: Chips, size: Chips): boolean =>
  round.exactHalfIsShort ? by * 2 > size : by * 2 >= size

/** rrp/3/betting/5: two players left before the cap is reached may raise without end. */
const liftCap = (deal: Draft): void => {
  const round = deal.round!
  if (!round.uncapped && round.capLifts && round.raises < round.cap) round.uncapped = countAble(deal) <= 2
}

const returned = (deal: Draft, place: number, amount: Chips): void => {
  const player = deal.players[place]!
  player.stack += amount
  player.paid -= amount
  player.bet = player.bet > amount ? player.bet - amount : 0
}

/** The next player clockwise who must act, by his place; -1 when the round is over. */
const nextToAct = (deal: Deal): number => {
  const { players } = deal
  const { price } = deal.round!
  let live = 0
  let able = 0
  let alone = -1
  let next = -1
  let otherBet = 0
  let place = deal.turn
  for (let n = 0; n < players.length; n++) {
    place = place + 1 < players.length ? place + 1 : 0
    const player = players[place]!
    if (player.folded) continue
    live++
    if (player.stack > 0) {
      able++
      alone = place
      if (next < 0 && (!player.acted || player.bet < price)) next = place
    } else if (player.bet > otherBet) otherBet = player.bet
  }
  if (live < 2 || able === 0) return -1
  // the only one with chips has nothing to do but to answer a bet that is higher than his
  if (able === 1) return players[alone]!.bet < otherBet ? alone : -1
  return next
}
