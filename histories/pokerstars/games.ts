import { type Form, forms } from '@cardroom/engine'
import type { Step, Structure } from '@cardroom/engine/forms'

/** A game as PokerStars names it, and the form that is played under that name. */
export type Game = {
  readonly name: string
  readonly form: Form
  /** Forms of the books that can be written under that name as well. */
  readonly also: readonly string[]
}

const { holdem, omaha, courchevel, razz, badugi } = forms

const preflop = (form: Form, cards: number): Form['streets'] => [
  { ...form.streets[0]!, steps: [{ do: 'deal', face: 'down', cards }, ...form.streets[0]!.steps.slice(1)] },
  ...form.streets.slice(1),
]

const fiveCardOmaha: Form = {
  ...omaha,
  id: 'five-card-omaha',
  name: 'Five-card Omaha',
  seats: { least: 2, most: 8 },
  streets: preflop(omaha, 5),
}

const sixCardOmaha: Form = {
  ...omaha,
  id: 'six-card-omaha',
  name: 'Six-card Omaha',
  seats: { least: 2, most: 7 },
  streets: preflop(omaha, 6),
}

const courchevelHiLo: Form = {
  ...courchevel,
  id: 'courchevel-8',
  name: 'Courchevel high-low, eight or better',
  pot: forms['omaha-8'].pot,
}

/** Online a player may come in for the big blind before the draw. */
const anyoneOpens = (form: Form): Form['streets'] =>
  form.streets.map(street => ({
    ...street,
    steps: street.steps.map((step): Step => {
      if (step.do !== 'bet') return step
      const { betOrFold: _, unopened: __, ...rest } = step
      return rest
    }),
  }))

const singleDraw: Form = {
  ...forms['deuce-to-seven-lowball'],
  id: 'single-draw-2-7',
  name: 'Single draw deuce-to-seven',
  streets: anyoneOpens(forms['deuce-to-seven-lowball']),
}

/** Five-card draw as it is played online: with blinds and without a joker. */
const fiveCardDraw: Form = {
  ...singleDraw,
  id: 'five-card-draw',
  name: 'Five-card draw with blinds',
  rules: [],
  pot: [{ name: 'high', ranking: 'high', from: 'own' }],
}

/** The games, longer names before those that they begin with. */
export const GAMES: readonly Game[] = [
  { name: "Hold'em", form: holdem, also: [] },
  { name: '5 Card Omaha Hi/Lo', form: forms['big-o'], also: [] },
  { name: '5 Card Omaha', form: fiveCardOmaha, also: [] },
  { name: '6 Card Omaha', form: sixCardOmaha, also: [] },
  { name: 'Omaha Hi/Lo', form: forms['omaha-8'], also: [] },
  { name: 'Omaha', form: omaha, also: [] },
  { name: 'Courchevel Hi/Lo', form: courchevelHiLo, also: [] },
  { name: 'Courchevel', form: courchevel, also: [] },
  { name: '7 Card Stud Hi/Lo', form: forms['stud-8'], also: [] },
  { name: '7 Card Stud', form: forms['seven-card-stud'], also: [] },
  { name: 'Razz', form: razz, also: [] },
  { name: 'Triple Draw 2-7 Lowball', form: forms['deuce-to-seven-triple-draw'], also: [] },
  { name: 'Single Draw 2-7 Lowball', form: singleDraw, also: ['deuce-to-seven-lowball'] },
  { name: '5 Card Draw', form: fiveCardDraw, also: [] },
  { name: 'Badugi', form: badugi, also: [] },
]

/** The game that a form can be written as, if there is one. */
export const gameOf = ({ id }: Form): Game | undefined =>
  GAMES.find(({ form, also }) => form.id === id || also.includes(id))

/** How the structures are called. */
export const LIMITS: Readonly<Partial<Record<Structure, string>>> = {
  'no-limit': 'No Limit',
  'pot-limit': 'Pot Limit',
  limit: 'Limit',
}

/** Signs of currencies and their codes. */
export const CURRENCIES: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  CAD: '$',
  INR: '₹',
  CNY: '¥',
}
