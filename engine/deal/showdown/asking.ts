import { UNKNOWN } from '../../cards/card.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { DealerCommand, PlayerCommand } from '../commands.ts'
import { type Deal, type Player, placeOf } from '../deal.ts'
import { showingOf } from '../pots/award.ts'
import { settle } from '../pots/settle.ts'
import { type Refusal, refused } from '../refusal.ts'
import { tell, type Work } from '../work.ts'

type Asking = Extract<PlayerCommand, { type: 'AskToSee' }>

/** Somebody asks to see a hand: one thrown away at the showdown, one that plays the board, or the rest of one shown in part. */
export const askToSee = (work: Work, command: Asking): Refusal | null => {
  const { state: deal } = work
  const player = deal.players[placeOf(deal, command.hand)]
  const { seeHandRequest } = rulebookOf(deal.book)
  const mayAsk = placeOf(deal, command.seat) >= 0 || seeHandRequest.is.who === 'any-at-the-table'
  if (!mayAsk) return refused('not-dealt-in', { seat: command.seat })
  if (player === undefined) return refused('not-dealt-in', { seat: command.hand })
  if (shownInPart(deal, player)) return askForTheRest(work, player)
  if (deal.phase === 'ended') return refused('deal-is-over')
  if (deal.phase !== 'showdown' && deal.phase !== 'award') return refused('not-the-time', { about: command.type })
  const thrownAway = player.shown === 'mucked' || player.shown === 'board'
  const cards = [...player.down, ...player.up]
  if ((!thrownAway && player.shown !== 'kept') || cards.includes(UNKNOWN)) {
    return refused('nothing-to-see', { seat: command.hand })
  }
  // rrp/5/9: a hand kept behind the word that it plays the board is shown to anyone who asks, and stays live
  const kept = player.shown === 'kept'
  const off = kept ? null : askingOff(deal, command)
  if (off) return off
  const live = kept || (seeHandRequest.is.byWinnerRevivesHand && asksAsWinner(deal, command.seat))
  const { rules } = kept ? rulebookOf(deal.book).playTheBoardClaim : seeHandRequest
  tell(work, { type: 'HandSeen', seat: command.hand, by: command.seat, cards, live, rules })
  return null
}

/** Why this player may not see this hand, or null. */
const askingOff = (deal: Deal, { seat, hand, suspicion, floorPresent }: Asking): Refusal | null => {
  const { who, which, ground } = rulebookOf(deal.book).seeHandRequest.is
  if (deal.denied.includes(seat)) return refused('asking-is-denied', { seat })
  if (who === 'who-paid-for-the-last-wager' && !paidForTheLastWager(deal, seat))
    return refused('not-theirs-to-ask', { seat })
  if (which === 'called-hands' && !wasCalled(deal)) return refused('hand-was-not-called', { seat: hand })
  if (ground === 'never-granted') return refused('no-hand-is-shown', { seat: hand })
  const granted = ground === 'none-needed' || (suspicion && floorPresent)
  return granted ? null : refused('ground-and-floor-needed', { seat: hand })
}

/** uspa/3.1.8.5: after a last round without a wager no hand was called. */
const wasCalled = (deal: Deal): boolean => deal.aggressor >= 0

const paidForTheLastWager = (deal: Deal, seat: number): boolean => {
  const place = placeOf(deal, seat)
  return place >= 0 && wasCalled(deal) && place !== deal.aggressor && !deal.players[place]!.folded
}

/** rrp/3/showdown/5: asked for by the winner of the pot, a hand is live again; unshown, they have nothing to compare it with. */
const asksAsWinner = (deal: Deal, seat: number): boolean =>
  deal.phase === 'award' &&
  deal.players[placeOf(deal, seat)]?.shown === 'shown' &&
  settle(showingOf(deal)).some(award => award.to.some(taken => taken.seat === seat))

/** A part of the hand is face up, and its player has nothing more to decide. */
const shownInPart = (deal: Deal, { open, down, shown }: Player): boolean =>
  down.some(card => open.includes(card)) &&
  !down.every(card => open.includes(card)) &&
  (deal.phase === 'award' || deal.phase === 'ended' || (deal.phase === 'showdown' && shown !== 'no')) &&
  shown !== 'shown' &&
  shown !== 'seen'

/** wsop/148-partial: a player who shows some of their holecards may have to show all of them. */
const askForTheRest = (work: Work, player: Player): Refusal | null => {
  const { showOneShowAllPartial } = rulebookOf(work.state.book)
  const rest = player.down.filter(card => !player.open.includes(card))
  if (showOneShowAllPartial.is === 'rest-stays-hidden') return refused('rest-stays-hidden', { seat: player.seat })
  if (rest.includes(UNKNOWN)) return refused('nothing-to-see', { seat: player.seat })
  tell(work, { type: 'CardsOpened', seat: player.seat, cards: rest, rules: showOneShowAllPartial.rules })
  return null
}

/** rrp/3/showdown/5: the right to ask is lost by abuse; web/showdown/5: the dealer may refuse it. */
export const denyAsking = (
  work: Work,
  { seat, by }: Extract<DealerCommand, { type: 'DenyAsking' }>,
): Refusal | null => {
  const { state: deal } = work
  const { seeHandRequest } = rulebookOf(deal.book)
  const { abuse } = seeHandRequest.is
  if (abuse === 'nothing' || (by === 'dealer' && abuse !== 'dealer-may-refuse')) return refused('not-theirs-to-deny')
  if (deal.denied.includes(seat)) return refused('asking-is-denied', { seat })
  tell(work, { type: 'AskingDenied', seat, by, rules: seeHandRequest.rules })
  return null
}
