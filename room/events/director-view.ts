import { rulebookOf } from '@cardroom/engine'
import {
  chipWorths,
  colourUps,
  divide,
  dueForBig,
  type Move,
  mayStillBuy,
  movesDue,
  overlayOf,
  planMoves,
  type Tournament,
  tablesHeldUp,
} from '@cardroom/engine/tournament'
import type { Language } from '@cardroom/engine/words'
import type { BustReport, DirectorView } from '../protocol/events.ts'
import { type Held, nameOf, type ReportKept, runOf } from './held.ts'
import type { Recent } from './recent.ts'

/** What directors see beside what everybody does: what is due, what was reported, and what happened. */
export const directorView = (held: Held, recent: Recent, language: Language = 'en'): DirectorView => {
  const { tournament, code, reports } = held
  const { review, bank, phase } = tournament
  const isOn = phase === 'playing'
  return {
    code,
    levels: tournament.levels,
    reports: reports.map(report => reportShown(held, report)),
    movesDue: isOn ? movesShown(held) : null,
    raceDue: isOn ? raceShown(tournament) : null,
    buttonsDue: isOn ? tournament.tables.filter(it => it.button === null && it.deals === 0).map(it => it.table) : [],
    envelopesDue: (tournament.envelopes?.owed ?? []).map(({ player, head }) => ({
      player,
      name: nameOf(held, player),
      head: nameOf(held, head),
    })),
    review: review.map(it => ({ ...it, name: nameOf(held, it.player) })),
    deals: isOn ? dealsShown(held) : [],
    bank: { ...bank, overlay: overlayOf(tournament) },
    log: recent.news(language),
  }
}

const reportShown = (held: Held, { report, at, by, players }: ReportKept): BustReport => ({
  report,
  at,
  by,
  byName: nameOf(held, by),
  players: players.map(({ player, stack, by: taker }) => ({
    player,
    name: nameOf(held, player),
    stack: stack ?? held.tournament.entrants.find(it => it.player === player)?.stack ?? 0,
    takenBy: taker ?? null,
    takenByName: taker === undefined ? null : nameOf(held, taker),
  })),
})

const movesShown = (held: Held): DirectorView['movesDue'] => {
  const { tournament } = held
  const due = movesDue(tournament)
  if (due === null) return null
  const { tableBalance } = rulebookOf(tournament.plan.book)
  const waiting = tablesHeldUp(tournament)
  const concerned = tournament.tables.filter(({ table }) => waiting.includes(table))
  const plan = due.redraw ? { moves: [], breaks: [] } : planMoves(tournament)
  return {
    redraw: due.redraw,
    moves: plan.moves.map(move => ({ ...move, name: nameOf(held, move.player) })),
    breaks: plan.breaks,
    now: concerned.every(({ dealing }) => dealing === null),
    bigBlinds: bigBlindsShown(held, plan.moves),
    rules: tableBalance.rules,
  }
}

/** rrp/15/15: who is due for the big blind moves, and only the director sees who that is where nobody reports the hands. */
const bigBlindsShown = (held: Held, moves: readonly Move[]): NonNullable<DirectorView['movesDue']>['bigBlinds'] => {
  const concerned = new Set(
    moves.filter(({ why }) => why === 'balance').flatMap(({ from, to }) => [from.table, to.table]),
  )
  return held.tournament.tables
    .filter(({ table }) => concerned.has(table) && runOf(held, table) === 'known')
    .flatMap(here => {
      const [seat] = dueForBig(here)
      const player = seat === undefined ? null : here.seats[seat - 1]
      return player == null ? [] : [{ table: here.table, player }]
    })
}

/** rrp/15/11: small chips can leave once nothing that is to come needs them. */
const raceShown = (tournament: Tournament): DirectorView['raceDue'] => {
  const { levels, clock, unit, plan, tables } = tournament
  const book = rulebookOf(plan.book)
  const left = levels.slice(Math.max(0, clock.level - 1))
  const next = colourUps(left, unit, chipWorths(book)).find(({ level }) => level === 1)
  if (next === undefined) return null
  return {
    unit: next.to,
    odd: tournament.entrants
      .filter(({ status, stack }) => status === 'playing' && stack % next.to > 0)
      .map(({ player, stack }) => ({ player, chips: (stack % next.to) / unit })),
    now: tables.every(({ dealing }) => dealing === null),
    rules: book.chipRace.rules,
  }
}

/** What each would get by a deal now, from a final table on. */
const dealsShown = (held: Held): DirectorView['deals'] => {
  const { tournament } = held
  const playing = tournament.entrants.filter(({ status }) => status === 'playing')
  if (playing.length > 10 || playing.length < 2 || mayStillBuy(tournament, tournament.clock.level)) return []
  const signed = playing.map(({ player }) => player)
  return (['even', 'chips', 'icm'] as const).flatMap(way => {
    const divided = divide(tournament, { way, signed, left: 0 })
    if ('why' in divided) return []
    return [{ way, shares: divided.shares.map(it => ({ ...it, name: nameOf(held, it.player) })) }]
  })
}
