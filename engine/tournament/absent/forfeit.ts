import type { Chips } from '../../deal/chips.ts'
import type { RuleId } from '../../rulebooks/rule-id.ts'
import { clockwiseAfter } from '../../table/button/round.ts'
import type { PlayerId } from '../../table/player.ts'
import type { Time } from '../../table/time.ts'
import { bustOut } from '../busts/bust-out.ts'
import { bookOf, entrantOf, tableOf } from '../draft.ts'
import type { Tournament } from '../tournament.ts'
import { type TournamentWork, tell } from '../work.ts'
import type { AbsentEvent } from './absent.ts'

type Forfeited = Extract<AbsentEvent, { readonly type: 'StackForfeited' }>

/** Somebody loses the chips at their seat, and is out. */
export const forfeit = (
  work: TournamentWork,
  player: PlayerId,
  why: Forfeited['why'],
  rules: readonly RuleId[],
  at: Time,
): void => {
  const { state: event } = work
  const { stack } = entrantOf(event, player)!
  // hpt/late-players/deadline: the chips of a player who never came leave play
  const way = why === 'no-show' ? 'removed-from-play' : bookOf(event).tournamentAbsence.is.forfeit
  const divided = way === 'split-evenly-at-table' ? split(event, player) : { shares: [], bank: stack }
  tell(work, { type: 'StackForfeited', player, why, ...divided, at, rules })
  bustOut(work, [{ player, stack, by: null, hand: null }], rules, at)
}

/** hpt/players-leaving/forfeit: shared evenly among those still at that table, in whole chips, the odd ones to the bank. */
export const split = (event: Tournament, player: PlayerId): Pick<Forfeited, 'shares' | 'bank'> => {
  const { stack, table } = entrantOf(event, player)!
  const here = tableOf(event, table!)!
  const seats = here.seats.flatMap((it, i) => (it === null || it === player ? [] : [i + 1]))
  if (seats.length === 0) return { shares: [], bank: stack }
  const order = clockwiseAfter(seats, here.button ?? 0).map(seat => here.seats[seat - 1]!)
  const each = Math.floor(stack / event.unit / order.length) * event.unit
  const rest = stack - each * order.length
  const isBanked = bookOf(event).tournamentAbsence.is.oddChips !== 'first-left-of-button'
  const chipsOf = (i: number): Chips => each + (isBanked || i > 0 ? 0 : rest)
  return {
    shares: order.map((who, i) => ({ player: who, chips: chipsOf(i) })).filter(({ chips }) => chips > 0),
    bank: isBanked ? rest : 0,
  }
}
