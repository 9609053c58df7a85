import { bookOf, isPartOf, type LedgerRow } from './ledger.ts'
import { BOOKS, type BookId, type RuleId } from './rule-id.ts'

/** What one book says on a point, with the rules it says it in. */
export type Answer = { readonly says: string; readonly rules: readonly RuleId[] }

/**
 * A point on which the books can be held side by side. Its kind: `C` two books that speak give different answers, `S`
 * only some of them speak, `A` all agree and it is still a house choice. A book that says nothing has no answer.
 */
export type Difference = {
  readonly number: number
  readonly kind: 'C' | 'S' | 'A'
  readonly group: string
  readonly point: string
  readonly answers: Readonly<Record<BookId, Answer | null>>
  /** The names of the settings that the point becomes in a house book. */
  readonly settings: readonly string[]
}

/** A setting and the names under which two of the books' rows carry it, where those differ. */
export type SettingAlias = {
  readonly setting: string
  readonly rrp: readonly string[]
  readonly wsop: readonly string[]
}

/** All points, and the other names of their settings. */
export type Differences = { readonly points: readonly Difference[]; readonly aliases: readonly SettingAlias[] }

/** The points on a setting: by its name or its number, else by another name of it, else by a part of a name. */
export const pointsOn = ({ points, aliases }: Differences, setting: string): readonly Difference[] => {
  const wanted = setting.toLowerCase()
  const numbered = points.filter(point => String(point.number) === wanted)
  if (numbered.length > 0) return numbered
  const [isIt, isPart] = likenesses(wanted)
  return firstFound(
    [isIt, otherName(aliases, isIt), isPart, otherName(aliases, isPart)].map(suits =>
      points.filter(point => point.settings.some(suits)),
    ),
  )
}

/** The rules of all books that answer a setting: by its name or another name of it, else by a part of the name. */
export const rulesOn = (
  rows: readonly LedgerRow[],
  { aliases }: Differences,
  setting: string,
): readonly LedgerRow[] => {
  const [isIt, isPart] = likenesses(setting.toLowerCase())
  const names = namesOf(aliases, setting)
  return firstFound(
    [(name: string) => isIt(name) || names.has(name), isPart].map(suits =>
      rows.filter(row => row.setting !== null && suits(row.setting.name)),
    ),
  )
}

/** The names of all settings, of the points and of the rules. */
export const settingNames = (rows: readonly LedgerRow[], { points }: Differences): readonly string[] => [
  ...new Set([...points.flatMap(point => point.settings), ...rows.flatMap(row => row.setting?.name ?? [])]),
]

type Suits = (name: string) => boolean

/** Is a name the one that is wanted, or is that a part of it? */
const likenesses = (wanted: string): readonly [isIt: Suits, isPart: Suits] => [
  name => name.toLowerCase() === wanted,
  name => wanted.length > 2 && name.toLowerCase().includes(wanted),
]

const firstFound = <T>(tries: readonly (readonly T[])[]): readonly T[] => tries.find(found => found.length > 0) ?? []

const otherName =
  (aliases: readonly SettingAlias[], suits: Suits): Suits =>
  name =>
    aliases.some(({ setting, rrp, wsop }) => setting === name && [...rrp, ...wsop].some(suits))

/** The same point in the other books: the points a rule answers, and the rules elsewhere that answer the same setting. */
export type Elsewhere = { readonly points: readonly Difference[]; readonly rules: readonly LedgerRow[] }

/** Where the other books speak of what this rule speaks of. */
export const sameElsewhere = (rows: readonly LedgerRow[], differences: Differences, row: LedgerRow): Elsewhere => {
  const points = pointsOf(differences.points, row.id)
  const named = new Set(points.flatMap(({ answers }) => BOOKS.flatMap(book => answers[book]?.rules ?? [])))
  const names = row.setting === null ? new Set<string>() : namesOf(differences.aliases, row.setting.name)
  const answersIt = (other: LedgerRow): boolean =>
    bookOf(other.id) !== bookOf(row.id) &&
    !named.has(other.id) &&
    (row.cites.includes(other.id) ||
      other.cites.includes(row.id) ||
      (other.setting !== null && names.has(other.setting.name)))
  return { points, rules: rows.filter(answersIt) }
}

/** The points that name this rule; failing that, those that name a part of it, then those that name what it is a part of. */
const pointsOf = (points: readonly Difference[], id: RuleId): readonly Difference[] => {
  const naming = (suits: (rule: RuleId) => boolean): readonly Difference[] =>
    points.filter(({ answers }) => answers[bookOf(id)]?.rules.some(suits))
  const own = naming(rule => rule === id)
  if (own.length > 0) return own
  const parts = naming(rule => isPartOf(rule, id))
  return parts.length > 0 ? parts : naming(rule => isPartOf(id, rule))
}

/** Every name under which a setting goes. */
const namesOf = (aliases: readonly SettingAlias[], name: string): ReadonlySet<string> =>
  new Set([
    name,
    ...aliases.flatMap(({ setting, rrp, wsop }) =>
      [setting, ...rrp, ...wsop].includes(name) ? [setting, ...rrp, ...wsop] : [],
    ),
  ])
