import type { StartDeal } from '@cardroom/engine'
import { heldIn } from '@cardroom/engine/kinds'
import { checkedText } from '../checked-text.ts'
import { type HandRead, notRead } from '../hand-read.ts'
import type { About, History } from '../history.ts'
import { fault, problemAt } from '../problems.ts'
import type { Unsaid } from '../site-facts.ts'
import { type Fields, fieldOf, NUMBERS, warned } from './fields.ts'
import { isAnteForAll, startOf } from './game.ts'
import { OWN_FIELDS, readOwnAbout, readOwnForm, readOwnScale, withOwnActs, withOwnStart } from './own-fields.ts'
import type { NamedTable, TomlTable } from './quick-toml.ts'
import { ABOUT_FIELDS, each, readAbout } from './read-about.ts'
import { actsOf, readActions, scaleOfActions } from './read-acts.ts'
import { inChips, readVariant, readWritten, scaleOf, type WrittenGame } from './read-game.ts'
import { type TomlFault, tomlTables } from './toml.ts'

/** One hand of a file: what it's called there, and the history or everything that's wrong with it. */
export type PhhHand = HandRead & {
  /** One player's ante for all is marked as trimmed, as if it were for the pots that they can win. */
  readonly trimsLoneAnte: boolean
}

/** Reads a PHH file, of one hand or of many; a text that isn't TOML is one hand that can't be read. */
export const readPhh = (text: string): readonly PhhHand[] => [...handsOf(checkedText('readPhh', text))]

/** The same, hand by hand, so a big file doesn't have to fit in memory. */
export const phhHands = (text: string): Generator<PhhHand> => handsOf(checkedText('phhHands', text))

function* handsOf(text: string): Generator<PhhHand> {
  const tables = tomlTables(text)
  const first = tables.next()
  if (first.done) return
  if ('fault' in first.value) return yield notToml('1', first.value)
  const [, top] = first.value
  if (isEmpty(top.values)) {
    let count = 0
    for (const table of tables) {
      count++
      if ('fault' in table) yield notToml(String(count), table)
      else yield readHand(table[0], table[1])
    }
    if (count === 0) yield readHand('1', top)
    return
  }
  const others = [...tables]
  const broken = others.find(other => 'fault' in other)
  yield broken !== undefined && 'fault' in broken
    ? notToml('1', broken)
    : readHand('1', withTables(top, others as NamedTable[]))
}

const isEmpty = (values: object): boolean => {
  for (const _ in values) return false
  return true
}

const notToml = (name: string, { line, fault: said }: TomlFault): PhhHand => ({
  name,
  variant: '',
  trimsLoneAnte: false,
  ...notRead([problemAt(line, '', fault('not-toml', { fault: said }))]),
})

/** Tables of a single hand are fields of it. */
const withTables = (top: TomlTable, tables: readonly NamedTable[]): TomlTable => {
  if (tables.length === 0) return top
  const values: Record<string, unknown> = Object.assign(Object.create(null), top.values)
  const lines: Record<string, number> = Object.assign(Object.create(null), top.lines)
  for (const [name, table] of tables) {
    values[name] = table.values
    lines[name] = table.line
  }
  return { ...top, values, lines }
}

const readHand = (name: string, table: TomlTable): PhhHand => {
  const fields: Fields = { table, problems: [], warnings: [] }
  const variant = variantIn(table)
  const read = readHistory(fields)
  if (read === undefined || fields.problems.length > 0) {
    return { name, variant, trimsLoneAnte: false, ...notRead(fields.problems) }
  }
  return { name, variant, ok: true, ...read }
}

const variantIn = ({ values }: TomlTable): string => {
  const named = values.variant ?? heldIn(values, OWN_FIELDS.variant)
  return typeof named === 'string' ? named : ''
}

