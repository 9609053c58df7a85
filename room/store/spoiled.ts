import { REASONS, type StoreFault } from './checksum.ts'
import type { Kept } from './store.ts'

/** A fault of one stream: it cannot be read on from a place, or what it adds up to cannot be played. */
export type Spoiled = Error & { readonly spoiled: StoreFault }

/** A fault that names its stream, the place and the reason. */
export const spoiled = (fault: StoreFault, cause?: unknown): Spoiled =>
  Object.assign(new Error(faultWords(fault), cause === undefined ? {} : { cause }), { spoiled: fault })

/** What is wrong with a stream, if that is the fault. */
export const spoiledIn = (cause: unknown): StoreFault | null =>
  cause instanceof Error && 'spoiled' in cause ? (cause as Spoiled).spoiled : null

/** A fault in one sentence. */
export const faultWords = ({ stream, place, reason, name }: StoreFault): string => {
  const called = name === undefined ? stream : `${stream} (${name})`
  return place === null ? `${called} ${reason}` : `entry ${place} of ${called} ${reason}`
}

/** What an entry holds; one that is not as it was written, or comes out of turn, is not believed. */
export const dataIn = (stream: string, { version, data, sound }: Kept, place: number): unknown => {
  if (version !== place) throw spoiled({ stream, place, reason: REASONS.missing })
  if (!sound) throw spoiled({ stream, place, reason: REASONS.altered })
  try {
    return JSON.parse(data) as unknown
  } catch {
    // what the parser says quotes the entry, and cards may be in it
    throw spoiled({ stream, place, reason: 'is not JSON' })
  }
}
