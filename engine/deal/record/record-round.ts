import { nextToAct } from '../betting/next-to-act.ts'
import { openRound } from '../betting/open-round.ts'
import { acts, endPhantom, liftCap, muckHand, putIn, returned } from '../betting/round-moves.ts'
import type { Chips } from '../chips.ts'
import { isAtRest } from '../copy.ts'
import { type Draft, placeOf } from '../deal.ts'
import type { DealEvent } from '../events.ts'
import { phantomOfPost } from '../pots/phantom.ts'
import { programOf } from '../program.ts'
import { stepDue } from '../where.ts'
import { killed, straddled } from './record-overblinds.ts'
import { wagered } from './record-wager.ts'

type Event<T extends DealEvent['type']> = Extract<DealEvent, { type: T }>

type RoundEvent = Event<'PostReturned' | 'BroughtIn' | 'Completed' | 'BlindsChopped' | 'ChipsSetAside' | 'CalledShort'>

/** Writes what happens less often in the betting into the deal. */
export const recordRound = (deal: Draft, event: RoundEvent): void => {
  switch (event.type) {
    case 'PostReturned':
      return // it never was in the pot
    case 'BroughtIn':
      return broughtIn(deal, placeOf(deal, event.seat), event.to)
    case 'Completed':
      return wagered(deal, event)
    case 'BlindsChopped':
      for (const { seat, amount } of event.back) returned(deal, placeOf(deal, seat), amount)
      for (const player of deal.players) setAside(player, -player.aside)
      deal.round = null
      deal.turn = -1
      deal.phase = 'ended'
      return
    case 'CalledShort':
      return calledShort(deal, event)
    case 'ChipsSetAside':
      setAside(deal.players[placeOf(deal, event.seat)]!, event.amount)
      if (deal.round !== null) stillDue(deal)
      return
  }
}

/** A betting round begins, in this step. */
export const roundOpened = (deal: Draft, event: Event<'RoundOpened'>, at = stepDue(deal)): void => {
  deal.step = at
  deal.round = openRound(deal, event)
  deal.turn = deal.round.first
  deal.began = deal.turn
  deal.aggressor = -1
  deal.played = deal.step
  if (deal.straddler >= 0) straddleOnly(deal)
}

/** A betting round is over. */
export const roundClosed = (deal: Draft): void => {
  for (const player of deal.players) {
    if (isAtRest(player)) continue
    player.put = player.bet
    player.passed = player.checked
    player.bet = 0
    player.acted = false
    player.checked = false
  }
  deal.round = null
  deal.turn = -1
  deal.step++
  if (deal.mending.bars.length > 0) deal.mending = { ...deal.mending, bars: [] }
}

const setAside = (player: Draft['players'][number], amount: Chips): void => {
  player.stack -= amount
  player.aside += amount
}

/** wsop/257: a player who is all-in for the pot as it is has nothing more to do, and perhaps nobody else has. */
const stillDue = (deal: Draft): void => {
  deal.turn = (deal.turn + deal.players.length - 1) % deal.players.length
  deal.turn = nextToAct(deal)
}

/** A forced bet is put in. */
export const posted = (deal: Draft, event: Event<'Posted'>): void => {
  const place = placeOf(deal, event.seat)
  const player = deal.players[place]!
  player.stack -= event.amount
  if (event.kind === 'dead') {
    deal.dead += event.amount
    player.dead += event.amount
    deal.deadPhantom += phantomOfPost(deal, event)
    return
  }
  player.paid += event.amount
  if (event.kind === 'ante') {
    deal.antes += event.amount
    return
  }
  player.bet += event.amount
  player.phantom += phantomOfPost(deal, event)
  player.posted = true
  if (event.limits !== undefined) deal.stakes = { ...deal.stakes, ...event.limits }
  if (event.kind === 'straddle') return straddled(deal, place, event.due)
  if (event.due > deal.forced) deal.forced = event.due
  if (event.kind === 'blind') deal.lastBlind = place
  if (event.kind === 'kill') killed(deal, place)
}

/** A straddle that is not live has been its maker's act: they may raise only if they are raised. */
const straddleOnly = (deal: Draft): void => {
  if (!deal.law.straddle!.live && deal.step === programOf(deal.form).firstRound) acts(deal, deal.straddler)
}

/** A player checks. */
export const checked = (deal: Draft, { seat }: Event<'Checked'>): void => {
  const place = placeOf(deal, seat)
  acts(deal, place)
  deal.players[place]!.checked = true
  deal.checksMade++
  deal.turn = nextToAct(deal)
}

/** A player calls. */
export const called = (deal: Draft, { seat, to }: Event<'Called'>): void => {
  const place = placeOf(deal, seat)
  putIn(deal, place, to)
  acts(deal, place)
  deal.othersMade++
  liftCap(deal)
  deal.turn = nextToAct(deal)
}

/** rrp/3/betting/16: a short call that stands is a call; what it lacks was never in the pot, and nobody makes it good. */
const calledShort = (deal: Draft, { seat, to, put }: Event<'CalledShort'>): void => {
  const player = deal.players[placeOf(deal, seat)]!
  const lacks = to - put
  called(deal, { type: 'Called', seat, to, rules: [] })
  player.stack += lacks
  player.dead -= lacks
  deal.dead -= lacks
}

const broughtIn = (deal: Draft, place: number, to: Chips): void => {
  const round = deal.round!
  // rrp/8/5: the wrong player's bet stands once the next has acted, and play goes on from there
  deal.turn = place
  putIn(deal, place, to)
  // rrp/8/4: a lowcard with only part of the forced bet does not make it cheaper for the others
  if (to > round.price || deal.law.stud?.partialCounts) round.price = to
  round.bringInDue = false
  if (round.level > 0) {
    round.level = round.price
    // wsop/132: the forced bet of Mexican poker is raised by as much as it is, for the larger limit by the larger limit
    if (round.price > round.increment) round.increment = round.price
    if (round.sizes.length > 0 && round.price > round.sizes[0]!) round.sizes = [deal.stakes.upper]
  }
  acts(deal, place)
  deal.turn = nextToAct(deal)
}

/** A player folds. */
export const folded = (deal: Draft, { seat }: Event<'Folded'>): void => {
  const place = placeOf(deal, seat)
  const player = deal.players[place]!
  player.folded = true
  deal.foldsMade++
  // rrp/8/9: cards keep coming to the place of a player who folded with nothing to call; wsop/253: not where the muck is needed
  const keeps = deal.form.family === 'stud' && deal.form.shortStub !== 'muck-too'
  if (keeps && player.bet >= deal.round!.price) player.keepsPlace = true
  else muckHand(deal, player)
  if (place === deal.lastBlind) endPhantom(deal)
  liftCap(deal)
  deal.turn = nextToAct(deal)
}

/** What nobody called goes back. */
export const uncalledReturned = (deal: Draft, { seat, amount }: Event<'UncalledReturned'>): void =>
  returned(deal, placeOf(deal, seat), amount)
