import { callRules, wagerRules } from '../betting/act-rules.ts'
import { wagerName } from '../betting/betting.ts'
import { callTo, mayComplete, reopened, wagerBounds, wagerOff } from '../betting/wager.ts'
import type { Chips, Seat } from '../chips.ts'
import { countAble, type Draft } from '../deal.ts'
import { capWith } from '../law.ts'
import { raisedBy } from '../record/record-wager.ts'
import type { FlatDeal, FlatPlayer } from './flat-deal.ts'
import { forward } from './rounds.ts'

type Round = NonNullable<Draft['round']>

// each acts, or is false, and nothing has happened, if there is anything to be said against it; apart, so that each is
// short enough to be compiled into its caller

/** A player calls. */
export const callFlat = (flat: FlatDeal, seat: Seat): boolean => {
  const { round } = flat
  if (round === null) return false
  const player = flat.players[flat.turn]!
  if (player.seat !== seat || player.bet >= round.price) return false
  const to = callTo(flat, flat.turn)
  flat.events.push({ type: 'Called', seat, to, rules: callRules(flat, to, flat.plan.cites) })
  putIn(round, player, to)
  acted(flat, round, player)
  flat.owing--
  if (player.stack === 0) flat.able--
  next(flat, round)
  return true
}

/** A player checks. */
export const checkFlat = (flat: FlatDeal, seat: Seat): boolean => {
  const { round } = flat
  if (round === null) return false
  const player = flat.players[flat.turn]!
  if (player.seat !== seat || player.bet < round.price) return false
  flat.events.push({ type: 'Checked', seat, rules: flat.plan.cites.check })
  acted(flat, round, player)
  player.checked = true
  flat.owing--
  goOn(flat, round)
  return true
}

/** A player folds. */
export const foldFlat = (flat: FlatDeal, seat: Seat): boolean => {
  const { round } = flat
  if (round === null) return false
  const player = flat.players[flat.turn]!
  if (player.seat !== seat) return false
  const { cites } = flat.plan
  flat.events.push({ type: 'Folded', seat, rules: player.bet < round.price ? cites.foldToWager : cites.fold })
  player.folded = true
  flat.live--
  flat.able--
  flat.owing--
  if (flat.turn === flat.lastBlind) endPhantom(flat, round)
  next(flat, round)
  return true
}

/** A player bets or raises to this amount. */
export const wagerFlat = (flat: FlatDeal, seat: Seat, to: Chips): boolean => {
  const { round, turn, plan } = flat
  if (round === null) return false
  const player = flat.players[turn]!
  if (player.seat !== seat) return false
  // with bounds on this turn they may
  const bounds = flat.bounds ?? (mayWager(flat, round, player) ? wagerBounds(flat, turn, plan.betting) : null)
  if (bounds === null || wagerOff(flat, turn, to, bounds, plan.betting) !== null) return false
  wager(flat, round, player, to)
  next(flat, round)
  return true
}

/** The next player's turn, or on to what comes after the round; a check lifts no cap. */
const next = (flat: FlatDeal, round: Round): void => {
  if (round.cap !== null) liftCap(flat, round, round.cap)
  goOn(flat, round)
}

const goOn = (flat: FlatDeal, round: Round): void => {
  flat.bounds = null
  flat.turn = nextToAct(flat, round)
  if (flat.turn < 0) forward(flat)
}

const wager = (flat: FlatDeal, round: Round, player: FlatPlayer, to: Chips): void => {
  const type = wagerName(flat, to)
  flat.events.push({ type, seat: player.seat, to, rules: wagerRules(flat, type, to, flat.plan.cites) })
  putIn(round, player, to)
  raisedBy(flat, round, type, to)
  acted(flat, round, player)
  // all others who can act have to answer it
  if (player.stack === 0) flat.able--
  flat.owing = player.stack === 0 ? flat.able : flat.able - 1
  flat.aggressor = flat.turn
  if (flat.opener < 0) {
    flat.opener = flat.turn
    round.opened = to
  }
}

/** May the player whose turn it is bet or raise at all? */
export const mayWager = (flat: FlatDeal, round: Round, player: FlatPlayer): boolean => {
  if (player.bet + player.stack <= round.price || flat.able < 2) return false
  if (round.cap !== null && round.raises >= round.cap && (round.cap > 0 || round.price > 0)) return false
  if (player.acted && !reopened(flat, flat.turn) && !mayComplete(flat, flat.turn)) return false
  return !player.checked || flat.plan.betting.checkRaise
}

const putIn = (round: Round, player: FlatPlayer, to: Chips): void => {
  const more = to - player.bet
  if (player.phantom > 0) {
    round.phantom -= player.phantom
    player.phantom = 0
  }
  player.stack -= more
  player.bet = to
  player.paid += more
}

const acted = (flat: FlatDeal, round: Round, player: FlatPlayer): void => {
  player.acted = true
  player.actedAt = round.price
  player.actedWagers = round.wagers
  if (flat.turn === flat.lastBlind) endPhantom(flat, round)
}

/** rrp/14/pl/5: the small blind counts as a big one only until the big blind has acted. */
const endPhantom = ({ players }: FlatDeal, round: Round): void => {
  if (round.phantom === 0) return
  round.phantom = 0
  for (const player of players) player.phantom = 0
}

const liftCap = (flat: FlatDeal, round: Round, cap: number): void => {
  const { raises } = flat.law
  if (raises?.lifts && round.raises < cap) round.cap = capWith(raises, countAble(flat))
}

/** The next player clockwise who must act, by their place; -1 when the round is over. */
const nextToAct = (flat: FlatDeal, { price }: Round): number => {
  if (flat.live < 2 || flat.able === 0) return -1
  if (flat.able === 1) return alone(flat)
  if (flat.owing === 0) return -1
  const { players } = flat
  let place = flat.turn
  for (;;) {
    place = place + 1 < players.length ? place + 1 : 0
    const player = players[place]!
    if (!player.folded && player.stack > 0 && (!player.acted || player.bet < price)) return place
  }
}

/** The only one with chips has nothing to do but to answer a bet that is higher than theirs. */
const alone = ({ players }: FlatDeal): number => {
  let place = -1
  let most = 0
  for (let i = 0; i < players.length; i++) {
    const player = players[i]!
    if (player.folded) continue
    if (player.stack > 0) place = i
    else if (player.bet > most) most = player.bet
  }
  return players[place]!.bet < most ? place : -1
}
