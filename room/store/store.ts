import type { StoreFault } from './checksum.ts'
import type { Lease } from './leases.ts'

export type { StoreFault } from './checksum.ts'

/** Something that happened, as it is kept: what kind, when, and the rest as JSON. */
export type Entry = { readonly kind: string; readonly at: number; readonly data: string }

/** An entry with its place in its stream: the first has version 1. It is sound if it is as it was written, and in its place. */
export type Kept = Entry & { readonly version: number; readonly sound: boolean }

/** What to add to a stream: after which version, and by which command if by one. */
export type Append = {
  readonly stream: string
  readonly after: number
  readonly entries: readonly Entry[]
  /** The sender's own name for a command: one that is in the stream already is not added again. */
  readonly command?: string
  /** By which lease it is written, where several nodes share the store: under one that is over nothing is added. */
  readonly lease?: Lease
}

/**
 * What came of it: the new version; or nothing was added, because somebody else was first, or because the stream has
 * this command already.
 */
export type Appended =
  | { readonly kept: true; readonly version: number }
  | {
      readonly kept: false
      readonly why: 'version-is-taken' | 'command-is-known' | 'lease-is-lost'
      readonly version: number
    }

/** A stream's state at a version, so that not all of it is read at the start. */
export type Snapshot = { readonly version: number; readonly data: string }

/** A snapshot with the name under which it is kept. */
export type NamedSnapshot = Snapshot & { readonly stream: string }

/** How far a stream is. */
export type StreamVersion = { readonly stream: string; readonly version: number }

/** Where streams of entries are kept. What has been acknowledged is on the disk. */
export type Store = {
  /** Adds to a stream; durable when it resolves. Two writers cannot both add after the same version. */
  readonly append: (append: Append) => Promise<Appended>
  /**
   * Entries are added in the order in which they were given, and what failed is never added later: what was decided on top of
   * something can be given before there is an answer.
   */
  readonly inOrder?: true
  /** The entries of a stream after a version, in order, at most this many. */
  readonly read: (stream: string, after?: number, most?: number) => Promise<readonly Kept[]>
  /** The streams whose names begin like this, with their versions. */
  readonly streams: (prefix: string) => Promise<readonly StreamVersion[]>
  /** The last commands of a stream, the latest first. */
  readonly commands: (stream: string, most: number) => Promise<readonly string[]>
  readonly keepSnapshot: (stream: string, snapshot: Snapshot) => Promise<void>
  /** The snapshot of a stream; one that is not as it was written is thrown away. */
  readonly snapshot: (stream: string) => Promise<Snapshot | null>
  /** The snapshots of all streams whose names begin like this, but for those that are not as they were written. */
  readonly snapshots: (prefix: string) => Promise<readonly NamedSnapshot[]>
  /** Deletes a stream and its snapshot for good, if it is still at this version; says whether it was. */
  readonly remove: (stream: string, version: number) => Promise<boolean>
  /** Writes something small to the disk: rejects while nothing can be written. */
  readonly probe: () => Promise<void>
  /** Reads everything, and says what is not as it was written. */
  readonly faults: () => Promise<readonly StoreFault[]>
  /** What a check has set aside, until the next check. */
  readonly asides: () => Promise<readonly StoreFault[]>
  readonly keepAsides: (asides: readonly StoreFault[]) => Promise<void>
  /** Calls back when another node may have written to a stream, where several nodes share the store. */
  readonly moved?: (stream: string, hear: () => void) => () => void
  readonly close: () => Promise<void>
}
