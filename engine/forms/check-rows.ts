import { type Problem, wrong } from '../kinds/problem.ts'
import { checkRanking, checkSelection } from './check-shares.ts'
import { heldAfter, inHand } from './check-steps.ts'
import type { Fantasyland, Form, Row, Rows } from './form.ts'

/** Do the rows of a Chinese form take all the cards, and can each be compared? */
export const checkRows = function* (form: Form): Generator<Problem> {
  const { rows } = form
  if (!rows) return
  const steps = form.streets.flatMap(street => street.steps)
  const held = heldAfter(steps)
  const laid = cardsIn(rows)
  if (rows.rows.length === 0) yield wrong('rows.rows', 'there are none')
  if (new Set(rows.rows.map(row => row.name)).size < rows.rows.length)
    yield wrong('rows.rows', 'two rows have the same name')
  if (laid !== inHand(held)) yield wrong('rows.rows', `the rows take ${laid} cards, a player has ${inHand(held)}`)
  for (const row of rows.rows) yield* checkRow(form, row, held.board)
  if (!(Number.isInteger(rows.point) && rows.point >= 1)) yield wrong('rows.point', '1 point or more')
  if (!(Number.isInteger(rows.scoop) && rows.scoop >= 0)) yield wrong('rows.scoop', '0 points or more')
  const sets = steps.filter(step => step.do === 'set').length
  const places = steps.some(step => step.do === 'place')
  if (sets + (places ? 1 : 0) !== 1) yield wrong('streets', 'the rows are set once, or placed as the cards come')
  const afterSet = steps.slice(steps.findIndex(step => step.do === 'set') + 1)
  if (sets === 1 && afterSet.some(step => step.do === 'deal'))
    yield wrong('streets', 'cards are dealt after the rows are set')
  const betting = steps.some(step => step.do === 'bet')
  if (betting && !rows.forThePot) yield wrong('rows.forThePot', 'there is betting, so the points must take the pot')
  if (!betting && rows.forThePot) yield wrong('rows.forThePot', 'nothing is bet, so there is no pot')
  if (rows.fantasyland) yield* checkFantasyland(rows, rows.fantasyland, places)
}

const cardsIn = (rows: Rows): number => rows.rows.reduce((sum, row) => sum + row.cards, 0)

const checkRow = function* (form: Form, row: Row, board: number): Generator<Problem> {
  const at = `rows "${row.name}"`
  if (row.name.trim() === '') yield wrong('rows.rows', 'a row has no name')
  if (!(Number.isInteger(row.cards) && row.cards >= 1)) yield wrong(`${at}.cards`, '1 card or more')
  yield* checkRanking(form.deck, row.ranking, at)
  yield* checkSelection(row.from, row.ranking, row.cards, board, at)
  if (row.from !== 'own' && form.boards !== 1)
    yield wrong(`${at}.from`, 'a row is made with its own cards, or with the one board')
}

/** A player with the progressive seventeen cards has the most that Fantasyland gives (wsop/362). */
const MOST_PROGRESSIVE = 17

/** The most cards one player can be dealt in Fantasyland. */
export const mostInFantasyland = ({ cards, progressive, superFantasy }: Fantasyland): number => {
  if (progressive) return Math.max(cards, MOST_PROGRESSIVE)
  return superFantasy ? Math.max(cards, 15) : cards
}

const checkFantasyland = function* (rows: Rows, land: Fantasyland, places: boolean): Generator<Problem> {
  const at = 'rows.fantasyland'
  const low = rows.rows[1]?.ranking === '2-7-middle'
  if (!places) yield wrong(at, 'is for open-face forms, whose cards are placed as they come')
  if (rows.rows.length !== 3) yield wrong(at, 'is for a front, a middle and a back')
  if (land.cards < cardsIn(rows)) yield wrong(`${at}.cards`, `${cardsIn(rows)} or more, enough for the rows`)
  if (land.perfectMiddle && !low) yield wrong(`${at}.perfectMiddle`, 'the middle is not played for 2-7')
  if (land.stay.middle === 'perfect-2-7' && !low) yield wrong(`${at}.stay.middle`, 'the middle is not played for 2-7')
  if (land.stay.middle === 'full-house' && low) yield wrong(`${at}.stay.middle`, 'the middle is played for 2-7')
  if (land.superFantasy && !land.perfectMiddle)
    yield wrong(`${at}.superFantasy`, 'needs perfectMiddle, a second way in')
}
