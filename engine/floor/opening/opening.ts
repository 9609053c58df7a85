import type { House } from '../../rulebooks/house.ts'
import type { BookId } from '../../rulebooks/rule-id.ts'
import { changeGame, type FloorDraft, gameOf } from '../draft.ts'
import { type Floor, type Habits, usualHabits } from '../floor.ts'
import type { GameId, GameKind } from '../game.ts'
import { settleComps } from '../house/comp.ts'
import { noBooks } from '../house/house-books.ts'
import { lasting } from '../people/people.ts'
import { refused } from '../refusal.ts'
import { subject, tell } from '../work.ts'
import { newGameOff } from './new-game.ts'

/** What is ordered about the room and what it offers. */
export type OpeningOrder =
  | { readonly type: 'OpenFloor'; readonly book: BookId | House; readonly habits?: Partial<Habits> }
  | { readonly type: 'CloseFloor' }
  | { readonly type: 'SetHabits'; readonly habits: Partial<Habits> }
  /** A game goes on the board; names can be put down for it, and tables opened. */
  | {
      readonly type: 'OfferGame'
      readonly game: GameId
      readonly kind: GameKind
      /** A mix that is much like the one that runs, to feed it. */
      readonly mustMove?: boolean
    }
  | { readonly type: 'WithdrawGame'; readonly game: GameId }

/** What happens to the room and what it offers. */
export type OpeningEvent =
  | {
      readonly type: 'FloorOpened'
      readonly book: BookId | House
      readonly habits: Habits
      /** What is still known from the day before. */
      readonly kept?: Pick<Floor, 'people' | 'apart'>
    }
  | { readonly type: 'FloorClosed' }
  | { readonly type: 'HabitsSet'; readonly habits: Habits }
  | { readonly type: 'GameOffered'; readonly game: GameId; readonly kind: GameKind }
  | { readonly type: 'GameWithdrawn'; readonly game: GameId }

/** Opening and closing the room, and the games on its board. */
export const opening = subject<OpeningOrder, OpeningEvent>({
  orders: {
    OpenFloor: (work, { book, habits, at, by }) => {
      const { people = [], apart = [] } = work.state as Partial<FloorDraft>
      // nobody is let in by the turn of a day
      const kept = { people: lasting({ people }, at), apart }
      const isAny = kept.people.length + apart.length > 0
      tell(work, {
        type: 'FloorOpened',
        book,
        habits: { ...usualHabits, ...habits },
        ...(isAny && { kept }),
        at,
        by,
        rules: [],
      })
      return null
    },
    CloseFloor: (work, { at, by }) => {
      const busy = work.state.tables.find(table => table.chairs.some(({ is }) => is === 'taken'))
      if (busy !== undefined) return refused('players-are-in-it', { table: busy.id })
      tell(work, { type: 'FloorClosed', at, by, rules: [] })
      return null
    },
    SetHabits: (work, { habits, at, by }) => {
      tell(work, { type: 'HabitsSet', habits: { ...work.state.habits, ...habits }, at, by, rules: [] })
      return null
    },
    OfferGame: (work, { game, kind, mustMove = false, at, by }) => {
      const off = newGameOff(work.state, game, kind, mustMove)
      if (off !== null) return off
      tell(work, { type: 'GameOffered', game, kind, at, by, rules: [] })
      return null
    },
    WithdrawGame: (work, { game, at, by }) => {
      const found = gameOf(work.state, game)
      if (found === undefined || found.closed) return refused('no-such-game', { game })
      const table = work.state.tables.find(it => it.game === game && !it.closed)
      if (table !== undefined) return refused('players-are-in-it', { game, table: table.id })
      tell(work, { type: 'GameWithdrawn', game, at, by, rules: [] })
      return null
    },
  },
  events: {
    FloorOpened: (floor, { book, habits, kept, at }) => {
      Object.assign(floor, {
        book,
        habits: { ...usualHabits, ...habits },
        opened: at,
        at,
        games: [],
        tables: [],
        people: kept?.people ?? [],
        apart: kept?.apart ?? [],
        numbered: 0,
        house: noBooks,
        closed: false,
      })
    },
    FloorClosed: floor => {
      floor.closed = true
    },
    HabitsSet: (floor, { habits, at }) => {
      const now = { ...usualHabits, ...habits }
      if (now.compsPerHour !== floor.habits.compsPerHour) settleComps(floor, at)
      floor.habits = now
    },
    GameOffered: (floor, { game, kind }) => {
      const fresh = { ...kind, id: game, list: [], closed: false }
      if (gameOf(floor, game) === undefined) floor.games = [...floor.games, fresh]
      else changeGame(floor, game, fresh)
    },
    GameWithdrawn: (floor, { game }) => changeGame(floor, game, { closed: true, list: [] }),
  },
})
