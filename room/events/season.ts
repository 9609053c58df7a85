import { headToHead, type LeagueResult, resultOf, standings } from '@cardroom/engine/tournament'
import { nameKey } from '../people/name-key.ts'
import type { SeasonView } from '../protocol/events.ts'
import { type Held, nameOf } from './held.ts'

/** The standings of the season that this event counts for: all events of the same host and season that are over. */
export const seasonOf = (held: Held, all: readonly Held[]): SeasonView | null => {
  const { season } = held
  if (season === null) return null
  const own = all.filter(it => isSame(it, held)).toSorted((a, b) => b.tournament.at - a.tournament.at)
  const over = own.filter(({ tournament }) => tournament.phase === 'ended' && tournament.paid !== null)
  // how points are given is as the latest event has it
  const rules = own.toSorted((a, b) => b.made - a.made)[0]?.season ?? season
  const names = new Map<string, string>()
  const results = over.map(it => named(it, names))
  const called = (key: string): string => names.get(key) ?? key
  return {
    name: season.name,
    rules,
    events: over.map(({ id, tournament }, i) => ({
      id,
      name: tournament.plan.name,
      at: tournament.at,
      players: results[i]!.places.reduce((sum, { players }) => sum + players.length, 0),
      winner: results[i]!.places[0]?.players[0] === undefined ? null : called(results[i]!.places[0].players[0]),
    })),
    rows: standings(rules, results)
      .slice(0, MOST_ROWS)
      .map(({ player, ...row }) => ({ ...row, name: called(player) })),
    took: tookOf(results, called),
  }
}

const MOST_ROWS = 500
const MOST_PAIRS = 500

/** Seasons of other hosts with the same name are others. */
const isSame = (a: Held, b: Held): boolean =>
  a.season !== null && nameKey(a.season.name) === nameKey(b.season!.name) && a.host === b.host

/** A player is the same from event to event by name: most are entered by a director, and have no account. */
const named = (held: Held, names: Map<string, string>): LeagueResult => {
  const keyOf = (player: string): string => {
    const name = nameOf(held, player)
    const key = nameKey(name)
    if (!names.has(key)) names.set(key, name)
    return key
  }
  const { event, places, took, paid } = resultOf(held.tournament)
  return {
    event,
    places: places.map(({ place, players }) => ({ place, players: players.map(keyOf) })),
    took: took.map(({ by, player }) => ({ by: keyOf(by), player: keyOf(player) })),
    paid: paid.map(({ player, prize }) => ({ player: keyOf(player), prize })),
  }
}

/** Who took whom how often, the most often first. */
const tookOf = (results: readonly LeagueResult[], called: (key: string) => string): SeasonView['took'] => {
  const pairs = new Map(
    results.flatMap(({ took }) => took.map(({ by, player }) => [`${by}\n${player}`, { by, player }])),
  )
  return [...pairs.values()]
    .map(({ by, player }) => ({ by: called(by), name: called(player), times: headToHead(results, by, player)[0] }))
    .toSorted((a, b) => b.times - a.times)
    .slice(0, MOST_PAIRS)
}
