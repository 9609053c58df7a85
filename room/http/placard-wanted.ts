import type { Chips, Stakes } from '@cardroom/engine'
import type { GamePart, Placard } from '@cardroom/engine/table'
import type { PlacardWanted } from '../protocol/table-wanted.ts'

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
    ...(buyIn !== undefined && !placard.realCards && { buyIn }),
    ...(collection !== undefined && { collection }),
  }
}

/** Points are played without antes; without blinds everyone antes. */
const withAnte = (part: GamePart, ante: Chips, antes: Stakes['antes'] = 'each'): GamePart => {
  const { form, stakes } = part
  if (form.opening === 'nothing') return part
  return { form, stakes: { ...stakes, ante, antes: form.opening === 'blinds' ? antes : stakes.antes } }
}
