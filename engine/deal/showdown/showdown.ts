import { type Card, UNKNOWN } from '../../cards/card.ts'
import { citesOf } from '../../rulebooks/cites.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { PlayerCommand } from '../commands.ts'
import type { Deal, Player } from '../deal.ts'
import { unusable } from '../dealing/card-check.ts'
import type { Felt } from '../felt.ts'
import { countClaims, hasClaim } from '../pots/claim.ts'
import { awardDue, handShown, showdownOpened } from '../record/record-showdown.ts'
import { type Refusal, refused } from '../refusal.ts'
import { keep, keepMoment, NO_RULES, seatAt, tell, type Work } from '../work.ts'
import { showsFirst } from './shows-first.ts'

/** Opens the showdown with the player who shows first; where points are scored nobody holds anything back. */
export const openShowdown = (work: Work): void => {
  const { state: deal } = work
  if (deal.form.rows) return tell(work, { type: 'AwardDue', rules: NO_RULES })
  const seat = seatAt(deal, showsFirst(deal))
  const event = { type: 'ShowdownOpened', seat, rules: openingRules(deal) } as const
  keepMoment(work)
  showdownOpened(deal, event)
  keep(work, event)
}

/** The order of showing, and with side pots that of the pots. */
const openingRules = (deal: Felt): readonly RuleId[] => orderRules(rulebookOf(deal.book), hasSidePots(deal))

/** What a book has on the order of showing, with side pots or without. */
export const orderRules = ({ showdownOrder, sidePotShowOrder }: Rulebook, sidePots: boolean): readonly RuleId[] =>
  sidePots ? [...new Set([...showdownOrder.rules, ...sidePotShowOrder.rules])] : showdownOrder.rules

/** Have those who are left put in different amounts? */
export const hasSidePots = ({ players }: Felt): boolean => {
  let paid = -1
  for (const player of players) {
    if (player.folded) continue
    if (paid >= 0 && player.paid !== paid) return true
    paid = player.paid
  }
  return false
}

/** A player shows their hand, throws it away, or says that they play the board. */
export const showOrMuck = (
  work: Work,
  place: number,
  command: Extract<PlayerCommand, { type: 'Show' | 'Muck' | 'PlayBoard' }>,
): Refusal | null => {
  if (work.state.phase !== 'showdown') return refused('not-the-time', { about: command.type })
  const refusal =
    command.type === 'Show'
      ? show(work, place, command)
      : command.type === 'Muck'
        ? muck(work, place, command)
        : playBoard(work, place)
  if (refusal === null) closeShowdown(work)
  return refusal
}

/** Everything is shown or given up, or one hand is left: the pots are due. */
export const closeShowdown = (work: Work): void => {
  const { state: deal } = work
  if (deal.phase !== 'showdown' || (deal.turn >= 0 && countClaims(deal) > 1)) return
  const event = { type: 'AwardDue', rules: citesOf(deal.book).cardsSpeak } as const
  keepMoment(work)
  awardDue(deal)
  keep(work, event)
}

/** rrp/3/showdown/1: with less than the whole hand face up a player is entitled to nothing. */
const show = (work: Work, place: number, command: Extract<PlayerCommand, { type: 'Show' }>): Refusal | null => {
  const { state: deal } = work
  const { seat } = command
  const player = deal.players[place]!
  const named = handNamed(player, command.cards)
  const { showAllCardsToWin, showOneShowAllPartial } = rulebookOf(deal.book)
  if (command.cards !== undefined) {
    const off = named.whole ? namedOff(deal, place, named.cards) : partOff(deal, player, named.cards)
    if (off) return off
  }
  if (named.whole || showOneShowAllPartial.is === 'all') {
    const cards = named.whole ? named.cards : [...player.down, ...player.up]
    const plain = { type: 'HandShown', seat, cards, rules: citesOf(deal.book).show } as const
    const event = command.says === undefined ? plain : { ...plain, says: command.says }
    handShown(deal, event)
    keep(work, event)
    return null
  }
  const { rules } = showAllCardsToWin
  tell(work, { type: 'CardsShown', seat, cards: named.cards, entitled: !showAllCardsToWin.is, rules })
  return null
}

