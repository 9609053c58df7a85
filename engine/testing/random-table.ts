import type { Chance } from '../cards/shuffle.ts'
import type { Seat } from '../deal/chips.ts'
import type { StartDeal } from '../deal/commands.ts'
import type { DealsEvent } from '../table/deals/deals.ts'
import { type DealOutcome, nothingHappened } from '../table/deals/outcome.ts'
import type { TableEvent } from '../table/events.ts'
import type { TableOrder } from '../table/orders.ts'
import type { Placard } from '../table/placard.ts'
import type { PlayerId } from '../table/player.ts'
import { entryChoices } from '../table/seats/entry-choices.ts'
import type { Table } from '../table/table.ts'
import { decideTable, evolveTable } from '../table/table-decider.ts'
import { minutes } from '../table/time.ts'
import type { Untimed } from './table-scene.ts'

/** A deal that was called: the table before it and after, and what happened on the way to it. */
export type Called = {
  readonly before: Table
  readonly after: Table
  readonly events: readonly TableEvent[]
  readonly called: Extract<DealsEvent, { readonly type: 'DealCalled' }>
}

/** How much comes and goes between two deals: a hundred times the chance of each. */
export type Unrest = {
  readonly leaves: number
  readonly joins: number
  readonly walks: number
  readonly returns: number
  readonly moves: number
  readonly busts: number
}

/** A night of this many deals at a table whose players come, go, miss blinds, change seats and go broke; nothing is played. */
export const randomTable = (placard: Placard, players: number, deals: number, dice: Chance, unrest: Unrest) => {
  const night = nightOf(placard)
  for (let seat = 1; seat <= players; seat++) night.sit(`a${seat}`, seat)
  const called: Called[] = []
  for (let deal = 0; deal < deals; deal++) {
    stir(night, dice, unrest, deal)
    const one = night.deal(dice(100) < unrest.busts ? dice(players) : null)
    if (one !== null) called.push(one)
  }
  return { called, log: night.log, table: night.now() }
}

const stir = (night: Night, dice: Chance, unrest: Unrest, deal: number): void => {
  const happens = (chance: number): boolean => dice(100) < chance
  const some = <T>(all: readonly T[]): T | undefined => all[dice(Math.max(1, all.length))]
  const { members, chairs } = night.now()
  const seated = members.filter(({ seat }) => seat !== null)
  const free = chairs.flatMap((player, i) => (player === null ? [i + 1] : []))
  const leaver = some(seated)
  if (leaver && seated.length > 2 && happens(unrest.leaves)) night.give({ type: 'Leave', player: leaver.player })
  const chair = some(free)
  if (chair !== undefined && happens(unrest.joins)) {
    const gone = some(members.filter(({ seat }) => seat === null))
    night.sit(gone && happens(50) ? gone.player : `b${deal}`, chair)
  }
  const walker = some(seated.filter(({ away }) => away === null))
  if (walker && happens(unrest.walks)) night.give({ type: 'WalkAway', player: walker.player })
  const away = some(night.now().members.filter(it => it.seat !== null && it.away !== null))
  if (away && happens(unrest.returns)) night.give({ type: 'ComeBack', player: away.player })
  const mover = some(seated)
  const to = some(free)
  if (mover && to !== undefined && happens(unrest.moves))
    night.give({ type: 'ChangeSeat', player: mover.player, seat: to })
  for (const { player, seat, stack } of night.now().members) {
    if (seat !== null && stack === 0) night.give({ type: 'BuyIn', player, chips: 1000 })
    if (seat === null || !happens(30)) continue
    const way = some(entryChoices(night.now(), player))
    if (way) night.give({ type: 'ChooseEntry', player, wish: way.wish })
  }
}

/** A table that is given orders one after another. */
type Night = {
  readonly now: () => Table
  readonly log: readonly TableEvent[]
  /** Gives an order, and says whether it was accepted. */
  readonly give: (order: Untimed) => boolean
  readonly sit: (player: PlayerId, seat: Seat) => void
  /** The next deal, if there can be one; the player in this place of it may lose all they have. */
  readonly deal: (busts: number | null) => Called | null
}

const nightOf = (placard: Placard): Night => {
  let table: Table | undefined
  let at = 0
  const log: TableEvent[] = []
  const give = (order: Untimed): boolean => {
    const decision = decideTable(table, { ...order, at } as TableOrder)
    if (!decision.ok) return false
    for (const event of decision.events) table = evolveTable(table, event)
    log.push(...decision.events)
    return true
  }
  give({ type: 'OpenTable', placard })
  return {
    now: () => table!,
    log,
    give,
    sit: (player, seat) => {
      if (give({ type: 'TakeSeat', player, seat })) give({ type: 'BuyIn', player, chips: 1000 })
    },
    deal: busts => {
      at += minutes(2)
      const before = table!
      const from = log.length
      if (!give({ type: 'CallDeal' })) return null
      const events = log.slice(from)
      const called = events.find(event => event.type === 'DealCalled')!
      const after = table!
      const stacks = stacksAfter(called.start, busts)
      if (!give({ type: 'RecordDeal', outcome: { ...nothingHappened, stacks } })) throw new Error('not recorded')
      return { before, after, events, called }
    },
  }
}

const stacksAfter = ({ seats }: StartDeal, busts: number | null): DealOutcome['stacks'] => {
  const [loser, winner] = busts === null ? [] : [seats[busts % seats.length], seats[(busts + 1) % seats.length]]
  return seats.map(({ seat, chips }) => {
    if (seat === loser?.seat) return { seat, chips: 0 }
    return { seat, chips: seat === winner?.seat ? chips + loser!.chips : chips }
  })
}
