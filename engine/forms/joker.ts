import { no } from '../decider/decision.ts'
import type { RankingName } from '../ranking/ranking.ts'
import type { Form, JokerPoint } from './form.ts'
import { type FormMade, refused } from './refusal.ts'

/** A book as far as it says which forms are dealt with the joker. */
export type JokerAnswers = { readonly [P in JokerPoint]: { readonly is: boolean } }

/** The form as a book has it where nothing is posted, or as a house posts it: with the joker or without (wsop/281). */
export const asPosted = (form: Form, book: JokerAnswers): Form => {
  if (form.joker === undefined || book[form.joker].is === (form.deck === 'joker')) return form
  const known = others.get(form)
  if (known !== undefined) return known
  const other = form.deck === 'joker' ? withoutJoker(form) : withJoker(form)
  if (!other.ok) return form
  const asked = { ...other.form, joker: form.joker }
  others.set(form, asked)
  return asked
}

// worked out once, since deal after deal asks for it and much is remembered by form
const others = new WeakMap<Form, Form>()

/** The form with the joker in use (rrp/11/a5/1, rrp/12/joker/1) whatever the book, where its rankings say what a joker is. */
export const withJoker = (form: Form): FormMade =>
  form.deck === 'joker' ? { ok: true, form: settled(form) } : swapped(form, 'joker', ranking => joined[ranking])

/** The form without the joker whatever the book. */
export const withoutJoker = (form: Form): FormMade =>
  form.deck === 'standard' ? { ok: true, form: settled(form) } : swapped(form, 'standard', ranking => parted[ranking])

const settled = (form: Form): Form => {
  const { joker, ...rest } = form
  return joker === undefined ? form : rest
}

const joined: { readonly [R in RankingName]?: RankingName } = { high: 'high-joker', 'ace-to-five': 'ace-to-five-joker' }
const parted: { readonly [R in RankingName]?: RankingName } = {
  'high-joker': 'high',
  'ace-to-five-joker': 'ace-to-five',
}

const swapped = (
  form: Form,
  deck: 'standard' | 'joker',
  other: (ranking: RankingName) => RankingName | undefined,
): FormMade => {
  const from = deck === 'joker' ? 'standard' : 'joker'
  const pot = form.pot.map(share => ({ share, ranking: other(share.ranking) }))
  // Robert's has a joker for draw forms alone
  if (form.family !== 'draw' || form.deck !== from || pot.some(({ ranking }) => ranking === undefined)) {
    return no(refused('not-with-this-deck', { about: { form: form.name, joker: deck === 'joker' } }))
  }
  const shares = pot.map(({ share, ranking }) => ({ ...share, ranking: ranking! }))
  return { ok: true, form: { ...settled(form), deck, pot: shares } }
}
