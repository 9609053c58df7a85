import { type Form, forms, isFormId, readForm, type StartDeal } from '@cardroom/engine'
import { isRecord } from '@cardroom/engine/kinds'
import type { HistoryAct } from '../history.ts'
import { fault, problemAt } from '../problems.ts'
import { type SiteFacts, siteFactsIn } from '../site-facts.ts'
import { isScale } from './amounts.ts'
import { readOrder } from './check-order.ts'
import { startOff } from './check-start.ts'
import { type Fields, fieldOf, TEXT, TEXTS, wrong } from './fields.ts'

/** The fields with which Cardroom says what the standard has no words for. */
export const OWN_FIELDS = {
  /** The id of a form that has no code. */
  variant: '_variant',
  /** A form that Cardroom does not know by its id, as JSON. */
  form: '_cardroom_form',
  /** Decimal places of the amounts, where they cannot be told from the fields. */
  scale: '_cardroom_scale',
  /** What of the start differs from what the fields of the standard make of it, as JSON. */
  start: '_cardroom_start',
  /** Orders that have no word, as JSON, each after the number of the action it stands before. */
  acts: '_cardroom_acts',
  /** What sites say about a hand beside its play: the hero, rake, buy-ins, who sits out, as JSON. */
  about: '_cardroom_about',
} as const

/** The form that a file names in a field of our own; undefined if there is none, or it's wrong (and reported). */
export const readOwnForm = (fields: Fields): Form | undefined => {
  const written = fields.table.values[OWN_FIELDS.form]
  if (written !== undefined) {
    const json = readJson(fields, OWN_FIELDS.form)
    if (json === undefined) return
    const read = readForm(json)
    return read.ok
      ? read.form
      : wrong(fields, OWN_FIELDS.form, fault('form-unsound', { problem: read.refusal.problems[0]! }))
  }
  const id = fields.table.values[OWN_FIELDS.variant]
  // other programs may use this field in their own way
  if (fields.table.values.variant !== undefined || id === undefined) return
  if (typeof id === 'string' && isFormId(id)) return forms[id]
  return wrong(fields, OWN_FIELDS.variant, fault('no-such-form'))
}

/** Decimal places that the file states; undefined where it does not. */
export const readOwnScale = (fields: Fields): number | undefined => {
  const scale = fields.table.values[OWN_FIELDS.scale]
  if (scale === undefined || isScale(scale)) return scale
  return wrong(fields, OWN_FIELDS.scale, fault('scale-off'))
}

/** What the file keeps of what sites say about a hand. */
export const readOwnAbout = (fields: Fields): SiteFacts => {
  if (fields.table.values[OWN_FIELDS.about] === undefined) return {}
  const json = readJson(fields, OWN_FIELDS.about)
  if (isRecord(json)) return siteFactsIn(json)
  if (json !== undefined) wrong(fields, OWN_FIELDS.about, fault('not-an-object', null))
  return {}
}

/** The start with what the file keeps beside the fields of the standard. */
export const withOwnStart = (fields: Fields, start: StartDeal): StartDeal => {
  if (fields.table.values[OWN_FIELDS.start] === undefined) return start
  const json = readJson(fields, OWN_FIELDS.start)
  if (!isRecord(json)) {
    if (json !== undefined) wrong(fields, OWN_FIELDS.start, fault('not-an-object', null))
    return start
  }
  const { without, ...written } = json
  const changes = Object.fromEntries(Object.entries(written).map(([name, value]) => [nameNow(name), value]))
  const off = startOff(changes)
  if (off !== null) wrong(fields, OWN_FIELDS.start, fault('start-off', { problem: off }))
  const dropped: unknown[] = Array.isArray(without) ? without.map(nameNow) : []
  const kept = Object.entries({ ...start, ...changes }).filter(
    ([name]) => !dropped.includes(name) || NEEDED.includes(name),
  )
  return off === null ? (Object.fromEntries(kept) as StartDeal) : start
}

/** A field of the start as it is called today: older files may say `told` for real cards. */
const nameNow = <Name>(name: Name): Name | 'realCards' => (name === 'told' ? 'realCards' : name)

const NEEDED = ['type', 'form', 'stakes', 'button', 'seats']

/** The acts with the orders that the file keeps, each before the action whose number it has. */
export const withOwnActs = (fields: Fields, acts: readonly HistoryAct[]): readonly HistoryAct[] => {
  const kept = fieldOf(fields, OWN_FIELDS.acts, TEXTS)
  if (kept === undefined) return acts
  const line = fields.table.lines[OWN_FIELDS.acts] ?? fields.table.line
  const all: HistoryAct[] = []
  let next = 0
  for (const written of kept) {
    const found = /^(\d{1,6}) (.*)$/s.exec(written)
    const order = found === null ? null : readOrder(parsed(found[2]!))
    if (order === null || 'why' in order) {
      fields.problems.push(problemAt(line, written.slice(0, 80), fault('order-off', { problem: order })))
      return acts
    }
    const at = Math.min(Number(found![1]), acts.length)
    for (; next < at; next++) all.push(acts[next]!)
    all.push({ do: 'order', order, line, words: order.type })
  }
  return [...all, ...acts.slice(next)]
}

const readJson = (fields: Fields, name: string): unknown => {
  const json = fieldOf(fields, name, TEXT)
  if (json === undefined) return
  const value = parsed(json)
  return value === undefined ? wrong(fields, name, fault('bad-json', { message: null })) : value
}

/** Undefined for what is not JSON. */
const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch (cause) {
    if (cause instanceof SyntaxError) return
    throw cause
  }
}
