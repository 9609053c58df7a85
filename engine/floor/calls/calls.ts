import type { Seat } from '../../deal/chips.ts'
import { isRefusal } from '../../decider/refusal.ts'
import type { PlayerId } from '../../table/player.ts'
import { minutes, type Time } from '../../table/time.ts'
import { removeSpareChair } from '../chairs/spare-chair.ts'
import { bookOf, changeChair, changeListed, gameOf, seatOf, tableOf } from '../draft.ts'
import type { GameId, Listed } from '../game.ts'
import { leaveFor } from '../moves/leave-for.ts'
import { refused } from '../refusal.ts'
import { type At, type FloorWork, subject, tell } from '../work.ts'
import { mustPlay } from './must-play.ts'
import { nextName, type Skipped } from './next-name.ts'

/** What is ordered about calling names. */
export type CallOrder =
  /** The next name of a list is called to a seat. */
  | { readonly type: 'CallNext'; readonly game: GameId; readonly table?: string }
  | {
      readonly type: 'AnswerCall'
      readonly player: PlayerId
      readonly game: GameId
      readonly answer: 'coming' | 'pass' | 'drop'
    }

/** What happens when names are called. */
export type CallEvent =
  | {
      readonly type: 'NameCalled'
      readonly game: GameId
      readonly player: PlayerId
      readonly table: string
      readonly seat: Seat
      readonly until: Time
      readonly skipped: readonly Skipped[]
    }
  /** The chair is free again. */
  | {
      readonly type: 'CallEnded'
      readonly game: GameId
      readonly player: PlayerId
      readonly table: string
      readonly seat: Seat
      readonly answer: 'pass' | 'drop' | 'none'
    }

/** Calling names from the lists to seats. */
export const calls = subject<CallOrder, CallEvent>({
  orders: {
    CallNext: (work, { game, table, at, by }) => {
      const next = nextName(work.state, game, at, table)
      if (isRefusal(next)) return next
      const until = at + minutes(work.state.habits.answerMinutes)
      const { player, seat, skipped, rules } = next
      tell(work, { type: 'NameCalled', game, player, table: next.table, seat, until, skipped, at, by, rules })
      if (next.deposit) lockUp(work, player, next.table, seat, { at, by })
      return null
    },
    AnswerCall: (work, { player, game, answer, at, by }) => {
      const name = gameOf(work.state, game)?.list.find(it => it.player === player)
      if (name === undefined) return refused('not-on-the-list', { player, game })
      if (name.called === null) return refused('not-called', { player, game })
      if (answer === 'coming') {
        if (seatOf(work.state, player) === undefined)
          lockUp(work, player, name.called.table, name.called.seat, { at, by })
        else leaveFor(work, player, name.called, { at, by })
        return null
      }
      endCall(work, game, name, answer, { at, by })
      return null
    },
  },
  events: {
    NameCalled: (floor, { game, player, table, seat, until, at }) => {
      changeListed(floor, game, player, { called: { table, seat, until } })
      const newGame = tableOf(floor, table)!.deals === 0
      changeChair(floor, table, seat, {
        is: 'held',
        player,
        why: 'called',
        since: at,
        newGame,
        marker: null,
        until: null,
      })
    },
    CallEnded: (floor, { game, player, table, seat, at }) => {
      changeListed(floor, game, player, { called: null })
      changeChair(floor, table, seat, { is: 'open', since: at })
    },
  },
})

/** A player who comes has the seat locked up. */
const lockUp = (work: FloorWork, player: PlayerId, table: string, seat: Seat, when: At): void =>
  tell(work, {
    type: 'SeatLockedUp',
    player,
    table,
    seat,
    newGame: tableOf(work.state, table)!.deals === 0,
    ...when,
    rules: [],
  })

/** A call that leads to no seat: the name keeps its place, goes down or goes off. */
export const endCall = (
  work: FloorWork,
  game: GameId,
  { player, called }: Listed,
  answer: 'pass' | 'drop' | 'none',
  when: At,
): void => {
  const { table, seat } = called!
  const has = mustPlay(work.state, table, player)
  tell(work, { type: 'CallEnded', game, player, table, seat, answer, ...when, rules: [] })
  removeSpareChair(work, table, seat, when)
  const { habits } = work.state
  if (answer === 'drop') tell(work, { type: 'NameDropped', game, player, why: 'own-wish', ...when, rules: [] })
  else if (answer === 'none') {
    // rrp/2/seating/2: hearing the call is the player’s own business
    const rules = bookOf(work.state).lockupDeposit.rules
    if (habits.noAnswer === 'dropped')
      tell(work, { type: 'NameDropped', game, player, why: 'no-answer', ...when, rules })
    else tell(work, { type: 'NameMovedDown', game, player, why: 'no-answer', ...when, rules })
  } else if (has.is) tell(work, { type: 'NameDropped', game, player, why: 'did-not-play', ...when, rules: has.rules })
  else if (habits.pass === 'to-the-end')
    tell(work, { type: 'NameMovedDown', game, player, why: 'passed', ...when, rules: [] })
}
