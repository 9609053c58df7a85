import { type Card, UNKNOWN } from '../cards/card.ts'
import { rulebooks } from '../rulebooks/rulebooks.ts'
import { hasClaim, showingOf } from './award.ts'
import { unusable } from './card-check.ts'
import type { PlayerCommand } from './commands.ts'
import { type Deal, type Player, placeOf } from './deal.ts'
import { startingPlace } from './first-to-act.ts'
import { bettingAt, programOf } from './program.ts'
import { type Refusal, refused } from './refusal.ts'
import { settle } from './settle.ts'
import { seatAt, tell, type Work } from './work.ts'

/** Opens the showdown with the player who shows first; where points are scored nobody holds anything back. */
export const openShowdown = (work: Work): void => {
  if (work.deal.form.rows) return tell(work, { type: 'AwardDue' })
  tell(work, { type: 'ShowdownOpened', seat: seatAt(work.deal, showsFirst(work.deal)) })
}

/** rrp/3/showdown/8: the last to wager on the last round; if nobody did, or all were all-in before it, the first to act. */
const showsFirst = (deal: Deal): number => {
  const { lastRound } = programOf(deal.form)
  const wagered = deal.aggressor >= 0 && !deal.players[deal.aggressor]!.folded
  if (wagered && deal.played === lastRound) return deal.aggressor
  if (wagered && rulebooks[deal.book].showsFirst.is === 'who-moved-all-in') return deal.aggressor
  if (lastRound < 0) return deal.players.findIndex(player => !player.folded)
  return startingPlace(deal, bettingAt(deal.form, lastRound))
}

/** A player shows his hand or throws it away. */
export const showOrMuck = (
  work: Work,
  place: number,
  command: Extract<PlayerCommand, { type: 'Show' | 'Muck' }>,
): Refusal | null => {
  const { deal } = work
  const { seat } = command
  if (deal.phase !== 'showdown') return refused('not-the-time', { about: command.type })
  if (command.type === 'Show') {
    const cards = wholeHand(deal.players[place]!, command.cards)
    const off = command.cards === undefined ? null : namedOff(deal, place, cards)
    if (off) return off
    tell(work, { type: 'HandShown', seat, cards })
  } else {
    if (!mayMuck(deal, place)) return refused('last-hand-need-not-muck', { seat })
    tell(work, { type: 'HandMucked', seat })
  }
  if (deal.turn < 0 || claimants(deal) === 1) tell(work, { type: 'AwardDue' })
  return null
}

const claimants = (deal: Deal): number => {
  let count = 0
  for (const player of deal.players) if (hasClaim(player)) count++
  return count
}

/** May this hand be thrown away? Not if a pot were left without anybody to take it. */
export const mayMuck = (deal: Deal, place: number): boolean => {
  const { players } = deal
  for (let i = 0; i < players.length; i++) {
    if (i !== place && players[i]!.paid >= players[place]!.paid && hasClaim(players[i]!)) return true
  }
  return false
}

/** The whole hand, downcards first; where cards are told, the player names those that lay unknown. */
const wholeHand = ({ down, up }: Player, told: readonly Card[] | undefined): readonly Card[] => {
  if (told === undefined) return up.length === 0 ? down.slice() : [...down, ...up]
  return told.length === down.length ? [...told, ...up] : told
}

/** Why this cannot be the hand, or null: cards are missing, too many, or lie elsewhere. */
const namedOff = (deal: Deal, place: number, named: readonly Card[]): Refusal | null => {
  const { down, up } = deal.players[place]!
  const held = [...down, ...up]
  if (named.length !== held.length) return refused('wrong-number-of-cards', { count: held.length })
  const known = held.filter(card => card !== UNKNOWN)
  const missing = known.find(card => !named.includes(card))
  if (missing !== undefined) return refused('card-not-held', { card: missing })
  const added = named.filter(card => card !== UNKNOWN && !known.includes(card))
  if (added.length > held.length - known.length) return refused('card-not-held', { card: added[0]! })
  return unusable(deal, added)
}

/** rrp/3/showdown/5: anyone dealt in may ask to see a hand thrown away at the showdown; asked by the winner, it is live again. */
export const askToSee = (work: Work, command: Extract<PlayerCommand, { type: 'AskToSee' }>): Refusal | null => {
  const { deal } = work
  const asked = placeOf(deal, command.hand)
  const player = deal.players[asked]
  if (deal.phase !== 'showdown' && deal.phase !== 'award') return refused('not-the-time', { about: command.type })
  if (player === undefined) return refused('not-dealt-in', { seat: command.hand })
  const cards = [...player.down, ...player.up]
  if (player.shown !== 'mucked' || cards.includes(UNKNOWN)) return refused('nothing-to-see', { seat: command.hand })
  // one who wins without having shown has nothing to compare it with
  const hasShown = deal.players[placeOf(deal, command.seat)]!.shown === 'shown'
  const live = deal.phase === 'award' && hasShown && wins(deal, command.seat)
  tell(work, { type: 'HandSeen', seat: command.hand, by: command.seat, cards, live })
  return null
}

const wins = (deal: Deal, seat: number): boolean =>
  settle(showingOf(deal)).some(award => award.to.some(taken => taken.seat === seat))
