import { cards } from '../cards/card.ts'
import type { Pot } from '../deal/pots/pots.ts'
import { type Showing, settle } from '../deal/pots/settle.ts'
import { type FormId, forms } from '../forms/forms.ts'
import { handsWords } from '../ranking/words.ts'
import type { House } from '../rulebooks/house.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import { rulebookOf } from '../rulebooks/rulebooks.ts'

/** A showdown written down: the form, the hands, and the pots they play for. */
export type Scene = {
  readonly form: FormId
  readonly book?: BookId | House
  /** The seats from the button's left on; without it by number. */
  readonly order?: readonly number[]
  /** Downcards, and after a slash the upcards. */
  readonly hands: Readonly<Record<number, string>>
  readonly boards?: readonly string[]
  /** One pot for all, or the pots. */
  readonly pot: number | readonly Pot[]
  readonly unit?: number
  readonly mixed?: boolean
  readonly runs?: number
  readonly struck?: readonly number[]
}

/** The showdown as it is settled. */
export const showing = ({ form, book = 'rrp', hands, boards = [], pot, unit = 1, ...rest }: Scene): Showing => {
  const seats = Object.keys(hands).map(Number)
  return {
    form: forms[form],
    book: rulebookOf(book),
    unit,
    mixed: rest.mixed ?? false,
    order: rest.order ?? seats,
    pots: typeof pot === 'number' ? [{ amount: pot, seats }] : pot,
    hands: seats.map(seat => {
      const [down = '', up = ''] = hands[seat]!.split('/')
      return { seat, down: cards(down), up: up.trim() === '' ? [] : cards(up) }
    }),
    boards: boards.map(cards),
    runs: rest.runs ?? 1,
    struck: rest.struck ?? [],
  }
}
/** How a showdown is settled, with the winning hands in words. */
export const awards = (scene: Scene) =>
  settle(showing(scene)).map(award => ({ ...award, words: handsWords(award.hands) }))
/** What each seat takes in all. */
export const takes = (scene: Scene): Readonly<Record<number, number>> => {
  const taken: Record<number, number> = {}
  for (const { to } of awards(scene)) for (const { seat, amount } of to) taken[seat] = (taken[seat] ?? 0) + amount
  return taken
}
/** The rules that a showdown is settled by. */
export const rules = (scene: Scene) => [...new Set(awards(scene).flatMap(award => award.rules))]
