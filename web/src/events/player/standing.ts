import type { EntrantShown } from '@cardroom/room/protocol'

/** Those who are in it by their chips, then those who wait, then those who are out, the better place first. */
export const byStanding = (entrants: readonly EntrantShown[]): readonly EntrantShown[] =>
  entrants.filter(({ status }) => status !== 'withdrawn').toSorted((a, b) => rank(a) - rank(b) || b.stack - a.stack)

const rank = ({ status, place }: EntrantShown): number => {
  if (status === 'playing') return 0
  if (status === 'out') return 2 + (place ?? 0)
  return 1
}
