import type { Card } from '../cards/card.ts'
import type { Form } from '../forms/form.ts'
import type { House } from '../rulebooks/house.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import type { Chips, Seat } from './chips.ts'
import type { Setting } from './commands.ts'
import type { PotAwarded, Taken, WhenOthersSee } from './events.ts'
import type { Law } from './law.ts'
import type { Mending } from './mending.ts'
import type { Stakes } from './stakes.ts'

/** One deal, from shuffle to award, as it stands: what its events add up to. */
export type Deal = {
  /** The form being played. */
  readonly form: Form
  /** What is played for in this deal: a kill raises the limits of the game. */
  readonly stakes: Stakes
  /** The book that the deal goes by, or the house. */
  readonly book: BookId | House
  /** What the book said about this deal when it started. */
  readonly law: Law
  /** Who has the button; in stud it plays no part. */
  readonly button: Seat
  /** Cards are entered as they come; nobody knows the order of the deck. */
  readonly realCards: boolean
  /** The form is one of a mix. */
  readonly mixed: boolean
  /** A cash game or a tournament. */
  readonly setting: Setting
  /** Only two players are left in the event. */
  readonly finalTwo: boolean
  /** The players pay for their time, and no pot is raked. */
  readonly timed: boolean
  /** Hands in the order of dealing, from the button's left. */
  readonly players: readonly Player[]

  /** The order of the cards as last shuffled; from `next`, they are the stub. */
  readonly deck: readonly Card[]
  /** The place in `deck` of the next card to come. */
  readonly next: number
  /** The burncards, the first one first. */
  readonly burns: readonly Card[]
  /** Hands that were folded or mucked. */
  readonly muck: readonly Card[]
  /** Discarded in earlier draws. */
  readonly discards: readonly Card[]
  /** Discarded in the current draw. */
  readonly fresh: readonly Card[]
  /** The opener's discards, kept under a chip to prove their openers. */
  readonly underChip: readonly Card[]
  /** Somebody asked to see the openers at the end. */
  readonly openersAsked: boolean
  /** The boards of the first run-out from the top, then those of the second. */
  readonly boards: readonly (readonly Card[])[]
  /** The boards that are out, by their places. */
  readonly struck: readonly number[]
  /** One card is shared by all, because there aren't enough. */
  readonly common: boolean
  /** Who is still owed a card in the draw, in order, by places in `players`; -1 for a burn in between. */
  readonly owing: readonly number[]

  /** How far along it is: before the shuffle, on its streets, at the showdown, pots to be pushed, over. */
  readonly phase: 'shuffle' | 'streets' | 'showdown' | 'award' | 'ended'
  /** The place in the form's steps. */
  readonly step: number
  /** How many cards of the current step are out. */
  readonly done: number
  /** Who has to act, by their place in `players`; -1 for the dealer. */
  readonly turn: number
  /** The current betting round, null between rounds. */
  readonly round: Round | null
  /** Players have been asked about their cards in this step. */
  readonly asked: boolean
  /** How many times the board is run out, 1 unless they agreed. */
  readonly runs: number
  /** Which run-out is being dealt, 0 for the first. */
  readonly run: number
  /** The step from which every run-out is dealt. */
  readonly runFrom: number
  /** Cards ran short in the run-outs: the rest is dealt without burns. */
  readonly burnless: boolean
  /** Cards that players showed to one other person. */
  readonly showings: readonly ShownToOne[]
  /** Who may no longer ask to see hands. */
  readonly denied: readonly Seat[]

  /** What it costs to come in for the blinds, counted in full. */
  readonly forced: Chips
  /** The place of the last blind or straddle, after which the first round opens; -1 if there is none. */
  readonly lastBlind: number
  /** The place of the player who killed the pot, -1 without one. */
  readonly killer: number
  /** The place of the last straddle, -1 without one. */
  readonly straddler: number
  /** The place of a player who acts last on the first round, -1 without one. */
  readonly keptForLast: number
  /** The minimum bet that a straddle sets at pot-limit or no-limit; 0 if there is none. */
  readonly leastBet: Chips
  /** Dead money: carried over, antes for all. */
  readonly dead: Chips
  /** How much more than their amount dead small blinds count in the pot, on the first round. */
  readonly deadPhantom: Chips
  /** How many have straddled. */
  readonly straddles: number
  /** All antes that players put in for themselves. */
  readonly antes: Chips
  /** Who opened the betting, by their place; -1 for nobody. */
  readonly opener: number
  /** Who made the last wager of the last round, by their place; -1 for nobody. */
  readonly aggressor: number
  /** Who opened the last betting round, by their place; -1 before any. */
  readonly began: number
  /** The step of the last betting round that was played, -1 before any. */
  readonly played: number
  /** How often players have folded. Folds, checks and other acts, without forced bets, end the time for a misdeal. */
  readonly foldsMade: number
  /** How often players have checked. */
  readonly checksMade: number
  /** How often players have called, bet or raised. */
  readonly othersMade: number
  /** The pots awarded so far. */
  readonly awards: readonly PotAwarded[]
  /** Chips from the pot that have been pushed to a winner. */
  readonly awarded: Chips
  /** Chips left in the pot by an earlier deal. */
  readonly inherited: Chips
  /** Chips left in the pot for the next deal. */
  readonly carried: Chips
  /** Who plays for only part of what was carried over, and at the end of the deal, of what is carried on. */
  readonly matched: readonly Taken[]
  /** Deals in a row that nobody opened. */
  readonly passed: number
  /** Who is not dealt in until a pot is won. */
  readonly barred: readonly Seat[]
  /** What went wrong at the table and still has to be corrected. */
  readonly mending: Mending
}

