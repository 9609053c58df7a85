import {
  type BookId,
  type FormId,
  forms,
  type House,
  isFormId,
  mixes,
  type Placard,
  placardFor,
  readHouse,
} from '@cardroom/engine'
import { type Mix, mostSeats } from '@cardroom/engine/forms'
import { heldIn } from '../held-in.ts'
import { MOST_OF_TITLE, tidyName } from '../people/name-key.ts'
import type { TableWanted } from '../protocol/table-wanted.ts'
import { isRefused, type Refused, refusal } from '../refusal.ts'
import type { Policy } from '../table/state/hosted.ts'
import { withWanted } from './placard-wanted.ts'
import { policyOf } from './policy-wanted.ts'

/** The placard that somebody wants, or why there is none like it. */
export const placardWanted = (wanted: TableWanted, isSigned = false): Placard | Refused => {
  const game = gameOf(wanted)
  if (typeof game === 'object' && isRefused(game)) return game
  const book = bookOf(wanted, isSigned)
  if (typeof book === 'object' && isRefused(book)) return book
  const { structure, size, chairs, name, cards } = wanted
  const title = name === undefined ? undefined : tidyName(name, MOST_OF_TITLE)
  if (title === '') return refusal('no-name-for', { about: 'table' })
  const most = typeof game === 'string' ? forms[game].seats.most : mostSeats(game)
  const usual = placardFor({
    game,
    ...(wanted.mix?.turn === 'dealers-choice' && { turn: 'dealers-choice' }),
    ...(structure !== undefined && { structure }),
    ...(size !== undefined && { size }),
    ...(book !== undefined && { book }),
    ...(title !== undefined && { name: title }),
    ...(cards === 'real' && { realCards: true, buyIn: { least: 1, most: MOST } }),
    chairs: Math.min(chairs ?? 6, most),
  })
  const placard = withWanted(usual, wanted)
  const rows = cards === 'real' ? placard.parts.find(({ form }) => form.rows !== undefined) : undefined
  return rows === undefined ? placard : refusal('real-cards-in-rows', { about: { form: rows.form.name } })
}

/** What lies on a real table is bought at that table: the room sets no bounds. */
const MOST = 1_000_000_000

const gameOf = ({ form = 'holdem', mix }: TableWanted): FormId | Mix | Refused => {
  if (mix !== undefined) return mixOf(mix)
  if (isFormId(form)) return form
  return heldIn<Mix>(mixes, form) ?? refusal('no-such-game', { about: { game: form, mixes: true } })
}

const mixOf = ({ forms: list, turn }: NonNullable<TableWanted['mix']>): Mix | Refused => {
  const unknown = list.find(id => !isFormId(id))
  if (unknown !== undefined) return refusal('no-such-game', { about: { game: unknown, mixes: false } })
  const parts = list.filter(isFormId).map(form => ({ form }))
  const names = parts.map(({ form }) => forms[form].name).join(', ')
  return {
    id: 'own-mix',
    name: turn === 'dealers-choice' ? 'Dealer’s choice' : names.slice(0, 60),
    parts,
    turn: turn === 'dealers-choice' ? 'orbit' : turn,
  }
}

/** The book, or the house rules as written; the engine words everything that is wrong with them. */
const bookOf = ({ book, house }: TableWanted, isSigned: boolean): BookId | House | undefined | Refused => {
  if (house === undefined) return book
  const read = readHouse(house)
  if (!read.ok) return refusal('house-makes-no-sense', { problems: read.refusal.problems })
  const name = tidyName(read.house.name, MOST_OF_TITLE)
  if (name === '') return refusal('no-name-for', { about: 'house' })
  if (isSigned) return read.house
  // what calls itself an edition and was never signed here isn't one
  const { edition: _, ...unsigned } = read.house
  return { ...unsigned, name }
}

/** How the room runs a table like this; where cards are real people are hurried by people. */
export const policyWanted = ({ cards, practice, ...wanted }: TableWanted): Policy => {
  if (cards === 'real') return policyOf({ ...wanted, clock: null })
  return practice === true ? { ...policyOf({ ...wanted, clock: null }), practice } : policyOf(wanted)
}
