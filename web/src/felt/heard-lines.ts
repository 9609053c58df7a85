import type { Frame } from '@cardroom/room/protocol'

type Line = Frame['news'][number]

/** How many lines are read out at once: what came before them can be read in the list. */
const MOST = 4
/** Winners are always read out. */
const ALWAYS: ReadonlySet<string> = new Set(['PotAwarded', 'PointsScored'])

/** The lines of those that came at once that are read out: the latest, and what somebody has won. */
export const heardLines = (fresh: readonly Line[]): readonly Line[] =>
  fresh.filter(({ kind }, i) => i >= fresh.length - MOST || ALWAYS.has(kind))
