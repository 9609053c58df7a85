import type { LiveShown } from '@cardroom/room/protocol'

/** A part of a pot that the dealer reads the hands for. */
export type Part = LiveShown['parts'][number]

/** Who takes the parts that have been read so far; nobody, where no hand qualifies. */
export type Read = Readonly<Record<string, readonly number[]>>

/** A part among all others. */
export const keyOf = ({ pot, run, share }: Part): string => `${pot} ${run} ${share}`

/**
 * A part is read, and with it those side pots that it decides: the best hand of many is the best among fewer of them, and
 * where none of many qualifies, none of fewer does.
 */
export const withSidePots = (read: Read, part: Part, seats: readonly number[], parts: readonly Part[]): Read => {
  const next = { ...read, [keyOf(part)]: seats }
  for (const other of parts) {
    if (other.run !== part.run || other.share !== part.share || other.pot <= part.pot) continue
    const there = seats.filter(seat => other.seats.includes(seat))
    if (there.length > 0 || seats.length === 0) next[keyOf(other)] = there
  }
  return next
}

/** What nobody has said of a part is forgotten. */
export const withoutPart = (read: Read, part: Part): Read =>
  Object.fromEntries(Object.entries(read).filter(([key]) => key !== keyOf(part)))
