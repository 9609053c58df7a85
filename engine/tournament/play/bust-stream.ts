import { decks } from '../../cards/deck.ts'
import { type Chance, shuffled } from '../../cards/shuffle.ts'
import type { Play } from '../../decider/play.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { nextAfter } from '../../table/button/round.ts'
import { movesDue } from '../balance/moves-due.ts'
import { takenSeats } from '../balance/next-places.ts'
import { countAt, entrantOf, playing } from '../draft.ts'
import type { TournamentEvent } from '../events.ts'
import { clockAt } from '../levels/level-now.ts'
import { planFor } from '../opening/plan-for.ts'
import type { TournamentOrder } from '../orders.ts'
import type { Plan } from '../plan.ts'
import type { TournamentRefusal } from '../refusal.ts'
import type { EventTable, Tournament } from '../tournament.ts'
import { tournamentDecider } from '../tournament-decider.ts'
import { openOne, stirred } from './stir.ts'

/** A tournament in one owner's hands. */
export type TournamentPlay = Play<Tournament, TournamentOrder, TournamentEvent, TournamentRefusal>

/** Looks at the event after each order. */
export type Look = (event: Tournament, order: TournamentOrder) => void

/** What a tournament by chance is played with; where it is `stirred`, everything else happens too that a director knows. */
export type StreamOptions = {
  readonly entries: number
  readonly book: BookId
  readonly plan?: Partial<Plan>
  readonly stirred?: boolean
}

/**
 * A whole tournament without cards: at each moment a few tables have a deal in which chips change hands by chance, and
 * players go out. Seats, moves, races and rebuys are the event's own.
 */
export const playStream = (wish: StreamOptions, chance: Chance, look: Look): TournamentPlay => {
  const play = opened(wish, chance, look)
  for (let at = MOMENT; play.state.phase === 'playing'; at += MOMENT) {
    at = afterBreak(play, at, look)
    deals(play, at, chance, look)
    if (wish.stirred === true) stir(play, at, chance, look)
    settle(play, at, chance, look)
    // with rebuys still open the director says that it is over
    if (play.state.phase === 'playing' && playing(play.state).length < 2) asking(play, look)({ type: 'Finish', at })
    if (wish.stirred === true) afterwards(play, at, chance, look)
  }
  return play
}

/** How far the moments are apart, in milliseconds. */
const MOMENT = 20_000

/** Nobody deals in a break: the next moment is after it. */
const afterBreak = (play: TournamentPlay, at: number, look: Look): number => {
  if (clockAt(play.state, at).onBreak) {
    const { since, left } = clockAt(play.state, at)
    const ends = since! + left!
    asking(play, look)({ type: 'Tick', at: ends })
    return ends
  }
  return at
}

/** Most moments one table has a deal that matters; close to the end, and hand for hand, all of them. */
const deals = (play: TournamentPlay, at: number, chance: Chance, look: Look): void => {
  // a table of one waits for company
  const tables = play.state.tables.filter(table => countAt(table) > 1 && !table.waits)
  if (tables.length === 0) return
  const isAll = tables.length <= 3 || play.state.handForHand
  const busy = isAll ? tables : [tables[chance(tables.length)]!, tables[chance(tables.length)]!]
  const dealt = [...new Set(busy.map(({ table }) => table))]
  for (const table of dealt) {
    // a level that goes by deals may end with one of them, and a break begin
    if (clockAt(play.state, at).onBreak || !isThere(play, table)) continue
    startAt(play, table, at, look)
  }
  for (const table of dealt) endAt(play, table, at, chance, look)
}

const isThere = ({ state }: TournamentPlay, table: number): boolean =>
  state.tables.some(it => it.table === table && countAt(it) > 1)

/** A deal begins, unless the break does: a level by deals is over when the next riffle would be. */
const startAt = (play: TournamentPlay, table: number, at: number, look: Look): void => {
  const order = { type: 'StartDeal', table, at } as const
  const given = play.give(order)
  if (given.ok) look(play.state, order)
  else if (!WAITS.has(given.refusal.why))
    throw new Error(`${JSON.stringify(order)} is refused: ${JSON.stringify(given.refusal)}`)
}
const WAITS: ReadonlySet<string> = new Set([
  'on-a-break',
  'moves-are-due',
  'too-few-players',
  'no-such-table',
  'not-playing-yet',
])

