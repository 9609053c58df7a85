import type { Form, Structure } from '../forms/form.ts'
import type { Chips } from './chips.ts'

/** What a game is played for. Amounts that the form does not use are 0. */
export type Stakes = {
  readonly structure: Structure
  /** The smallest chip in play: pots are split down to it and wagers are whole multiples of it. */
  readonly unit: Chips
  /** The lower limit; at spread the least bet; at half-pot, pot-limit and no-limit the least opening bet. */
  readonly lower: Chips
  /** The upper limit; at spread the most that may be bet or raised. */
  readonly upper: Chips
  /** The blinds from the button's left on. */
  readonly blinds: readonly Chips[]
  readonly ante: Chips
  /** Who puts the ante in: everyone his own, or one player for all. */
  readonly antes: 'each' | 'button' | 'big-blind'
  /** The forced bet in stud. */
  readonly bringIn: Chips
  /** What a point is worth in the Chinese family. */
  readonly point: Chips
}

/** Stakes as a room would post them for this form around one size: its big blind, lower limit or least bet. */
export const stakesFor = (form: Form, structure: Structure, size: Chips, changes: Partial<Stakes> = {}): Stakes => {
  const antes = form.opening !== 'blinds' && form.opening !== 'nothing'
  return {
    structure,
    unit: 1,
    lower: size,
    upper: form.structures.length > 0 ? 2 * size : 0,
    blinds: form.opening === 'blinds' ? [Math.max(1, Math.floor(size / 2)), size] : [],
    ante: antes ? anteFor(form, size) : 0,
    antes: 'each',
    bringIn: form.opening === 'bring-in' ? Math.max(1, Math.floor(size / 3)) : 0,
    point: form.opening === 'nothing' ? size : 0,
    ...changes,
  }
}

const anteFor = (form: Form, size: Chips): Chips => {
  if (form.opening === 'bomb-pot') return 2 * size
  if (form.opening === 'button-ante') return Math.max(1, Math.floor(size / 2))
  return Math.max(1, Math.floor(size / 5))
}