/** The cards a player shows: the whole hand, downcards first, or the downcards that are then face up. */
const handNamed = (
  { down, up, open }: Player,
  named: readonly Card[] | undefined,
): { readonly whole: boolean; readonly cards: readonly Card[] } => {
  if (named === undefined) return { whole: true, cards: up.length === 0 ? down.slice() : [...down, ...up] }
  if (named.length >= down.length + up.length) return { whole: true, cards: named }
  const own = named.filter(card => card === UNKNOWN || !up.includes(card))
  const all = [...open.filter(card => down.includes(card) && !own.includes(card)), ...own]
  return all.length < down.length ? { whole: false, cards: all } : { whole: true, cards: [...all, ...up] }
}

const muck = (work: Work, place: number, { seat, playsBoard }: Extract<PlayerCommand, { type: 'Muck' }>) => {
  const { state: deal } = work
  const { muckAtShowdown, playTheBoardClaim } = rulebookOf(deal.book)
  // rrp/5/9: the word before the cards go keeps the share, where it may be said instead of showing
  if (playsBoard && boardPlays(deal) && playTheBoardClaim.is[deal.setting] === 'declare-before-discarding') {
    tell(work, { type: 'BoardPlayed', seat, hand: 'discarded', rules: playTheBoardClaim.rules })
    return null
  }
  if (muckAtShowdown.is === 'must-show') return refused('hand-must-be-shown', { seat })
  if (!mayMuck(deal, place)) return refused('last-hand-need-not-muck', { seat })
  const rules = playsBoard ? playTheBoardClaim.rules : citesOf(deal.book).muck
  tell(work, { type: 'HandMucked', seat, rules })
  return null
}

const playBoard = (work: Work, place: number): Refusal | null => {
  const { state: deal } = work
  if (!boardPlays(deal)) return refused('board-does-not-play')
  const { playTheBoardClaim } = rulebookOf(deal.book)
  const seat = seatAt(deal, place)
  if (playTheBoardClaim.is[deal.setting] === 'show-holecards') return refused('holecards-must-be-shown', { seat })
  tell(work, { type: 'BoardPlayed', seat, hand: 'kept', rules: playTheBoardClaim.rules })
  return null
}

/** Can a hand be made of boardcards alone? */
const boardPlays = ({ form }: Pick<Felt, 'form'>): boolean =>
  form.boards > 0 && form.pot.every(share => share.from === 'any')

/** How a player who plays the board may keep their share without showing: with their hand thrown away, kept, or not at all. */
export const boardClaim = (deal: Pick<Felt, 'form' | 'book' | 'setting'>): 'may-discard' | 'must-keep' | null => {
  if (!boardPlays(deal)) return null
  const claim = rulebookOf(deal.book).playTheBoardClaim.is[deal.setting]
  if (claim === 'show-holecards') return null
  return claim === 'declare-before-discarding' ? 'may-discard' : 'must-keep'
}

/** May this hand be thrown away? Not if a pot were left without anybody to take it, or the house wants it shown. */
export const mayMuck = (deal: Felt, place: number, book = rulebookOf(deal.book)): boolean => {
  const { players } = deal
  if (book.muckAtShowdown.is === 'must-show') return false
  for (let i = 0; i < players.length; i++) {
    if (i !== place && players[i]!.paid >= players[place]!.paid && hasClaim(players[i]!)) return true
  }
  return false
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

/** Why these cannot be some of a player's downcards, or null; with real cards they may have lain unknown. */
export const partOff = (deal: Deal, { down }: Player, named: readonly Card[]): Refusal | null => {
  if (named.length === 0 || named.length > down.length) {
    return refused('wrong-number-of-cards', { count: named.length === 0 ? 1 : down.length })
  }
  const twice = named.find((card, i) => named.indexOf(card) !== i)
  if (twice !== undefined) return refused('card-twice', { card: twice })
  const added = named.filter(card => !down.includes(card))
  const unknown = down.filter(card => card === UNKNOWN).length
  if (added.length > unknown || named.includes(UNKNOWN)) {
    return refused('card-not-held', { card: added[0] ?? UNKNOWN })
  }
  return unusable(deal, added)
}
