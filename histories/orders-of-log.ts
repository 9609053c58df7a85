import { type Deal, type DealEvent, decide, legal, play, type StartDeal, type TableCommand } from '@cardroom/engine'
import { UNKNOWN } from '@cardroom/engine/cards'
import type { Play } from '@cardroom/engine/deal'
import { candidates } from './candidate-orders.ts'

/** An order of a deal, what was due, the events that it led to, and whether every card of the hand due was known. */
export type OrderGiven = {
  readonly order: TableCommand
  readonly due: string
  readonly events: readonly DealEvent[]
  readonly known: boolean
}

/** The orders that lead to the events of a log, one after another; or the event that none of ours leads to. */
export const ordersOfLog = (
  start: StartDeal,
  log: readonly DealEvent[],
): readonly OrderGiven[] | { readonly unexplained: number } => {
  const live = play(start)
  if (!live.ok) return { unexplained: 0 }
  const given: OrderGiven[] = []
  while (live.log.length < log.length) {
    const from = live.log.length
    const step = nextOrder(live, log)
    if (step === null) return { unexplained: from }
    given.push(step)
  }
  return given
}

/** Of the orders that may be behind the next event, the first that leads to just these events. */
const nextOrder = (live: Play<TableCommand>, log: readonly DealEvent[]): OrderGiven | null => {
  const from = live.log.length
  const due = dueOf(live.deal)
  const hand = live.deal.players[live.deal.turn]
  const known = hand !== undefined && !hand.down.includes(UNKNOWN) && !hand.up.includes(UNKNOWN)
  const tries = candidates(live.deal, log, from)
  for (const order of tries) {
    if (tries.length > 1 && !leadsTo(live.deal, order, log, from)) continue
    const given = live.give(order)
    if (!given.ok || !isSame(live.log, log, from)) return null
    return { order, due, events: live.log.slice(from), known }
  }
  return null
}

const dueOf = (deal: Deal): string => {
  const due = legal(deal)
  return due.due === 'dealer' ? due.act.do : due.due
}

/** Would this order lead to these events? */
const leadsTo = (deal: Deal, order: TableCommand, log: readonly DealEvent[], from: number): boolean => {
  const decision = decide(deal, order)
  return decision.ok && decision.events.every((event, i) => JSON.stringify(event) === JSON.stringify(log[from + i]))
}

const isSame = (events: readonly DealEvent[], log: readonly DealEvent[], from: number): boolean => {
  for (let i = from; i < events.length; i++) if (JSON.stringify(events[i]) !== JSON.stringify(log[i])) return false
  return events.length > from
}
