import type { Deal } from '../../deal/deal.ts'
import { placeOf } from '../../deal/deal.ts'
import type { DealEvent } from '../../deal/events.ts'
import type { BarredAct } from '../../deal/mending.ts'
import type { Act } from '../../wagers/reading.ts'
import type { Talk } from './talk.ts'

type ActsBarred = Extract<DealEvent, { type: 'ActsBarred' }>

/** What is barred now that was not before: the deal is informed, so that nobody is offered what a ruling has taken. */
export const barsAfter = (deal: Deal, before: readonly Talk[], now: readonly Talk[]): readonly ActsBarred[] =>
  deal.round === null ? [] : now.flatMap((talk, i) => (isFreed(before[i], talk) ? ownBar(talk) : []))

/** Their turn has come, and they are not held to what they did out of it, or not yet. */
const isFreed = (before: Talk | undefined, { state }: Talk): boolean =>
  (state === 'free' || state === 'floor') && (before === undefined || before.state === 'waiting')

const ownBar = ({ seat, reading }: Talk): readonly ActsBarred[] => barred(seat, reading.bars, reading.rules)

/** rrp/3/betting/16: those who had called a wager that was corrected are in for its size, and do not raise it. */
export const callersBarred = (deal: Deal, { reading }: Talk): readonly ActsBarred[] =>
  (reading.others ?? []).flatMap(({ seat, to, bars }) => {
    const player = seat === undefined ? undefined : deal.players[placeOf(deal, seat)]
    if (player === undefined || player.folded || player.bet >= to) return []
    return barred(player.seat, bars, reading.rules).map(bar => ({ ...bar, upTo: to }))
  })

const barred = (seat: ActsBarred['seat'], bars: readonly Act[], rules: ActsBarred['rules']): readonly ActsBarred[] => {
  const acts = bars.filter(isBarred)
  return acts.length === 0 ? [] : [{ type: 'ActsBarred', seat, acts, lasts: 'turn', rules }]
}

const BARRED: readonly Act[] = ['fold', 'check', 'call', 'bet', 'raise'] satisfies BarredAct[]
const isBarred = (act: Act): act is BarredAct => BARRED.includes(act)
