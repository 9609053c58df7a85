import { type Form, type FormId, forms } from '@cardroom/engine'
import type { Structure } from '@cardroom/engine/forms'

/** The eleven games that PHH has a code for: the form, its structure, and which stakes a file of it states. */
export const PHH_VARIANTS = {
  FT: { form: 'holdem', structure: 'limit', stakes: 'blinds-and-limits' },
  NT: { form: 'holdem', structure: 'no-limit', stakes: 'blinds-and-least-bet' },
  NS: { form: 'short-deck-holdem', structure: 'no-limit', stakes: 'blinds-and-least-bet' },
  PO: { form: 'omaha', structure: 'pot-limit', stakes: 'blinds-and-least-bet' },
  'FO/8': { form: 'omaha-8', structure: 'limit', stakes: 'blinds-and-limits' },
  F7S: { form: 'seven-card-stud', structure: 'limit', stakes: 'bring-in-and-limits' },
  'F7S/8': { form: 'stud-8', structure: 'limit', stakes: 'bring-in-and-limits' },
  FR: { form: 'razz', structure: 'limit', stakes: 'bring-in-and-limits' },
  N2L1D: { form: 'deuce-to-seven-lowball', structure: 'no-limit', stakes: 'blinds-and-least-bet' },
  F2L3D: { form: 'deuce-to-seven-triple-draw', structure: 'limit', stakes: 'blinds-and-limits' },
  FB: { form: 'badugi', structure: 'limit', stakes: 'blinds-and-limits' },
} as const satisfies {
  readonly [code: string]: {
    readonly form: FormId
    readonly structure: Structure
    readonly stakes: 'blinds-and-limits' | 'blinds-and-least-bet' | 'bring-in-and-limits'
  }
}

/** A game's code in PHH. */
export type PhhVariant = keyof typeof PHH_VARIANTS

/** Is this text the code of a game? */
export const isPhhVariant = (text: string): text is PhhVariant => Object.hasOwn(PHH_VARIANTS, text)

/** Short deck hold'em as PHH means it: antes for all, a blind on the button, and bets of any size before the flop. */
export const buttonBlindShortDeck: Form = {
  ...forms.holdem,
  id: 'short-deck-button-blind',
  name: "Short deck hold'em with a button blind",
  rules: ['wsop/short-deck', 'wsop/short-deck-deal', 'wsop/364', 'wsop/369'],
  deck: 'short',
  seats: forms['short-deck-holdem'].seats,
  pot: forms['short-deck-holdem'].pot,
}

/** The form that a code stands for. */
export const formOfVariant = (code: PhhVariant): Form =>
  code === 'NS' ? buttonBlindShortDeck : forms[PHH_VARIANTS[code].form]

/** The code of a form at a structure, if it has one. */
export const variantOf = (form: Form, structure: Structure): PhhVariant | undefined =>
  (Object.keys(PHH_VARIANTS) as PhhVariant[]).find(
    code => formOfVariant(code).id === form.id && PHH_VARIANTS[code].structure === structure,
  )
