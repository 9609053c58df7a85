import type { Seat } from '@cardroom/engine'
import { heldIn, isRecord } from '@cardroom/engine/kinds'

/** What sites say about a hand besides the play; amounts as people see them. */
export type SiteFacts = {
  /** The seat whose eyes the file was written through. */
  readonly hero?: Seat
  /** Was it dealt at a pool of players who get a new table with each hand, as at Zoom? */
  readonly fast?: boolean
  readonly buyIn?: BuyIn
  /** What each player is worth to the player who knocks them out, by seat. */
  readonly bounties?: Readonly<Record<Seat, number>>
  /** Players marked as sitting out, dealt in or not. */
  readonly sittingOut?: readonly SittingOut[]
  /** The moment in UTC, such as `2026-03-04T20:05:06Z`, where a zone of the file does not say it. */
  readonly utc?: string
  /** What the house took. */
  readonly rake?: number
  /** What was collected after rake, line by line; pot 0 is the main pot. */
  readonly collected?: readonly Collected[]
  /** What the file says beside the play: talk, players who come and go, places in a tournament. */
  readonly remarks?: readonly string[]
  /** What a history always has though the file says nothing about it. */
  readonly unsaid?: readonly Unsaid[]
}

/** Seats numbered from the button's left, a cash game, play chips and no rake are what is taken for granted. */
export const UNSAID = ['seats', 'setting', 'currency', 'rake'] as const
/** One of them. */
export type Unsaid = (typeof UNSAID)[number]

/** What it cost to enter a tournament: for the prizes, for the bounties, for the house. */
export type BuyIn = {
  readonly prize: number
  readonly bounty?: number
  readonly fee: number
  /** ISO code; the sign where the file has only that. */
  readonly currency?: string
}

/** Somebody sitting out. */
export type SittingOut = { readonly seat: Seat; readonly name: string; readonly chips: number }

/** Chips that somebody collected from a pot. */
export type Collected = { readonly seat: Seat; readonly pot: number; readonly amount: number }

/** The facts that are written as they should be; others are left out. */
export const siteFactsIn = (facts: Readonly<Record<string, unknown>>): SiteFacts =>
  Object.fromEntries(
    Object.entries(SOUND).flatMap(([name, isSound]) => {
      const value = heldIn(facts, name)
      return value !== undefined && isSound(value) ? [[name, value]] : []
    }),
  )

const isSeat = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 100
const isAmount = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value >= 0
const isText = (value: unknown): boolean => typeof value === 'string'
const isListOf =
  (isOne: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isOne)
const isOf =
  (fields: Readonly<Record<string, (value: unknown) => boolean>>) =>
  (value: unknown): boolean =>
    isRecord(value) && Object.entries(fields).every(([name, isSound]) => isSound(value[name]))
const optional =
  (isSound: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === undefined || isSound(value)

const SOUND: { readonly [Name in keyof SiteFacts]-?: (value: unknown) => boolean } = {
  hero: isSeat,
  fast: value => typeof value === 'boolean',
  buyIn: isOf({ prize: isAmount, bounty: optional(isAmount), fee: isAmount, currency: optional(isText) }),
  bounties: value =>
    isRecord(value) && Object.entries(value).every(([seat, worth]) => /^\d{1,2}$/.test(seat) && isAmount(worth)),
  sittingOut: isListOf(isOf({ seat: isSeat, name: isText, chips: isAmount })),
  utc: value => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value),
  rake: isAmount,
  collected: isListOf(isOf({ seat: isSeat, pot: isSeat, amount: isAmount })),
  remarks: isListOf(isText),
  unsaid: isListOf(value => UNSAID.some(name => name === value)),
}
