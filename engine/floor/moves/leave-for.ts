import type { Seat } from '../../deal/chips.ts'
import type { PlayerId } from '../../table/player.ts'
import { bookOf, gameOf, seatOf } from '../draft.ts'
import { speaking } from '../speaking.ts'
import { type At, type FloorWork, tell } from '../work.ts'
import { ownMoveWhen } from './when.ts'

/** A player leaves one game for a seat in another, when the book says so: by choice, or called from a list. */
export const leaveFor = (
  work: FloorWork,
  player: PlayerId,
  { table, seat }: { readonly table: string; readonly seat: Seat },
  when: At,
): void => {
  const sitting = seatOf(work.state, player)!
  const book = bookOf(work.state)
  const game = gameOf(work.state, sitting.table.game)!
  const waiting = game.list.filter(name => name.player !== player).length
  tell(work, {
    type: 'MoveCalled',
    player,
    from: { table: sitting.table.id, seat: sitting.seat },
    to: { table, seat },
    why: 'own-wish',
    when: ownMoveWhen(book, game, sitting.table, sitting.seat, waiting),
    entry: null,
    ...when,
    rules: speaking(book.voluntaryMoveAtOnceWaiters.rules, game),
  })
}
