import { type Card, isCard, type Seat } from '@cardroom/engine'
import { heldIn, isRecord } from '@cardroom/engine/kinds'
import type { Said } from '../pokerstars/read-course.ts'
import type { ActWords, Line, PostWords } from '../pokerstars/read-line.ts'
import { type Fault, fault } from '../problems.ts'

/** How the parts of a round are read. */
export type Reading = {
  readonly line: number
  readonly say: (field: string, of: Fault) => void
  readonly chips: (value: unknown, field: string) => number
  readonly seatOf: (id: unknown, field: string) => Seat
}

/** The rounds as one line after another, as if they stood in a text. */
export const readRounds = (value: unknown, reading: Reading): readonly Said[] => {
  const { say } = reading
  if (!Array.isArray(value)) {
    say('rounds', fault('not-a-list', { value }))
    return []
  }
  const said: Said[] = []
  const streets = value.map(round => (isRecord(round) ? round.street : undefined))
  for (const [at, round] of (value.slice(0, 40) as readonly unknown[]).entries()) {
    const field = `rounds[${at}]`
    if (!isRecord(round)) {
      say(field, fault('not-an-object', { value: round }))
      continue
    }
    const name = typeof round.street === 'string' ? heldIn(HEADINGS, round.street) : undefined
    if (name === undefined) {
      say(`${field}.street`, fault('not-one-of', { value: round.street, names: Object.keys(HEADINGS) }))
      continue
    }
    const cards = cardsOf(round.cards ?? [], `${field}.cards`, say)
    // a street that was dealt more than once belongs to this many run-outs
    const again = streets.filter(street => street === round.street).length > 1 && name !== 'SHOW DOWN'
    const run = again ? streets.slice(0, at).filter(street => street === round.street).length : -1
    const groups = cards.length > 0 ? [cards] : []
    said.push({ at: { no: reading.line, text: field }, line: { is: 'heading', name, run, groups } })
    actionsOf(round.actions, field, reading, said)
  }
  said.push({ at: { no: reading.line, text: 'pots' }, line: { is: 'heading', name: 'SUMMARY', run: -1, groups: [] } })
  return said
}

const HEADINGS: Readonly<Record<string, string>> = {
  Preflop: 'HOLE CARDS',
  Flop: 'FLOP',
  Turn: 'TURN',
  River: 'RIVER',
  Showdown: 'SHOW DOWN',
}

const actionsOf = (value: unknown, where: string, reading: Reading, said: Said[]): void => {
  const { say, line } = reading
  if (!Array.isArray(value)) return say(`${where}.actions`, fault('not-a-list', { value }))
  /** What lies in front of each seat in this round; antes and dead money lie in the middle. */
  const inFront = new Map<Seat, number>()
  for (const [at, action] of (value as readonly unknown[]).entries()) {
    const field = `${where}.actions[${at}]`
    if (!isRecord(action)) {
      say(field, fault('not-an-object', { value: action }))
      continue
    }
    const read = lineOf(action, field, reading, inFront)
    if (read !== null)
      said.push({ at: { no: line, text: `${field}: ${String(action.action).slice(0, 30)}` }, line: read })
  }
}

const lineOf = (
  action: Readonly<Record<string, unknown>>,
  field: string,
  { say, chips, seatOf }: Reading,
  inFront: Map<Seat, number>,
): Line | null => {
  const kind = String(action.action)
  if (PASSED_OVER.has(kind)) return null
  const seat = seatOf(action.player_id, `${field}.player_id`)
  const amount = action.amount === undefined ? 0 : chips(action.amount, `${field}.amount`)
  const allIn = action.is_allin === true
  const post = heldIn(POSTS, kind)
  if (post !== undefined) {
    if (post !== 'the ante' && post !== 'dead') inFront.set(seat, (inFront.get(seat) ?? 0) + amount)
    return { is: 'post', seat, kind: post, amount, allIn }
  }
  const does = heldIn(ACTS, kind)
  if (does !== undefined) {
    const to = (inFront.get(seat) ?? 0) + amount
    inFront.set(seat, to)
    return { is: 'act', seat, does, amount, to, allIn }
  }
  switch (kind) {
    case 'Dealt Cards':
      return { is: 'dealt', seat, groups: [cardsOf(action.cards, `${field}.cards`, say)] }
    case 'Shows Cards':
      return { is: 'shows', seat, cards: cardsOf(action.cards, `${field}.cards`, say) }
    case 'Mucks Cards':
      return {
        is: 'mucks',
        seat,
        cards: action.cards === undefined ? [] : cardsOf(action.cards, `${field}.cards`, say),
      }
    default:
      say(`${field}.action`, fault('action-not-known', { value: action.action }))
      return null
  }
}

/** What has nothing to do with the deal. */
const PASSED_OVER: ReadonlySet<string> = new Set(['Added Chips', 'Sits Down', 'Stands Up'])

const POSTS: Readonly<Record<string, PostWords>> = {
  'Post Ante': 'the ante',
  'Post SB': 'small blind',
  'Post BB': 'big blind',
  Straddle: 'straddle',
  'Post Dead': 'dead',
  'Post Extra Blind': 'big blind',
}

const ACTS: Readonly<Record<string, ActWords>> = {
  Fold: 'folds',
  Check: 'checks',
  Call: 'calls',
  Bet: 'bets',
  Raise: 'raises',
}

const cardsOf = (value: unknown, field: string, say: Reading['say']): readonly Card[] => {
  if (Array.isArray(value) && value.length <= 52 && value.every(isCard)) return value
  say(field, fault('not-cards', { value }))
  return []
}
