/** The checksums of the last entries of streams, as far as they are remembered. */
export type Sums = {
  /** The checksum of a stream at a version; null if it has to be looked up. */
  readonly at: (stream: string, version: number) => string | null
  readonly keep: (stream: string, version: number, sum: string) => void
}

/** How many streams are remembered. */
const MOST = 10_000

/** Remembers the checksums of the streams that were written to last. */
export const rememberSums = (): Sums => {
  const known = new Map<string, { readonly version: number; readonly sum: string }>()
  return {
    at: (stream, version) => {
      const last = known.get(stream)
      return last?.version === version ? last.sum : null
    },
    keep: (stream, version, sum) => {
      known.delete(stream)
      known.set(stream, { version, sum })
      if (known.size > MOST) known.delete(known.keys().next().value!)
    },
  }
}
