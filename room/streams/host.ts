import { spoiled, spoiledIn } from '../store/spoiled.ts'
import type { Commands } from './commands.ts'
import type { Listeners } from './listeners.ts'
import type { FindsOut } from './read-until-known.ts'
import type { Recent } from './recent.ts'
import type { Done, Happened, Keeping, ReadStream, StreamKind } from './stream-kind.ts'
import type { UnderWay } from './under-way.ts'

/** Something that is done with a stream as it stands now. */
export type Act<State, Event, No> = (state: State, at: number) => Done<State, Event> | No

/** What came of it: the version from which on it is kept, or why nothing was done. */
export type Outcome<No> = { readonly version: number } | No

/** How a stream is opened: its name, what it holds, and the answer to an order on a state that is past. */
export type Opening<State, Event extends Happened, No> = Keeping & {
  readonly stream: string
  readonly kind: StreamKind<State, Event>
  readonly movedOn: No
  /** Said of a stream that throws while it is played on: the fault is ours. */
  readonly unplayable: string
  readonly onError: (cause: unknown) => void
  /** What was read of it already is not read again. */
  readonly known?: ReadStream<State>
  /** Every node writes to it, where there are several: what others write is followed. */
  readonly shared?: boolean
}

/** A stream in the hands of this server. */
export type Host<State, Event extends Happened, No> = Opening<State, Event, No> & {
  /** What was decided last, and what of it is on the disk. */
  decided: AtVersion<State>
  kept: AtVersion<State>
  snapshot: number
  /** What is on the disk is not known: it is read before anything else is done. */
  unsure: boolean
  /** An entry was left out: the state isn't kept, so that the next start finds it, too. */
  incomplete: boolean
  isOver: boolean
  /** What was read lately, and written since, for a moment. */
  recent: Recent<State> | null
  reading: Promise<void> | null
  following: Promise<void> | null
  readonly under: UnderWay
  /** Whether what was last given to the store is kept, as long as there is no answer; null otherwise. */
  appending: Promise<boolean> | null
  readonly commands: Commands<Outcome<No>>
  readonly listeners: Listeners<State, Event>
  /** What is on the disk is found out even if nobody does anything more. */
  readonly finds: FindsOut
}

/** What a stream adds up to at a version. */
export type AtVersion<State> = { readonly state: State; readonly version: number }

/** Tells of entries that were left out, if some were. */
export const reportLeftOut = <State>(
  { onError }: { readonly onError: (cause: unknown) => void },
  { leftOut = [] }: ReadStream<State>,
): boolean => {
  for (const cause of leftOut) onError(cause)
  return leftOut.length > 0
}

/** A stream that throws is set aside, and says where. */
export const unplayable = <State, Event extends Happened, No>(
  { stream, kept, unplayable: reason }: Host<State, Event, No>,
  cause: unknown,
): unknown => (spoiledIn(cause) === null ? spoiled({ stream, place: kept.version, reason }, cause) : cause)
