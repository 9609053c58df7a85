import { type Tournament, type TournamentEvent, tournamentDecider } from '@cardroom/engine/tournament'
import { type AroundEvent, type Happening, isAround } from './happenings.ts'
import type { DealAt, Held, TableOpened } from './held.ts'

/** An event after something has happened in it; the first thing makes it. */
export const evolveEvent = (held: Held | undefined, event: Happening): Held => {
  if (isAround(event)) return around(held, event)
  if (held === undefined) throw new Error(`an event is made before ${event.type}`)
  return afterTournament(held, event, tournamentDecider.evolve(opened(held), event))
}

/** An event after something that is known to have led to this tournament: what was decided is not applied again. */
export const afterTournament = (held: Held, event: TournamentEvent, tournament: Tournament): Held => {
  const after = { ...held, tournament }
  switch (event.type) {
    case 'DealStarted': {
      const out = event.out.filter(({ why }) => why === 'penalty').map(({ player }) => player)
      const deal = { table: event.table, deal: tournament.deals, ended: null, out }
      return { ...after, deals: withDeal(held.deals, deal) }
    }
    case 'DealEnded': {
      const on = held.deals.find(({ table }) => table === event.table)
      return on === undefined ? after : { ...after, deals: withDeal(held.deals, { ...on, ended: event.at }) }
    }
    case 'SeatsDrawn': {
      const draw = held.draws + 1
      const before = held.tables.map(it => ({ ...it, broken: true }))
      const now = event.tables.map(({ table }) => ({ table, draw, broken: false, cards: null }))
      return { ...after, draws: draw, deals: [], tables: [...before, ...now] }
    }
    case 'ButtonDrawn':
      return { ...after, tables: changed(held, event.table, { cards: event.cards }) }
    case 'TableBroken':
      return { ...after, tables: changed(held, event.table, { broken: true }) }
    default:
      return after
  }
}

const changed = ({ tables, draws }: Held, table: number, change: Partial<TableOpened>): readonly TableOpened[] =>
  tables.map(it => (it.table === table && it.draw === draws ? { ...it, ...change } : it))

/** The tournament, once it has opened: before that the engine has none. */
export const opened = ({ tournament }: Held): Tournament | undefined =>
  (tournament as Tournament | null) === null ? undefined : tournament

const around = (held: Held | undefined, event: AroundEvent): Held => {
  if (event.type === 'EventMade') return made(held, event)
  if (held === undefined) throw new Error(`an event is made before ${event.type}`)
  switch (event.type) {
    case 'PersonNamed': {
      const { player, name, bot } = event
      const others = held.people.filter(it => it.player !== player)
      return { ...held, people: [...others, { player, name, bot }] }
    }
    case 'DirectorAdded': {
      const { person, name } = event
      return { ...held, directors: [...held.directors.filter(it => it.person !== person), { person, name }] }
    }
    case 'DirectorDropped':
      return { ...held, directors: held.directors.filter(({ person }) => person !== event.person) }
    case 'CodeMade':
      return { ...held, code: event.code }
    case 'EnvelopesMade':
      return { ...held, envelopes: event.sealed }
    case 'DrawsSealed':
      return { ...held, drawSeal: { secret: event.secret, seal: event.seal } }
    case 'Drawn': {
      const { number, key, lists, what } = event
      return { ...held, drawn: [...held.drawn, { number, key, lists, what }] }
    }
    case 'RunChanged': {
      const { table, run } = event
      return { ...held, runs: [...held.runs.filter(it => it.table !== table), { table, run }] }
    }
    case 'BustReported': {
      const { type: _, ...report } = event
      return { ...held, reported: event.report, reports: [...held.reports, report] }
    }
    case 'ReportClosed':
      return { ...held, reports: held.reports.filter(({ report }) => report !== event.report) }
  }
}

const made = (held: Held | undefined, event: Extract<AroundEvent, { readonly type: 'EventMade' }>): Held => {
  if (held !== undefined) throw new Error('an event is made once')
  const { id, start, run, open, pace, season = null, director, at } = event
  return {
    id,
    made: at,
    host: director.person,
    start,
    run,
    runs: [],
    open,
    pace,
    directors: [director],
    code: null,
    envelopes: null,
    drawSeal: null,
    drawn: [],
    season,
    people: [],
    reports: [],
    reported: 0,
    draws: 0,
    tables: [],
    deals: [],
    // it opens with the event that comes next, in the same breath
    tournament: null as never,
  }
}

const withDeal = (deals: readonly DealAt[], deal: DealAt): readonly DealAt[] => [
  ...deals.filter(({ table }) => table !== deal.table),
  deal,
]