/** Whatever else happens; what the event refuses changes nothing in it. */
const stir = (play: TournamentPlay, at: number, chance: Chance, look: Look): void => {
  for (const untimed of stirred(play.state, chance)) {
    const order = { ...untimed, at } as TournamentOrder
    if (play.give(order).ok) look(play.state, order)
  }
  if (play.state.phase === 'bagged') {
    const order = shuffled(
      playing(play.state).map(({ player }) => player),
      chance,
    )
    asking(play, look)({ type: 'StartDay', order, at })
    drawButtons(play, at, chance, look)
  }
}

/** Envelopes that are still closed are opened; now and then the last bust-out was a mistake, and it goes on. */
const afterwards = (play: TournamentPlay, at: number, chance: Chance, look: Look): void => {
  for (let one = openOne(play.state, chance); one !== null; one = openOne(play.state, chance))
    asking(play, look)({ ...one, at } as TournamentOrder)
  if (play.state.phase === 'ended' && chance(5) === 0) stir(play, at, chance, look)
}

/** Entries, the draw and the buttons. */
export const opened = ({ entries, book, plan }: StreamOptions, chance: Chance, look: Look): TournamentPlay => {
  const play = tournamentDecider.play(undefined)
  const ask = asking(play, look)
  ask({ type: 'OpenTournament', plan: planFor({ book, ...plan }), at: 0 })
  for (let i = 1; i <= entries; i++) ask({ type: 'Enter', player: `p${i}`, at: 0 })
  const players = play.state.entrants.map(({ player }) => player)
  ask({ type: 'StartPlay', order: shuffled(players, chance), at: 0 })
  drawButtons(play, 0, chance, look)
  return play
}

/** Gives an order that has to be carried out. */
export const asking =
  (play: TournamentPlay, look: Look) =>
  (order: TournamentOrder): void => {
    const given = play.give(order)
    if (!given.ok) throw new Error(`${JSON.stringify(order)} is refused: ${JSON.stringify(given.refusal)}`)
    look(play.state, order)
  }

/** Everybody at a table without a button has a card for it. */
export const drawButtons = (play: TournamentPlay, at: number, chance: Chance, look: Look): void => {
  for (const { table, seats, button } of play.state.tables) {
    if (button !== null) continue
    const deck = shuffled(decks.standard, chance)
    const cards = seats.flatMap((player, i) => (player === null ? [] : [{ player, card: deck[i]! }]))
    if (cards.length > 1) asking(play, look)({ type: 'DrawButton', table, cards, at })
  }
}

/** Tables break, seats are drawn again and players move until everything is as the book wants it. */
export const settle = (play: TournamentPlay, at: number, chance: Chance, look: Look): void => {
  while (play.state.phase === 'playing') {
    const due = movesDue(play.state)
    if (due === null) return
    const order = due.redraw
      ? shuffled(
          playing(play.state).map(({ player }) => player),
          chance,
        )
      : undefined
    asking(play, look)({ type: 'Balance', ...(order !== undefined && { order }), at })
    drawButtons(play, at, chance, look)
  }
}

/** A deal in which some lose chips to others, at times all they have. */
const endAt = (play: TournamentPlay, table: number, at: number, chance: Chance, look: Look): void => {
  const here = play.state.tables.find(it => it.table === table)
  if (here === undefined || here.dealing === null || play.state.phase !== 'playing') return
  const { unit } = play.state
  const players = here.seats.flatMap(player => (player === null ? [] : [entrantOf(play.state, player)!]))
  const winner = chance(players.length)
  // rrp/15/33: what was announced plays behind
  const behind = play.state.plan.rebuys?.chips ?? 0
  const stacks = players.map(({ player, stack, owes }) => ({ player, chips: stack + (owes ? behind : 0) }))
  for (const [i, { stack }] of players.entries()) {
    if (i === winner || chance(3) > 0) continue
    const lost = chance(2) === 0 ? stack : chance(Math.floor(stack / unit) + 1) * unit
    const most = Math.min(lost, players[winner]!.stack)
    stacks[i]!.chips -= most
    stacks[winner]!.chips += most
  }
  asking(play, look)({ type: 'EndDeal', table, stacks, places: nextSpots(here), at })
}

/** Where button and blinds are in the next deal, with a dead button. */
const nextSpots = (table: EventTable): { button: number; small: number; big: number } => {
  const taken = takenSeats(table)
  if (table.small === null || table.big === null) {
    const button = table.button ?? taken[0]!
    const small = nextAfter(taken, button)!
    return { button, small, big: nextAfter(taken, small)! }
  }
  return { button: table.small, small: table.big, big: nextAfter(taken, table.big)! }
}
