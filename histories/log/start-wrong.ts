import { BOOKS, readForm, readHouse } from '@cardroom/engine'
import { isRecord, type Problem, problems, within } from '@cardroom/engine/kinds'
import type { Facts } from './log.ts'

/** What can be wrong with a start beyond the kinds of its values, its form and its house: each code, and what it is about. */
export type StartProblems = {
  readonly 'dealt-in-twice': { readonly seat: number }
  readonly 'form-not-whole': null
  readonly 'nobody-dealt-in': null
  readonly 'not-a-book': { readonly book: string }
}

const wrong = problems<StartProblems>()

/** What is wrong with the start of a deal beyond its shape: its form, its book and who is dealt in; null when nothing is. */
export const startWrong = (start: Facts): Problem | null =>
  formWrong(start.form) ?? bookWrong(start.book) ?? playersWrong(start)

/** Forms that were found sound, as they are written: most logs have one. */
const sound = new Set<string>()

const formWrong = (form: unknown): Problem | null => {
  const written = JSON.stringify(form)
  if (sound.has(written)) return null
  if (isRecord(form) && Object.hasOwn(form, 'like')) return wrong('form.like', 'form-not-whole')
  const read = readForm(form)
  if (!read.ok) return within('form', read.refusal.problems[0]!)
  if (sound.size < 1000) sound.add(written)
  return null
}

const bookWrong = (book: unknown): Problem | null => {
  if (typeof book === 'string') {
    return BOOKS.some(id => id === book) ? null : wrong('book', 'not-a-book', { book })
  }
  const read = readHouse(book)
  return read.ok ? null : within('book', read.refusal.problems[0]!)
}

const playersWrong = ({ players }: Facts): Problem | null => {
  const hands = (players as readonly { readonly seat: number; readonly hand: number }[]).map(
    it => `${it.seat}/${it.hand}`,
  )
  if (hands.length === 0) return wrong('players', 'nobody-dealt-in')
  const twice = hands.find((hand, at) => hands.indexOf(hand) !== at)
  return twice === undefined ? null : wrong('players', 'dealt-in-twice', { seat: Number(twice.split('/')[0]) })
}
