import type { BooksShown, HouseSent } from '@cardroom/room/protocol'
import { heldIn } from '../../held-in.ts'
import { texts } from '../../words/texts.ts'

/** The house as it is sent: the book, and those of the chosen answers that the book does not give anyway. */
export const houseOf = (
  { books, house }: BooksShown,
  book: string,
  name: string,
  chosen: Readonly<Record<string, number>>,
): HouseSent => {
  const at = books.findIndex(({ id }) => id === book)
  const overrides: Record<string, unknown> = {}
  for (const { point, field, choices, values } of house) {
    const choice = choices[heldIn(chosen, `${point} ${field ?? ''}`) ?? -1]
    if (choice === undefined) continue
    const whole = values[at]
    if (field === null) {
      if (choice.value !== whole) overrides[point] = choice.value
    } else if (partOf(whole, field) !== choice.value) {
      overrides[point] = { ...fieldsOf(whole), [field]: choice.value }
    }
  }
  return { name: name.trim() === '' ? texts.lobby.house.ours : name.trim(), book, overrides }
}

/** A part of an answer that has parts. */
export const partOf = (answer: unknown, field: string): unknown => heldIn(fieldsOf(answer), field)

const fieldsOf = (answer: unknown): Readonly<Record<string, unknown>> => (isRecord(answer) ? answer : {})

/** Whether something has fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
