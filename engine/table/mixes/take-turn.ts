import type { Seat } from '../../deal/chips.ts'
import { NO_RULES } from '../../deal/work.ts'
import { whoCanPlay } from '../people/who-can-play.ts'
import { lineOf } from '../seats/line.ts'
import type { Table } from '../table.ts'
import type { Time } from '../time.ts'
import { type TableWork, tell } from '../work.ts'
import type { MixesEvent } from './mixes.ts'

/** Before a deal: the next form of the mix, if its turn has come. */
export const takeTurn = (work: TableWork, at: Time): void => {
  const turned = turnDue(work.state, at)
  if (turned !== null) tell(work, { ...turned, at, rules: NO_RULES })
}

/** The form whose turn it is now, or null while the one before goes on. */
const turnDue = (table: Table, at: Time): Extract<MixesEvent, { readonly type: 'FormTurned' }> | null => {
  const { rotation, placard } = table
  const { parts, turn } = placard
  // what lies in the pot is played for in the form that left it there
  if (parts.length < 2 || table.carried.chips > 0) return null
  const next = (rotation.part + 1) % parts.length
  if (turn === 'dealers-choice') {
    const { chosen } = rotation
    return chosen === null || chosen === rotation.part ? null : { type: 'FormTurned', part: chosen, why: 'chosen' }
  }
  if (typeof turn === 'object')
    return rotation.deals < turn.deals ? null : { type: 'FormTurned', part: next, why: 'deals' }
  return isRound(table, at) ? { type: 'FormTurned', part: next, why: 'orbit' } : null
}

/** Has the button gone once round with this form? It has if it would reach or pass the place where it started. */
const isRound = (table: Table, at: Time): boolean => {
  const { rotation, places, chairs, placard } = table
  const { players } = whoCanPlay(table, at)
  if (rotation.from === null || places === null || rotation.deals === 0 || players.length < 2) return false
  const next = lineOf(table, placard.parts[rotation.part]!, players).places.button
  // a button that stays, as at some forms of stud, counts by the deals that each player has had
  if (next === places.button) return rotation.deals >= players.length
  return isOnTheWay(rotation.from, places.button, next, chairs.length)
}

/** Is this seat passed, or reached, on the way round the table? */
const isOnTheWay = (seat: Seat, from: Seat, to: Seat, chairs: number): boolean => {
  const steps = (other: Seat): number => (other - from + chairs) % chairs || chairs
  return steps(seat) <= steps(to)
}
