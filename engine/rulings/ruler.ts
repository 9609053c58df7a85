import type { Deal } from '../deal/deal.ts'
import type { DealEvent } from '../deal/events.ts'
import type { Impossible } from '../deal/impossible.ts'
import type { DealingError } from '../deal/mending.ts'
import type { Ruling } from './ruling.ts'

/** How one kind of incident is ruled on. */
export type Ruler<Incident> = {
  /** Why it cannot have happened at this moment, in words that end the sentence "it cannot have happened: …"; null if it can. */
  readonly impossible: (deal: Deal, incident: Incident) => Impossible | null
  /**
   * What the dealer's mistake does to the cards, for incidents that are such mistakes; with `error` it can stay
   * unnoticed, and play goes on with it.
   */
  readonly happens?: (deal: Deal, incident: Incident) => Mistake
  /** What the book makes of it. A mistake has happened already when this is asked; `late` if it was not noticed at once. */
  readonly rule: (deal: Deal, incident: Incident, late?: DealingError) => Ruling
}

/** What a mistake does to the cards, and how it is remembered while nobody has noticed it. */
export type Mistake = { readonly events: readonly DealEvent[]; readonly error?: DealingError }
