import type { GamePart, Placard } from '../placard.ts'
import type { KillGame } from './kill-button.ts'

/** The game that kills are for, or null where the table has none or this form of its mix takes none. */
export const killGameOf = ({ kill }: Pick<Placard, 'kill'>, part: GamePart): KillGame | null =>
  kill === null || !isKillable(part) ? null : { form: part.form, stakes: part.stakes, ...kill }

/** rrp/13/intro: a kill raises limits, and is counted from a blind or, at stud, from the lower limit. */
export const isKillable = ({ form, stakes: { structure } }: GamePart): boolean =>
  (structure === 'limit' || structure === 'spread') && (form.opening === 'blinds' || form.opening === 'bring-in')
