import { forms, rulebookOf } from '@cardroom/engine'
import type { PlayerId, Time } from '@cardroom/engine/table'
import {
  type Entrant,
  paidOut,
  type Tournament,
  type TournamentOrder,
  tournamentDecider,
} from '@cardroom/engine/tournament'
import type { Language } from '@cardroom/engine/words'
import type {
  EntrantShown,
  EnvelopesShown,
  EventTableShown,
  EventView,
  MoveShown,
  OwnEventView,
} from '../protocol/events.ts'
import { clockView } from './clock-view.ts'
import { directorView } from './director-view.ts'
import { type Held, isDirector, nameOf, runOf } from './held.ts'
import type { Recent } from './recent.ts'

/** What a view is made of beside the event itself: what happened last, and what is known of its tables. */
export type ViewParts = {
  readonly recent: Recent
  /** The id of a table's page; null where software neither deals nor helps. */
  readonly hostedOf: (table: number) => string | null
  readonly silentSince: (table: number) => Time | null
}

/** What everybody sees of an event: it is worked out once for all who look. */
export type Shared = Omit<EventView, 'own' | 'director' | 'mayRegister'>

/** What somebody sees of an event: what everybody does, and their own part. */
export const eventView = (
  held: Held,
  shared: Shared,
  parts: ViewParts,
  { person, language }: { readonly person: PlayerId | null; readonly language: Language },
  now: Time,
): EventView => ({
  ...shared,
  own: person === null ? null : ownView(held, shared, parts, person, now),
  director: isDirector(held, person) ? directorView(held, parts.recent, language) : null,
  mayRegister: held.open && may(held, { type: 'Enter', player: person ?? 'somebody new', at: now }),
})

/** The part of the view that is the same for all. */
export const sharedView = (held: Held, parts: ViewParts, now: Time, language: Language = 'en'): Shared => {
  const { tournament, open, run, directors } = held
  const { plan } = tournament
  const { recent } = parts
  return {
    clock: clockView(held, recent.news(language), now),
    plan: { ...plan, bounty: plan.bounty },
    open,
    run,
    formName: forms[plan.game.form].name,
    bookName: rulebookOf(plan.book).name,
    directors,
    entrants: entrantsShown(held),
    tables: tournament.tables.map(table => tableShown(held, table, parts)),
    moves: recent.moves(),
    season: held.season?.name ?? null,
    envelopes: envelopesShown(held),
    drawSeal: held.drawSeal?.seal ?? null,
  }
}

/** What everybody may know of the envelopes: what was opened, and the sums that are left, not where they lie. */
const envelopesShown = (held: Held): EnvelopesShown | null => {
  const { envelopes } = held.tournament
  if (envelopes === null) return null
  const left = [...envelopes.worths]
  for (const { worth } of envelopes.opened) left.splice(left.indexOf(worth), 1)
  const opened = envelopes.opened.map(({ envelope, worth, player, head }) => ({
    envelope,
    worth,
    name: nameOf(held, player),
    head: nameOf(held, head),
  }))
  return { root: envelopes.root, count: envelopes.worths.length, opened, left }
}

/** Everybody who has entered, with the places and prizes as they stand. */
const entrantsShown = (held: Held): readonly EntrantShown[] => {
  const { tournament } = held
  const rows = new Map((tournament.paid ?? paidOut(tournament)).map(row => [row.player, row]))
  const gone = new Map(tournament.outs.flatMap(({ players }) => players.map(it => [it.player, it] as const)))
  // fields are large: nobody is looked for in a list
  const people = new Map(held.people.map(it => [it.player, it]))
  const called = (player: PlayerId): string => people.get(player)?.name ?? nameOf(held, player)
  return tournament.entrants.map(entrant => {
    const row = rows.get(entrant.player)
    const by = gone.get(entrant.player)?.by ?? null
    return {
      ...shownOf(entrant),
      name: called(entrant.player),
      bot: (people.get(entrant.player)?.bot ?? null) !== null,
      place: row?.place ?? null,
      prize: row?.prize ?? 0,
      by: by === null ? null : called(by),
    }
  })
}

const shownOf = ({ wish: _w, keepChips: _k, moves: _m, ...entrant }: Entrant) => entrant

const tableShown = (held: Held, table: Tournament['tables'][number], parts: ViewParts): EventTableShown => {
  const { table: number, seats, button, deals, dealing, waits } = table
  return {
    table: number,
    run: runOf(held, number),
    hosted: parts.hostedOf(number),
    seats,
    button,
    deals,
    dealing,
    waits,
    breaksNext: held.tournament.breakOrder[0] === number && held.tournament.tables.length > 1,
    silent: parts.silentSince(number),
  }
}

const ownView = (
  held: Held,
  { entrants, moves }: Shared,
  { hostedOf }: ViewParts,
  player: PlayerId,
  now: Time,
): OwnEventView | null => {
  const own = entrants.find(it => it.player === player)
  if (own === undefined || own.status === 'withdrawn') return null
  const { name, status, stack, table, seat, place, prize, away } = own
  const { rebuys, addOn, openSeats, seats } = held.tournament.plan
  const asks = (order: TournamentOrder): boolean => may(held, order)
  const at = now
  const chairs = openSeats && held.tournament.phase === 'entries' ? Array.from({ length: seats }, (_, i) => i + 1) : []
  return {
    player,
    name,
    status,
    stack,
    table,
    seat,
    hosted: table === null ? null : hostedOf(table),
    place,
    prize,
    moved: lastMove(held, moves, player, table),
    away,
    envelopes: held.tournament.envelopes?.owed.filter(it => it.player === player).length ?? 0,
    may: {
      unregister: asks({ type: 'Withdraw', player, at }),
      rebuy: rebuys !== null && asks({ type: 'Rebuy', player, at }) ? pick(rebuys) : null,
      sayRebuy: asks({ type: 'AnnounceRebuy', player, at }),
      addOn: addOn !== null && asks({ type: 'AddOn', player, at }) ? pick(addOn) : null,
      enterAgain: asks({ type: 'ReEnter', player, at }),
      pickSeat: chairs.filter(chair => asks({ type: 'ChooseSeat', player, seat: chair, at })),
      reportBust: status === 'playing',
    },
  }
}

const pick = ({ price, chips }: { readonly price: number; readonly chips: number }) => ({ price, chips })

/** Would the event accept this order now? */
const may = ({ tournament }: Held, order: TournamentOrder): boolean =>
  tournamentDecider.decide(tournament, { ...order, at: Math.max(order.at, tournament.at) }).ok

/** Somebody’s last move, until a deal has begun at the table they came to. */
const lastMove = (
  { deals, tournament }: Held,
  moves: readonly MoveShown[],
  player: PlayerId,
  table: number | null,
): MoveShown | null => {
  const move = moves.find(it => it.player === player)
  if (move === undefined || move.to.table !== table || tournament.phase !== 'playing') return null
  const ended = deals.find(it => it.table === table)?.ended ?? null
  return ended !== null && ended > move.at ? null : move
}
