import type { Rulebook } from '../../rulebooks/rulebook.ts'
import { bookOf } from '../draft.ts'
import type { GamePart } from '../placard.ts'
import type { Table } from '../table.ts'
import { type Entering, type EntryChoice, untilButtonPasses, waiting } from './entry-choice.ts'
import { isPassed } from './line.ts'
import { waysForNew } from './ways-for-new.ts'

/** wsop/103-entry: a player who was moved here from a like game posts nothing, but does not begin in the best places. */
export const waysForMoved = (entering: Entering): readonly EntryChoice[] => {
  const { table, part, line } = entering
  const { post, mayLetButtonPass } = movedEntry(table, part, bookOf(table))
  if (post === 'as-new-player') return waysForNew(entering)
  const { rules } = bookOf(table).mustMoveEntry
  const wait = waiting(entering, rules)
  const deals = isBarred(entering) ? untilButtonPasses(entering) : 0
  const pass: EntryChoice = {
    wish: 'let-button-pass',
    deals: Math.max(1, untilButtonPasses(entering)),
    live: 0,
    dead: 0,
    rules,
  }
  const ways = mayLetButtonPass ? [wait, pass] : [wait]
  return wait.deals === 0 || line.headsUp ? ways : [{ wish: 'at-once', deals, live: 0, dead: 0, rules }, ...ways]
}

/** Is their seat one in which they may not begin: the button, or the small blind's part of the table too? */
const isBarred = ({ table, part, line, member }: Entering): boolean => {
  const { forbidden } = movedEntry(table, part, bookOf(table))
  const seat = member.seat!
  if (forbidden.includes('button') && seat === line.places.trail[0]) return true
  return forbidden.includes('small-blind') && isPassed(line.places, seat)
}

type Entry = Rulebook['mustMoveEntry']['is']['usual']

/** wsop/103-flop, wsop/103d-move: a game's own paragraph goes before the general one. */
const movedEntry = ({ placard }: Table, { form }: GamePart, book: Rulebook): Entry => {
  const { usual, except } = book.mustMoveEntry.is
  const draws = form.streets.flatMap(({ steps }) => steps).filter(step => step.do === 'draw').length
  const names =
    placard.parts.length > 1
      ? [...(draws === 3 ? ['mixed/triple-draw'] : []), `mixed/${form.id}`, 'mixed']
      : [form.id, ...(form.family === 'board' ? ['flop'] : [])]
  const named = names.find(name => except[name] !== undefined)
  return named === undefined ? usual : except[named]!
}
