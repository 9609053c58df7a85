import { openSeat } from '../balance/open-seat.ts'
import { bookOf, entrantOf, tableOf } from '../draft.ts'
import { bountyBack } from '../prizes/bounties.ts'
import { refused, type TournamentRefusal } from '../refusal.ts'
import type { Gone, Review, Tournament } from '../tournament.ts'
import { type Handler, tell } from '../work.ts'
import type { BustsOrder } from './busts.ts'

type Of<T extends BustsOrder['type']> = Extract<BustsOrder, { readonly type: T }>

/**
 * A wrong bust-out: the player is back in their seat, or in another if that is taken, with the chips that the director
 * has counted; places follow by themselves, bounties go back, and what cannot be undone is listed.
 */
export const undoBust: Handler<Of<'UndoBust'>> = (work, { player, stacks, at }) => {
  const { state: event } = work
  const entrant = entrantOf(event, player)
  const gone = event.outs.flatMap(({ players }) => players).findLast(it => it.player === player)
  // a flight that is over goes on elsewhere
  if (event.phase === 'ended' && event.paid === null) return refused('event-is-over')
  if (entrant?.status !== 'out' || gone === undefined) return refused('still-in-play', { player })
  const off = chipsOff(event, player, stacks)
  if (off !== null) return off
  const table = tableOf(event, gone.table)
  const isFree = table?.seats[gone.seat - 1] === null
  const to = isFree ? { table: gone.table, seat: gone.seat } : openSeat(event)
  if (to === null) return refused('no-such-seat', { player })
  const { short, ...back } = bountyBack(event, gone)
  // somebody is in it who had no part in the deal on the prizes: it is made again
  const dealVoid = event.prizeDeal !== null && !event.prizeDeal.shares.some(it => it.player === player)
  tell(work, {
    type: 'BustUndone',
    player,
    to: { table: to.table, seat: to.seat },
    stacks,
    ...back,
    dealVoid,
    review: [...reviewOf(event, gone, isFree), ...short.map(who => ({ about: 'bounty-paid', player: who }) as const)],
    at,
    rules: bookOf(event).simultaneousBustOrder.rules,
  })
  return null
}

/** The chips come from those who had them wrongly: none is made, none is lost. */
const chipsOff = (event: Tournament, player: string, stacks: Of<'UndoBust'>['stacks']): TournamentRefusal | null => {
  const seen = new Set<string>()
  let [before, after] = [0, 0]
  for (const { player: who, chips } of stacks) {
    const entrant = entrantOf(event, who)
    if (who !== player && entrant?.status !== 'playing') return refused('not-in-play', { player: who })
    if (seen.has(who) || !(Number.isSafeInteger(chips) && chips >= 0)) return refused('chips-are-off', { player: who })
    seen.add(who)
    before += entrant!.stack
    after += chips
  }
  const own = stacks.find(it => it.player === player)?.chips ?? 0
  return own > 0 && before === after ? null : refused('chips-are-off', { player, least: before })
}

/** What has happened since that the director has to look at. */
const reviewOf = (event: Tournament, { player, table }: Gone, isFree: boolean): readonly Review[] => [
  ...(tableOf(event, table) === undefined
    ? [{ about: 'table-broken', player } as const]
    : isFree
      ? []
      : [{ about: 'seat-taken', player } as const]),
  // an envelope that was opened stays open: for this head, or the winner's own
  ...(event.envelopes?.opened ?? [])
    .filter(it => it.head === player || it.head === it.player)
    .map(it => ({ about: 'bounty-paid', player: it.player }) as const),
  ...(event.paid === null ? [] : [{ about: 'prizes-paid', player } as const]),
  ...(event.prizeDeal === null ? [] : [{ about: 'prize-deal', player } as const]),
]

/** The director has seen to it. */
export const settleReview: Handler<Of<'SettleReview'>> = (work, { player, at }) => {
  if (!work.state.review.some(it => it.player === player))
    return refused('not-in-play', { player, about: 'nothing-is-listed' })
  tell(work, { type: 'ReviewSettled', player, at, rules: [] })
  return null
}
