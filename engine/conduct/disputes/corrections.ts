import type { Chips } from '../../deal/chips.ts'
import type { PlayerId } from '../../table/player.ts'
import { changeDispute, disputeOf } from '../draft.ts'
import type { Correction } from '../record.ts'
import { refused } from '../refusal.ts'
import { isAbove } from '../staff/ranks.ts'
import { subject, tell } from '../work.ts'
import { openOff } from './open-off.ts'

/** What is ordered about chips that a ruling moves. */
export type CorrectionOrder =
  | {
      readonly type: 'Correct'
      readonly dispute: number
      readonly from: PlayerId | 'house'
      readonly to: PlayerId | 'house'
      readonly chips: Chips
      readonly reason: string
    }
  /** A second person agrees. */
  | { readonly type: 'AgreeCorrection'; readonly dispute: number; readonly correction: number }

/** What happens about them. */
export type CorrectionEvent =
  | ({ readonly type: 'CorrectionProposed'; readonly dispute: number } & Omit<Correction, 'by' | 'agreedBy' | 'made'>)
  | { readonly type: 'CorrectionMade'; readonly dispute: number; readonly correction: number }

/** Chips that are corrected after a ruling: two people see to large sums. */
export const corrections = subject<CorrectionOrder, CorrectionEvent>({
  orders: {
    Correct: (work, { dispute, from, to, chips, reason, at, by }) => {
      const found = disputeOf(work.state, dispute)
      const off = openOff(found)
      if (off !== null) return off
      if (by.role === 'player' || by.role === 'room' || !isAbove(by.role, 'dealer'))
        return refused('not-your-role', { role: 'floor' })
      const ruled = found!.rulings.at(-1)
      if (ruled === undefined || found!.appealTo !== null) return refused('nothing-ruled-yet')
      if (!Number.isSafeInteger(chips) || chips < 1) return refused('amount-makes-no-sense', { least: 1 })
      if (from === to) return refused('same-person')
      if (reason.trim() === '') return refused('reason-is-missing')
      const number = found!.corrections.length + 1
      const { rules } = ruled
      tell(work, { type: 'CorrectionProposed', dispute, number, from, to, chips, reason, at, by, rules })
      const { twoPeopleFrom } = work.state.ways
      if (twoPeopleFrom === null || chips < twoPeopleFrom)
        tell(work, { type: 'CorrectionMade', dispute, correction: number, at, by, rules })
      return null
    },
    AgreeCorrection: (work, { dispute, correction, at, by }) => {
      const found = disputeOf(work.state, dispute)
      const off = openOff(found)
      if (off !== null) return off
      const proposed = found!.corrections.find(it => it.number === correction)
      if (proposed === undefined || proposed.made) return refused('no-such-correction')
      if (by.role === 'player' || by.role === 'room' || !isAbove(by.role, 'dealer'))
        return refused('not-your-role', { role: 'floor' })
      if (proposed.by === by.name) return refused('second-person-needed')
      const rules = found!.rulings.at(-1)?.rules ?? []
      tell(work, { type: 'CorrectionMade', dispute, correction, at, by, rules })
      return null
    },
  },
  events: {
    CorrectionProposed: (record, { dispute, number, from, to, chips, reason, by }) =>
      changeDispute(record, dispute, {
        corrections: [
          ...disputeOf(record, dispute)!.corrections,
          { number, from, to, chips, reason, by: by.name, agreedBy: null, made: false },
        ],
      }),
    CorrectionMade: (record, { dispute, correction, by }) =>
      changeDispute(record, dispute, {
        corrections: disputeOf(record, dispute)!.corrections.map(it =>
          it.number === correction ? { ...it, made: true, agreedBy: it.by === by.name ? null : by.name } : it,
        ),
      }),
  },
})
