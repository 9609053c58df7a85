import type { OwnView } from '@cardroom/room/protocol'

/** The amounts that are offered: the least, the usual one and the greatest, as far as they are legal. */
export const rebuysOf = ({ least, most }: NonNullable<OwnView['buyIn']>, usual: number): readonly number[] => {
  const within = Math.min(Math.max(usual, least), most ?? Number.POSITIVE_INFINITY)
  return [...new Set([least, within, ...(most === null ? [] : [most])])].sort((a, b) => a - b)
}
