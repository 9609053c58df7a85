import { replay, type Seat } from '@cardroom/engine'
import type { History } from './history.ts'
import { netAwards } from './story/net-awards.ts'
import type { Recorded } from './story/recorded.ts'
import { storyOf } from './story/story-of.ts'
import type { Lost } from './written.ts'

/**
 * Results that a file states and that the hand, as it was played again, doesn't have: half chips of a split pot, a
 * payment from elsewhere. Formats that tell a hand by its acts have no place for them.
 */
export const statedOff = ({ start, stated }: History, recorded: Recorded): readonly Lost[] => {
  const { events, scale, unknownStacks } = recorded
  const deal = replay(events)
  const awards = netAwards(storyOf(events), recorded)
  const taken = (seat: Seat, of: 'gross' | 'net'): number =>
    awards.reduce((sum, award) => sum + (award.seat === seat ? award[of] : 0), 0)
  const stack = (seat: Seat): number => deal.players.find(it => it.seat === seat && it.hand === 0)?.stack ?? 0
  const differs = (said: number | null | undefined, found: number): boolean =>
    said !== undefined && said !== null && Math.abs(said * 10 ** scale - found) > TINY
  const seatsOff = (said: readonly (number | null)[] | undefined, found: (seat: Seat) => number): readonly Seat[] =>
    start.seats.flatMap(({ seat }, at) => (differs(said?.[at], found(seat)) ? [seat] : []))
  const stacks = seatsOff(stated.finishing, seat => stack(seat) - taken(seat, 'gross') + taken(seat, 'net'))
  const winnings = seatsOff(stated.winnings, seat => taken(seat, 'net'))
  const known = stacks.filter(seat => !unknownStacks.includes(seat))
  return [
    ...(known.length > 0 ? [{ what: 'finishing', seats: known } as const] : []),
    ...(winnings.length > 0 ? [{ what: 'winnings', seats: winnings } as const] : []),
  ]
}

/** What is less than this comes of how amounts are kept, not of the file. */
const TINY = 1e-6
