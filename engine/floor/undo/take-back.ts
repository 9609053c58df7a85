/** Something has changed since, here: it cannot go back by itself. */
export type Clash = { readonly clash: string }

/** Is it a clash, and not the answer? */
export const isClash = (it: unknown): it is Clash => isFields(it) && Object.hasOwn(it, 'clash')

/**
 * What there is now without what changed between `before` and `after`: three states of one thing. Whatever nobody has
 * touched since goes back to how it was before; what has changed since cannot, and is named.
 */
export const takenBack = (before: unknown, after: unknown, now: unknown, where = ''): unknown => {
  if (isSame(before, after)) return now
  if (isSame(now, after)) return before
  if (areAll(isNumber, before, after, now) && SUMS.has(where.slice(where.lastIndexOf('.') + 1))) {
    return (now as number) - ((after as number) - (before as number))
  }
  if (areAll(isChairs, before, after, now)) {
    return chairsBack(before as readonly unknown[], after as readonly unknown[], now as readonly unknown[], where)
  }
  if (areAll(hasKeys, before, after, now)) {
    return listBack(before as readonly unknown[], after as readonly unknown[], now as readonly unknown[], where)
  }
  if (areAll(isFields, before, after, now)) {
    return fieldsBack(before as Fields, after as Fields, now as Fields, where)
  }
  return { clash: where } satisfies Clash
}

type Fields = Readonly<Record<string, unknown>>

/** What is counted up: others may have added to it since, and that stays. */
const SUMS: ReadonlySet<string> = new Set(['funds', 'chips', 'played', 'accrued', 'redeemed'])

const fieldsBack = (before: Fields, after: Fields, now: Fields, where: string): unknown => {
  const entries: [string, unknown][] = []
  for (const name of new Set([...Object.keys(now), ...Object.keys(before)])) {
    const value = takenBack(fieldOf(before, name), fieldOf(after, name), fieldOf(now, name), `${where}.${name}`)
    if (isClash(value)) return value
    if (value !== undefined) entries.push([name, value])
  }
  return Object.fromEntries(entries)
}

const fieldOf = (fields: Fields, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined)

/** Chairs go by their number; one that was added goes again. */
const chairsBack = (
  old: readonly unknown[],
  then: readonly unknown[],
  chairsNow: readonly unknown[],
  where: string,
): unknown => {
  const chairs: unknown[] = []
  for (let i = 0; i < Math.max(old.length, chairsNow.length); i++) {
    const chair = takenBack(old[i], then[i], chairsNow[i], `${where}.${i + 1}`)
    // a chair is one thing: the player who sits in it since is not pulled out from under a seat
    if (isClash(chair) || (!isSame(old[i], then[i]) && !isSame(chairsNow[i], then[i])))
      return { clash: `${where}.${i + 1}` }
    if (chair !== undefined) chairs.push(chair)
  }
  return chairs
}

/** Names of a list: those who came by it go, those who went come back after the names they stood after, those who moved move back. */
const listBack = (
  before: readonly unknown[],
  after: readonly unknown[],
  now: readonly unknown[],
  where: string,
): unknown => {
  const [was, became, is] = [keyed(before), keyed(after), keyed(now)]
  const result = new Map<string, unknown>()
  for (const [key, value] of is) {
    const isAdded = became.has(key) && !was.has(key)
    if (isAdded && !isSame(became.get(key), value)) return { clash: `${where}.${key}` }
    if (isAdded) continue
    const back = was.has(key) ? takenBack(was.get(key), became.get(key), value, `${where}.${key}`) : value
    if (isClash(back)) return back
    result.set(key, back)
  }
  const added = [...became.keys()].filter(key => !was.has(key))
  const missing = added.find(key => !is.has(key))
  if (missing !== undefined) return { clash: `${where}.${missing}` }
  const order = [...was.keys()]
  const common = order.filter(key => became.has(key))
  const moved = movedOne(
    common,
    [...became.keys()].filter(key => was.has(key)),
  )
  if (moved === undefined) return { clash: where }
  const misplaced = order.filter(key => !became.has(key) || key === moved)
  const keys = [...result.keys()].filter(key => !misplaced.includes(key))
  for (const key of misplaced) {
    if (is.has(key) && key !== moved) return { clash: `${where}.${key}` }
    if (!is.has(key) && key === moved) return { clash: `${where}.${key}` }
    const ahead = order.slice(0, order.indexOf(key)).findLast(other => keys.includes(other))
    keys.splice(ahead === undefined ? 0 : keys.indexOf(ahead) + 1, 0, key)
    if (!result.has(key)) result.set(key, was.get(key))
  }
  return keys.map(key => result.get(key))
}

/** Which one stands elsewhere, null if none does; undefined where more than one has moved. */
const movedOne = (old: readonly string[], then: readonly string[]): string | null | undefined => {
  if (old.every((key, i) => key === then[i])) return null
  return old.find(key => {
    const rest = then.filter(other => other !== key)
    return old.filter(other => other !== key).every((other, i) => other === rest[i])
  })
}

const keyed = (list: readonly unknown[]): ReadonlyMap<string, unknown> =>
  new Map(list.map(it => [keyOf(it) as string, it]))

/** By what an entry of a list is known, if by anything. */
const keyOf = (it: unknown): string | null => {
  if (typeof it === 'string') return it
  if (Array.isArray(it)) return JSON.stringify(it)
  if (!isFields(it)) return null
  for (const name of KEYS) {
    const key = fieldOf(it, name)
    if (typeof key === 'string') return key
  }
  return null
}
const KEYS = ['id', 'player', 'name', 'table'] as const

const hasKeys = (it: unknown): boolean => {
  if (!Array.isArray(it)) return false
  const keys = it.map(keyOf)
  return keys.every(key => key !== null) && new Set(keys).size === keys.length
}
const isChairs = (it: unknown): boolean =>
  Array.isArray(it) && it.length > 0 && it.every(chair => isFields(chair) && typeof fieldOf(chair, 'is') === 'string')
const isFields = (it: unknown): it is Fields => typeof it === 'object' && it !== null && !Array.isArray(it)
const isNumber = (it: unknown): boolean => typeof it === 'number'
const areAll = (test: (it: unknown) => boolean, ...all: readonly unknown[]): boolean => all.every(test)

/** Do these say the same? */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((it, i) => isSame(it, b[i]))
  if (!isFields(a) || !isFields(b)) return false
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every(name => isSame(a[name], fieldOf(b, name)))
}
