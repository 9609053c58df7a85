import { bombPot } from '../../forms/bomb-pot.ts'
import type { Form } from '../../forms/form.ts'
import { forms, isFormId } from '../../forms/forms.ts'
import { mixes } from '../../forms/mix.ts'
import { gameCalled } from '../../forms/nicknames.ts'
import { bigEasyOf, derailmentForEight } from '../../forms/omaha.ts'
import { readForm } from '../../forms/read-form.ts'
import { near } from '../../kinds/near.ts'
import type { Misread } from '../../kinds/problem.ts'
import type { House } from '../../rulebooks/house.ts'
import { readHouse } from '../../rulebooks/house-check.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { misread } from '../problems.ts'

const BOMB_POT = '-bomb-pot'
// wsop/big-easy: five cards or more, as the players agree
const MORE_CARDS = 'big-easy-'
// wsop/derailment-seats: four cards each, so that they reach eight players
const FOUR_CARDS = 'derailment-4'

/** The form that is named or described. */
export const readFormNamed = (written: string | object): Form | Misread => {
  if (typeof written === 'object') {
    const read = readForm(written)
    return read.ok ? read.form : misread('form-unsound', { problems: read.refusal.problems })
  }
  if (isFormId(written)) return forms[written]
  if (written === FOUR_CARDS) return derailmentForEight
  const dealt = written.startsWith(MORE_CARDS) ? Number(written.slice(MORE_CARDS.length)) : Number.NaN
  if (Number.isSafeInteger(dealt)) {
    const easy = bigEasyOf(dealt)
    return easy.ok ? easy.form : misread('form-refused', { refusal: easy.refusal })
  }
  const base = written.endsWith(BOMB_POT) ? written.slice(0, -BOMB_POT.length) : ''
  const called = gameCalled(written)
  if (isFormId(called)) return forms[called]
  if (!isFormId(base)) return noSuchForm(written)
  const bomb = bombPot(forms[base])
  return bomb.ok ? bomb.form : misread('form-refused', { refusal: bomb.refusal })
}

const noSuchForm = (name: string): Misread => {
  if (Object.hasOwn(mixes, name)) {
    return misread('form-is-a-mix', { name })
  }
  const bomb = name.endsWith(BOMB_POT) ? BOMB_POT : ''
  const meant = near(name.slice(0, name.length - bomb.length), Object.keys(forms)).map(id => id + bomb)
  return misread('form-not-named', { name, meant })
}

/** The book that is named, or the house that is described. */
export const readBook = (written: BookId | object): BookId | House | Misread => {
  if (typeof written === 'string') return written
  const read = readHouse(written)
  return read.ok ? read.house : misread('house-unsound', { problems: read.refusal.problems })
}
