import type { PlayerId } from '../../table/player.ts'
import { minutes, type Time } from '../../table/time.ts'
import { endCall } from '../calls/calls.ts'
import { bookOf, changeGame, changePerson, gameOf, personOf, seatOf, takeOffList } from '../draft.ts'
import type { Floor } from '../floor.ts'
import type { GameId, Listed, ListWay } from '../game.ts'
import { keptOff } from '../kept-off.ts'
import { meet } from '../people/people.ts'
import { type FloorRefusal, refused } from '../refusal.ts'
import { type At, subject, tell } from '../work.ts'
import { placeOnList } from './place-on-list.ts'
import { presenceOff } from './presence.ts'
import { tooManyOff } from './too-many.ts'

/** What is ordered about lists. */
export type ListOrder =
  | {
      readonly type: 'JoinList'
      readonly player: PlayerId
      readonly game: GameId
      readonly way: Exclude<ListWay, 'broken-game' | 'must-move'>
    }
  | { readonly type: 'LeaveList'; readonly player: PlayerId; readonly game: GameId }
  /** Somebody who joined online is at the podium. */
  | { readonly type: 'CheckIn'; readonly player: PlayerId }

/** Why a name goes off a list or down it. */
export type WhyOffList =
  | 'own-wish'
  | 'seated'
  | 'not-checked-in'
  | 'no-answer'
  | 'passed'
  | 'did-not-play'
  | 'would-not-move'
  | 'barred'

/** What happens with lists. */
export type ListEvent =
  | {
      readonly type: 'NameListed'
      readonly game: GameId
      readonly player: PlayerId
      readonly way: ListWay
      /** Where it stands: 1 is first. */
      readonly place: number
      readonly number: number
      readonly brokenGame: boolean
      readonly checkInBy: Time | null
    }
  | { readonly type: 'NameDropped'; readonly game: GameId; readonly player: PlayerId; readonly why: WhyOffList }
  | {
      readonly type: 'NameMovedDown'
      readonly game: GameId
      readonly player: PlayerId
      readonly why: 'no-answer' | 'passed'
    }
  | { readonly type: 'CheckedIn'; readonly player: PlayerId }
  | { readonly type: 'CheckInMissed'; readonly player: PlayerId }

/** Waiting lists. */
export const lists = subject<ListOrder, ListEvent>({
  orders: {
    JoinList: (work, { player, game, way, at, by }) => {
      const floor = work.state
      const off = joinRefusal(floor, { player, game, way, at, by })
      if (off !== null) return off
      const { is, rules } = bookOf(floor).waitlistRequiresPresence
      const isHere = personOf(floor, player)?.where === 'here' || way === 'in-person' || way === 'kiosk'
      meet(work, player, isHere ? 'here' : 'online', { at, by })
      const checkInBy = isHere || is.onlineCheckInMinutes === null ? null : at + minutes(is.onlineCheckInMinutes)
      const placed = placeOnList(work.state, gameOf(floor, game)!, player, false)
      tell(work, {
        type: 'NameListed',
        game,
        player,
        way,
        place: placed.place,
        number: floor.numbered + 1,
        brokenGame: false,
        checkInBy,
        at,
        by,
        rules: [...new Set([...placed.rules, ...rules.slice(0, checkInBy === null ? 1 : 2)])],
      })
      return null
    },
    LeaveList: (work, { player, game, at, by }) => {
      const name = gameOf(work.state, game)?.list.find(it => it.player === player)
      if (name === undefined) return refused('not-on-the-list', { player, game })
      // a seat that was kept for them is free again
      if (name.called !== null) endCall(work, game, name, 'drop', { at, by })
      else tell(work, { type: 'NameDropped', game, player, why: 'own-wish', at, by, rules: [] })
      return null
    },
    CheckIn: (work, { player, at, by }) => {
      if (personOf(work.state, player) === undefined) return refused('no-such-person', { player })
      tell(work, { type: 'CheckedIn', player, at, by, rules: bookOf(work.state).waitlistRequiresPresence.rules })
      return null
    },
  },
  events: {
    NameListed: (floor, { game, player, way, place, number, brokenGame, checkInBy, at }) => {
      const name: Listed = { player, since: at, way, number, brokenGame, called: null }
      changeGame(floor, game, { list: gameOf(floor, game)!.list.toSpliced(place - 1, 0, name) })
      floor.numbered = Math.max(floor.numbered, number)
      if (checkInBy !== null) changePerson(floor, player, { checkInBy })
    },
    NameDropped: (floor, { game, player }) => takeOffList(floor, game, player),
    NameMovedDown: (floor, { game, player }) => {
      const { list } = gameOf(floor, game)!
      const name = list.find(it => it.player === player)!
      changeGame(floor, game, { list: [...list.filter(it => it !== name), { ...name, called: null }] })
    },
    CheckInMissed: (floor, { player }) => changePerson(floor, player, { checkInBy: null }),
    CheckedIn: (floor, { player }) =>
      changePerson(floor, player, { where: 'here', checkInBy: null, awayUntil: null, deposit: 0 }),
  },
})

/** Why somebody cannot join a list, or null: what their phone asks before they do. */
export const joinRefusal = (
  floor: Floor,
  { player, game, way, at, by }: Omit<Extract<ListOrder, { readonly type: 'JoinList' }>, 'type'> & At,
): FloorRefusal | null => {
  const found = gameOf(floor, game)
  if (floor.closed) return refused('floor-is-closed')
  if (found === undefined) return refused('no-such-game', { game })
  if (found.closed) return refused('game-is-closed', { game })
  if (found.list.some(name => name.player === player)) return refused('on-the-list', { player, game })
  const sitting = seatOf(floor, player)
  if (sitting?.table.game === game) return refused('plays-it-already', { player, game, table: sitting.table.id })
  const isStaff = by.office !== 'player'
  return (
    keptOff(floor, player, game, at) ??
    presenceOff(floor, player, way, isStaff) ??
    tooManyOff(floor, found, player, way)
  )
}
