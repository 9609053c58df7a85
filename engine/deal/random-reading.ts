import type { Chance } from '../cards/shuffle.ts'
import type { Command } from './commands.ts'
import type { Deal } from './deal.ts'
import { mustBeRead, partsToRead } from './showdown/read-hands.ts'

/** A dealer's reading of hands that nobody named, taken at random; null where the cards speak or it is not the time. */
export const randomReading = (deal: Deal, chance: Chance): Extract<Command, { type: 'ReadHands' }> | null => {
  if (!mustBeRead(deal)) return null
  const readings = partsToRead(deal)
    .filter(({ known }) => !known)
    .map(({ pot, run, share, seats, qualifier }) => ({ pot, run, share, seats: someOf(seats, qualifier, chance) }))
  return { type: 'ReadHands', readings }
}

const someOf = (seats: readonly number[], qualifier: boolean, chance: Chance): readonly number[] => {
  if (qualifier && chance(3) === 0) return []
  const first = seats[chance(seats.length)]!
  return [first, ...seats.filter(seat => seat !== first && chance(3) === 0)]
}
