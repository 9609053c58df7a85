import { forms } from '@cardroom/engine'
import { estimatesOf, type Floor, type Game, openSeats, type Person } from '@cardroom/engine/floor'
import type { PlayerId, Time } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import type { FloorGameShown } from '../../protocol/floor.ts'
import { type HostedFloor, nameOf } from '../hosted-floor.ts'

/** A game with its list, as staff see it. */
export const gameShown = (
  hosted: HostedFloor,
  floor: Floor,
  game: Game,
  people: ReadonlyMap<PlayerId, Person>,
  at: Time,
): FloorGameShown => {
  const { id, list, closed, forms: ids, limit, kill, seats, order } = game
  const estimate = estimatesOf(hosted.day, floor, id, at)
  return {
    id,
    kind: { forms: ids, limit, kill, seats, order },
    formNames: formNames(game),
    closed,
    ...seatsOf(floor, game),
    list: list.map(({ player, since, way, brokenGame, called }, i) => ({
      player,
      name: nameOf(hosted, player),
      place: i + 1,
      since,
      way,
      brokenGame,
      called,
      where: people.get(player)?.where ?? 'here',
      checkInBy: people.get(player)?.checkInBy ?? null,
      estimate: estimate(i + 1),
    })),
    estimate: estimate(list.length + 1),
  }
}

/** The names of the forms of a game, as people say them. */
export const formNames = ({ forms: ids }: Pick<Game, 'forms'>): readonly string[] =>
  ids.map(id => heldIn<{ readonly name: string }>(forms, id)?.name ?? id)

/** How many tables and open seats a game has, and how many names it takes to start while it has none. */
export const seatsOf = (
  floor: Floor,
  { id, list }: Game,
): { readonly tables: number; readonly openSeats: number; readonly needs: number | null } => {
  const tables = floor.tables.filter(table => table.game === id && !table.closed).length
  const needs = tables > 0 ? null : Math.max(0, floor.habits.playersToStart - list.length)
  return { tables, openSeats: openSeats(floor, id), needs }
}
