import type { IncidentType, RuleId } from '@cardroom/engine'
import type { FactKind } from '@cardroom/engine/rulings'

/** A rule as it is told to one who asks "why?". */
export type RuleTold = RuleNamed & {
  readonly section: string
  /** What it says, in our words. */
  readonly says: string
  /** An example that comes out otherwise if the rule is broken; may be empty. */
  readonly example: string
  /** What the books answer to the same question. */
  readonly points: readonly PointTold[]
  /** Rules of other books on the same matter, and those of its own book that it leans on. */
  readonly alike: readonly RuleNamed[]
  readonly leansOn: readonly RuleNamed[]
}

/** A rule by its id, its book and its title. */
export type RuleNamed = { readonly id: RuleId; readonly book: string; readonly title: string }

/** A question that books answer, and their answers side by side. */
export type PointTold = { readonly asks: string; readonly books: readonly BookSays[] }

/** What one book says; null where it is silent. */
export type BookSays = { readonly book: string; readonly says: string | null; readonly rules: readonly RuleId[] }

/** A kind of incident that can be reported, with the facts that are asked of the one who reports it. */
export type IncidentAsked = {
  readonly type: IncidentType
  readonly words: string
  readonly group: string
  /** How one would tell it. */
  readonly example: string
  readonly facts: readonly FactAsked[]
}

/** A fact of an incident: its name, what it is, and whether it may be left out. */
export type FactAsked = {
  readonly name: string
  readonly words: string
  readonly kind: FactKind
  readonly maybe: boolean
}
