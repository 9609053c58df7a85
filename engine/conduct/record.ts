import type { Chips, Seat } from '../deal/chips.ts'
import type { House } from '../rulebooks/house.ts'
import type { BookId, RuleId } from '../rulebooks/rule-id.ts'
import type { PlayerId } from '../table/player.ts'
import type { Time } from '../table/time.ts'
import type { AtOnce, OffenceKind } from './offence.ts'
import type { PersonFile } from './people/file.ts'
import type { Official, Trained } from './staff/official.ts'

/** What can follow from a breach, mildest first; the last three go along with another step. */
export const STEPS = [
  'nothing',
  'ask',
  'warn',
  'suspend',
  'remove',
  'bar',
  'bar-rest-of-event',
  'disqualify',
  'bar-for-life',
  'forfeit-chips',
  'deny-winnings',
  'hold-devices',
] as const
/** One of the things that can follow from a breach. */
export type Step = (typeof STEPS)[number]

/** How long a step lasts: this many deals sat out, or until then; null is until somebody lifts it. */
export type Length = { readonly deals: number } | { readonly until: Time | null }

/** What the ladder of the book comes to: a person decides. */
export type Proposal = {
  readonly step: Step
  readonly length: Length | null
  /** How often the player has done something of the kind, this time included. */
  readonly nth: number
  /** The numbers of the entries that count. */
  readonly earlier: readonly number[]
  /** What can be chosen. */
  readonly offered: readonly Step[]
  /** The book leaves no choice below this. */
  readonly least: Step | null
  /** Nobody below this rules on it: a dealer warns, the floor does the rest. */
  readonly by: 'dealer' | 'floor'
  readonly rules: readonly RuleId[]
}

/** What was decided about a breach, by whom, and why where they said so. */
export type Decided = {
  readonly step: Step
  readonly length: Length | null
  readonly reason: string | null
  readonly by: string
  readonly at: Time
  readonly liftedBy: string | null
}

/** What is reported about a breach besides who and what. */
export type Facts = {
  readonly table?: string
  readonly seat?: Seat
  /** What was being played. */
  readonly form?: string
  /** How many players were still in the pot. */
  readonly playersIn?: number
  /** The player still had a hand. */
  readonly liveHand?: boolean
  /** A hand was on. */
  readonly duringDeal?: boolean
  readonly bettingOver?: boolean
  /** Obscene, and at somebody. */
  readonly obscene?: boolean
  /** A call on the phone, not a text. */
  readonly call?: boolean
  readonly slowsPlay?: boolean
  /** They are only watching. */
  readonly spectator?: boolean
}

/** Where in play something was: the deal of the table, and how many things had happened in it. */
export type Place = { readonly deal: number; readonly event: number }

/** A breach on record, with what was proposed and what was decided. */
export type Offence = {
  readonly number: number
  /** Those of one report have it in common. */
  readonly report: number
  readonly player: PlayerId
  readonly offence: OffenceKind
  readonly reporter: string
  readonly facts: Facts
  readonly note: string
  readonly happened: Place | null
  readonly noticed: Place | null
  readonly atOnce: readonly AtOnce[]
  readonly proposed: Proposal
  readonly decided: Decided | null
  readonly rules: readonly RuleId[]
  readonly at: Time
}

/** What a dispute is about. */
export type DisputeAbout = 'rules' | 'reading-hands' | 'other'

/** A ruling on a dispute: by whom, by which rules, and whether fairness went before the letter. */
export type Ruled = {
  readonly by: string
  readonly role: Role
  readonly ruling: string
  readonly rules: readonly RuleId[]
  readonly fairness: string | null
  readonly with: string | null
  readonly at: Time
}

/** Chips that a ruling moves: proposed until a second person agrees where the sum is large. */
export type Correction = {
  readonly number: number
  readonly from: PlayerId | 'house'
  readonly to: PlayerId | 'house'
  readonly chips: Chips
  readonly reason: string
  readonly by: string
  readonly agreedBy: string | null
  readonly made: boolean
}

