import type { Card } from '../cards/card.ts'
import type { Form } from '../forms/form.ts'
import type { HandName } from '../ranking/hand-name.ts'
import type { House } from '../rulebooks/house.ts'
import type { BookId, RuleId } from '../rulebooks/rule-id.ts'
import type { Chips, Seat } from './chips.ts'
import type { PostKind, Reading, Setting } from './commands.ts'
import type { Law } from './law.ts'
import type { BarLasts, BarredAct, CardMove, DealingError, Decider, Repair, RulingOption } from './mending.ts'
import type { RulingDecision } from './ruling-decision.ts'
import type { Stakes } from './stakes.ts'
import type { WHY_KILLED, WHY_VOIDED } from './why-dead.ts'

/** News: what happened. The state of a deal is what these add up to. */
export type DealEvent = (DealStarted | Happened | PotAwarded) & Cited

/** The rules that stand behind an event, in the numbering of the book that the deal goes by; none behind a mere fact. */
export type Cited = { readonly rules: readonly RuleId[] }

type Happened =
  /** A blind, an ante, a straddle or another forced bet is put in. */
  | {
      readonly type: 'Posted'
      readonly seat: Seat
      readonly kind: PostKind
      readonly amount: Chips
      /** What it should be; for a kill or a straddle with the blind that the player has in front of them. */
      readonly due: Chips
      /** A kill raises the limits: what the deal is played for from here on. */
      readonly limits?: Limits
    }
  /** A post that doesn't count is returned. */
  | { readonly type: 'PostReturned'; readonly seat: Seat; readonly kind: PostKind; readonly amount: Chips }
  /** Chips too small to play are set aside until the deal is over. */
  | { readonly type: 'ChipsSetAside'; readonly seat: Seat; readonly amount: Chips }
  /** The deck is shuffled; its order stays hidden from everybody. */
  | { readonly type: 'DeckShuffled'; readonly deck: readonly Card[] }
  /** Cards dealt to hands, in the order they left the deck. */
  | {
      readonly type: 'CardsDealt'
      readonly face: 'down' | 'up'
      readonly seats: readonly Seat[]
      /** 1 for a player's second hand in the Chinese family. */
      readonly hand?: 0 | 1
      readonly cards: readonly Card[]
      /** How many cards this part of the deal still owes. */
      readonly left: number
    }
  /** The top card is burned. */
  | { readonly type: 'CardBurned'; readonly card: Card }
  /** Cards come to a board. */
  | { readonly type: 'BoardDealt'; readonly board: number; readonly cards: readonly Card[] }
  /** Cards go back into the deck, with what's left of the stub, and it is shuffled. */
  | { readonly type: 'Reshuffled'; readonly from: ReshuffledPile; readonly deck: readonly Card[] }
  /** Not enough cards for everyone: one card is shared by all. */
  | { readonly type: 'CommonCardDue' }
  /** A betting round begins; `price` is what it takes to come in, blinds counted in full even if posted short. */
  | {
      readonly type: 'RoundOpened'
      readonly street: string
      readonly seat: Seat
      readonly price: Chips
      readonly bringInDue?: true
    }
  /** Stud: the forced bet is made. */
  | { readonly type: 'BroughtIn'; readonly seat: Seat; readonly to: Chips }
  /** A player folds. */
  | { readonly type: 'Folded'; readonly seat: Seat }
  /** A player checks. */
  | { readonly type: 'Checked'; readonly seat: Seat }
  /** A player calls; `to` is what is then in front of them. */
  | { readonly type: 'Called'; readonly seat: Seat; readonly to: Chips }
  /** The first bet of the round, or the bring-in made a full bet. */
  | { readonly type: 'Bet'; readonly seat: Seat; readonly to: Chips }
  /** Stud: the bring-in is completed to a full bet. */
  | { readonly type: 'Completed'; readonly seat: Seat; readonly to: Chips }
  /** A player raises; `to` is what is then in front of them. */
  | { readonly type: 'Raised'; readonly seat: Seat; readonly to: Chips }
  /** What nobody called goes back to the player who bet it. */
  | { readonly type: 'UncalledReturned'; readonly seat: Seat; readonly amount: Chips }
  /** Wagers that a rule makes void go back to those who put them in. */
  | { readonly type: 'WagersReturned'; readonly back: readonly Taken[] }
  /** A player who has nothing to bet, or nobody to bet against, declares the pot open; `price` is what others pay to come in. */
  | { readonly type: 'PotOpened'; readonly seat: Seat; readonly price: Chips }
  /** The opener had no openers: their hand is dead, and the others play for the pot, or it counts as unopened. */
  | {
      readonly type: 'FalseOpenersShown'
      readonly seat: Seat
      readonly potPlays: boolean
      readonly back: readonly Taken[]
      /** They were all-in for their ante: nobody deals them in until another has won a pot that was opened. */
      readonly barred: boolean
      /** What had come back to them because nobody called: the opening bet stays in the pot. */
      readonly forfeited?: Chips
    }
  /** Somebody wants the opening hand to be kept together and shown at the end. */
  | { readonly type: 'OpenersAskedFor'; readonly seat: Seat }
  /** The opener's discards come out from under the chip. */
  | { readonly type: 'DiscardsExposed'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** What the opener shows can't have been openers: their hand can't win anything. */
  | { readonly type: 'OpenersNotProven'; readonly seat: Seat }
  /** The betting round is over; its chips are in the pot. */
  | { readonly type: 'RoundClosed' }
  /** Players have to do something with their cards, in turn or all together. */
  | { readonly type: 'CardsAsked'; readonly seat: Seat }
  /** `split`: the opener said that they split their openers, and the cards are kept under a chip. */
  | { readonly type: 'Discarded'; readonly seat: Seat; readonly cards: readonly Card[]; readonly split?: true }
  /** A player's discards in the draw come back, and the player draws again. */
  | { readonly type: 'DrawTakenBack'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** A player turns a downcard up. */
  | { readonly type: 'TurnedUp'; readonly seat: Seat; readonly card: Card }
  /** A player keeps the downcard down. */
  | { readonly type: 'KeptDown'; readonly seat: Seat }
  /** A player lays cards in their rows, and discards the rest. */
  | {
      readonly type: 'Placed'
      readonly seat: Seat
      readonly hand: 0 | 1
      readonly rows: readonly (readonly Card[])[]
      readonly discard: readonly Card[]
    }
  /** With real cards: the cards of a board that was dealt unknown. */
  | { readonly type: 'BoardNamed'; readonly board: number; readonly cards: readonly Card[] }
  /** `instead`: its cards were corrected, and this board is no longer struck. */
  | { readonly type: 'BoardStruck'; readonly board: number; readonly instead?: number }
  /** The players agree to run the rest of the board this many times. */
  | { readonly type: 'RunsAgreed'; readonly times: 2 | 3; readonly burnless?: true }
  /** The next run-out begins, 0 for the first. */
  | { readonly type: 'RunBegun'; readonly run: number }
  /** Everybody else folded, and the blinds take their blinds back. */
  | { readonly type: 'BlindsChopped'; readonly back: readonly Taken[] }
  /** The betting is over: this player shows first. */
  | { readonly type: 'ShowdownOpened'; readonly seat: Seat }
  /** The whole hand is face up; what its player called it is included and binds nobody. */
  | { readonly type: 'HandShown'; readonly seat: Seat; readonly cards: readonly Card[]; readonly says?: string }
  /** Part of the hand is face up; if the whole hand has to be, they aren't yet entitled to a pot. */
  | {
      readonly type: 'CardsShown'
      readonly seat: Seat
      readonly cards: readonly Card[]
      readonly entitled: boolean
    }
  /** A player mucks at the showdown. */
  | { readonly type: 'HandMucked'; readonly seat: Seat }
  /**
   * A player said that they play the board: they share the pot without showing, with their hand kept face down or
   * mucked.
   */
  | { readonly type: 'BoardPlayed'; readonly seat: Seat; readonly hand: 'kept' | 'discarded' }
  /** A mucked hand is shown because somebody asked; if the winner asked, it's live again. */
  | {
      readonly type: 'HandSeen'
      readonly seat: Seat
      readonly by: Seat
      readonly cards: readonly Card[]
      readonly live: boolean
    }
  /** Cards were shown to one player, with when the others see them. */
  | {
      readonly type: 'CardsShownTo'
      readonly seat: Seat
      readonly to: Seat
      readonly cards: readonly Card[]
      readonly others: WhenOthersSee
    }
  /** Everybody sees cards that were shown to one player, or the rest of a partly shown hand. */
  | { readonly type: 'CardsOpened'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** A player who abused the right to ask for hands has lost it. */
  | { readonly type: 'AskingDenied'; readonly seat: Seat; readonly by: 'dealer' | 'floor' }
  /** Somebody reports that something went wrong. */
  | { readonly type: 'IncidentReported'; readonly incident: Reported }
  /** The dealer made a mistake that nobody has noticed yet. */
  | { readonly type: 'ErrorMade'; readonly error: DealingError }
  /** A mistake has been noticed, by its place among those not noticed yet. */
  | { readonly type: 'ErrorNoticed'; readonly error: number }
  /** The ruling, by the book or by the person the book leaves it to. */
  | { readonly type: 'RulingGiven'; readonly decision: RulingDecision; readonly by: 'book' | Decider }
  /** The book leaves it to a person: play waits for their ruling. */
  | { readonly type: 'RulingDue'; readonly decides: Decider; readonly options: readonly RulingOption[] }
  /** By a ruling, cards go from one place to another. */
  | { readonly type: 'CardsMoved'; readonly moves: readonly CardMove[] }
  /** Cards off the top are taken out of play, so that later ones go where they would have gone. */
  | { readonly type: 'CardsSetAside'; readonly cards: readonly Card[] }
  /** The dealer has exposed these cards, or they were found boxed: it counts if it happens again. */
  | { readonly type: 'FaultCounted'; readonly fault: 'exposed' | 'boxed'; readonly cards: readonly Card[] }
  /** The draw owes a player this many more cards, after all the others have theirs. */
  | { readonly type: 'DrawOwed'; readonly seat: Seat; readonly cards: number }
  /** A street's boardcards come off the table: the dealer goes back to this step, and a round on them doesn't count. */
  | { readonly type: 'StreetTakenBack'; readonly step: number }
  /** What the dealer will do differently at a later step. */
  | { readonly type: 'RepairDue'; readonly repair: Repair }
  /** By a ruling, a player can't bet or raise in this round. */
  | { readonly type: 'WagersBarred'; readonly seat: Seat }
  /** By a ruling, a player can't do these acts; with `upTo`, only until somebody makes it more than that. */
  | {
      readonly type: 'ActsBarred'
      readonly seat: Seat
      readonly acts: readonly BarredAct[]
      readonly lasts: BarLasts
      readonly upTo?: Chips
    }
  /** A call for less than the price, noticed too late: it counts as `to`, with `put` in front. */
  | { readonly type: 'CalledShort'; readonly seat: Seat; readonly to: Chips; readonly put: Chips }
  /** A player is away, until they are back. */
  | { readonly type: 'AbsenceNoted'; readonly seat: Seat; readonly walkedOff: boolean }
  /** A player who was away is back at the seat. */
  | { readonly type: 'AbsenceEnded'; readonly seat: Seat }
  /** The deal is void: wagers are returned to the players who made them, and forfeited chips stay for the next deal. */
  | {
      readonly type: 'DealVoided'
      readonly why: WhyVoided
      readonly back: readonly Taken[]
      readonly kept: Chips
    }
  /** By a ruling, a hand is dead and can't win anything. */
  | { readonly type: 'HandKilled'; readonly seat: Seat; readonly why: WhyKilled }
  /** By a ruling, a mucked hand is live again; at the showdown its cards are face up. */
  | {
      readonly type: 'HandRetrieved'
      readonly seat: Seat
      readonly cards: readonly Card[]
      /** Those that lie face up again, of a hand that comes back while the deal is on. */
      readonly up?: readonly Card[]
    }
  /** A pot went to the wrong player: its chips go to the player they belong to. */
  | { readonly type: 'PotCorrected'; readonly moves: readonly ChipMove[] }
  /** A player's chips that nobody knew about: they play, or go to the player who would have won them. */
  | { readonly type: 'ChipsFound'; readonly seat: Seat; readonly amount: Chips; readonly to: Seat }
  /** The button was in the wrong place: who has it in the next deals, one after another. */
  | { readonly type: 'ButtonsDue'; readonly seats: readonly Seat[] }
  /** By a ruling, only the first run-out counts: the others are taken off the table. */
  | { readonly type: 'RunsStruck' }
  /** If cards aren't entered: the dealer has read the hands and says who wins what. */
  | { readonly type: 'HandsRead'; readonly readings: readonly Reading[] }
  /** The dealer kills the losing hands before pushing the pots. */
  | { readonly type: 'HandsKilled'; readonly seats: readonly Seat[] }
  /** Every hand is shown or mucked: the dealer can push the pots. */
  | { readonly type: 'AwardDue' }
  /** Chinese: two hands are compared row by row, and one pays the other. */
  | {
      readonly type: 'PointsScored'
      readonly a: HandOf
      readonly b: HandOf
      readonly rows: readonly number[]
      readonly scoop: number
      readonly royalties: readonly [number, number]
      readonly points: number
      readonly paid: Chips
    }
  /** The pot stays for the next deal; a player with no chips left plays there for this much of it. */
  | { readonly type: 'PotCarried'; readonly amount: Chips; readonly matched: readonly Taken[] }
  /** The deal is over; in open-face it says who plays the next one in Fantasyland. */
  | { readonly type: 'DealEnded'; readonly fantasyland?: readonly { readonly seat: Seat; readonly cards: number }[] }

/** A deal begins: the form, its stakes and the hands in the order of dealing. */
export type DealStarted = {
  readonly type: 'DealStarted'
  readonly form: Form
  readonly stakes: Stakes
  readonly book: BookId | House
  /** What the book says of this deal: the events add up by it, whatever the book says later. */
  readonly law: Law
  readonly button: Seat
  /** Hands in the order of dealing, from the button's left; a seat with two hands stands here twice. */
  readonly players: readonly {
    readonly seat: Seat
    readonly hand: 0 | 1
    readonly chips: Chips
    readonly fantasyland: number
  }[]
  readonly carried: Chips
  /** Who plays for only this much of what was carried over. */
  readonly matched: readonly Taken[]
  /** How many deals in a row before this nobody opened, and who is not dealt in until a pot is won. */
  readonly passed: number
  readonly barred: readonly Seat[]
  readonly realCards: boolean
  readonly mixed: boolean
  readonly setting: Setting
  readonly finalTwo: boolean
  /** The players pay for their time, and no pot is raked. */
  readonly timed: boolean
}

/** The limits of a deal. */
export type Limits = Pick<Stakes, 'lower' | 'upper'>

/** When cards that were shown to one player are shown to all. */
export type WhenOthersSee = 'at-once' | 'when-the-round-ends' | 'when-betting-is-over' | 'after-the-deal' | 'never'

/** For what a hand is killed at the showdown. */
export type WhyKilled = (typeof WHY_KILLED)[number]

/** Why a deal is void. */
export type WhyVoided = (typeof WHY_VOIDED)[number]

/** Which cards go back into the deck beside the stub. */
export type ReshuffledPile =
  | 'stub'
  | 'stub-and-aside'
  | 'as-ruled' // the stub, cards set aside, and the piles that a ruling names
  | 'burns'
  | 'burns-and-muck'
  | 'earlier-discards-muck-and-burns'
  | 'everything-out-of-play'

/** An incident as it was reported: its name and its facts, as plain data. */
export type Reported = { readonly type: string } & Readonly<Record<string, unknown>>

/** One of the hands of a seat. */
export type HandOf = { readonly seat: Seat; readonly hand: 0 | 1 }

/** Chips go from one seat to another. */
export type ChipMove = { readonly from: Seat; readonly to: Seat; readonly amount: Chips }

/** What one seat takes. */
export type Taken = { readonly seat: Seat; readonly amount: Chips }

/** Part of a pot goes to the best hand, or is divided among equal ones. */
export type PotAwarded = {
  readonly type: 'PotAwarded'
  /** 0 is the main pot, 1 the first side pot. */
  readonly pot: number
  /** Which run-out, counted from 0. */
  readonly run: number
  /** The share's name, "all" where the whole pot is taken without dividing. */
  readonly share: string
  readonly amount: Chips
  readonly to: readonly Taken[]
  /** Who of them got the odd chips. */
  readonly oddChips: readonly Seat[]
  /** The winning hand, or each of them where one hand takes several shares; none when nobody had to show. */
  readonly hands: readonly HandName[]
  readonly rules: readonly RuleId[]
}
