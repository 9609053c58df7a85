import { BOOKS } from '@cardroom/engine'
import { valueWords } from '@cardroom/engine/kinds'
import { askedOn, bookTitles, chapters, type PointName, rulebooks } from '@cardroom/engine/rulebooks'
import { kindWords } from '@cardroom/engine/words'
import type { BooksShown, HousePoint, PointSaid } from '../protocol/points.ts'
import { choicesOf, HOUSE_POINTS } from './house-points.ts'

let shown: BooksShown | undefined

/** Every point of the rulebook with the five answers, chapter by chapter, and those that a host cares about; made once. */
export const booksShown = (): BooksShown => {
  shown ??= {
    books: BOOKS.map(id => ({ id, name: bookTitles[id] })),
    chapters: chapters.map(({ title, points }) => ({
      title,
      points: (Object.keys(points) as PointName[]).map(pointSaid),
    })),
    house: HOUSE_POINTS.map(housePoint),
  }
  return shown
}

const pointSaid = (name: PointName): PointSaid => {
  const { asks, takes } = askedOn(name)
  const answers = BOOKS.map(book => {
    const { is, rules, by } = rulebooks[book][name]
    return { says: valueWords(is), rules, by: by === book || by === 'house' ? null : by }
  })
  return { name, asks, takes: kindWords(takes), answers, differs: new Set(answers.map(({ says }) => says)).size > 1 }
}

const housePoint = ({ point, field, words }: (typeof HOUSE_POINTS)[number]): HousePoint => ({
  point,
  field,
  words,
  choices: choicesOf(point, field),
  values: BOOKS.map(book => rulebooks[book][point].is),
  rules: BOOKS.map(book => rulebooks[book][point].rules),
})
