import { setImmediate } from 'node:timers/promises'
import { rulebookOf } from '@cardroom/engine'
import type { PlayerId } from '@cardroom/engine/table'
import { finishOrder, overlayOf, paidOut, prizesOf, purseOf } from '@cardroom/engine/tournament'
import type { EventGraph, EventResults, ResultRow } from '../protocol/events.ts'
import type { EventStream } from './event-stream.ts'
import { evolveEvent } from './evolve-event.ts'
import { type Held, nameOf, runOf } from './held.ts'

/** How many moments a graph has at most, and how many players are drawn in it. */
const MOMENTS = 300
const DRAWN = 20
const PAGE = 500

/** What came of an event, or stands now; the stacks over time are read from its stream. */
export const eventResults = async (
  event: EventStream,
  hostedId: (event: string, opened: { readonly draw: number; readonly table: number }) => string,
): Promise<EventResults> => {
  const held = event.state()
  const { id, tournament, tables } = held
  const { plan, phase, levels, moves, deals, clock } = tournament
  const order = resultRows(held)
  const { graph, races } = await graphOf(event, order)
  return {
    id,
    name: plan.name,
    over: phase === 'ended',
    book: rulebookOf(plan.book).name,
    purse: purseOf(tournament),
    overlay: overlayOf(tournament),
    prizes: prizesOf(tournament),
    order,
    graph,
    tables: tables.map(opened => ({
      table: opened.table,
      draw: opened.draw,
      hosted: runOf(held, opened.table) === 'known' ? null : hostedId(id, opened),
    })),
    levels: levels.slice(0, clock.level),
    races,
    moves,
    deals,
    draws: { seal: held.drawSeal?.seal ?? null, made: held.drawn },
  }
}

/** Everybody in order: those still in it by their chips, then those who are out, the last first. */
export const resultRows = (held: Held): readonly ResultRow[] => {
  const { tournament } = held
  const paid = new Map((tournament.paid ?? paidOut(tournament)).map(row => [row.player, row]))
  const out = new Map(tournament.outs.flatMap(group => group.players.map(it => [it.player, { ...it, at: group.at }])))
  const entrants = new Map(tournament.entrants.map(it => [it.player, it]))
  const people = new Map(held.people.map(it => [it.player, it]))
  const called = (player: PlayerId): string => people.get(player)?.name ?? nameOf(held, player)
  const placed = finishOrder(tournament)
  const alive = tournament.entrants
    .filter(({ player, status }) => status === 'playing' && !placed.includes(player))
    .toSorted((a, b) => b.stack - a.stack)
    .map(({ player }) => player)
  return [...alive, ...placed].map((player, i) => {
    const { entries, rebuys, addOns } = entrants.get(player)!
    const gone = out.get(player)
    const row = paid.get(player)
    return {
      place: row?.place ?? i + 1,
      player,
      name: called(player),
      bot: (people.get(player)?.bot ?? null) !== null,
      prize: row?.prize ?? 0,
      bounties: row?.bounties ?? 0,
      entries,
      rebuys,
      addOns,
      out:
        gone === undefined
          ? null
          : {
              at: gone.at,
              by: gone.by,
              byName: gone.by === null ? null : called(gone.by),
              stack: gone.stack,
              table: gone.table,
            },
    }
  })
}

/** Reads the stream once more from its first event, and looks at the stacks now and then. */
const graphOf = async (
  event: EventStream,
  order: readonly ResultRow[],
): Promise<{ readonly graph: EventGraph; readonly races: number }> => {
  const until = event.version()
  const every = Math.max(1, Math.ceil(until / MOMENTS))
  const drawn = order.slice(0, DRAWN)
  const moments: Moment[] = []
  let held: Held | undefined
  let races = 0
  for (let version = 0; version < until; ) {
    const events = await event.eventsAfter(version, Math.min(PAGE, until - version))
    for (const it of events) {
      held = evolveEvent(held, it)
      if (it.type === 'ChipsRaced') races++
      if (++version % every === 0 || version === until) moments.push(...momentOf(held, drawn))
    }
    // the tables go on between two pages
    await setImmediate()
  }
  const graph = {
    at: moments.map(({ at }) => at),
    average: moments.map(({ average }) => average),
    players: moments.map(({ players }) => players),
    big: moments.map(({ big }) => big),
    stacks: drawn.map(({ player, name }, i) => ({ player, name, chips: moments.map(({ chips }) => chips[i] ?? null) })),
  }
  return { graph, races }
}

type Moment = {
  readonly at: number
  readonly average: number
  readonly players: number
  readonly big: number
  readonly chips: readonly (number | null)[]
}

const momentOf = ({ tournament }: Held, drawn: readonly ResultRow[]): readonly Moment[] => {
  if ((tournament as unknown) === null || tournament.tables.length === 0) return []
  const stacks = new Map(
    tournament.entrants.filter(({ status }) => status === 'playing').map(({ player, stack }) => [player, stack]),
  )
  const chips = [...stacks.values()].reduce((sum, stack) => sum + stack, 0)
  const { at, levels, clock } = tournament
  return [
    {
      at,
      average: stacks.size === 0 ? 0 : Math.round(chips / stacks.size),
      players: stacks.size,
      big: levels[clock.level - 1]?.big ?? 0,
      chips: drawn.map(({ player }) => stacks.get(player) ?? null),
    },
  ]
}
