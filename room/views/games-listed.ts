import { BOOKS, type Form, type FormId, forms, mixes } from '@cardroom/engine'
import { FAMILY_TITLES, type GameId, mostSeats, namesOf, nicknames } from '@cardroom/engine/forms'
import { wordsIn } from '@cardroom/engine/languages'
import type { Language } from '@cardroom/engine/words'
import { heldIn } from '../held-in.ts'
import type { FormListed, Games } from '../protocol/lobby.ts'
import { tableWordsIn } from './table-words.ts'

/** What can be played here, as the lobby lists it. */
export const gamesListed = (language: Language = 'en'): Games => ({
  forms: Object.values(forms).map(form => formListed(form, language)),
  mixes: Object.values(mixes).map(mix => ({
    id: mix.id,
    name: mix.name,
    parts: mix.parts.map(({ form }) => (typeof form === 'string' ? forms[form] : form).name),
    seats: mostSeats(mix),
    also: alsoOf(mix.id as GameId),
  })),
  books: BOOKS.map(id => ({ id, name: tableWordsIn(language).bookTitles[id] })),
})

const formListed = (form: Form, language: Language): FormListed => {
  const { id, name, family, opening, structures, seats } = form
  return {
    id: id as FormId,
    name,
    family: FAMILY_TITLES[family],
    kind: family,
    opening,
    structures,
    seats: seats.most,
    line: heldIn(wordsIn(language).formLines, id) ?? '',
    also: alsoOf(id as GameId),
    emblem: emblemOf(form),
  }
}

const alsoOf = (id: GameId): FormListed['also'] => {
  const near = nicknames[id].near ?? []
  return { called: namesOf(id).slice(2), near }
}

/** What a hand of a form looks like, as its emblem is drawn. */
const emblemOf = ({ streets, boards, rows, pot }: Form): FormListed['emblem'] => {
  const steps = streets.flatMap(street => street.steps)
  const dealt = steps.filter(step => step.do === 'deal')
  return {
    cards: dealt.map(({ face, cards }) => (face === 'down' ? 'd' : 'u').repeat(cards)).join(''),
    boards,
    draws: steps.filter(step => step.do === 'draw').length,
    rows: rows?.rows.map(({ cards }) => cards) ?? [],
    split: pot.length > 1,
    suits: pot.some(({ ranking }) => ranking.startsWith('badugi')) && pot.length === 1,
  }
}
