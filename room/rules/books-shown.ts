import { BOOKS } from '@cardroom/engine'
import { isSame } from '@cardroom/engine/kinds'
import { booksIn, kindWordsIn } from '@cardroom/engine/languages'
import { askedOn, type BookWords, chapters, type PointName, rulebooks } from '@cardroom/engine/rulebooks'
import type { Language } from '@cardroom/engine/words'
import type { BooksShown, HousePoint, PointSaid } from '../protocol/points.ts'
import { choicesOf, HOUSE_POINTS } from './house-points.ts'

const shown = new Map<Language, BooksShown>()

/**
 * Every point of the rulebook with the five answers, chapter by chapter, and those that a host cares about; made once in
 * each language.
 */
export const booksShown = (language: Language = 'en'): BooksShown => {
  const known = shown.get(language) ?? make(language, booksIn(language))
  shown.set(language, known)
  return known
}

const make = (language: Language, words: BookWords): BooksShown => ({
  books: BOOKS.map(id => ({ id, name: words.bookTitles[id] })),
  chapters: chapters.map(({ title, points }) => ({
    title: words.chapter(title),
    points: (Object.keys(points) as PointName[]).map(name => pointSaid(name, language, words)),
  })),
  house: HOUSE_POINTS.map(it => housePoint(it, language)),
})

const pointSaid = (name: PointName, language: Language, words: BookWords): PointSaid => {
  const { takes } = askedOn(name)
  const all = BOOKS.map(book => ({ ...rulebooks[book][name], book }))
  const answers = all.map(({ book, is, rules, by }) => ({
    says: words.value(is),
    rules,
    by: by === book || by === 'house' ? null : by,
  }))
  const differs = all.some(({ is }) => !isSame(takes, is, all[0]!.is))
  return { name, asks: words.asks(name), takes: kindWordsIn(language)(takes), answers, differs }
}

const housePoint = ({ point, field, words }: (typeof HOUSE_POINTS)[number], language: Language): HousePoint => ({
  point,
  field,
  words: words[language],
  choices: choicesOf(point, field, language),
  values: BOOKS.map(book => rulebooks[book][point].is),
  rules: BOOKS.map(book => rulebooks[book][point].rules),
})
