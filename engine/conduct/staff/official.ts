import type { Time } from '../../table/time.ts'
import type { Role } from '../record.ts'

/** Somebody who rules: their role, who named them, whether they play, and whether they are on duty. */
export type Official = {
  readonly name: string
  readonly role: Role
  readonly namedBy: 'association' | 'host'
  readonly plays: boolean
  readonly onDuty: boolean
}

/** What staff are trained in. */
export const TRAININGS = ['responsible-gaming', 'minors', 'alcohol'] as const
/** One of the trainings. */
export type Training = (typeof TRAININGS)[number]

/** Somebody of the staff, what they have to know, and when they last were trained in it. */
export type Trained = {
  readonly name: string
  readonly needs: readonly Training[]
  readonly had: readonly { readonly about: Training; readonly at: Time }[]
}
