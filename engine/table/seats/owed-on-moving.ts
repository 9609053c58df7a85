import type { Seat } from '../../deal/chips.ts'
import { isWithin } from '../button/round.ts'
import type { Member } from '../member.ts'
import type { Table } from '../table.ts'

/** rrp/4/2: having had the big blind, or missed it, they owe the smaller ones still, wherever they sit. */
export const owedOnMoving = (
  { places, deals }: Table,
  { seat, missed, standing, lastBigBlind }: Member & { readonly seat: Seat },
): readonly number[] => {
  if (places === null || standing !== 'active') return missed
  const { spots } = places
  const big = spots.length - 1
  // the smaller blinds are at most as many deals behind
  const hadBig = missed.includes(big) || (lastBigBlind > 0 && deals - lastBigBlind <= spots.length)
  const owed = hadBig ? spots.flatMap((spot, blind) => (isWithin(seat, spot, spots[big]!) ? [blind] : [])) : []
  return [...new Set([...missed, ...owed])].sort((a, b) => a - b)
}
