import type { DealEvent, Seat } from '@cardroom/engine'
import type { About, History, Retold } from '../history.ts'

/** A deal as it was played and what is known about it: what every format is written from. */
export type Recorded = {
  readonly events: readonly DealEvent[]
  /** Names by seat; a player who is not known has none. */
  readonly names: Readonly<Record<Seat, string>>
  readonly about: Omit<About, 'players'>
  /** How many decimal places the amounts have that people see: 2 makes 125 chips 1.25. */
  readonly scale: number
  /** Seats whose stacks nobody knows. */
  readonly unknownStacks: readonly Seat[]
  /** Fields of the user and of other programs, kept as they were read. */
  readonly kept: Readonly<Record<string, unknown>>
}

/** A history that was carried out, as the deal that came of it. */
export const recordedOf = ({ start, about, scale, unknownStacks, kept }: History, { log }: Retold): Recorded => {
  const { players, ...rest } = about
  const names = Object.fromEntries(
    start.seats.map(({ seat }, at) => [seat, players?.[at] ?? '']).filter(([, name]) => name !== ''),
  ) as Record<Seat, string>
  return { events: log, names, about: rest, scale, unknownStacks, kept }
}

/** What a player is called: their name, or else their seat. */
export const nameOf = ({ names }: Pick<Recorded, 'names'>, seat: Seat): string => names[seat] ?? `Player ${seat}`