/** A hand that was dealt, with what its player has in front of them. */
export type Player = {
  /** The seat the hand belongs to. */
  readonly seat: Seat
  /** 0, or 1 for the second hand of a player in the Chinese family. */
  readonly hand: 0 | 1
  /** Chips at the start of the deal. */
  readonly start: Chips
  /** Chips behind. */
  readonly stack: Chips
  /** Chips that are too small to play; the player gets them back at the end. */
  readonly aside: Chips
  /** Chips in front of them in this round. */
  readonly bet: Chips
  /** Everything they have put in live or as their own ante, including the chips in front of them. */
  readonly paid: Chips
  /** Dead money they put in; they get it back only if the deal is void. */
  readonly dead: Chips
  /** Is out of the deal. */
  readonly folded: boolean
  /** They folded in stud with nothing to call: cards keep coming to their place until a bet kills the hand. */
  readonly keepsPlace: boolean
  /** Downcards: what only this player may see. */
  readonly down: readonly Card[]
  /** Upcards. */
  readonly up: readonly Card[]
  /** The downcards they mucked: while they are in the muck, they can be retrieved. */
  readonly mucked: readonly Card[]
  /** The upcards they mucked. */
  readonly muckedUp: readonly Card[]
  /** How many cards the draw still owes them. */
  readonly owed: number
  /** Has done what this step asks of their cards. */
  readonly answered: boolean
  /** Has acted in this round. */
  readonly acted: boolean
  /** The price when they last acted in this round. */
  readonly actedAt: Chips
  /** How many whole wagers there were when they last acted in this round. */
  readonly actedWagers: number
  /** Has checked in this round. */
  readonly checked: boolean
  /** What they put in on the last finished round. */
  readonly put: Chips
  /** Checked in the last finished round. */
  readonly passed: boolean
  /** How many cards they drew in the last draw. */
  readonly drawn: number
  /** Has posted a blind or another forced bet. */
  readonly posted: boolean
  /** How much more than they put in their blind counts in the pot, until they come in or the last blind has acted. */
  readonly phantom: Chips
  /**
   * What happened to the hand at the showdown; for a player who plays the board, `kept` face down or mucked
   * (`board`).
   */
  readonly shown: 'no' | 'shown' | 'part' | 'board' | 'kept' | 'mucked' | 'seen'
  /** Downcards that everybody can see although the hand isn't shown. */
  readonly open: readonly Card[]
  /** Killed as a loser before the pots are pushed, or by a ruling. */
  readonly killed: boolean
  /** Rows of the Chinese family from the front, even when their cards are in the muck. */
  readonly rows: readonly (readonly Card[])[]
  /** How many cards Fantasyland gives them, 0 outside of it. */
  readonly fantasyland: number
}

