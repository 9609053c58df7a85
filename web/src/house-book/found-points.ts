import { valueWords } from '@cardroom/engine/kinds'
import { BOOKS, chapters, type House, type PointName, rulebookOf, rulebooks } from '@cardroom/engine/rulebooks'
import { bookWords } from '../words/book-words.ts'

/** Which points are shown. */
export type PointFilter = 'all' | 'differ' | 'ours'

/** The points of a chapter. */
export type FoundChapter = { readonly title: string; readonly points: readonly PointName[] }

/** The chapters with the points that are sought, by words or by the id of a rule; chapters without any are left out. */
export const foundPoints = (draft: House, sought: string, filter: PointFilter): readonly FoundChapter[] => {
  const book = rulebookOf(draft)
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  return chapters
    .map(({ title, points }) => ({
      title: bookWords.chapter(title),
      points: (Object.keys(points) as PointName[]).filter(point => {
        if (filter === 'ours' && book[point].by !== 'house') return false
        if (filter === 'differ' && !differs(point)) return false
        if (words.length === 0) return true
        const text = textOf(bookWords.chapter(title), point, bookWords.value(book[point].is))
        return words.every(word => text.includes(word))
      }),
    }))
    .filter(({ points }) => points.length > 0)
}

const differs = (point: PointName): boolean =>
  new Set(BOOKS.map(book => valueWords(rulebooks[book][point].is))).size > 1

const textOf = (title: string, point: PointName, says: string): string => {
  const answers = BOOKS.flatMap(book => [bookWords.value(rulebooks[book][point].is), ...rulebooks[book][point].rules])
  return [title, point, bookWords.asks(point), says, ...answers].join(' ').toLowerCase()
}
