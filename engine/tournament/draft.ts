import type { Rulebook } from '../rulebooks/rulebook.ts'
import { rulebookOf } from '../rulebooks/rulebooks.ts'
import type { PlayerId } from '../table/player.ts'
import type { Plan } from './plan.ts'
import type { Entrant, EventTable, Tournament } from './tournament.ts'

/** An event to write on: its fields are replaced, what lies in them is not touched. */
export type TournamentDraft = { -readonly [K in keyof Tournament]: Tournament[K] }

/** A draft of its own, field by field. */
export const copyOfTournament = (event: Tournament): TournamentDraft => ({ ...event })

/** The book that an event goes by. */
export const bookOf = ({ plan }: Pick<Tournament, 'plan'>): Rulebook => rulebookOf(plan.book)

/** Somebody who has entered. */
export const entrantOf = (event: Pick<Tournament, 'plan' | 'entrants'>, player: PlayerId): Entrant | undefined =>
  event.entrants[placeOf(event, player)]

/** A table in play. */
export const tableOf = ({ tables }: Pick<Tournament, 'tables'>, table: number): EventTable | undefined =>
  tables.find(it => it.table === table)

/** Writes what has changed about somebody. */
export const changeEntrant = (event: TournamentDraft, player: PlayerId, change: Partial<Entrant>): void =>
  changeEntrants(event, [{ player, ...change }])

/** Writes what has changed about several, the list of all copied once. */
export const changeEntrants = (
  event: TournamentDraft,
  changes: readonly (Partial<Entrant> & { readonly player: PlayerId })[],
): void => {
  const entrants = event.entrants.slice()
  for (const change of changes) {
    const place = placeOf(event, change.player)
    if (place >= 0) entrants[place] = { ...entrants[place]!, ...change }
  }
  event.entrants = entrants
}

/** Writes what has changed at a table. */
export const changeTable = (event: TournamentDraft, table: number, change: Partial<EventTable>): void => {
  event.tables = event.tables.map(it => (it.table === table ? { ...it, ...change } : it))
}

/** Those who play on. */
export const playing = ({ entrants }: Pick<Tournament, 'entrants'>): readonly Entrant[] =>
  entrants.filter(({ status }) => status === 'playing')

/** Is at most one player left? It is asked after every bust-out, and two are soon found. */
export const isDecided = ({ entrants }: Pick<Tournament, 'entrants'>): boolean => {
  let left = 0
  for (let i = 0; i < entrants.length && left < 2; i++) if (entrants[i]!.status === 'playing') left++
  return left < 2
}

/** How many play at a table. */
export const countAt = ({ seats }: Pick<EventTable, 'seats'>): number => {
  let count = 0
  for (const player of seats) if (player !== null) count++
  return count
}

/** Nobody leaves the list, so that a place once found stays right; whether it does is looked at each time. */
const placeOf = ({ plan, entrants }: Pick<Tournament, 'plan' | 'entrants'>, player: PlayerId): number => {
  const known = places.get(plan) ?? new Map<PlayerId, number>()
  const place = known.get(player)
  if (place !== undefined && entrants[place]?.player === player) return place
  places.set(plan, known)
  const found = entrants.findIndex(it => it.player === player)
  if (found >= 0) known.set(player, found)
  return found
}
const places = new WeakMap<Plan, Map<PlayerId, number>>()
