import type { Frame } from '@cardroom/room/protocol'

/** What moves on the felt from one frame to the next, beside the cards that are dealt. */
export type Moves = {
  /** Whose hands go to the muck. */
  readonly mucked: readonly number[]
  /** Whose bets are pushed to the pot. */
  readonly pushed: readonly number[]
  /** Another has the button. */
  readonly button: boolean
}

/** This many events at once are not played but caught up with. */
const TOO_MANY = 40

/** What moves between two frames; null if nothing moves: you look back, at another deal, or have missed much. */
export const movesBetween = (before: Frame | null, after: Frame): Moves | null => {
  if (before === null || before.table !== after.table) return null
  const events = after.seq - before.seq
  if (events <= 0 || events > TOO_MANY) return null
  const button = before.common.button !== after.common.button
  const [was, is] = [before.common.deal, after.common.deal]
  if (was === null || is === null || was.number !== is.number) return { mucked: [], pushed: [], button }
  const bet = (deal: typeof was, seat: number): number =>
    deal.players.reduce((sum, player) => sum + (player.seat === seat ? player.bet : 0), 0)
  const isIn = (deal: typeof was, seat: number): boolean =>
    deal.players.some(player => player.seat === seat && !player.folded)
  const seats = [...new Set(is.players.map(({ seat }) => seat))]
  return {
    mucked: seats.filter(seat => isIn(was, seat) && !isIn(is, seat)),
    pushed: seats.filter(seat => bet(was, seat) > 0 && bet(is, seat) === 0),
    button,
  }
}
