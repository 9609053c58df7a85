import { BOOKS, readForm, readHouse } from '@cardroom/engine'
import { isRecord, shown } from './check.ts'
import type { Facts } from './log.ts'

/** What is wrong with the start of a deal beyond its shape: its form, its book and who is dealt in; null when nothing is. */
export const startWrong = (start: Facts): string | null =>
  formWrong(start.form) ?? bookWrong(start.book) ?? playersWrong(start)

/** Forms that were found sound, as they are written: a log mostly has one. */
const sound = new Set<string>()

const formWrong = (form: unknown): string | null => {
  const written = JSON.stringify(form)
  if (sound.has(written)) return null
  if (isRecord(form) && Object.hasOwn(form, 'like')) return 'form: a log holds the whole form; "like" is not accepted'
  const read = readForm(form)
  if ('problems' in read) return `form: ${read.problems[0] ?? 'it does not make sense'}`
  if (sound.size < 1000) sound.add(written)
  return null
}

const bookWrong = (book: unknown): string | null => {
  if (typeof book === 'string') {
    return BOOKS.some(id => id === book) ? null : `book: ${shown(book)} is not one of ${BOOKS.join(', ')}`
  }
  const house = readHouse(book)
  return 'problems' in house ? `book: ${house.problems[0] ?? 'it is not a house'}` : null
}

const playersWrong = ({ players }: Facts): string | null => {
  const hands = (players as readonly { readonly seat: number; readonly hand: number }[]).map(
    it => `${it.seat}/${it.hand}`,
  )
  if (hands.length === 0) return 'players: nobody is dealt in'
  const twice = hands.find((hand, at) => hands.indexOf(hand) !== at)
  return twice === undefined ? null : `players: seat ${twice.split('/')[0]} is dealt in twice`
}
