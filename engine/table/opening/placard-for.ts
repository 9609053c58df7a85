import type { Chips } from '../../deal/chips.ts'
import { stakesFor } from '../../deal/stakes.ts'
import type { Form, Structure } from '../../forms/form.ts'
import { type FormId, forms } from '../../forms/forms.ts'
import { type Mix, type MixPart, mixOf } from '../../forms/mix.ts'
import { isRecord } from '../../kinds/shown.ts'
import { wrongArgument } from '../../kinds/wrong-argument.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import { mostDealtIn } from '../mixes/most-dealt-in.ts'
import type { GamePart, Placard } from '../placard.ts'

/** What to open a table with; everything but the game has a usual value. */
export type PlacardOptions = Partial<Placard> & {
  /** A form, by its id or as it is, or a mix. */
  readonly game: FormId | Form | Mix
  /** The betting, if the game is played at it; by default the usual one of each form. */
  readonly structure?: Structure
  /** The big blind, lower limit, minimum bet, or chips per point. */
  readonly size?: Chips
}

/** A typical placard for any form or mix: usual stakes around one size, and as many chairs as the form seats. */
export const placardFor = (options: PlacardOptions): Placard => {
  if (!isRecord(options)) throw wrongArgument('placardFor', options, "an object such as { game: 'holdem', size: 10 }")
  const { game, structure, size = 10, ...changes }: PlacardOptions = options
  const mix = mixOf(game)
  const book = changes.book ?? 'rrp'
  const parts = changes.parts ?? mix.parts.map(part => partFor(part, structure, size))
  const seats = Math.min(USUAL_CHAIRS, ...parts.map(({ form }) => mostDealtIn(form, rulebookOf(book))))
  return {
    name: mix.name,
    turn: mix.turn,
    chairs: seats,
    setting: 'cash',
    buyIn: {},
    kill: null,
    straddle: false,
    collection: { way: 'none' },
    money: 1,
    realCards: false,
    apart: [],
    ...changes,
    book,
    parts,
  }
}

const USUAL_CHAIRS = 9

const partFor = (
  { form: named, structure: usual }: MixPart,
  structure: Structure | undefined,
  size: Chips,
): GamePart => {
  const form = typeof named === 'string' ? forms[named] : named
  const asked = structure !== undefined && form.structures.includes(structure) ? structure : undefined
  return { form, stakes: stakesFor(form, asked ?? usual ?? form.structures[0] ?? 'limit', size) }
}
