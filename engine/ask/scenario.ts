import type { PostKind, Setting } from '../deal/commands.ts'
import type { Stakes } from '../deal/stakes.ts'
import type { Structure } from '../forms/form.ts'
import type { House } from '../rulebooks/house.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import type { Doing, Gesture, Situation } from '../wagers/situation.ts'
import type { WrittenIncident } from './incidents/read-incident-facts.ts'

/** A table, what happened at it, and what is asked: the JSON that people write. `schema.ts` tells field by field. */
export type Scenario = {
  readonly $schema?: string
  readonly id?: string | number
  readonly about?: string
  /** The id of a form, such an id with `-bomb-pot`, or a form of your own. */
  readonly form: string | object
  readonly book?: BookId | House
  readonly structure?: Structure
  readonly stakes?: WrittenStakes
  /** What the house has approved, where the players agreed on other stakes. */
  readonly approved?: WrittenStakes
  readonly setting?: Setting
  /** Points of the book that are otherwise at this table: `{"minimumBringIn": "small-bet"}`. */
  readonly points?: Readonly<Record<string, unknown>>
  /** The street at which the deal is taken up, with the stacks as they stand then. */
  readonly street?: string
  /** What is in the pot by then, or what each seat has put in. */
  readonly pot?: number
  readonly in?: { readonly [seat: string]: number }
  /** Hands by what they are, where the cards don't matter: `{"3": "nut low"}`. */
  readonly hands?: { readonly [seat: string]: string }
  readonly seats: number | readonly (WrittenSeat | null)[] | { readonly [seat: string]: WrittenSeat }
  /** Chips of everyone for whom none are given. */
  readonly stacks?: number
  readonly button?: number
  /** A seat's cards in the order in which it gets them; `2+` is a second hand. */
  readonly cards?: { readonly [seat: string]: string }
  readonly board?: string | readonly string[]
  /** The top of the deck as it lies. */
  readonly deck?: string
  /** Posts beside the blinds and antes that fall by position, or without these. */
  readonly posts?: readonly (string | { readonly seat: number; readonly kind: PostKind; readonly amount: number })[]
  readonly usualPosts?: boolean
  readonly straddleOnPlacard?: boolean
  readonly carried?: number
  readonly dealtInBefore?: readonly number[]
  readonly passed?: number
  readonly barred?: readonly number[]
  readonly mixed?: boolean
  readonly finalTwo?: boolean
  readonly timed?: boolean
  readonly buttonPlaysTwo?: boolean
  readonly acts?: string | readonly WrittenAct[]
  readonly ask?: Question | readonly Question[]
  /** What the answer must hold; what is left out may be anything. */
  readonly expect?: object
}

/** A seat: its chips, or its chips and more. */
export type WrittenSeat =
  | number
  | {
      readonly seat?: number
      readonly chips?: number
      readonly cards?: string | readonly string[]
      /** In Fantasyland, with this many cards. */
      readonly fantasyland?: number
      /** Has folded by the street at which the deal is taken up. */
      readonly folded?: boolean
      /** How many chips of which worth. */
      readonly denominations?: { readonly [worth: string]: number }
      /** Without a chip they play for this much of what was carried over. */
      readonly matched?: number
    }

/** Stakes in words (`5-10 ante 10`), by their size, or field by field. */
export type WrittenStakes =
  | string
  | number
  | (Partial<Omit<Stakes, 'structure' | 'blinds'>> & { readonly blinds?: string | readonly number[] })

/** Something that happened: in words, in fields, what a player said and did with their chips, or what went wrong. */
export type WrittenAct = string | PlainAct | TableTalk | WrittenIncident

/** An act in fields. */
export type PlainAct = {
  readonly act: string
  readonly seat?: number
  /** 2 for a player's second hand. */
  readonly hand?: 1 | 2
  readonly to?: number
  readonly by?: number
  readonly cards?: string
  readonly rows?: readonly string[]
  readonly discard?: string
  readonly agreed?: readonly number[]
}

/** What a player said and did, and what else people saw; the book says what act it is. */
export type TableTalk = {
  readonly seat: number
  readonly says?: string | readonly string[]
  /** Chips released in one motion, or a list of motions. */
  readonly chips?: number | string | readonly number[] | readonly (readonly number[])[]
  /** Chips moved forward and not let go. */
  readonly holds?: readonly number[]
  readonly does?: Gesture['does']
  /** All of it in its order, where words come after chips. */
  readonly did?: readonly Doing[]
} & Partial<Omit<Situation, 'structure' | 'did'>>

/** What may be asked. `view` is what anybody sees, `view 3` what a seat sees. */
export type Question = string | { readonly view: number }
