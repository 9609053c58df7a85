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
  compare(before, after, [], found)
  return found
}

/** Where a value is: a path is put together of it where something is different. A table is compared with every act. */
type Way = string[]

const compare = (before: unknown, after: unknown, way: Way, found: Difference[]): void => {
  if (before === after) return
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return void found.push([way.join('.'), after])
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, way, found)
  if (Array.isArray(before) || Array.isArray(after)) return void found.push([way.join('.'), after])
  const start = found.length
  if (compareFields(before as Fields, after as Fields, way, found)) return
  found.length = start
  found.push([way.join('.'), after])
}

const compareLists = (earlier: readonly unknown[], later: readonly unknown[], way: Way, found: Difference[]): void => {
  if (earlier.length !== later.length)
    return void found.push(later.length < LONG ? [way.join('.'), later] : spliced(earlier, later, way.join('.')))
  for (let i = 0; i < later.length; i++) {
    if (earlier[i] === later[i]) continue
    way.push(`${i}`)
    compare(earlier[i], later[i], way, found)
    way.pop()
  }
}

/** Finds what is different in two that have fields of the same names; false where one can't be made of the other by its fields. */
const compareFields = (before: Fields, after: Fields, way: Way, found: Difference[]): boolean => {
  let gone = 0
  for (const name in after) {
    const was = fieldOf(before, name)
    const is = fieldOf(after, name)
    if (was !== undefined && is !== undefined) gone--
    if (was === is) continue
    // a name that can't stand in a path: its parent is sent whole
    if ((name === '' || name.includes('.')) && !isSame(was, is)) return false
    way.push(name)
    compare(was, is, way, found)
    way.pop()
  }
  for (const name in before) if (fieldOf(before, name) !== undefined) gone++
  return gone === 0
}

/**
 * A field by its own name: some names come from people, and `constructor` is one. What nobody put there is a function, or
 * what every object comes from; only then is it asked whose it is, since that takes longer than all the rest.
 */
const fieldOf = (fields: Fields, name: string): unknown => {
  const value = fields[name]
  if (typeof value !== 'function' && value !== Object.prototype) return value
  return Object.hasOwn(fields, name) ? value : undefined
}

/** A list of fewer is sent whole. */
const LONG = 16

/** What lies between the beginning and the end that two lists have in common. */
const spliced = (earlier: readonly unknown[], later: readonly unknown[], path: string): Difference => {
  const shorter = Math.min(earlier.length, later.length)
  let at = 0
  while (at < shorter && isSame(earlier[at], later[at])) at++
  let end = 0
  while (end < shorter - at && isSame(earlier.at(-1 - end), later.at(-1 - end))) end++
  return [path, later.slice(at, later.length - end), at, earlier.length - end - at]
}

/** Are two plain values the same? */
export const isSame = (before: unknown, after: unknown): boolean => {
  if (before === after) return true
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return false
  if (Array.isArray(before)) return Array.isArray(after) && isSameList(before, after)
  return !Array.isArray(after) && haveSameFields(before as Fields, after as Fields)
}

const isSameList = (earlier: readonly unknown[], later: readonly unknown[]): boolean => {
  if (earlier.length !== later.length) return false
  for (let i = 0; i < later.length; i++) if (earlier[i] !== later[i] && !isSame(earlier[i], later[i])) return false
  return true
}

const haveSameFields = (before: Fields, after: Fields): boolean => {
  let gone = 0
  for (const name in after) {
    const was = fieldOf(before, name)
    const is = fieldOf(after, name)
    if (was !== is && !isSame(was, is)) return false
    if (is !== undefined) gone--
  }
  for (const name in before) if (fieldOf(before, name) !== undefined) gone++
  return gone === 0
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
