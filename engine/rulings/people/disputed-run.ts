import type { Deal } from '../../deal/deal.ts'
import { cannot } from '../../deal/impossible.ts'
import { rulebookOf } from '../../rulebooks/rulebooks.ts'
import type { Ruler } from '../ruler.ts'
import { mended, type Ruling } from '../ruling.ts'

/** A dispute touches several run-outs, and no ruling is clear for all of them. */
export type RunDisputed = {
  /** The run-out that it is about, counted from 1. */
  readonly run: number
}

/** What is played for. */
export type DisputeDecision = 'first-board-only' | 'each-board-by-itself'

/** wsop/210-dispute: it is ruled on the first set of boardcards alone. */
export const runDisputed = (deal: Deal, _: RunDisputed): Ruling<DisputeDecision> => {
  const { is: decision, rules } = rulebookOf(deal.book).runDispute
  const events = decision === 'first-board-only' ? mended(deal, [{ type: 'RunsStruck', rules }]) : []
  return { decision, events, rules, wouldChange: ['one-ruling-for-all-boards'] }
}

/** A dispute about run-outs. */
export const disputedRunRuler = {
  impossible: (deal, { run }) => {
    if (deal.runs < 2) return cannot('run-once')
    if (deal.phase === 'ended') return cannot('deal-over')
    if (run < 1 || run > deal.runs) return cannot('no-such-run', { count: run })
    return deal.phase === 'streets' && deal.run === 0 ? cannot('first-run-not-complete') : null
  },
  rule: runDisputed,
} satisfies Ruler<RunDisputed>
