import type { Result } from '../decider/decision.ts'
import { type RefusalOf, refusals } from '../decider/refusal.ts'
import type { Form, Structure } from './form.ts'

/** Why a form, a mix or a simulation of one can't be had like that. */
export type FormRefusal = RefusalOf<keyof FormAbout, unknown, FormAbout>

/** What each of them is about; a form by its name, a mix by its id. */
export type FormAbout = {
  readonly 'nothing-is-bet': { readonly form: string }
  readonly 'one-betting-round': { readonly form: string }
  readonly 'no-fantasyland': { readonly form: string }
  readonly 'one-way-to-fantasyland': { readonly form: string }
  readonly 'not-with-this-deck': { readonly form: string; readonly joker: boolean }
  readonly 'played-for-points': { readonly form: string; readonly structure: Structure }
  readonly 'not-at-this-structure': {
    readonly form: string
    readonly structure: Structure
    readonly accepted: readonly Structure[]
  }
  readonly 'number-of-holecards': { readonly form: string; readonly least: number; readonly most: number }
  readonly 'number-of-players': { readonly game: string; readonly least: number; readonly most: number }
  readonly 'number-of-deals': null
}

/** The form you asked for, or why there is none. */
export type FormMade = Result<{ readonly form: Form }, FormRefusal>

/** Writes one of these refusals. */
export const refused = refusals<FormRefusal>()
