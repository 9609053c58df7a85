import type { DealOutcome } from '../../table/deals/outcome.ts'
import type { TableOrder } from '../../table/orders.ts'
import { entryChoices } from '../../table/seats/entry-choices.ts'
import type { Table } from '../../table/table.ts'
import { decideTable, evolveTable } from '../../table/table-decider.ts'
import { minutes } from '../../table/time.ts'
import type { Untimed } from '../table-scene.ts'

/** Orders one after another; a number stands for this many minutes that go by, `deal` for a deal, an outcome for one that ends so. */
export type Course = readonly (Untimed | number | 'deal' | Partial<DealOutcome>)[]

/** What comes of each step; what is refused changes nothing. */
export const courseSeen = (table: Table, from: number, course: Course): unknown => {
  let now = table
  let at = from
  const give = (order: Untimed): unknown => {
    const decision = decideTable(now, { ...order, at } as TableOrder)
    if (!decision.ok) return decision.refusal
    now = decision.events.reduce<Table>((t, event) => evolveTable(t, event)!, now)
    return decision.events
  }
  const deal = (won: Partial<DealOutcome> = {}): unknown => {
    const called = give({ type: 'CallDeal' })
    if (now.deal === null) return called
    const stacks = now.deal.start.seats.map(({ seat, chips }) => ({ seat, chips }))
    const outcome = { ...NOTHING, stacks, ...won }
    return [called, give({ type: 'RecordDeal', outcome })]
  }
  const take = (step: Course[number]): unknown => {
    if (step === 'deal') return deal()
    if (typeof step === 'object') return 'type' in step ? give(step) : deal(step)
    at += minutes(step)
    return null
  }
  return course.map(step => {
    const seen = take(step)
    const ways = ['new', 'p4'].map(player =>
      now.members.some(it => it.player === player) ? entryChoices(now, player) : null,
    )
    return [seen, ways]
  })
}

const NOTHING = {
  won: [], pot: 0, flopSeen: false, doorCard: null, carried: 0, matched: [], passed: 0, barred: [], fantasyland: [],
  voided: false, buttons: [], beyondBlinds: 0, kill: 0, lower: 0,
} as const // biome-ignore format: nothing happened
