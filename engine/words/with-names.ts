import type { Seat } from '../deal/chips.ts'
import type { PlayerId } from '../table/player.ts'
import type { Part, Say, Who } from './say.ts'

/** Who sits where, as the reader knows them. */
export type Names = {
  /** The name of the player who sits there, or null for an empty seat, which keeps its number. */
  readonly seat: (seat: Seat) => string | null
  readonly player: (player: PlayerId) => string
  /** The reader's own seat and id, where they have one. */
  readonly you?: { readonly seat?: Seat | null; readonly player?: PlayerId }
}

/** A sentence with names for seats and ids; a name is a name from here on, whatever it looks like. */
export const withNames = (said: Say, names: Names): Say => said.map(part => named(part, names))

const named = (part: Part, { seat, player, you }: Names): Part => {
  if (typeof part === 'string' || 'name' in part) return part
  if (isPlayer(part)) {
    const name = player(part.player)
    return part.player === you?.player ? { ...part, name, you: true } : { ...part, name }
  }
  if (!isSeat(part)) return part
  const name = seat(part.seat)
  if (name === null) return part
  return part.seat === you?.seat ? { ...part, name, you: true } : { ...part, name }
}

const isPlayer = (part: Exclude<Part, string>): part is Extract<Who, { readonly player: PlayerId }> => 'player' in part
const isSeat = (part: Exclude<Part, string>): part is Extract<Who, { readonly seat: Seat }> => 'seat' in part
