import { onlyFields, wrongArgument } from '../kinds/wrong-argument.ts'
import type { BringIn, Fantasyland, Form, Row, Rows, Share, Step, Street } from './form.ts'

type Fields<T> = readonly (keyof T)[]

/** The fields of a form and of its parts, by where they stand; steps have fields by what they do. */
const FIELDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    form: [
      'id',
      'name',
      'family',
      'rules',
      'deck',
      'joker',
      'seats',
      'stacks',
      'opening',
      'structures',
      'boards',
      'streets',
      'pot',
      'oddChip',
      'bringIn',
      'raiseCap',
      'shortStub',
      'rows',
    ] satisfies Fields<Form>,
    'form.seats': ['least', 'most'] satisfies Fields<Form['seats']>,
    'form.streets[]': ['name', 'steps'] satisfies Fields<Street>,
    'form.streets[].steps[].exactly': ['buttonAntes'],
    'form.pot[]': ['name', 'ranking', 'jokerUp', 'from', 'board'] satisfies Fields<Share>,
    'form.pot[].from': ['holecards', 'boardcards'],
    'form.bringIn': ['card', 'ace', 'ties', 'size', 'showing', 'bigBet'] satisfies Fields<BringIn>,
    'form.raiseCap': ['raises'],
    'form.rows': ['rows', 'point', 'scoop', 'mustRise', 'fantasyland', 'forThePot'] satisfies Fields<Rows>,
    'form.rows.rows[]': ['name', 'cards', 'ranking', 'from', 'royalties'] satisfies Fields<Row>,
    'form.rows.rows[].from': ['holecards', 'boardcards'],
    'form.rows.fantasyland': [
      'entry',
      'cards',
      'perfectMiddle',
      'stay',
      'progressive',
      'superFantasy',
    ] satisfies Fields<Fantasyland>,
    'form.rows.fantasyland.stay': ['front', 'middle', 'back'] satisfies Fields<Fantasyland['stay']>,
  }),
)

const STEPS: Readonly<Record<string, readonly string[]>> = {
  deal: ['face', 'cards'],
  burn: ['unless'],
  board: ['cards'],
  bet: ['tier', 'first', 'betOrFold', 'openers', 'unopened', 'exactly'],
  discard: ['cards'],
  draw: ['most'],
  replace: [],
  'turn-up': [],
  strike: [],
  set: [],
  place: ['cards'],
} satisfies { readonly [S in Step as S['do']]: Fields<S> }

// the form looked at last, since it is dealt again and again, and all others that were in order, for tables of many games
let last: Form | undefined
const sound = new WeakSet<Form>()

/** Throws if a form, or a part of it, has a field that no form has: misspelled, it would be left out of the game. */
export const checkFormFields = (form: Form): void => {
  if (form === last) return
  if (!sound.has(form)) checkPart('form', 'form', form)
  sound.add(form)
  last = form
}

/** A part of a form, with the place where it stands and the same place without numbers. */
const checkPart = (at: string, place: string, part: unknown): void => {
  onlyFields(at, part, place === 'form.streets[].steps[]' ? fieldsOfStep(at, part as Step) : FIELDS.get(place)!)
  for (const [name, value] of Object.entries(part as object)) {
    const below = `${place}.${name}`
    if (LISTS.includes(below)) checkList(`${at}.${name}`, `${below}[]`, value)
    // some are words instead
    else if (FIELDS.has(below) && typeof value !== 'string' && value !== undefined)
      checkPart(`${at}.${name}`, below, value)
  }
}

const LISTS = ['form.streets', 'form.streets[].steps', 'form.pot', 'form.rows.rows']

const checkList = (at: string, place: string, list: unknown): void => {
  if (!Array.isArray(list)) throw wrongArgument(at, list, 'a list')
  for (const [i, part] of list.entries()) checkPart(`${at}[${i}]`, place, part)
}

const fieldsOfStep = (at: string, step: Step): readonly string[] => {
  if (Object.hasOwn(STEPS, step?.do)) return ['do', ...STEPS[step.do]!]
  throw wrongArgument(`${at}.do`, step?.do, `one of ${Object.keys(STEPS).join(', ')}`)
}
