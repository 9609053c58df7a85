import type { Chips, Seat } from '../deal/chips.ts'
import type { StartDeal } from '../deal/commands.ts'
import type { ButtonDrop } from './collections/button-drop.ts'
import type { BeforeDeal } from './deals/void-deal.ts'
import type { KillButton } from './kills/kill-button.ts'
import type { Member } from './member.ts'
import type { OpenNote } from './notes/note.ts'
import type { Clock } from './people/clock.ts'
import type { Placard } from './placard.ts'
import type { PlayerId } from './player.ts'
import type { Time } from './time.ts'

/** A table over a night, between its deals: what its events add up to. */
export type Table = {
  readonly placard: Placard
  readonly opened: Time
  /** When the last thing happened. */
  readonly at: Time
  /** Who sits where: the chair of seat 1 first. */
  readonly chairs: readonly (PlayerId | null)[]
  /** All who have chips here or had, in the order in which they came. */
  readonly members: readonly Member[]
  /** Where button and blinds were in the last deal; null before the first one. */
  readonly places: Places | null
  /** The seat that drew the first button; null before the draw. */
  readonly firstButton: Seat | null
  /** Seats of a newly started game that no blind has come to yet. */
  readonly unreached: readonly Seat[]
  /** Seats that the button goes to before it goes on, to make up for a deal that had it wrong. */
  readonly buttons: readonly Seat[]
  readonly kills: KillButton
  readonly rotation: Rotation
  /** How many deals have been called. */
  readonly deals: number
  /** The deal that is on. */
  readonly deal: CalledDeal | null
  /** What is left in the pot for the next deal, and who may play for it. */
  readonly carried: Carried
  /** When time was collected last, and what was agreed about the next time. */
  readonly time: TimeKept
  /** What the table has agreed on for the next deal. */
  readonly agreed: Agreed
  /** All that the house has taken. */
  readonly collected: Chips
  /** How many names are waiting for a seat, according to the desk. */
  readonly waiting: number
  /** The clock that runs on a player. */
  readonly clock: Clock | null
  /** Since which deal the deck is in use, and since when the setup. */
  readonly cards: { readonly deckFrom: number; readonly setupFrom: Time }
  /** Notes that somebody still has to deal with. */
  readonly notes: readonly OpenNote[]
  readonly dealer: string | null
  readonly ended: boolean
}

/** Where button and blinds are in a deal. A dead button lies at an empty seat; a blind that nobody posts is null. */
export type Places = {
  readonly button: Seat
  /** Who has which blind, from the small one on; of several with the same one, the last clockwise. */
  readonly blinds: readonly (Seat | null)[]
  /** Who has a blind beside these, since a moving button goes on faster than the blinds. */
  readonly more: readonly { readonly seat: Seat; readonly blind: number }[]
  /** How far round each blind has come, also where nobody posts it. */
  readonly spots: readonly Seat[]
  /** Where the button goes from here: its own seat first, the big blind's last. */
  readonly trail: readonly Seat[]
}

/** Where a mix stands: the form whose turn it is, how many deals it has had, and from which button its orbit counts. */
export type Rotation = {
  readonly part: number
  readonly deals: number
  readonly from: Seat | null
  /** What the player on the button has chosen, until it is played. */
  readonly chosen: number | null
}

/** A deal that has been called: what it began with, and who sits where in it. */
export type CalledDeal = {
  readonly number: number
  readonly start: StartDeal
  readonly players: readonly { readonly seat: Seat; readonly player: PlayerId }[]
  readonly bombPot: boolean
  /** What the button has paid the house for it, where the house takes it so. */
  readonly drop?: ButtonDrop
  /** What goes back to where it was if it is void. */
  readonly before: BeforeDeal
}

/** Chips left for the next deal, who played for them, and deals passed in a row because nobody opened. */
export type Carried = {
  readonly chips: Chips
  readonly dealtIn: readonly Seat[] | null
  readonly matched: readonly { readonly seat: Seat; readonly chips: Chips }[]
  readonly passed: number
  readonly barred: readonly Seat[]
  readonly fantasyland: readonly { readonly seat: Seat; readonly cards: number }[]
}

/** How a table pays time: each player their own, or all by one deal: its winner, the seat that the flop names, a bomb pot. */
export type TimeWay = 'individual' | 'time-pot' | 'time-flop' | 'bomb-pot'

/** When the paid period began, who owes it, who has paid or doesn't have to, and how the next one is paid. */
export type TimeKept = {
  /** Null before the first collection. */
  readonly last: Time | null
  readonly owes: readonly PlayerId[]
  readonly paid: readonly PlayerId[]
  /** Who came from another table and has paid there, and until when. */
  readonly elsewhere?: readonly { readonly player: PlayerId; readonly until: Time }[]
  readonly way: TimeWay
  /** The ante of a bomb pot for time, if the table agreed on one. */
  readonly ante: Chips | null
  readonly optedOut: readonly PlayerId[]
  /** Who doesn't want to pay and plays on by courtesy, and for how many deals so far. */
  readonly courtesy: readonly { readonly player: PlayerId; readonly deals: number }[]
  /** The time paid by the deal that's in progress, or by the next one. */
  readonly pool: TimePool | null
}

/** The time of these players, to be paid by a deal. */
export type TimePool = {
  readonly way: TimeWay
  readonly ante: Chips | null
  readonly chips: Chips
  readonly players: readonly PlayerId[]
}

/** Straddles and kills by choice announced for the next deal, and the bomb pot that somebody has proposed. */
export type Agreed = {
  readonly straddles: readonly { readonly player: PlayerId; readonly amount: Chips | null }[]
  readonly kills: readonly PlayerId[]
  readonly bombPot: BombPotProposed | null
  /** Rabbit hunting is on: players can see what would have come after a hand that nobody called. */
  readonly rabbit?: boolean
  /** The 7-2 game, where it was ever agreed on. */
  readonly sevenDeuce?: SevenDeuce
}

/** The 7-2 game: its terms in the current or last deal, those from the next one on, and who was paid for which. */
export type SevenDeuce = {
  readonly now: SevenDeuceTerms | null
  readonly next: SevenDeuceTerms | null
  readonly paid: { readonly deal: number; readonly to: readonly PlayerId[] }
}

/** What each of the others pays a player who wins with a seven and a deuce, and who is out of it. */
export type SevenDeuceTerms = { readonly chips: Chips; readonly out: readonly PlayerId[] }

/** A bomb pot that was proposed: who is in, with the ante they named, and who is out. */
export type BombPotProposed = {
  readonly plays: readonly { readonly player: PlayerId; readonly ante: Chips | null }[]
  readonly out: readonly PlayerId[]
}
