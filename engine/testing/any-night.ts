import { seeded } from '../cards/shuffle.ts'
import type { TableEvent } from '../table/events.ts'
import { type NightPlan, randomNight } from '../table/random-night.ts'
import type { Table } from '../table/table.ts'
import { evolveTable, replayTable } from '../table/table-decider.ts'

/** How a night came out: its log, its last table, and how many deals were played in it. */
export type NightPlayed = { readonly log: readonly TableEvent[]; readonly table: Table; readonly deals: number }

/** Plays a random night and looks at every step of it: deals start, chips are conserved at every event, all ends. */
export const playNight = (plan: NightPlan, seed: string): NightPlayed => {
  const log: TableEvent[] = []
  let table: Table | undefined
  let deals = 0
  for (const step of randomNight(plan, seeded(seed))) {
    const { refusal, order } = step
    if (refusal?.why === 'deal-cannot-start' || order.type === 'RecordDeal' || order.type === 'CloseTable') {
      if (refusal !== null) throw new Error(`${seed}: ${order.type} is refused: ${JSON.stringify(refusal)}`)
    }
    for (const event of step.events) {
      log.push(event)
      table = evolveTable(table, event)
      const off = chipsOff(table)
      if (off !== 0) throw new Error(`${seed}: after ${event.type} there are ${off} chips too many`)
    }
    if (step.played !== null) deals++
  }
  if (JSON.stringify(replayTable(log)) !== JSON.stringify(table)) throw new Error(`${seed}: the log replays otherwise`)
  return { log, table: table!, deals }
}

/** How many chips there are too many, or, below zero, too few: those on the table are bought, not cashed out, not collected. */
export const chipsOff = (table: Table): number => {
  const sum = (of: (member: Table['members'][number]) => number): number =>
    table.members.reduce((total, member) => total + of(member), 0)
  const there = sum(({ stack, behind, held, pocketed }) => stack + (behind?.chips ?? 0) + held + pocketed)
  const inPot = table.deal === null ? table.carried.chips : (table.deal.start.carried ?? 0)
  return there + inPot - (sum(({ bought, cashedOut }) => bought - cashedOut) - table.collected)
}
