import {
  type Deal,
  type DealEvent,
  type DealOutcome,
  decide,
  decideTable,
  evolve,
  evolveTable,
  outcomeOf,
  placardFor,
  randomCommand,
  type StartDeal,
  seeded,
  type Table,
  type TableOrder,
} from '@cardroom/engine'
import { type Result, result } from './alternate.ts'

const DEALS = 1000
const ROUNDS = 5
const PEOPLE = ['ann', 'bob', 'cid', 'dee', 'eve', 'fay']

/** What the table costs beside the deals that are played at it: both decide and evolve, as a room does. */
export const run = (): Result[] => {
  let books = 0
  let deals = 0
  for (let round = 0; round < ROUNDS; round++) {
    const { seconds, starts } = tableBooks()
    books = Math.max(books, DEALS / seconds)
    deals = Math.max(deals, DEALS / playAll(starts).seconds)
  }
  const name = 'the table between the deals: button, blinds, stacks, rake'
  return [result(name, books, 'the deals themselves', deals, { goal: 10, floor: 0.3 })]
}

type Played = { readonly start: StartDeal; readonly outcome: DealOutcome }

/** A thousand deals are called and recorded, with how they came out known before. */
const tableBooks = (): { readonly seconds: number; readonly starts: readonly StartDeal[] } => {
  const collection = { way: 'rake', percent: 10, cap: 6, noFlopNoDrop: true } as const
  let table = order(undefined, {
    type: 'OpenTable',
    placard: placardFor({ game: 'holdem', collection, chairs: 6 }),
    at: 0,
  })
  for (const [i, player] of PEOPLE.entries()) {
    table = order(table, { type: 'TakeSeat', player, seat: i + 1, at: 0 })
    table = order(table, { type: 'BuyIn', player, chips: 1000, at: 0 })
  }
  const starts: StartDeal[] = []
  let seconds = 0
  for (let at = 1; at <= DEALS; at++) {
    const began = performance.now()
    table = order(table, { type: 'CallDeal', at })
    const called = performance.now()
    const { start } = table.deal!
    starts.push(start)
    const { outcome } = playOut(start)
    const ended = performance.now()
    table = order(table, { type: 'RecordDeal', outcome, at })
    for (const { player, stack } of table.members) {
      if (stack < 200) table = order(table, { type: 'BuyIn', player, chips: 1000, at })
    }
    seconds += (called - began + performance.now() - ended) / 1000
  }
  return { seconds, starts }
}

const order = (table: Table | undefined, it: TableOrder): Table => {
  const decision = decideTable(table, it)
  if (!decision.ok) throw new Error(`${it.type}: ${decision.refusal.why}`)
  return decision.events.reduce<Table | undefined>(evolveTable, table)!
}

const playAll = (starts: readonly StartDeal[]): { readonly seconds: number } => {
  const began = performance.now()
  for (const start of starts) playOut(start)
  return { seconds: (performance.now() - began) / 1000 }
}

const chance = seeded('table books')

const playOut = (start: StartDeal): Played => {
  const log: DealEvent[] = []
  let deal: Deal | undefined
  const give = (command: Parameters<typeof decide>[1]): void => {
    const decision = decide(deal, command)
    if (!decision.ok) throw new Error(`${command.type}: ${decision.refusal.why}`)
    for (const event of decision.events) {
      log.push(event)
      deal = evolve(deal, event)
    }
  }
  give(start)
  while (deal!.phase !== 'ended') give(randomCommand(deal!, chance))
  return { start, outcome: outcomeOf(deal!, log) }
}
