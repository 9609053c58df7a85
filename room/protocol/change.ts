/**
 * Something that is different: where, by names and places with dots between them, and what is there now. Of a long list that
 * has grown or shrunk only the part that is new: what is put in, from which place on, and how many went out there.
 */
export type Difference =
  | readonly [path: string, value: unknown]
  | readonly [path: string, added: readonly unknown[], at: number, gone: number]

type Fields = Readonly<Record<string, unknown>>

/** What makes one plain value out of another; a list that has grown or a field that is gone is sent whole. */
export const differences = (before: unknown, after: unknown): readonly Difference[] => {
  const found: Difference[] = []
  compare(before, after, '', found)
  return found
}

const compare = (before: unknown, after: unknown, path: string, found: Difference[]): void => {
  if (before === after) return
  if (!isComparable(before, after)) {
    const isList = Array.isArray(before) && Array.isArray(after) && after.length >= LONG
    found.push(isList ? spliced(before, after, path) : [path, after])
    return
  }
  // a table is compared with every act: where nothing is different no path is put together
  for (const name in after as Fields) {
    const [was, is] = [(before as Fields)[name], (after as Fields)[name]]
    if (was === is) continue
    // a name that can't stand in a path: its parent is sent whole
    if (name === '' || name.includes('.')) {
      if (!isSame(was, is)) return void found.push([path, after])
    } else compare(was, is, path === '' ? name : `${path}.${name}`, found)
  }
}

/** A list of fewer is told whole. */
const LONG = 16

/** What lies between the beginning and the end that two lists have in common. */
const spliced = (before: readonly unknown[], after: readonly unknown[], path: string): Difference => {
  const shorter = Math.min(before.length, after.length)
  let at = 0
  while (at < shorter && isSame(before[at], after[at])) at++
  let end = 0
  while (end < shorter - at && isSame(before.at(-1 - end), after.at(-1 - end))) end++
  return [path, after.slice(at, after.length - end), at, before.length - end - at]
}

/** Are two plain values the same? */
export const isSame = (before: unknown, after: unknown): boolean => {
  if (before === after) return true
  if (!isComparable(before, after)) return false
  for (const name in after as Fields) if (!isSame((before as Fields)[name], (after as Fields)[name])) return false
  return true
}

/** Both have fields of the same names, so that one is the other with some of them changed. */
const isComparable = (before: unknown, after: unknown): boolean => {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return false
  if (Array.isArray(before) !== Array.isArray(after)) return false
  if (Array.isArray(before)) return before.length === (after as readonly unknown[]).length
  for (const name in before)
    if ((before as Fields)[name] !== undefined && (after as Fields)[name] === undefined) return false
  return true
}

/** A plain value with what is different in it; what is not different is shared with the value before. */
export const withDifferences = <T>(value: T, set: readonly Difference[]): T =>
  set.reduce<unknown>((now, one) => withOne(now, one[0] === '' ? [] : one[0].split('.'), one), value) as T

const withOne = (value: unknown, [name, ...rest]: readonly string[], one: Difference): unknown => {
  if (name === undefined)
    return one.length === 2 ? one[1] : (value as readonly unknown[]).toSpliced(one[2], one[3], ...one[1])
  const changed = withOne((value as Fields)[name], rest, one)
  return Array.isArray(value) ? value.with(Number(name), changed) : { ...(value as Fields), [name]: changed }
}
