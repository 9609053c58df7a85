/**
 * A table of many by their names, which is never changed: one with something more or less in it is another, and shares
 * nearly all with the one before. Copying a whole table for each guest who comes would take longer the more there are.
 */
export type Buckets<T> = { readonly size: number; readonly buckets: readonly (ReadonlyMap<string, T> | undefined)[] }

const COUNT = 1024

/** A table with these in it. */
export const bucketsOf = <T>(entries: Iterable<readonly [name: string, value: T]>): Buckets<T> => {
  const buckets: (Map<string, T> | undefined)[] = Array.from({ length: COUNT }, () => undefined)
  let size = 0
  for (const [name, value] of entries) {
    const place = placeOf(name)
    const bucket = buckets[place] ?? new Map<string, T>()
    buckets[place] = bucket
    if (!bucket.has(name)) size++
    bucket.set(name, value)
  }
  return { size, buckets }
}

/** What the table has under a name. */
export const inBuckets = <T>({ buckets }: Buckets<T>, name: string): T | undefined => buckets[placeOf(name)]?.get(name)

/** The table with something under a name, in the place of what was there. */
export const withEntry = <T>({ size, buckets }: Buckets<T>, name: string, value: T): Buckets<T> => {
  const place = placeOf(name)
  const before = buckets[place]
  const bucket = new Map(before).set(name, value)
  return { size: size + bucket.size - (before?.size ?? 0), buckets: buckets.with(place, bucket) }
}

/** The table without some names. */
export const withoutEntries = <T>(table: Buckets<T>, names: readonly string[]): Buckets<T> => {
  const buckets = [...table.buckets]
  let { size } = table
  for (const name of names) {
    const place = placeOf(name)
    if (buckets[place]?.has(name) !== true) continue
    const bucket = new Map(buckets[place])
    bucket.delete(name)
    buckets[place] = bucket
    size--
  }
  return { size, buckets }
}

/** All that is in the table. */
export const entriesOf = <T>({ buckets }: Buckets<T>): readonly (readonly [name: string, value: T])[] =>
  buckets.flatMap(bucket => (bucket === undefined ? [] : [...bucket]))

const placeOf = (name: string): number => {
  let hash = 0
  for (let i = 0; i < name.length; i++) hash = (Math.imul(hash, 31) + name.charCodeAt(i)) | 0
  return hash & (COUNT - 1)
}
