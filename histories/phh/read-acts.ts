import type { Seat } from '@cardroom/engine'
import type { HistoryAct } from '../history.ts'
import { fault, problemAt } from '../problems.ts'
import { chipsOf, placesOf } from './amounts.ts'
import { type Fields, fieldOf, TEXTS, wrong } from './fields.ts'
import { type PhhAction, readAction } from './read-action.ts'

/** The actions of a hand with their words and lines. */
export type Written = { readonly words: string; readonly line: number; readonly action: PhhAction }

/** Reads the actions of a hand; problems are reported with their line. */
export const readActions = (fields: Fields, players: number): readonly Written[] => {
  const { table, problems, warnings } = fields
  const list = fieldOf(fields, 'actions', TEXTS)
  if (list === undefined) {
    if (table.values.actions === undefined) wrong(fields, 'actions', fault('field-missing', { field: 'actions' }))
    return []
  }
  const read: Written[] = []
  for (let i = 0; i < list.length; i++) {
    const words = list[i]!
    const line = table.actionLines[i] ?? table.line
    const action = readAction(words)
    if ('why' in action) problems.push(problemAt(line, words.slice(0, 80), action))
    else {
      const { place, half } = action
      if (place <= players) read.push({ words, line, action })
      else problems.push(problemAt(line, words, fault('no-such-player', { place, players })))
      if (half !== null) warnings.push(problemAt(line, words, fault('half-card', { card: half })))
    }
    if (problems.length >= 20) break
  }
  return read
}

/** How many decimal places the amounts of the actions need. */
export const scaleOfActions = (fields: Fields, written: readonly Written[]): number => {
  let scale = 0
  for (const { action, words, line } of written) {
    if (action.do !== 'wager' || Number.isSafeInteger(action.to)) continue
    const places = placesOf(action.to)
    if (places === null) {
      fields.problems.push(problemAt(line, words, fault('amount-not-exact', { amount: null })))
    }
    scale = Math.max(scale, places ?? 0)
  }
  return scale
}

/** The acts of a history: seats for places, chips for amounts. */
export const actsOf = (written: readonly Written[], seats: readonly Seat[], scale: number): HistoryAct[] =>
  written.map(it => actOf(it, seats, scale))

const actOf = (written: Written, seats: readonly Seat[], scale: number): HistoryAct => {
  const act = plainAct(written, seats, scale)
  const { remark } = written.action
  return remark === null ? act : { ...act, remark }
}

const plainAct = ({ words, line, action }: Written, seats: readonly Seat[], scale: number): HistoryAct => {
  const seat = action.place === 0 ? 0 : seats[action.place - 1]!
  const cards = action.cards ?? []
  switch (action.do) {
    case 'nothing':
      return { do: 'nothing', line, words }
    case 'boardcards':
      return { do: 'boardcards', cards, line, words }
    case 'holecards':
    case 'discard':
      return { do: action.do, seat, cards, line, words }
    case 'wager':
      return { do: 'wager', seat, to: chipsOf(action.to, scale) ?? Number.MAX_SAFE_INTEGER, line, words }
    case 'show':
      return action.cards === null ? { do: 'show', seat, line, words } : { do: 'show', seat, cards, line, words }
    case 'muck':
    case 'fold':
    case 'bring-in':
    case 'check-or-call':
      return { do: action.do, seat, line, words }
  }
}