/** Cards that one was shown, in which step of the deal, when the others are to see them, and whether they have. */
export type ShownToOne = {
  readonly seat: Seat
  readonly to: Seat
  readonly cards: readonly Card[]
  readonly step: number
  readonly others: WhenOthersSee
  readonly open: boolean
}

/** A betting round that is on. */
export type Round = {
  /** The street it belongs to, as the form names it. */
  readonly street: string
  /** What a player must have in front of them to stay in. */
  readonly price: Chips
  /** Limit: the last whole bet or raise, from which a raise is counted. */
  readonly level: Chips
  /** The size of the last whole bet or raise: the minimum raise. */
  readonly increment: Chips
  /** Limit: the sizes a bet or raise may have now. */
  readonly sizes: readonly Chips[]
  /** Raises so far. */
  readonly raises: number
  /** Whole wagers so far, the completion and the first bet among them. */
  readonly wagers: number
  /** Raises after the bet that are allowed, null for any number. */
  readonly cap: number | null
  /** The minimum bet, if bets have no fixed sizes. */
  readonly least: Chips
  /** Stud's forced bet is still to come. */
  readonly bringInDue: boolean
  /** The bet that opened the pot, 0 before it. */
  readonly opened: Chips
  /** Who was first to act. */
  readonly first: number
  /** How much more than it holds the pot counts for, until the last blind has acted. */
  readonly phantom: Chips
}

/** A deal that belongs to one owner, who may write in it. */
export type Draft = Writable<Deal>

type Writable<T> = T extends
  | string
  | number
  | boolean
  | null
  | Form
  | Stakes
  | PotAwarded
  | ShownToOne
  | House
  | Law
  | Mending
  ? T
  : T extends readonly (infer U)[]
    ? Writable<U>[]
    : { -readonly [K in keyof T]: Writable<T[K]> }

/** Still has a claim and chips to act with. */
export const canAct = (player: Player): boolean => !player.folded && player.stack > 0

/** How many hands still have a claim. */
export const countIn = (deal: { readonly players: readonly Pick<Player, 'folded'>[] }): number => {
  let count = 0
  for (const player of deal.players) if (!player.folded) count++
  return count
}

/** Is a single hand left with a claim, or none? */
export const isOneLeft = (deal: Deal): boolean => {
  let found = false
  for (const player of deal.players) {
    if (player.folded) continue
    if (found) return false
    found = true
  }
  return true
}

/** How many players can still act. */
export const countAble = (deal: { readonly players: readonly Pick<Player, 'folded' | 'stack'>[] }): number => {
  let count = 0
  for (const player of deal.players) if (!player.folded && player.stack > 0) count++
  return count
}

/** Hands by their seats, and whose turn it is. */
type Hands = Pick<Deal, 'turn'> & { readonly players: readonly Pick<Player, 'seat' | 'hand'>[] }

/** The place in `players` of a seat's (first) hand, -1 if it is not dealt in. */
export const placeOf = (deal: Hands, seat: Seat, hand: 0 | 1 = 0): number => {
  const { players, turn } = deal
  // mostly it is asked for the player whose turn it is
  if (turn >= 0 && players[turn]!.seat === seat && players[turn]!.hand === hand) return turn
  return placeFound(players, seat, hand)
}

const placeFound = (players: Hands['players'], seat: Seat, hand: 0 | 1): number => {
  for (let i = 0; i < players.length; i++) {
    const player = players[i]!
    if (player.seat === seat && player.hand === hand) return i
  }
  return -1
}

/** All chips in the middle, bets in front of the players included. */
export const potTotal = (
  deal: Pick<Deal, 'dead' | 'awarded'> & { readonly players: readonly Pick<Player, 'paid'>[] },
): Chips => {
  let total = deal.dead - deal.awarded
  for (const player of deal.players) total += player.paid
  return total
}

/** How many cards the stub has. */
export const stubCount = (deal: Deal): number => deal.deck.length - deal.next
