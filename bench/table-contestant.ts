import {
  type Deal,
  decide,
  decideTable,
  evolve,
  evolveTable,
  placardFor,
  play,
  playTable,
  randomCommand,
  type StartDeal,
  seeded,
  type Table,
  type TableOrder,
} from '@cardroom/engine'
import type { Result } from '@cardroom/engine/decider'
import { outcomeOf, type TablePlay } from '@cardroom/engine/table'

const DEALS = 1000
const PEOPLE = ['ann', 'bob', 'cid', 'dee', 'eve', 'fay']

type Command = ReturnType<typeof randomCommand>
type Played = { readonly start: StartDeal; readonly commands: readonly Command[] }
type Night = { readonly orders: readonly TableOrder[]; readonly deals: readonly Played[] }
type Opening = Parameters<typeof playTable>[0]

/** A thousand deals of six random players at a raked table, who buy in again when they are short: all that was ordered. */
const playNight = (): Night => {
  const collection = { way: 'rake', percent: 10, cap: 6, noFlopNoDrop: true } as const
  const opening: Opening = {
    type: 'OpenTable',
    placard: placardFor({ game: 'holdem', collection, chairs: 6 }),
    at: 0,
  }
  const orders: TableOrder[] = [opening]
  let table = tableAfter(undefined, opening)
  const order = (it: TableOrder): void => {
    table = tableAfter(table, it)
    orders.push(it)
  }
  for (const [i, player] of PEOPLE.entries()) {
    order({ type: 'TakeSeat', player, seat: i + 1, at: 0 })
    order({ type: 'BuyIn', player, chips: 1000, at: 0 })
  }
  const chance = seeded('table books')
  const deals: Played[] = []
  for (let at = 1; at <= DEALS; at++) {
    order({ type: 'CallDeal', at })
    const { start } = table.deal!
    const commands: Command[] = []
    const { deal, log, give: act } = begun(start)
    while (deal.phase !== 'ended') {
      const command = randomCommand(deal, chance)
      accepted(act(command))
      commands.push(command)
    }
    deals.push({ start: keptOf(start), commands: copyOf(commands) })
    order({ type: 'RecordDeal', outcome: copyOf(outcomeOf(deal, log)), at })
    for (const { player, stack } of table.members) {
      if (stack < 200) order({ type: 'BuyIn', player, chips: 1000, at })
    }
  }
  return { orders, deals }
}

/**
 * What is kept of the night is a copy: objects that outlive it would teach the garbage collector that those which are
 * made at the same place later, when speed is measured, are going to last as well.
 */
const copyOf = <T>(it: T): T => JSON.parse(JSON.stringify(it))

/** The game of a deal stays the very same one, as it is at a table. */
const keptOf = ({ form, stakes, ...deal }: StartDeal): StartDeal => ({ ...copyOf(deal), form, stakes })

const booksInPlace = ([opening, ...orders]: readonly TableOrder[]): Table => {
  const { table, give } = opened(opening as Opening)
  for (const order of orders) accepted(give(order))
  return table
}

const books = (orders: readonly TableOrder[]): Table => {
  let table: Table | undefined
  for (const order of orders) table = tableAfter(table, order)
  return table!
}

const tableAfter = (before: Table | undefined, order: TableOrder): Table => {
  let table = before
  const decision = decideTable(table, order)
  if (!decision.ok) throw new Error(`${order.type}: ${decision.refusal.why}`)
  for (const event of decision.events) table = evolveTable(table, event)
  return table!
}

const awards = ({ deals }: Night, playOut: (played: Played) => Deal): number =>
  deals.reduce((sum, played) => sum + playOut(played).awards.length, 0)

const dealInPlace = ({ start, commands }: Played): Deal => {
  const { deal, give } = begun(start)
  for (const command of commands) accepted(give(command))
  return deal
}

const dealDecided = ({ start, commands }: Played): Deal => {
  let deal: Deal | undefined
  for (const command of [start, ...commands]) {
    const decision = decide(deal, command)
    if (!decision.ok) throw new Error(`${command.type}: ${decision.refusal.why}`)
    for (const event of decision.events) deal = evolve(deal, event)
  }
  return deal!
}

const opened = (opening: Opening): TablePlay => {
  const played = playTable(opening)
  if (!played.ok) throw new Error(played.refusal.why)
  return played
}

const begun = (start: StartDeal): Extract<ReturnType<typeof play>, { readonly ok: true }> => {
  const played = play(start)
  if (!played.ok) throw new Error(played.refusal.why)
  return played
}

const accepted = (given: Result<unknown>): void => {
  if (!given.ok) throw new Error(given.refusal.why)
}

const ways: Readonly<Record<string, (night: Night) => number>> = {
  'books-in-place': ({ orders }) => booksInPlace(orders).collected,
  'deals-in-place': night => awards(night, dealInPlace),
  'books-decided': ({ orders }) => books(orders).collected,
  'deals-decided': night => awards(night, dealDecided),
}

/** Goes over the same night again and again for this many milliseconds, and prints how many of its deals a second. */
const report = (go: (night: Night) => number, milliseconds: number): void => {
  const night = playNight()
  const sum = go(night)
  const until = performance.now() + milliseconds
  for (let best = 0; performance.now() < until; ) {
    const start = performance.now()
    if (go(night) !== sum) throw new Error('changed its answer')
    best = Math.max(best, (DEALS / (performance.now() - start)) * 1000)
    process.stdout.write(`${JSON.stringify({ best: Math.round(best) })}\n`)
  }
}

const way = ways[process.argv[3] ?? '']
if (way === undefined) throw new Error(`no such contestant: ${process.argv[3]}`)
report(way, Number(process.argv[2]))
