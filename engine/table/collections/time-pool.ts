import { JOKER } from '../../cards/card.ts'
import type { Chips, Seat } from '../../deal/chips.ts'
import type { DealOutcome } from '../deals/outcome.ts'
import { bookOf } from '../draft.ts'
import type { Table } from '../table.ts'
import type { Time } from '../time.ts'
import { type TableWork, tell } from '../work.ts'
import { sharesOf } from './shares.ts'

/** wsop/31a, 31b, 31c: a deal that pays everybody's time is over. If it found nobody to pay, the next deal does. */
export const payFromPool = (work: TableWork, outcome: DealOutcome, at: Time): void => {
  const { state: table } = work
  const { pool } = table.time
  if (pool === null || outcome.voided) return
  const payers = pool.way === 'time-flop' ? seatOfDoorCard(table, outcome) : outcome.won
  const from = sharesOf(table, pool.chips, payers)
  if (from.length === 0) return
  const { rules } = bookOf(table).timeCollection
  tell(work, { type: 'CollectionTaken', why: pool.way, from, covers: pool.players, at, rules })
}

/** The seat that the first card of the flop names, if one sits there who plays for it: aces are one, kings thirteen. */
const seatOfDoorCard = (table: Table, { doorCard }: DealOutcome): readonly { seat: Seat; chips: Chips }[] => {
  if (doorCard === null) return []
  const seat = numberOf(doorCard)
  const player = table.chairs[seat - 1]
  return player != null && table.time.pool!.players.includes(player) ? [{ seat, chips: 1 }] : []
}

const numberOf = (card: NonNullable<DealOutcome['doorCard']>): number =>
  card === JOKER ? 0 : 'A23456789TJQK'.indexOf(card[0]!) + 1
