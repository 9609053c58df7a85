import { bombPot } from '../../forms/bomb-pot.ts'
import type { Form } from '../../forms/form.ts'
import { forms, isFormId } from '../../forms/forms.ts'
import { mixes } from '../../forms/mix.ts'
import { bigEasyOf, derailmentForEight } from '../../forms/omaha.ts'
import { readForm } from '../../forms/read-form.ts'
import { near } from '../../kinds/near.ts'
import { type Misread, misread, problemText } from '../../kinds/problem.ts'
import type { House } from '../../rulebooks/house.ts'
import { readHouse } from '../../rulebooks/house-check.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'

const BOMB_POT = '-bomb-pot'
// wsop/big-easy: five cards or more, as the players agree
const MORE_CARDS = 'big-easy-'
// wsop/derailment-seats: four cards each, so that they reach eight players
const FOUR_CARDS = 'derailment-4'
const ACCEPTED = `an id that "cardroom forms" lists, such an id with ${BOMB_POT}, or a form of your own`

/** The form that is named or described. */
export const formTold = (told: string | object): Form | Misread => {
  if (typeof told === 'object') {
    const read = readForm(told)
    return 'form' in read
      ? read.form
      : misread(read.problems.map(problemText).join('; '), 'a form that "cardroom check" finds sound')
  }
  if (isFormId(told)) return forms[told]
  if (told === FOUR_CARDS) return derailmentForEight
  const dealt = told.startsWith(MORE_CARDS) ? Number(told.slice(MORE_CARDS.length)) : Number.NaN
  if (Number.isSafeInteger(dealt)) {
    const easy = bigEasyOf(dealt)
    return 'refused' in easy ? misread(easy.refused, ACCEPTED) : easy
  }
  const base = told.endsWith(BOMB_POT) ? told.slice(0, -BOMB_POT.length) : ''
  if (!isFormId(base)) return noSuchForm(told)
  const bomb = bombPot(forms[base])
  return 'refused' in bomb ? misread(bomb.refused, ACCEPTED) : bomb
}

const noSuchForm = (name: string): Misread => {
  if (Object.hasOwn(mixes, name)) {
    return misread(`${name} is a mix of forms`, 'the form of it that is on, with "mixed": true')
  }
  const bomb = name.endsWith(BOMB_POT) ? BOMB_POT : ''
  const meant = near(name.slice(0, name.length - bomb.length), Object.keys(forms)).map(id => id + bomb)
  const hint = meant.length > 0 ? `; did you mean ${meant.join(', ')}?` : ''
  return misread(`there is no form "${name.slice(0, 60)}"${hint}`, ACCEPTED)
}

/** The book that is named, or the house that is described. */
export const bookTold = (told: BookId | object): BookId | House | Misread => {
  if (typeof told === 'string') return told
  const read = readHouse(told)
  if (!('problems' in read)) return read
  return misread(read.problems.map(problemText).join('; '), 'a house with "name", "book" and "overrides"')
}
