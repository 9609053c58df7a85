import type { DealShown, Frame, SeatShown } from '@cardroom/room/protocol'
import type { OnTable } from '../stage/stage.ts'

/** What lies on the table as far as places depend on it: the same all through a deal, so that nothing jumps. */
export const onTableOf = ({ common, own }: Frame, tray: number): OnTable => {
  const { deal, seats } = common
  const seated = own.seat !== null
  const isRows = (deal?.rowsOf.length ?? 0) > 0
  const hands = deal?.players ?? []
  const others = hands.filter(({ seat }) => seat !== own.seat)
  const boards = deal?.boards.length ?? 0
  const isStud = boards === 0 && !isRows && hands.some(({ up }) => up.length > 0)
  const mine = own.hands.map(({ hand, down }) => {
    const up = hands.filter(({ seat }) => seat === own.seat)[hand]?.up.length ?? 0
    return down.length + up
  })
  const most = (of: (hand: (typeof hands)[number]) => number): number => Math.max(0, ...hands.map(of))
  const seven = most(({ down }) => down.length) > 1
  return {
    kind: isRows ? 'rows' : isStud ? 'stud' : boards > 0 || deal === null ? 'board' : 'draw',
    plates: seated ? seats.filter(({ person }) => person !== null).length : seats.length,
    seated,
    // your own count, too: a player who folds against you leaves the plates where they are
    hole: Math.max(
      2,
      ...others.map(({ down }) => down.length),
      ...(isStud || isRows ? [] : own.hands.map(it => it.down.length)),
    ),
    down: isStud ? (seven ? 3 : 1) : 0,
    up: isStud
      ? Math.max(
          4,
          most(({ up }) => up.length),
        )
      : 0,
    own:
      mine.length === 0 ? 0 : isStud ? Math.max(seven ? 7 : 5, ...mine) : mine.reduce((sum, cards) => sum + cards, 0),
    boards: deal === null ? 1 : boards,
    tray: isRows ? tray : 0,
    shown: isStud || isRows ? 0 : Math.max(0, ...others.map(({ down }) => down.filter(card => card !== '??').length)),
    bets: !isRows,
    tight: false,
  }
}

/** Which of the seats on the stage have no cards, or none any more. */
export const bareSeats = (shown: readonly SeatShown[], deal: DealShown | null): readonly number[] =>
  shown.flatMap(({ seat }, at) =>
    deal?.players.some(player => player.seat === seat && !player.folded) === true ? [] : [at],
  )
