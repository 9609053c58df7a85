import type { BooksOn, Noticed } from '../../lessons/differing.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { LessonText } from '../lesson-text.ts'
import type { LessonWords, PointTaught } from './lesson-words.ts'

/** What the books say about a form, and where they part. */
export const tellBooks = (words: LessonWords, { describes, silent, differ }: BooksOn): LessonText['books'] => ({
  answers: [
    ...describes.map(({ book, rules }) => ({ book: words.books[book], says: words.describes.yes, rules })),
    ...silent.map(book => ({ book: words.books[book], says: words.describes.no, rules: [] })),
  ],
  differ: differ.map(({ point, sides }) => tellPoint(words, point, sides)).filter(({ sides }) => sides.length > 1),
})

/** The answers of the books to a point; those that come to the same in words are one. */
const tellPoint = (words: LessonWords, point: Noticed, sides: BooksOn['differ'][number]['sides']) => {
  const { about, says } = words.points[point] as PointTaught<Noticed>
  const found = new Map<string, { books: string[]; rules: RuleId[] }>()
  for (const { is, said, silent, rules } of sides) {
    const answer = says(is as never)
    const sentence = answer.slice(0, 1).toUpperCase() + answer.slice(1)
    const side = found.get(sentence) ?? { books: [], rules: [] }
    side.books.push(...said.map(({ book }) => words.books[book]), ...silent.map(book => words.books[book]))
    side.rules.push(...new Set([...said.flatMap(it => it.rules.slice(0, 1)), ...rules.slice(0, 1)]))
    found.set(sentence, side)
  }
  return { about, sides: [...found].map(([sentence, side]) => ({ says: sentence, ...side })) }
}
