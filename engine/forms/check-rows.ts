import type { Problem } from '../kinds/problem.ts'
import { checkRanking, checkSelection } from './check-shares.ts'
import { heldAfter, inHand } from './check-steps.ts'
import type { Fantasyland, Form, Row, Rows } from './form.ts'
import { wrong } from './problems.ts'

/** Do the rows of a Chinese form take all the cards, and can each be compared? */
export const checkRows = function* (form: Form): Generator<Problem> {
  const { rows } = form
  if (!rows) return
  const steps = form.streets.flatMap(street => street.steps)
  const held = heldAfter(steps)
  const laid = cardsIn(rows)
  if (rows.rows.length === 0) yield wrong('rows.rows', 'none-there')
  if (new Set(rows.rows.map(row => row.name)).size < rows.rows.length)
    yield wrong('rows.rows', 'two-rows-have-the-same-name')
  if (laid !== inHand(held)) yield wrong('rows.rows', 'rows-and-cards', { laid, held: inHand(held) })
  for (const row of rows.rows) yield* checkRow(form, row, held.board)
  if (!(Number.isInteger(rows.point) && rows.point >= 1)) yield wrong('rows.point', 'points-from-1')
  if (!(Number.isInteger(rows.scoop) && rows.scoop >= 0)) yield wrong('rows.scoop', 'points-from-0')
  const sets = steps.filter(step => step.do === 'set').length
  const places = steps.some(step => step.do === 'place')
  if (sets + (places ? 1 : 0) !== 1) yield wrong('streets', 'rows-neither-set-nor-placed')
  const afterSet = steps.slice(steps.findIndex(step => step.do === 'set') + 1)
  if (sets === 1 && afterSet.some(step => step.do === 'deal')) yield wrong('streets', 'dealt-after-setting')
  const betting = steps.some(step => step.do === 'bet')
  if (betting && !rows.forThePot) yield wrong('rows.forThePot', 'betting-for-points')
  if (!betting && rows.forThePot) yield wrong('rows.forThePot', 'pot-without-betting')
  if (rows.forThePot === 'row-by-row' && scores(rows)) yield wrong('rows.forThePot', 'points-beside-parts')
  if (rows.fantasyland) yield* checkFantasyland(rows, rows.fantasyland, places)
}

/** Does something count in it beside which row is better? */
const scores = ({ rows, scoop, fantasyland }: Rows): boolean =>
  scoop > 0 || fantasyland !== undefined || rows.some(row => row.royalties !== undefined)

const cardsIn = (rows: Rows): number => rows.rows.reduce((sum, row) => sum + row.cards, 0)

const checkRow = function* (form: Form, row: Row, board: number): Generator<Problem> {
  const at = `rows "${row.name}"`
  if (row.name.trim() === '') yield wrong('rows.rows', 'a-row-has-no-name')
  if (!(Number.isInteger(row.cards) && row.cards >= 1)) yield wrong(`${at}.cards`, 'cards-from-1')
  yield* checkRanking(form.deck, row.ranking, at)
  yield* checkSelection(row.from, row.ranking, row.cards, board, at)
  if (row.from !== 'own' && form.boards !== 1) yield wrong(`${at}.from`, 'row-from-elsewhere')
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
  if (!places) yield wrong(at, 'fantasyland-not-open-face')
  if (rows.rows.length !== 3) yield wrong(at, 'fantasyland-rows')
  if (land.cards < cardsIn(rows)) yield wrong(`${at}.cards`, 'fantasyland-too-few-cards', { least: cardsIn(rows) })
  if (land.perfectMiddle && !low) yield wrong(`${at}.perfectMiddle`, 'middle-not-low')
  if (land.stay.middle === 'perfect-2-7' && !low) yield wrong(`${at}.stay.middle`, 'middle-not-low')
  if (land.stay.middle === 'full-house' && low) yield wrong(`${at}.stay.middle`, 'middle-low')
  if (land.superFantasy && !land.perfectMiddle) yield wrong(`${at}.superFantasy`, 'super-fantasy-needs-middle')
}
