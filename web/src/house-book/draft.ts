import { isSame } from '@cardroom/engine/kinds'
import { askedOn, type House, houseProblem, type PointName, readHouse, rulebooks } from '@cardroom/engine/rulebooks'
import { ruleTexts } from '../words/rule-texts.ts'

const PLACE = 'cardroom.house'

/** House rules that nobody has written yet. */
export const newDraft = (): House => ({ name: ruleTexts.houseBook.ours, book: 'rrp', overrides: {}, notes: {} })

/** The draft on this device; a new one where there is none that can be read. */
export const readDraft = (): House => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? 'null')
    return draftIn(kept) ?? newDraft()
  } catch {
    // what cannot be read is no draft
    return newDraft()
  }
}

/** Keeps the draft on this device. */
export const keepDraft = (draft: House): void => localStorage.setItem(PLACE, JSON.stringify(draft))

/** House rules from outside as a draft, contradictions and all; null if they aren't any. */
export const draftIn = (value: unknown): House | null => {
  const read = readHouse(value)
  if (read.ok) {
    const { edition: _, ...house } = read.house
    return { notes: {}, ...house }
  }
  const only = read.refusal.problems.every(({ why }) => why === 'contradicts-itself')
  return only ? { notes: {}, ...(value as House) } : null
}

/** The draft with this answer: one that the book gives anyway is no departure. */
export const withAnswer = (draft: House, point: PointName, value: unknown): House => {
  const { [point]: _, ...others } = draft.overrides
  const isBooks = isSame(askedOn(point).takes, rulebooks[draft.book][point].is, value)
  return { ...draft, overrides: isBooks ? others : { ...others, [point]: value } }
}

/** The draft with the book's own answer, and without a reason for another. */
export const withoutAnswer = (draft: House, point: PointName): House => {
  const { [point]: _, ...overrides } = draft.overrides
  const { [point]: __, ...notes } = draft.notes ?? {}
  return { ...draft, overrides, notes }
}

/** The draft with a reason; an empty one removes it. */
export const withNote = (draft: House, point: PointName, note: string): House => {
  const { [point]: _, ...others } = draft.notes ?? {}
  return { ...draft, notes: note.trim() === '' ? others : { ...others, [point]: note } }
}

/** The draft by another book: what that book says anyway is no departure any more. */
export const withBook = (draft: House, book: House['book']): House =>
  (Object.keys(draft.overrides) as PointName[]).reduce<House>(
    (now, point) => withAnswer(now, point, draft.overrides[point]),
    { ...draft, book },
  )

/** May it be signed? */
export const isSound = (draft: House): boolean => houseProblem(draft) === null
