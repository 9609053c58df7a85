import type { FormId } from '@cardroom/engine'

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
    readonly structure: 'limit' | 'pot-limit' | 'no-limit'
    readonly stakes: 'blinds-and-limits' | 'blinds-and-least-bet' | 'bring-in-and-limits'
  }
}

/** A game's code in PHH. */
export type PhhVariant = keyof typeof PHH_VARIANTS
