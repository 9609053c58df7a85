import { estimatesOf, type Floor, howGood } from '@cardroom/engine/floor'
import type { Time } from '@cardroom/engine/table'
import type { BoardNames } from '../../protocol/floor-named.ts'
import type { BoardView, FloorOffer, KioskView } from '../../protocol/floor-screens.ts'
import { type HostedFloor, nameOf } from '../hosted-floor.ts'
import { formNames, seatsOf } from './games-shown.ts'

/** How many names of a list the board shows. */
const NAMES = 60

/** The board on the wall: what everybody in the room may see. */
export const boardView = (hosted: HostedFloor, floor: Floor, at: Time): BoardView => {
  const shown = (player: string): string => boardName(nameOf(hosted, player), hosted.boardNames)
  const people = new Map(floor.people.map(person => [person.player, person.where]))
  const games = floor.games.filter(({ closed }) => !closed)
  return {
    screen: 'board',
    name: hosted.name,
    closed: floor.closed,
    lists: games.map(game => ({
      game: game.id,
      formNames: formNames(game),
      ...seatsOf(floor, game),
      waiting: game.list.length,
      names: game.list.slice(0, NAMES).map(({ player, called }, i) => ({
        place: i + 1,
        name: shown(player),
        called: called?.until ?? null,
        away: people.get(player) === 'away',
      })),
      since: game.list[0]?.since ?? null,
      estimate: estimatesOf(hosted.day, floor, game.id, at)(game.list.length + 1),
    })),
    calling: games.flatMap(({ id, list }) =>
      list.flatMap(({ player, called }) => (called === null ? [] : [{ name: shown(player), game: id, ...called }])),
    ),
    open: games.flatMap(game => {
      const { openSeats } = seatsOf(floor, game)
      return openSeats > 0 && game.list.length === 0 ? [{ game: game.id, seats: openSeats }] : []
    }),
    estimates: howGood(hosted.day.waited),
    phone: '/floor/me',
  }
}

/** A name as the room wants it on the wall. */
export const boardName = (name: string, how: BoardNames): string => {
  const [first = '', ...rest] = name.split(/\s+/)
  const initial = (word: string): string => `${[...word][0]?.toUpperCase() ?? ''}.`
  if (how === 'full') return name
  if (how === 'short') return rest.length === 0 ? first : `${first} ${rest.map(initial).join(' ')}`
  return [first, ...rest].map(initial).join(' ')
}

/** A kiosk: what there is to wait for, without a name. */
export const kioskView = (hosted: HostedFloor, floor: Floor, offers: readonly FloorOffer[]): KioskView => ({
  screen: 'kiosk',
  name: hosted.name,
  closed: floor.closed,
  offers,
})

/** The games of the board that somebody can wait for, no matter who. */
export const openOffers = ({ day }: HostedFloor, floor: Floor, at: Time): readonly FloorOffer[] =>
  floor.games
    .filter(({ closed }) => !closed)
    .map(game => {
      const { openSeats, needs } = seatsOf(floor, game)
      return {
        game: game.id,
        formNames: formNames(game),
        waiting: game.list.length,
        openSeats,
        needs,
        estimate: estimatesOf(day, floor, game.id, at)(game.list.length + 1),
        off: null,
        rules: [],
      }
    })
