import type { Chips, Seat } from '@cardroom/engine'
import type { PlayerId } from '@cardroom/engine/table'

/** What somebody may be at a table. */
export type RoleName = 'host' | 'dealer' | 'floor' | 'player' | 'spectator'

/** Who has come to a table and who may come, as its host sees it. */
export type PeopleShown = {
  readonly open: boolean
  readonly people: readonly PersonShown[]
  readonly invitations: readonly InvitationShown[]
}

/** A person at a table, or a bot. */
export type PersonShown = {
  readonly person: PlayerId
  readonly name: string
  readonly role: RoleName
  readonly bot: boolean
  readonly muted: boolean
  readonly banned: boolean
  readonly seat: Seat | null
}

/** An invitation that is good: for which role, how many it still lets in, until when, and how many have come. */
export type InvitationShown = {
  readonly id: string
  readonly role: RoleName
  readonly left: number | null
  readonly until: number | null
  readonly used: number
}

/** How long somebody has who is due: the time to act, then the time bank. */
export type ClockShown = {
  readonly seat: Seat
  readonly since: number
  /** Until then without the time bank. */
  readonly until: number
  readonly ends: number
  /** Somebody has called the clock on him. */
  readonly called: boolean
}

/** How a table hurries people, in seconds; null where nobody is hurried. */
export type ClockTerms = {
  readonly act: number
  readonly bank: number
  readonly refill?: { readonly seconds: number; readonly deals: number; readonly most: number }
}

/** What one may say before one's turn, and what it costs. */
export type PlanShown = { readonly plan: 'check-fold' | 'check' | 'call'; readonly chips: Chips }