const readHistory = (fields: Fields): { readonly history: History; readonly trimsLoneAnte: boolean } | undefined => {
  const { table, problems, warnings } = fields
  const variant = readVariant(fields, readOwnForm(fields))
  if (variant === undefined) return
  const written = readWritten(fields, variant.stakes)
  if (written === undefined) return
  const actions = readActions(fields, written.stacks.length)
  const scale = readOwnScale(fields) ?? Math.max(scaleOf(fields, written), scaleOfActions(fields, actions))
  const game = problems.length > 0 ? undefined : inChips(fields, written, variant, scale)
  if (game === undefined) return
  const trimsLoneAnte = game.trimming && isAnteForAll(game)
  if (trimsLoneAnte) {
    warned(fields, 'ante_trimming_status', fault('ante-for-all'))
  }
  const start = withOwnStart(fields, startOf(game))
  const places = placesIn(start, written)
  const acts = withOwnActs(fields, actsOf(actions, written.seats, scale))
  const about = readAbout(fields, written.stacks.length)
  const history: History = {
    start,
    acts,
    about: {
      ...about,
      ...readOwnAbout(fields),
      ...unsaidIn(fields, start, about),
      ...(about.players && { players: places.map(place => about.players![place]!) }),
      ...(about.timeBanks && { timeBanks: places.map(place => about.timeBanks![place]!) }),
    },
    scale,
    unknownStacks: written.seats.filter((_, place) => written.unknown[place]),
    stated: readStated(fields, places),
    kept: readKept(fields),
    warnings,
    line: table.line,
  }
  return { history, trimsLoneAnte }
}

/** What the file says nothing about and a history has all the same. */
const unsaidIn = ({ table: { values } }: Fields, start: StartDeal, about: About): Pick<About, 'unsaid'> => {
  const unsaid: Unsaid[] = []
  if (values.seats === undefined) unsaid.push('seats')
  if (start.setting === undefined) unsaid.push('setting')
  if (about.currency === undefined && about.currencySymbol === undefined) unsaid.push('currency')
  if (values.winnings === undefined && values.finishing_stacks === undefined) unsaid.push('rake')
  return unsaid.length === 0 ? {} : { unsaid }
}

/** Where each seat of the start stands in the lists of the file. */
const placesIn = (start: StartDeal, { seats }: WrittenGame): readonly number[] =>
  start.seats.map(({ seat }, at) => (seats.includes(seat) ? seats.indexOf(seat) : at))

const readStated = (fields: Fields, places: readonly number[]): History['stated'] => {
  const read = (name: string): readonly (number | null)[] | undefined => {
    const list = each(fields, name, fieldOf(fields, name, NUMBERS), places.length)
    return list === undefined ? undefined : places.map(place => (Number.isFinite(list[place]) ? list[place]! : null))
  }
  const finishing = read('finishing_stacks')
  const winnings = read('winnings')
  return { ...(finishing && { finishing }), ...(winnings && { winnings }) }
}

const GAME_FIELDS = [
  'variant',
  'ante_trimming_status',
  'antes',
  'blinds_or_straddles',
  'bring_in',
  'small_bet',
  'big_bet',
  'min_bet',
  'starting_stacks',
  'actions',
  'seats',
  'finishing_stacks',
  'winnings',
]
const STANDARD: ReadonlySet<string> = new Set([...GAME_FIELDS, ...Object.keys(ABOUT_FIELDS)])
const OWN: ReadonlySet<string> = new Set(Object.values(OWN_FIELDS))

/** Fields of the user; those that are neither theirs nor the standard's are reported. */
const readKept = (fields: Fields): Readonly<Record<string, unknown>> => {
  const kept: (readonly [name: string, value: unknown])[] = []
  const { values } = fields.table
  // by name, since most hands have no such field and a list of pairs would be made for each
  for (const name in values) {
    if (STANDARD.has(name)) continue
    const isOwn = OWN.has(name) && (name !== OWN_FIELDS.variant || values.variant === undefined)
    if (isOwn) continue
    kept.push([name, heldIn(values, name)])
    if (!name.startsWith('_')) warned(fields, name, fault('no-standard-field', { field: name }))
  }
  return Object.fromEntries(kept)
}
