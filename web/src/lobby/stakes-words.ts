import type { FormListed } from '@cardroom/room/protocol'

/** What the one number of the stakes is, for a form at a betting; for a mix it is both. */
export const sizeLabel = (form: FormListed | undefined, structure: string | undefined): string => {
  if (form === undefined) return 'Big blind or lower limit'
  if (form.structures.length === 0) return 'Chips a point'
  if (isFixed(structure)) return 'Lower limit'
  return form.opening === 'blinds' ? 'Big blind' : 'Least bet'
}

/** What is played for then, in a few words. */
export const stakesHint = (form: FormListed | undefined, structure: string | undefined, size: number): string => {
  if (form === undefined || form.structures.length === 0 || !(size >= 2)) return ''
  if (isFixed(structure)) return `(${size} and ${2 * size})`
  return form.opening === 'blinds' ? `(blinds ${Math.floor(size / 2)} and ${size})` : ''
}

/** Limits are there to be raised by a kill, with a blind or a bring-in to count it from. */
export const isKillable = ({ opening }: FormListed, structure: string | undefined): boolean =>
  isFixed(structure) && (opening === 'blinds' || opening === 'bring-in')

const isFixed = (structure: string | undefined): boolean => structure === 'limit' || structure === 'spread'
