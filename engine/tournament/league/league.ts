import type { PlayerId } from '../../table/player.ts'
import type { Money } from '../plan.ts'

/** How an event came out, as a season counts it: who finished where, who took whom, and what was paid. */
export type LeagueResult = {
  readonly event: string
  readonly places: readonly { readonly place: number; readonly players: readonly PlayerId[] }[]
  readonly took: readonly { readonly by: PlayerId; readonly player: PlayerId }[]
  readonly paid: readonly { readonly player: PlayerId; readonly prize: Money }[]
}

/** How points are given: one for each player left behind; by the root of field over place; or from a list by place. */
export type Formula =
  | { readonly way: 'beaten' }
  | { readonly way: 'root'; readonly times: number }
  | { readonly way: 'list'; readonly points: readonly number[]; readonly attends: number }

/** The rules of a season: how points are given, how many of the best results count, and points for a bounty. */
export type Season = { readonly formula: Formula; readonly best: number | null; readonly bountyPoints: number }

/** Where somebody stands in a season. */
export type LeagueRow = {
  readonly rank: number
  readonly player: PlayerId
  readonly points: number
  readonly events: number
  readonly wins: number
  readonly bounties: number
  readonly prizes: Money
}

/** The standings of a season, the first first; those with the same points share a rank. */
export const standings = (season: Season, results: readonly LeagueResult[]): readonly LeagueRow[] => {
  const players = [...new Set(results.flatMap(({ places }) => places.flatMap(it => it.players)))]
  const rows = players
    .map(player => rowOf(season, results, player))
    .toSorted((a, b) => b.points - a.points || b.wins - a.wins)
  return rows.map(row => ({ ...row, rank: rows.findIndex(it => it.points === row.points && it.wins === row.wins) + 1 }))
}

/** How often each of two players took the other. */
export const headToHead = (results: readonly LeagueResult[], a: PlayerId, b: PlayerId): readonly [number, number] => {
  const count = (by: PlayerId, player: PlayerId): number =>
    results.reduce((sum, { took }) => sum + took.filter(it => it.by === by && it.player === player).length, 0)
  return [count(a, b), count(b, a)]
}

/** What a place is worth in a field of this many; those who share places share their points. */
export const pointsFor = (formula: Formula, place: number, tied: number, field: number): number => {
  const places = Array.from({ length: tied }, (_, i) => place + i)
  return hundredths(places.reduce((sum, it) => sum + pointsAt(formula, it, field), 0) / tied)
}

const pointsAt = (formula: Formula, place: number, field: number): number => {
  switch (formula.way) {
    case 'beaten':
      return field - place
    case 'root':
      return formula.times * Math.sqrt(field / place)
    case 'list':
      return (formula.points[place - 1] ?? 0) + formula.attends
  }
}

const rowOf = (season: Season, results: readonly LeagueResult[], player: PlayerId): Omit<LeagueRow, 'rank'> => {
  const own = results.filter(({ places }) => places.some(it => it.players.includes(player)))
  const bounties = own.reduce((sum, { took }) => sum + took.filter(({ by }) => by === player).length, 0)
  const scores = own.map(({ places }) => scoreIn(season.formula, places, player)).toSorted((a, b) => b - a)
  const counted = season.best === null ? scores : scores.slice(0, season.best)
  return {
    player,
    points: hundredths(counted.reduce((sum, score) => sum + score, 0) + bounties * season.bountyPoints),
    events: own.length,
    wins: own.filter(({ places }) => places.some(it => it.place === 1 && it.players.includes(player))).length,
    bounties,
    prizes: own.reduce((sum, { paid }) => sum + (paid.find(it => it.player === player)?.prize ?? 0), 0),
  }
}

const scoreIn = (formula: Formula, places: LeagueResult['places'], player: PlayerId): number => {
  const field = places.reduce((sum, it) => sum + it.players.length, 0)
  const own = places.find(it => it.players.includes(player))!
  return pointsFor(formula, own.place, own.players.length, field)
}

const hundredths = (points: number): number => Math.round(points * 100) / 100
