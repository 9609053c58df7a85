import { callRules, wagerRules } from '../betting/act-rules.ts'
import { wagerName } from '../betting/betting.ts'
import { callTo, mayComplete, reopened, wagerBounds, wagerOff } from '../betting/wager.ts'
import type { Chips } from '../chips.ts'
import type { PlayerCommand } from '../commands.ts'
import { countAble, type Draft } from '../deal.ts'
import { capWith } from '../law.ts'
import { raisedBy } from '../record/record-wager.ts'
import type { FlatDeal, FlatPlayer } from './flat-deal.ts'
import { forward } from './rounds.ts'

/** What a player does in the betting of a flat deal. */
export type FlatAct = Extract<PlayerCommand, { type: 'Fold' | 'Check' | 'Call' | 'Wager' }>

type Round = NonNullable<Draft['round']>

/** A player acts; false, and nothing has happened, if there is anything to be said against it. */
export const actFlat = (flat: FlatDeal, command: FlatAct): boolean => {
  const { round, turn, players, plan } = flat
  if (round === null) return false
  const player = players[turn]!
  const { seat } = command
  if (player.seat !== seat) return false
  switch (command.type) {
    case 'Call': {
      if (player.bet >= round.price) return false
      const to = callTo(flat, turn)
      flat.events.push({ type: 'Called', seat, to, rules: callRules(flat, to) })
      putIn(round, player, to)
      acted(flat, round, player)
      break
    }
    case 'Check': {
      if (player.bet < round.price) return false
      flat.events.push({ type: 'Checked', seat, rules: plan.cites.check })
      acted(flat, round, player)
      player.checked = true
      break
    }
    case 'Fold': {
      const rules = player.bet < round.price ? plan.cites.foldToWager : plan.cites.fold
      flat.events.push({ type: 'Folded', seat, rules })
      player.folded = true
      flat.live--
      if (turn === flat.lastBlind) endPhantom(flat, round)
      break
    }
    case 'Wager': {
      // with bounds on this turn they may
      const bounds = flat.bounds ?? (mayWager(flat, round, turn) ? wagerBounds(flat, turn) : null)
      if (bounds === null || wagerOff(flat, turn, command.to, bounds) !== null) return false
      wager(flat, round, player, command.to)
      break
    }
  }
  if (round.cap !== null && command.type !== 'Check') liftCap(flat, round, round.cap)
  flat.bounds = null
  flat.turn = nextToAct(flat, round)
  if (flat.turn < 0) forward(flat)
  return true
}

const wager = (flat: FlatDeal, round: Round, player: FlatPlayer, to: Chips): void => {
  const type = wagerName(flat, to)
  flat.events.push({ type, seat: player.seat, to, rules: wagerRules(flat, type, to) })
  putIn(round, player, to)
  raisedBy(flat, round, type, to)
  acted(flat, round, player)
  flat.aggressor = flat.turn
  if (flat.opener < 0) {
    flat.opener = flat.turn
    round.opened = to
  }
}

/** May the player whose turn it is bet or raise at all? */
export const mayWager = (flat: FlatDeal, round: Round, place: number): boolean => {
  const { players } = flat
  const player = players[place]!
  if (player.bet + player.stack <= round.price || !isOtherAble(players, place)) return false
  if (round.cap !== null && round.raises >= round.cap && (round.cap > 0 || round.price > 0)) return false
  if (player.acted && !reopened(flat, place) && !mayComplete(flat, place)) return false
  return !player.checked || flat.plan.betting.checkRaise
}

const isOtherAble = (players: readonly FlatPlayer[], place: number): boolean => {
  for (let i = 0; i < players.length; i++) {
    const player = players[i]!
    if (i !== place && !player.folded && player.stack > 0) return true
  }
  return false
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
const nextToAct = ({ players, turn, live }: FlatDeal, { price }: Round): number => {
  if (live < 2) return -1
  let able = 0
  let alone = -1
  let next = -1
  let otherBet = 0
  let place = turn
  for (let n = 0; n < players.length; n++) {
    place = place + 1 < players.length ? place + 1 : 0
    const player = players[place]!
    if (player.folded) continue
    if (player.stack > 0) {
      able++
      alone = place
      if (next < 0 && (!player.acted || player.bet < price)) next = place
      // with two who can act, the first who has to is the next
      if (next >= 0 && able > 1) return next
    } else if (player.bet > otherBet) otherBet = player.bet
  }
  if (able === 0) return -1
  // the only one with chips has nothing to do but to answer a bet that is higher than theirs
  if (able === 1) return players[alone]!.bet < otherBet ? alone : -1
  return next
}
