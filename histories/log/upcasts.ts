import { type GameDealt, lawOf01, withDecisionsNow } from '@cardroom/engine/deal'
import { isRecord } from '@cardroom/engine/kinds'
import { readHands } from '@cardroom/engine/ranking'
import { shapeWrong } from './event-shapes.ts'
import type { Facts } from './log.ts'
import { startWrong } from './start-wrong.ts'

/** Brings an event of one version to the next. */
export type Upcast = (event: Facts) => Facts

/** Brings an event that was written at this version up to the version of today, step by step. */
export const upcast = (event: Facts, version: number, table: Readonly<Record<number, Upcast>> = UPCASTS): Facts => {
  let now = event
  for (let from = version; table[from] !== undefined; from++) now = table[from]!(now)
  return now
}

/** Events of version 1 named no rules, of an award the rules as `why`, and knew nothing of pots that were passed or of events. */
const cited: Upcast = event => {
  const { why, ...rest } = event
  const rules = event.rules ?? (event.type === 'PotAwarded' ? why : undefined) ?? []
  const old = event.type === 'PotAwarded' ? rest : event
  switch (event.type) {
    case 'DealStarted':
      return {
        ...old,
        matched: [],
        passed: 0,
        barred: [],
        setting: 'cash',
        finalTwo: false,
        timed: false,
        rules: isRecord(event.form) && Array.isArray(event.form.rules) ? ofTheBook(event.form.rules, event.book) : [],
      }
    case 'PotCarried':
      return { ...old, matched: [], rules }
    default:
      return { ...old, rules }
  }
}

/** The rules of a form that are in the book of the deal. */
const ofTheBook = (rules: readonly unknown[], book: unknown): readonly unknown[] =>
  rules.filter(rule => typeof rule === 'string' && rule.startsWith(`${String(book)}/`))

/** Version 2 kept the winning hand of an award in words, and why a deal with a fouled stub is void. */
const wordsAsData: Upcast = event => {
  if (event.type === 'DealVoided' && event.why === 'the stub is fouled') return { ...event, why: 'stub-fouled' }
  if (event.type !== 'PotAwarded' || typeof event.words !== 'string') return event
  const { words, ...award } = event
  // words that are no hand stay, and are refused with the event
  const hands = readHands(event.words)
  return hands === null ? event : { ...award, hands }
}

/** Deals of version 3 did not keep what the book said of them. What is no deal gets none: its faults are found later. */
const lawful: Upcast = event => {
  if (event.type !== 'DealStarted') return event
  const read = { ...event, law: NO_LAW }
  const now = plainlyNamed(read)
  const isSound = shapeWrong(now) === null && startWrong(now) === null
  return isSound ? { ...event, law: lawOf01(event as unknown as GameDealt) } : read
}

const NO_LAW = { fraction: 1, least: 0 }

/** Version 4 called a deal of real cards `told`, and the event that names the cards of a board `BoardTold`. */
const plainlyNamed: Upcast = event => {
  if (event.type === 'BoardTold') return { ...event, type: 'BoardNamed' }
  if (event.type !== 'DealStarted' || !('told' in event)) return event
  const { told: realCards, ...start } = event
  return { ...start, realCards }
}

/** By the version an event was written at: what makes it one of the next version. Version 5 had other codes for some decisions. */
const UPCASTS: Readonly<Record<number, Upcast>> = {
  1: cited,
  2: wordsAsData,
  3: lawful,
  4: plainlyNamed,
  5: withDecisionsNow,
}
