import type { FormListed } from '@cardroom/room/protocol'
import { texts } from '../../words/texts.ts'

/** What the one number of the stakes is, for a form at a betting; for a mix it is both. */
export const sizeLabel = (form: FormListed | undefined, structure: string | undefined): string => {
  if (form === undefined) return texts.lobby.sizes.mix
  if (form.structures.length === 0) return texts.lobby.sizes.points
  if (isFixed(structure)) return texts.lobby.sizes.fixed
  return form.opening === 'blinds' ? texts.lobby.sizes.blind : texts.lobby.sizes.bet
}

/** What is played for then, in a few words. */
export const stakesHint = (form: FormListed | undefined, structure: string | undefined, size: number): string => {
  if (form === undefined || form.structures.length === 0 || !(size >= 2)) return ''
  if (isFixed(structure)) return texts.lobby.limits(size, 2 * size)
  return form.opening === 'blinds' ? texts.lobby.blinds(Math.floor(size / 2), size) : ''
}

/** Limits are there to be raised by a kill, with a blind or a bring-in to count it from. */
export const isKillable = ({ opening }: FormListed, structure: string | undefined): boolean =>
  isFixed(structure) && (opening === 'blinds' || opening === 'bring-in')

const isFixed = (structure: string | undefined): boolean => structure === 'limit' || structure === 'spread'
