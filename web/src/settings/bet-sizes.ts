/** The sizes of a bet or raise that can have a button, by their names. */
export const SIZE_NAMES = [
  'min',
  '2.5x',
  '3x',
  'third',
  'half',
  'two-thirds',
  'three-quarters',
  'pot',
  'all-in',
] as const
export type SizeName = (typeof SIZE_NAMES)[number]
