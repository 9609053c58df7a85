import { bookOf } from '../draft.ts'
import { bigBlindOf, type Entering, type EntryChoice } from './entry-choice.ts'

/** wsop/158: with a live big blind and the small ones dead they are dealt in, and have the button on the next deal. */
export const boughtButton = ({ table, part, line }: Entering): readonly EntryChoice[] => {
  const { is, rules } = bookOf(table).buyTheButton
  const killers = table.kills.owed.filter(({ until }) => until === 'next-deal').map(({ player }) => player)
  // wsop/206: not while a kill is in one of the blinds
  const killed = line.places.blinds.some(seat => seat !== null && killers.includes(table.chairs[seat - 1]!))
  if (!is.allowed || (killed && !is.withKillInBlind)) return []
  const dead = part.stakes.blinds.slice(0, -1).reduce((sum, blind) => sum + blind, 0)
  return [{ wish: 'buy-the-button', deals: 0, live: bigBlindOf(part), dead, rules }]
}
