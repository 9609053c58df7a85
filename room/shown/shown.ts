import type { PlayerId } from '@cardroom/engine/table'
import type { Language } from '@cardroom/engine/words'
import type { Refused } from '../refusal.ts'

/** The person on the line: a person of the room or somebody without a name, and the language they read, if not English. */
export type Viewer = { readonly person: PlayerId | null; readonly language?: Language }

/** What came of an order: the version from which on it is kept, or why nothing was done. */
export type Ordered = { readonly version: number } | Refused

/** Something besides a table that people follow and order over the line: a floor, a tournament, its clock. */
export type Shown = {
  readonly version: () => number
  /** What this person may see, as plain JSON; or why not. A view that two people share is best one object. */
  readonly viewFor: (viewer: Viewer) => object | Refused
  /** Calls back after every change of what anybody sees. */
  readonly listen: (changed: () => void) => () => void
  /**
   * Checks the order itself (it comes from outside), carries it out once per command, answers when it is kept. The
   * command is the sender's own: nobody else's is ever the same.
   */
  readonly order: (viewer: Viewer, order: unknown, command: string) => Promise<Ordered>
}

/** What can be followed besides tables, by its name on the line: `floor`, `event/a1b2c3`. */
export type FindShown = (what: string) => Shown | undefined

/** The first that knows it. */
export const findAmong =
  (finders: readonly FindShown[]): FindShown =>
  what => {
    for (const find of finders) {
      const shown = find(what)
      if (shown !== undefined) return shown
    }
    return undefined
  }
