import type { Card } from '../../cards/card.ts'
import type { Chips, Seat } from '../../deal/chips.ts'
import type { PlayerCommand } from '../../deal/commands.ts'
import { type Deal, type Player, placeOf } from '../../deal/deal.ts'
import { legal } from '../../deal/legal.ts'
import { isProblem, type Misread } from '../../kinds/problem.ts'
import { misread } from '../problems.ts'
import { cardsIn } from './read-cards.ts'
import { rowsIn } from './read-rows.ts'
import { ask, muck, playBoard, show } from './read-showdown.ts'

/** What a player is said to do: their seat, their first or second hand, and the words after the verb. */
export type Said = { readonly deal: Deal; readonly seat: Seat; readonly hand: 0 | 1; readonly rest: string }

/** What a verb makes of the words after it. */
export type Verb = (said: Said) => PlayerCommand | Misread

const plain =
  (type: 'Fold' | 'Check' | 'Call'): Verb =>
  ({ seat }) => ({ type, seat })

const allIn: Verb = ({ deal, seat }) => {
  const player = playerOf(deal, seat)
  const all = player === undefined ? 0 : player.bet + player.stack
  const due = legal(deal)
  // rrp/8/4: all that a player has may be less than the forced bet
  if (due.due === 'betting' && due.seat === seat && due.bringIn?.every(size => size === all)) {
    return { type: 'BringIn', seat, to: all }
  }
  return deal.round !== null && all <= deal.round.price ? { type: 'Call', seat } : { type: 'Wager', seat, to: all }
}

/** A bet or raise; without an amount it has the one size that is allowed. */
const wager: Verb = ({ deal, seat, rest }) => {
  if (/^all-?in$/i.test(rest)) return allIn({ deal, seat, hand: 0, rest })
  const amount = amountIn(rest)
  if (amount !== undefined) return { type: 'Wager', seat, to: /\bby\b/.test(rest) ? priceOf(deal) + amount : amount }
  if (rest !== '') return misread('not-an-amount', { text: rest })
  const to = usualSize(deal, seat)
  return to === undefined ? misread('how-much') : { type: 'Wager', seat, to }
}

/** The one size there is at limit, and any size for a player who may not wager at all: then that is said. */
const usualSize = (deal: Deal, seat: Seat): Chips | undefined => {
  const due = legal(deal)
  const bounds = due.due === 'betting' && due.seat === seat ? due.wager : undefined
  if (bounds?.sizes.length === 1) return bounds.sizes[0]
  const { round } = deal
  if (bounds === null || (bounds === undefined && deal.stakes.structure === 'limit')) {
    return (round?.level ?? 0) + (round?.sizes[0] ?? deal.stakes.lower)
  }
  return undefined
}

/** To raise 40 may be to 40 or by 40. */
const raise: Verb = said => (/^\d/.test(said.rest) ? misread('raise-to-or-by', { text: said.rest }) : wager(said))

const bringIn: Verb = ({ deal, seat, rest }) => {
  const to = amountIn(rest)
  if (to !== undefined) return { type: 'BringIn', seat, to }
  const due = legal(deal)
  const [least] = (due.due === 'betting' && due.bringIn) || []
  return least === undefined ? misread('how-much') : { type: 'BringIn', seat, to: least }
}

const kill: Verb = ({ seat, rest }) => {
  const to = amountIn(rest)
  return to === undefined ? misread('how-much') : { type: 'Kill', seat, to }
}

const withCards = (text: string, made: (cards: readonly Card[]) => PlayerCommand): PlayerCommand | Misread => {
  const cards = cardsIn(text)
  return isProblem(cards) ? cards : made(cards)
}

const discard: Verb = ({ seat, rest }) => withCards(rest, cards => ({ type: 'Discard', seat, cards }))

/** The opener splits their openers: these cards go under a chip. */
const split: Verb = ({ seat, rest }) => withCards(rest, cards => ({ type: 'Discard', seat, cards, split: true }))

/** `declares open`, `declares false openers`. */
const declare: Verb = ({ seat, rest }) => {
  if (/^(?:the pot )?open$/i.test(rest)) return { type: 'DeclareOpen', seat }
  if (/^false openers$/i.test(rest)) return { type: 'DeclareFalseOpeners', seat }
  return misread('not-declared', { text: rest })
}

const draw: Verb = ({ deal, seat, rest }) => {
  const count = amountIn(rest)
  if (count === undefined) return misread('how-many-cards')
  return { type: 'Discard', seat, cards: playerOf(deal, seat)?.down.slice(0, count) ?? [] }
}

const standPat: Verb = ({ seat }) => ({ type: 'Discard', seat, cards: [] })

const turnUp =
  (turn: boolean): Verb =>
  ({ seat }) => ({ type: 'TurnUp', seat, turn })

const lay: Verb = ({ seat, hand, rest }) => {
  const [laid = '', thrown = ''] = rest.split('-')
  const rows = rowsIn(laid)
  if (isProblem(rows)) return rows
  return withCards(thrown, discard => ({ type: 'Place', seat, hand, rows, discard }))
}

/** `goes all-in`, `is all-in`. */
const goes: Verb = said => (/^all-?in$/i.test(said.rest) ? allIn(said) : misread('no-such-act', { text: said.rest }))

/** The verbs without their s. */
export const verbs: Readonly<Record<string, Verb>> = {
  fold: plain('Fold'),
  check: plain('Check'),
  call: plain('Call'),
  bet: wager,
  raise,
  complete: wager,
  'all-in': allIn,
  goe: goes,
  i: goes,
  bring: bringIn,
  'bring-in': bringIn,
  kill,
  discard,
  draw,
  split,
  declare,
  stand: standPat,
  'stand-pat': standPat,
  turn: turnUp(true),
  'turn-up': turnUp(true),
  keep: turnUp(false),
  lay,
  place: lay,
  show,
  muck,
  play: playBoard,
  ask,
}

const playerOf = (deal: Deal, seat: Seat): Player | undefined => deal.players[placeOf(deal, seat)]

const priceOf = (deal: Deal): Chips => deal.round?.price ?? 0

/** The number at the end of the words: after `to`, `by`, `in` or `to see`. */
const amountIn = (rest: string): number | undefined => {
  const [number] = LAST_NUMBER.exec(rest) ?? []
  return number === undefined ? undefined : Number(number.replaceAll(',', ''))
}

/** It begins where a number does: tried from every digit of a long one, it would take hours. */
const LAST_NUMBER = /(?<!\d,?)-?\d[\d,]*(?:\.\d+)?$/
