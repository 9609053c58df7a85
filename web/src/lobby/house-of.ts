import type { BooksTold } from '@cardroom/room/protocol'
import { heldIn } from '../held-in.ts'

/** The house as it is sent: the book, and those of the chosen answers that the book does not give anyway. */
export const houseOf = (
  { books, house }: BooksTold,
  book: string,
  name: string,
  chosen: Readonly<Record<string, number>>,
): object => {
  const at = books.findIndex(({ id }) => id === book)
  const overrides: Record<string, unknown> = {}
  for (const { point, field, choices, values } of house) {
    const choice = choices[heldIn(chosen, `${point} ${field ?? ''}`) ?? -1]
    if (choice === undefined) continue
    const whole = values[at]
    if (field === null) {
      if (choice.value !== whole) overrides[point] = choice.value
    } else if ((whole as Readonly<Record<string, unknown>>)[field] !== choice.value) {
      overrides[point] = { ...(whole as object), [field]: choice.value }
    }
  }
  return { name: name.trim() === '' ? 'Our house' : name.trim(), book, overrides }
}

/** What is wrong with a house, with its points by the words that one chooses them by. */
export const inPlainWords = (wrong: string, { house }: BooksTold): string =>
  house.reduce((words, { point, words: name }) => words.replace(new RegExp(`\\b${point}\\b`, 'gi'), `“${name}”`), wrong)
