import type { LessonText } from '@cardroom/engine/words'
import Type from 'typebox'
import { card, chips, list, object, oneOf, orNull, rules } from './schemas.ts'

const cards = list(object({ card, mark: orNull(oneOf(['plays', 'new', 'goes'])), up: Type.Boolean() }))
const words = Type.String()

/** How a form is played: a lesson in words, with cards to draw. */
export const lessonSchema = Type.Unsafe<LessonText>(
  object({
    form: words,
    name: words,
    also: list(words),
    goal: words,
    facts: list(words),
    stakes: words,
    opening: words,
    streets: list(
      object({
        title: words,
        what: words,
        own: cards,
        rows: list(cards),
        boards: list(cards),
        holds: list(words),
        pot: orNull(chips),
        acts: words,
      }),
    ),
    wins: list(
      object({
        title: words,
        what: words,
        hands: list(object({ who: words, won: chips, is: words, own: cards, board: cards })),
      }),
    ),
    laid: list(object({ who: words, rows: list(object({ name: words, cards, is: words })) })),
    scores: list(words),
    traps: list(object({ own: cards, board: cards, rows: list(cards), is: words, words })),
    special: list(words),
    betting: list(words),
    books: object({
      answers: list(object({ book: words, says: words, rules })),
      differ: list(object({ about: words, sides: list(object({ books: list(words), says: words, rules })) })),
    }),
  }),
)

/** How a form is played, as the page shows it. */
export type LessonShown = LessonText
