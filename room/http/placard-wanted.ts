import type { Chips, Stakes } from '@cardroom/engine'
import type { GamePart, Placard } from '@cardroom/engine/table'
import Type, { type Static } from 'typebox'
import { object, oneOf, orNull } from '../protocol/schemas.ts'

const chips = (minimum: number) => Type.Integer({ minimum, maximum: 1_000_000 })
const buyIn = Type.Integer({ minimum: 1, maximum: 100_000_000 })

/** What else somebody may put on the placard of his table; the rest is as usual at its stakes. */
export const PLACARD_WANTED = {
  /** What goes in before the cards in every form with a pot; 0 for none. */
  ante: Type.Optional(chips(0)),
  /** Who puts it in where there are blinds: everyone his own, or one player for all. */
  antes: Type.Optional(oneOf(['each', 'button', 'big-blind'])),
  /** Kills at limit and spread: how large, and whether who wins as the book has it must kill. */
  kill: Type.Optional(orNull(object({ size: oneOf(['half', 'full']), required: Type.Boolean() }))),
  /** The straddle is mandatory. */
  straddle: Type.Optional(Type.Boolean()),
  /** The least and the greatest buy-in; as the book has it where nothing is said. */
  buyIn: Type.Optional(object({ least: Type.Optional(buyIn), most: Type.Optional(buyIn) })),
  /** What the house takes: nothing, a part of each pot, so much a deal, or time. */
  collection: Type.Optional(
    Type.Union([
      object({ way: Type.Literal('none') }),
      object({
        way: Type.Literal('rake'),
        percent: Type.Number({ exclusiveMinimum: 0, maximum: 10 }),
        cap: orNull(chips(1)),
        noFlopNoDrop: Type.Boolean(),
      }),
      object({ way: Type.Literal('drop'), amount: chips(1), blind: Type.Boolean() }),
      object({
        way: Type.Literal('time'),
        amount: chips(1),
        everyMinutes: Type.Integer({ minimum: 5, maximum: 240 }),
      }),
    ]),
  ),
}

const placardWanted = object(PLACARD_WANTED)
/** What somebody says of the placard of his table. */
export type PlacardWanted = Static<typeof placardWanted>

/** The placard with what was said of it. */
export const withWanted = (placard: Placard, wanted: PlacardWanted): Placard => {
  const { kill, straddle, buyIn, collection, ante, antes } = wanted
  const parts = ante === undefined ? placard.parts : placard.parts.map(part => withAnte(part, ante, antes))
  return {
    ...placard,
    parts,
    ...(kill !== undefined && { kill }),
    ...(straddle !== undefined && { straddle }),
    // what lies on a real table is bought at that table
    ...(buyIn !== undefined && !placard.told && { buyIn }),
    ...(collection !== undefined && { collection }),
  }
}

/** Points are played without antes; where there are no blinds everyone puts in his own. */
const withAnte = (part: GamePart, ante: Chips, antes: Stakes['antes'] = 'each'): GamePart => {
  const { form, stakes } = part
  if (form.opening === 'nothing') return part
  return { form, stakes: { ...stakes, ante, antes: form.opening === 'blinds' ? antes : stakes.antes } }
}
