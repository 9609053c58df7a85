import { hash } from 'node:crypto'
import type { Entry, Kept } from './store.ts'

/** What stands where the checksum of the entry before would, at the beginning of a stream. */
export const NO_SUM = ''

/**
 * The checksum of an entry: over the one before it, its stream, its place and all that it holds. An entry that is altered,
 * missing or in another's place breaks the chain there. It finds accidents, not somebody who can write to the store and
 * works out the chain again.
 */
export const sumOf = (
  before: string,
  stream: string,
  version: number,
  { at, kind, data }: Entry,
  command: string | null,
): string => hashOf(`${before}\n${stream}\n${version}\n${at}\n${kind}\n${command ?? ''}\n${data}`)

/** The checksum of a snapshot. */
export const snapshotSum = (stream: string, version: number, data: string): string =>
  hashOf(`${stream}\n${version}\n${data}`)

/** 128 bits are plenty where nobody looks for two texts with the same checksum on purpose. */
const hashOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22)

/** An entry as it lies in the store, with its checksum and its command. */
export type Row = Entry & { readonly version: number; readonly command: string | null; readonly sum: string | null }

/** The entries after a version, each with whether it is as it was written; `before` is the checksum there, null if there is none. */
export const checked = (
  stream: string,
  after: number,
  before: string | null,
  rows: readonly Row[],
): readonly Kept[] => {
  let last = { version: after, sum: before }
  return rows.map(row => {
    const { version, at, kind, data } = row
    const follows = version === last.version + 1 && last.sum !== null
    const sound = follows && row.sum === sumOf(last.sum!, stream, version, row, row.command)
    last = row
    return { version, at, kind, data, sound }
  })
}

/** Where in a stream something is wrong, and what; the place is null where the stream as a whole is meant. */
export type StoreFault = {
  readonly stream: string
  readonly place: number | null
  readonly reason: string
  /** What people call it, where everybody may know. */
  readonly name?: string
}

/** How far a stream is by its own account: its version, and the checksum of its last entry. */
export type Head = { readonly stream: string; readonly version: number; readonly sum: string | null }

/** Goes along a stream page by page; says of each page what is wrong in it first, and at the end whether it ends where it should. */
export const followChain = ({ stream, version, sum }: Head) => {
  let last: { readonly version: number; readonly sum: string | null } = { version: 0, sum: NO_SUM }
  const fault = (place: number, reason: string): StoreFault => ({ stream, place, reason })
  return {
    at: () => last.version,
    page: (rows: readonly Row[]): StoreFault | null => {
      for (const row of rows) {
        if (row.version !== last.version + 1) return fault(last.version + 1, REASONS.missing)
        if (row.sum !== sumOf(last.sum ?? NO_SUM, stream, row.version, row, row.command))
          return fault(row.version, REASONS.altered)
        last = row
      }
      return null
    },
    end: (): StoreFault | null => {
      if (last.version < version) return fault(last.version + 1, REASONS.missing)
      if (last.version > version) return fault(version + 1, REASONS.extra)
      return last.sum === sum ? null : fault(last.version, REASONS.altered)
    },
  }
}

/** What can be wrong with an entry, in words that follow its place. */
export const REASONS = {
  missing: 'is missing',
  altered: 'is not as it was written: its checksum does not match',
  extra: 'is there, but the stream ends before it',
} as const