/** A dispute: what it is about, who is in it, what the house holds of the pot, the rulings and what they moved. */
export type Dispute = {
  readonly number: number
  readonly about: DisputeAbout
  readonly what: string
  readonly table: string | null
  readonly parties: readonly PlayerId[]
  readonly raisedBy: string
  readonly pot: Chips
  /** What the house holds until it is ruled on. */
  readonly held: Chips
  readonly happened: Place | null
  readonly noticed: Place | null
  /** Nobody is paid while it is looked at. */
  readonly holdsAward: boolean
  readonly houseError: boolean
  readonly rulings: readonly Ruled[]
  /** Who an appeal waits for. */
  readonly appealTo: Role | null
  readonly corrections: readonly Correction[]
  readonly closed: boolean
  readonly rules: readonly RuleId[]
  readonly at: Time
}

/** Something that went wrong at a table, with who ruled on it, by which rule, and what was corrected. */
export type Incident = {
  readonly number: number
  readonly what: string
  readonly ruling: string
  readonly table: string | null
  readonly players: readonly PlayerId[]
  readonly corrected: string
  /** The case in an address of the ruling desk. */
  readonly desk: string | null
  readonly by: string
  /** The role of the person who ruled; the book where it left nothing to anybody. */
  readonly role: Role | 'book'
  readonly rules: readonly RuleId[]
  readonly at: Time
  /** The same by language, where the room put it into words; what people wrote stays in theirs. */
  readonly translated?: Readonly<Record<string, Telling>>
}

/** What an incident says in a language. */
export type Telling = { readonly what: string; readonly ruling: string; readonly corrected: string }

/** Who rules, as the books call them. */
export const ROLES = [
  'dealer',
  'floor',
  'shift-supervisor',
  'shift-lead-manager',
  'tournament-director',
  'referee',
  'host',
  'management',
] as const
/** One of those who rule. */
export type Role = (typeof ROLES)[number]

/** Where it is played: an event of the association, a card room, a home. */
export type PlayedAt = 'sanctioned' | 'professional' | 'recreational'

/** What no book says, so that each house has its own way. */
export type Ways = {
  /** Warnings before the first step of a ladder that names none. */
  readonly warningsFirst: number
  /** For how many days a breach counts against a player. */
  readonly countsDays: number
  /** How long a suspension lasts. */
  readonly sitOut: { readonly deals: number } | { readonly minutes: number }
  /** How many hours somebody stays out who is sent away for the day. */
  readonly removedHours: number
  /** From which sum on a correction needs two people; null for none. */
  readonly twoPeopleFrom: Chips | null
  /** For how many days entries are kept; null for ever. */
  readonly keptDays: number | null
  /** How old somebody must be where a book says of legal age. */
  readonly legalAge: number
  /** After how many days staff are trained again. */
  readonly refreshDays: number
}

/** The ways of a house that says nothing else. */
export const usualWays: Ways = {
  warningsFirst: 2,
  countsDays: 90,
  sitOut: { deals: 10 },
  removedHours: 24,
  twoPeopleFrom: 1000,
  keptDays: 730,
  legalAge: 18,
  refreshDays: 365,
}

/** The record of a house: who did what, who ruled on it and by which rule, who may not play, and who may rule. */
export type ConductRecord = {
  readonly book: BookId | House
  readonly host: string
  readonly playedAt: PlayedAt
  readonly ways: Ways
  readonly opened: Time
  readonly at: Time
  /** How many entries have been made: the next one's number. */
  readonly numbered: number
  readonly offences: readonly Offence[]
  readonly disputes: readonly Dispute[]
  readonly incidents: readonly Incident[]
  readonly files: readonly PersonFile[]
  readonly officials: readonly Official[]
  readonly trained: readonly Trained[]
}
