import type { Seat } from '../../deal/chips.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { bookOf } from '../draft.ts'
import type { Member } from '../member.ts'
import type { Table } from '../table.ts'
import { playersBefore } from './line.ts'

/** After a change of seats: how near the big blind must be when they are dealt in, null at once; and the rules for it. */
export type PlaceAfterMove = { readonly place: number | null; readonly rules: readonly RuleId[] }

/** rrp/4/14, rrp/4/15: nearer to the big blind is free; further away they wait until they are as near to it as they were. */
export const placeAfterMove = (table: Table, mover: Member, to: Seat): PlaceAfterMove => {
  const book = bookOf(table)
  const { seatChangeFreeBeforeBlind, seatChangeTowardBlindFree: toward, seatChangeAwayFromBlind } = book
  const { parts } = table.placard
  const isBlindless = parts.every(({ form, stakes }) => form.opening !== 'blinds' || stakes.blinds.length === 0)
  if (table.places === null || isBlindless || mover.standing === 'new') return { place: null, rules: [] }
  // rrp/4/13c: in a new game, where no blind has been
  if (seatChangeFreeBeforeBlind.is && table.unreached.includes(to)) {
    return { place: null, rules: seatChangeFreeBeforeBlind.rules }
  }
  const others = inGame(table, mover)
  const had = mover.place ?? playersBefore(table, mover.seat!, others)
  const has = playersBefore(table, to, others)
  // where that isn't free, only the big blind itself lets the player back in
  if (has <= had) return { place: toward.is || has === had ? null : 0, rules: toward.rules }
  const { is, rules } = seatChangeAwayFromBlind
  const isFree = has - had <= is.freePast && !waitsAlways(table, is.mix)
  if (isFree) return { place: null, rules }
  return { place: is.default === 'wait-for-big-blind' ? 0 : had, rules }
}

/** wsop/163-draw: in draw forms and in a mix no player may be passed free. */
const waitsAlways = ({ placard, rotation }: Table, mix: 'by-form' | 'wait-same-relative-position'): boolean =>
  placard.parts[rotation.part]!.form.family === 'draw' || (placard.parts.length > 1 && mix !== 'by-form')

/** The seats of those who are in the game and at the table. */
const inGame = ({ members }: Table, { player }: Member): readonly Seat[] =>
  members.flatMap(it => {
    const isIn = it.seat !== null && it.away === null && it.stack > 0 && it.missed.length === 0 && it.place === null
    return isIn && it.player !== player && it.standing !== 'new' ? [it.seat!] : []
  })
