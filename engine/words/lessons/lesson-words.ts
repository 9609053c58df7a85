import type { Chips } from '../../deal/chips.ts'
import type { DealEvent } from '../../deal/events.ts'
import type { Holding } from '../../deal/showdown/holding.ts'
import type { Stakes } from '../../deal/stakes.ts'
import type { Form, Share, Street } from '../../forms/form.ts'
import type { FormId } from '../../forms/forms.ts'
import type { Noticed } from '../../lessons/differing.ts'
import type { TrapName } from '../../lessons/traps.ts'
import type { HandName } from '../../ranking/hand-name.ts'
import type { RankingName } from '../../ranking/ranking.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import type { rulebooks } from '../../rulebooks/rulebooks.ts'
import type { NewsOf } from '../news-of.ts'
import type { Voice } from '../text.ts'

/** A point that players notice: what it is about, and each answer in words. */
export type PointTaught<P extends Noticed> = {
  readonly about: string
  readonly says: (answer: (typeof rulebooks)['rrp'][P]['is']) => string
}

/** What a language says in a lesson. A language that lacks one of these, or a form in one of them, does not compile. */
export type LessonWords = {
  readonly voice: Voice
  readonly dealNews: NewsOf<DealEvent>
  readonly handWords: (hand: HandName) => string
  readonly holdingLines: (holdings: readonly Holding[]) => readonly string[]
  /** What you are after in each form, and what is special about it. */
  readonly goals: Readonly<Record<FormId, string>>
  readonly special: Readonly<Record<FormId, readonly string[]>>
  /** Players, cards, draws, boards and the usual betting, a few words each; empty where there is nothing to say. */
  readonly facts: (form: Form, cards: number, draws: number) => readonly string[]
  readonly stakes: (form: Form, stakes: Stakes) => string
  /** You have the button; everyone antes; everyone antes and you, on the button, twice as much. */
  readonly button: string
  readonly everyoneAntes: (ante: Chips) => string
  readonly youAnteDouble: (ante: Chips) => string
  readonly streetTitle: (street: string) => string
  readonly streetWords: (form: Form, street: Street, before: Street | undefined) => string
  /** Streets that are all alike, described together: their title, and what happens on each. */
  readonly fromTo: (first: string, last: string) => string
  readonly oneByOne: string
  /** A part of the pot as a heading, what wins it, and which cards may make a hand for it. */
  readonly winTitle: (form: Form, share: Share) => string
  readonly rankingTaught: Readonly<Record<RankingName, string>>
  readonly fromTaught: (form: Form, share: Share) => string
  readonly rowName: (row: string) => string
  /** Who has the most points and takes the pot; null is the reader. */
  readonly takesPot: (name: string | null, won: Chips) => string
  readonly traps: Readonly<Record<TrapName, string>>
  readonly fouled: string
  readonly betting: (form: Form, stakes: Stakes) => readonly string[]
  /** The books by the names that people use for them; what is said of one that describes a form, and of one that doesn't. */
  readonly books: Readonly<Record<BookId, string>>
  readonly describes: { readonly yes: string; readonly no: string }
  readonly points: { readonly [P in Noticed]: PointTaught<P> }
}
