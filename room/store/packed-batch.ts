import type { Append, Entry } from './store.ts'

/** A batch in a few lists and one text: it goes to another thread many times faster than object by object. */
export type PackedBatch = {
  readonly streams: readonly string[]
  readonly afters: readonly number[]
  readonly commands: readonly (string | undefined)[]
  /** How many entries each append has. */
  readonly sizes: readonly number[]
  readonly kinds: readonly string[]
  readonly ats: readonly number[]
  /** How long the data of each entry is, in the text of all. */
  readonly lengths: readonly number[]
  readonly text: string
}

/** A batch as it goes to another thread. */
export const packed = (batch: readonly Append[]): PackedBatch => {
  const entries = batch.flatMap(append => append.entries)
  return {
    streams: batch.map(({ stream }) => stream),
    afters: batch.map(({ after }) => after),
    commands: batch.map(({ command }) => command),
    sizes: batch.map(append => append.entries.length),
    kinds: entries.map(({ kind }) => kind),
    ats: entries.map(({ at }) => at),
    lengths: entries.map(({ data }) => data.length),
    text: entries.map(({ data }) => data).join(''),
  }
}

/** The batch that was packed. */
export const unpacked = (batch: PackedBatch): readonly Append[] => {
  let [place, from] = [0, 0]
  const next = (): Entry => {
    const to = from + batch.lengths[place]!
    const entry = { kind: batch.kinds[place]!, at: batch.ats[place]!, data: batch.text.slice(from, to) }
    place++
    from = to
    return entry
  }
  return batch.streams.map((stream, i) => {
    const entries = Array.from({ length: batch.sizes[i]! }, next)
    const command = batch.commands[i]
    return { stream, after: batch.afters[i]!, entries, ...(command !== undefined && { command }) }
  })
}
