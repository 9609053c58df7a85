import { type Card, cards, codeOf } from '../cards/card.ts'
import { deckCards } from '../cards/deck.ts'
import { highCategory } from '../ranking/high.ts'
import { rankings } from '../ranking/rankings.ts'
import type { Form } from './form.ts'

/** The chances of this many outs: on the turn, on the river, on either, on both; in percent and as odds against one. */
export type OutsRow = readonly [outs: number, ...(number | null)[]]

/** The chances of 20 outs down to one, for a player who sees their own cards and the flop. */
export const outsTable = (form: Form): readonly OutsRow[] => {
  const unseen = deckCards(form.deck).length - seenOnFlop(form)
  return Array.from({ length: 20 }, (_, i): OutsRow => {
    const outs = 20 - i
    const turn = outs / unseen
    const river = outs / (unseen - 1)
    const missed = (1 - turn) * (1 - river)
    const both = turn * ((outs - 1) / (unseen - 1))
    return [outs, ...[turn, river, 1 - missed, both].flatMap(chance => [percent(chance), odds(chance)])]
  })
}

/** How many cards make each common draw on the flop: counted, not calculated. */
export const outsByDraw = (form: Form): readonly (readonly [outs: number, draw: string])[] =>
  DRAWS.map(([draw, seen, made]) => [outsOf(form, cards(seen), made), draw])

/** The cards still unseen with which the hand becomes one of these kinds. */
const outsOf = (form: Form, seen: readonly Card[], made: readonly number[]): number =>
  deckCards(form.deck).filter(card => {
    if (seen.includes(card)) return false
    const value = rankings[form.pot[0]!.ranking].value([...seen, card].map(codeOf))
    return made.includes(highCategory(value))
  }).length

const TRIPS = 3
const STRAIGHT = 4
const FLUSH = 5
const FULL_HOUSE = 6
const QUADS = 7
const STRAIGHT_FLUSH = 8

const DRAWS: readonly (readonly [draw: string, seen: string, made: readonly number[]])[] = [
  ['open straight flush draw', '9h 8h 7h 6h 2c', [STRAIGHT, FLUSH, STRAIGHT_FLUSH]],
  ['inside straight flush draw', '9h 8h 6h 5h 2c', [STRAIGHT, FLUSH, STRAIGHT_FLUSH]],
  ['flush draw', 'Ah 9h 6h 2h Kc', [FLUSH]],
  ['open straight draw', '9h 8c 7d 6s 2c', [STRAIGHT]],
  ['gut shot straight', '9h 8c 6d 5s 2c', [STRAIGHT]],
  ['two pair', '9h 9d 8c 8s 2c', [FULL_HOUSE]],
  ['one pair', '9h 9d 7c 4s 2c', [TRIPS]],
  ['three of a kind', '9h 9d 9c 4s 2c', [QUADS]],
]

const seenOnFlop = (form: Form): number => {
  const steps = form.streets.slice(0, 2).flatMap(street => street.steps)
  return steps.reduce((seen, step) => seen + (step.do === 'deal' || step.do === 'board' ? step.cards : 0), 0)
}

const percent = (chance: number): number => Math.round(chance * 1000) / 10
const odds = (chance: number): number | null => (chance === 0 ? null : Math.round(((1 - chance) / chance) * 100) / 100)
