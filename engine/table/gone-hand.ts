import type { Deal } from '../deal/deal.ts'
import type { DealEvent } from '../deal/events.ts'
import { carryOut } from '../rulings/decide.ts'
import type { TableCommand } from '../rulings/report.ts'
import type { Table } from './table.ts'

/** What happens in a deal by itself because those whose turn it is have left for good. */
export const goneHands = (table: Table, deal: Deal): readonly DealEvent[] => {
  const events: DealEvent[] = []
  let now = deal
  for (let acts = turnOfGone(table, now); acts !== null; acts = turnOfGone(table, now)) {
    const helped = firstThatHelps(now, acts)
    if (helped === null) return events
    events.push(...helped.events)
    now = helped.state
  }
  return events
}

/** What may be done for a player who is gone and whose turn it is: their hand is dead, as the book has it; or their time runs out. */
const turnOfGone = (table: Table, deal: Deal): readonly TableCommand[] | null => {
  if (deal.turn < 0 || deal.mending.pending !== null) return null
  const { seat, hand } = deal.players[deal.turn]!
  const player = table.deal?.players.find(it => it.seat === seat)?.player
  if (!table.members.some(it => it.player === player && it.gone)) return null
  return [
    { type: 'PlayerAbsent', seat },
    { type: 'ClockExpired', seat },
    { type: 'Muck', seat },
    // an all-in hand isn't thrown away
    { type: 'Show', seat },
    { type: 'Fold', seat },
    { type: 'Discard', seat, cards: [] },
    { type: 'TurnUp', seat, turn: false },
    { type: 'Place', seat, hand, rows: [] },
  ]
}

type Done = Extract<ReturnType<typeof carryOut>, { readonly ok: true }>

/** The first of them after which it is no longer their turn, or their hand is dead. */
const firstThatHelps = (deal: Deal, acts: readonly TableCommand[]): Done | null => {
  for (const act of acts) {
    const outcome = carryOut(deal, act)
    if (!outcome.ok) continue
    const { turn, step, phase } = outcome.state
    if (turn !== deal.turn || step !== deal.step || phase !== deal.phase) return outcome
  }
  return null
}
