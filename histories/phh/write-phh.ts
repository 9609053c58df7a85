import type { Seat } from '@cardroom/engine'
import { wrongArgument } from '@cardroom/engine/kinds'
import { checkedHistory } from '../checked-recorded.ts'
import type { About, History } from '../history.ts'
import { siteFactsIn } from '../site-facts.ts'
import type { Lost } from '../written.ts'
import { amountOf, amountText, placesOf } from './amounts.ts'
import { type PhhGame, startOf } from './game.ts'
import { OWN_FIELDS } from './own-fields.ts'
import { ABOUT_FIELDS, type AboutField } from './read-about.ts'
import { actionOf } from './write-action.ts'
import { postsAlike, seatsInOrder, type WrittenStart, writtenStart } from './write-game.ts'
import { jsonText, tomlPair, tomlValue } from './write-toml.ts'

/** Writes a history as a PHH file: what the standard can't express goes in our own fields, and is read back. */
export const writePhh = (history: History): string => `${lines(checkedHistory('writePhh', history)).join('\n')}\n`

/** The parts of a history that only our own fields can hold, so that other programs can't read or play all of it. */
export const beyondPhh = (history: History): readonly Lost[] => {
  const { start, acts } = checkedHistory('beyondPhh', history)
  const { code, changes, game } = writtenStart(start)
  if (code === null) return [{ what: 'standard', why: 'no-code', names: [start.form.name] }]
  const types = acts.flatMap(act => (act.do === 'order' ? [act.order.type] : []))
  const orders = [...new Set(types)].filter(type => type !== 'Shuffle')
  if (orders.includes('RunIt')) return [{ what: 'standard', why: 'run-outs', names: [] }]
  const fields = Object.keys(changes ?? {}).filter(
    name => !HARMLESS.has(name) && !(name === 'posts' && postsAlike(start, startOf(game))),
  )
  return [
    ...(orders.length > 0 ? [{ what: 'standard', why: 'orders', names: orders } as const] : []),
    ...(fields.length > 0 ? [{ what: 'standard', why: 'start', names: fields } as const] : []),
  ]
}

/** What does not change how the hand is played. */
const HARMLESS: ReadonlySet<string> = new Set(['book', 'deck', 'realCards', 'setting', 'seats', 'button', 'without'])

/** Writes many as one file, one table per hand. */
export const writePhhs = (histories: readonly History[]): string => {
  if (!Array.isArray(histories)) throw wrongArgument('writePhhs', histories, 'a list of histories')
  return histories.map((history, i) => `[${i + 1}]\n${writePhh(history)}`).join('\n')
}

const lines = (history: History): readonly string[] => {
  const { start, scale, acts } = history
  const seats = seatsInOrder(start)
  const written = writtenStart(start)
  const actions: string[] = []
  const orders: string[] = []
  for (const act of acts) {
    const action = actionOf(act, seats, scale)
    if (action !== null) actions.push(action)
    else if (act.do === 'order') orders.push(`${actions.length} ${jsonText(act.order)}`)
  }
  return [
    ...gameLines(history, written),
    tomlPair('actions', actions),
    ...aboutLines(history, seats),
    ...statedLines(history, seats),
    ...Object.entries(history.kept).map(([name, value]) => tomlPair(name, value)),
    ...ownLines(history, written, orders),
  ]
}

const gameLines = ({ start, scale, unknownStacks }: History, { code, game }: WrittenStart): readonly string[] => {
  const list = (amounts: readonly number[]): string =>
    `[${amounts.map(amount => amountText(amount, scale)).join(', ')}]`
  const amount = (name: string, chips: number): readonly string[] =>
    chips > 0 ? [`${name} = ${amountText(chips, scale)}`] : []
  const stacks = game.stacks.map((stack, place) =>
    unknownStacks.includes(game.seats[place]!) ? 'inf' : amountText(stack, scale),
  )
  return [
    ...(code === null ? [] : [tomlPair('variant', code)]),
    `ante_trimming_status = ${game.trimming}`,
    `antes = ${list(game.antes)}`,
    ...(start.form.opening === 'blinds' ? [`blinds_or_straddles = ${list(game.blinds)}`] : []),
    ...amount('bring_in', game.bringIn),
    ...amount('small_bet', game.smallBet),
    ...amount('big_bet', game.bigBet),
    ...amount('min_bet', game.minBet),
    `starting_stacks = [${stacks.join(', ')}]`,
  ]
}

/** A list by seat in the order of the start, as the players of the file stand. */
const byPlayer = <T>({ start }: History, seats: readonly Seat[], list: readonly T[]): readonly T[] =>
  seats.map(seat => list[start.seats.findIndex(it => it.seat === seat)]!)

const aboutLines = (history: History, seats: readonly Seat[]): readonly string[] => {
  const fields = Object.entries(ABOUT_FIELDS) as [AboutField, keyof About][]
  const found = fields.flatMap(([field, name]) => {
    const value = history.about[name]
    if (value === undefined) return []
    if (field === 'time') return [`time = ${String(value)}`]
    const listed = Array.isArray(value) ? byPlayer<unknown>(history, seats, value) : value
    return [tomlPair(field, endless(listed))]
  })
  // seats that nobody numbered are not numbered by us
  return [...found, ...(history.about.unsaid?.includes('seats') ? [] : [tomlPair('seats', seats)])]
}

/** What nobody knows, or what never ends, is written as inf. */
const endless = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(endless)
  return value === null ? Number.POSITIVE_INFINITY : value
}

const statedLines = (history: History, seats: readonly Seat[]): readonly string[] => {
  const { finishing, winnings } = history.stated
  const line = (name: string, list: readonly (number | null)[] | undefined): readonly string[] =>
    list === undefined ? [] : [`${name} = ${tomlValue(endless(byPlayer(history, seats, list)))}`]
  return [...line('finishing_stacks', finishing), ...line('winnings', winnings)]
}

const ownLines = (
  { start, scale, acts, unknownStacks, about }: History,
  { code, formId, game, changes }: WrittenStart,
  orders: readonly string[],
): readonly string[] => {
  const wagers = acts.flatMap(act => (act.do === 'wager' ? [act.to] : []))
  // remarks stand with the actions, and what is not said has no field
  const { remarks: _, unsaid: __, ...facts } = siteFactsIn(about)
  const isPlain = scale === scaleNeeded(game, wagers, scale, unknownStacks)
  return [
    ...(code === null && formId !== null ? [tomlPair(OWN_FIELDS.variant, formId)] : []),
    ...(code === null && formId === null ? [tomlPair(OWN_FIELDS.form, jsonText(start.form))] : []),
    ...(isPlain ? [] : [tomlPair(OWN_FIELDS.scale, scale)]),
    ...(changes === null ? [] : [tomlPair(OWN_FIELDS.start, jsonText(changes))]),
    ...(orders.length === 0 ? [] : [tomlPair(OWN_FIELDS.acts, orders)]),
    ...(Object.keys(facts).length === 0 ? [] : [tomlPair(OWN_FIELDS.about, jsonText(facts))]),
  ]
}

/** How many decimal places a reader will find. */
const scaleNeeded = (game: PhhGame, wagers: readonly number[], scale: number, unknown: readonly Seat[]): number => {
  const stacks = game.stacks.filter((_, place) => !unknown.includes(game.seats[place]!))
  const all = [
    ...game.antes,
    ...game.blinds,
    game.bringIn,
    game.smallBet,
    game.bigBet,
    game.minBet,
    ...stacks,
    ...wagers,
  ]
  return Math.max(0, ...all.map(chips => placesOf(amountOf(chips, scale)) ?? 0))
}
