import type { Card } from '../cards/card.ts'
import type { Chips } from '../deal/chips.ts'
import type { RuleId } from '../rulebooks/rule-id.ts'

/** A card of an example as it is drawn. */
export type CardText = { readonly card: Card; readonly mark: 'plays' | 'new' | 'goes' | null; readonly up: boolean }

/** A lesson in words, with the cards to draw: a card "How to play". */
export type LessonText = {
  readonly form: string
  readonly name: string
  readonly also: readonly string[]
  readonly goal: string
  readonly facts: readonly string[]
  readonly stakes: string
  /** What goes in before the cards, in the example. */
  readonly opening: string
  readonly streets: readonly {
    readonly title: string
    readonly what: string
    readonly own: readonly CardText[]
    readonly rows: readonly (readonly CardText[])[]
    readonly boards: readonly (readonly CardText[])[]
    readonly holds: readonly string[]
    readonly pot: Chips | null
    readonly acts: string
  }[]
  readonly wins: readonly {
    readonly title: string
    readonly what: string
    readonly hands: readonly {
      readonly who: string
      readonly won: Chips
      readonly is: string
      readonly own: readonly CardText[]
      readonly board: readonly CardText[]
    }[]
  }[]
  readonly laid: readonly {
    readonly who: string
    readonly rows: readonly { readonly name: string; readonly cards: readonly CardText[]; readonly is: string }[]
  }[]
  readonly scores: readonly string[]
  readonly traps: readonly {
    readonly own: readonly CardText[]
    readonly board: readonly CardText[]
    readonly rows: readonly (readonly CardText[])[]
    readonly is: string
    readonly words: string
  }[]
  readonly special: readonly string[]
  readonly betting: readonly string[]
  readonly books: {
    readonly answers: readonly { readonly book: string; readonly says: string; readonly rules: readonly RuleId[] }[]
    readonly differ: readonly {
      readonly about: string
      readonly sides: readonly {
        readonly books: readonly string[]
        readonly says: string
        readonly rules: readonly RuleId[]
      }[]
    }[]
  }
}
