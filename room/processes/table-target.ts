import type { Placard } from '@cardroom/engine'
import { type GamePart, type PlayerId, placardFor } from '@cardroom/engine/table'
import { type CardOf, partOf } from '@cardroom/engine/tournament'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { type EventPerson, type Held, nameOf, runOf, type TableOpened } from '../events/held.ts'
import type { Policy } from '../table/state/hosted.ts'

/** How a table of an event should be: who sits where with which chips, the stakes, and the deal that it should deal. */
export type TableTarget = {
  readonly players: readonly (EventPerson & {
    readonly seat: number
    readonly stack: number
    readonly isAway: boolean
    readonly isOut: boolean
  })[]
  readonly part: GamePart
  readonly button: readonly CardOf[] | null
  /** The helper calls the deals. */
  readonly isLive: boolean
  readonly finalTwo: boolean
  /** The number of the deal that the event has called here; null between deals. */
  readonly deal: number | null
}

/** The id of the hosted table: each table of each draw has its own, and nobody needs to keep it. */
export const hostedId = (event: string, { draw, table }: Pick<TableOpened, 'draw' | 'table'>): string =>
  bytesToHex(sha256(utf8ToBytes(`cardroom event ${event} draw ${draw} table ${table}`))).slice(0, 12)

/** What the event wants of one of its tables now; null for one that is broken, and when the event is over. */
export const targetFor = (held: Held, opened: TableOpened): TableTarget | null => {
  const { tournament, deals } = held
  const here = tournament.tables.find(({ table }) => table === opened.table)
  const isOn = tournament.phase === 'playing' || tournament.phase === 'bagged'
  if (opened.broken || here === undefined || !isOn) return null
  const last = deals.find(({ table }) => table === opened.table)
  const isLive = runOf(held, opened.table) === 'live'
  const players = here.seats.flatMap((player, i) => {
    const entrant = tournament.entrants.find(it => it.player === player)
    if (player === null || entrant === undefined) return []
    const { stack, away, penalty } = entrant
    // the helper calls the deal, so that a player serving a penalty is dealt out before it is known to begin
    const serves = isLive && penalty !== null
    const isOut = serves || (last?.ended === null && last.out.includes(player))
    return [{ ...personIn(held, player), seat: i + 1, stack, isAway: away !== null, isOut }]
  })
  return {
    players,
    part: partAt(held, here.dealing),
    button: opened.cards ?? (here.button === null ? null : downFrom(here.seats, here.button)),
    isLive,
    finalTwo: tournament.tables.length === 1 && players.length === 2,
    deal: here.dealing === null ? null : (last?.deal ?? null),
  }
}

/** The placard of a new table. */
export const placardOf = (held: Held, opened: TableOpened): Placard => {
  const { plan, tables } = held.tournament
  const part = partAt(held, null)
  const chairs = tables.find(({ table }) => table === opened.table)?.seats.length ?? plan.seats
  const name = `${plan.name.slice(0, 45)}: table ${opened.table}`
  const realCards = runOf(held, opened.table) === 'live'
  return placardFor({ game: part.form, parts: [part], name, chairs, book: plan.book, setting: 'tournament', realCards })
}

/** How a table of an event is run: nobody is sat out for good, and bots play at the event's pace. */
export const policyOf = ({ id, pace }: Held, { table }: TableOpened): Policy => ({
  clock: { act: 25, bank: 60, refill: { seconds: 5, deals: 10, most: 90 } },
  line: { grace: 20, missed: 2 },
  pause: 0,
  botPace: pace,
  entropyWait: pace === 'instant' ? 0 : 300,
  event: { id, table },
})

/** The stakes of a level: of the deal that is on, otherwise of the level that the clock shows. */
const partAt = ({ tournament }: Held, dealing: number | null): GamePart =>
  partOf({ ...tournament, clock: { ...tournament.clock, level: Math.max(1, dealing ?? tournament.clock.level) } })

const personIn = (held: Held, player: PlayerId): EventPerson =>
  held.people.find(it => it.player === player) ?? { player, name: nameOf(held, player), bot: null }

/** hpt/seating/draw: the player who drew the ace has the button, and the cards go down from there. */
const downFrom = (seats: readonly (PlayerId | null)[], button: number): readonly CardOf[] => {
  const order = [...seats.keys()].map(i => (button - 1 + i) % seats.length)
  return order.flatMap(i => seats[i] ?? []).map((player, i) => ({ player, card: `${RANKS[i % RANKS.length]!}s` }))
}
const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const
