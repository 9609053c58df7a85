import type { Incident } from '@cardroom/engine/rulings'
import type { PlayerId, Time } from '@cardroom/engine/table'

/** What is asked of all who have a stake in a hand: to take an incident as it was reported, or a ruling as it is proposed. */
export type Question = Incident | { readonly type: 'Decide'; readonly decision: string }

/** A report, or a ruling, by somebody who has a stake in the hand: it waits for the others who have one. */
export type Asked = {
  readonly by: PlayerId
  readonly question: Question
  /** Those who have to agree, and who has. */
  readonly asks: readonly PlayerId[]
  readonly agreed: readonly PlayerId[]
  /** When it was asked: play waits since then, and until then at most. */
  readonly since: Time
  readonly until: Time
}

/** What became of it. */
export type Answered = 'agreed' | 'refused' | 'ruled' | 'ruled-out' | 'taken-back' | 'late'

/** Who has asked in a deal: everybody may once, since play waits for it. */
export type AskedIn = { readonly deal: number; readonly by: readonly PlayerId[] }
