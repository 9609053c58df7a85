import type { Deal } from '../../deal/deal.ts'
import { programOf } from '../../deal/program.ts'
import { stepDue } from '../../deal/where.ts'

/** When on a street something is: while its cards are dealt, while players draw or set theirs, or while they bet. */
export const STAGES = ['while-dealing', 'while-drawing-or-setting', 'while-betting'] as const

/** One of these. */
export type Stage = (typeof STAGES)[number]

/** The name under which a case holds it, beside the facts of the incident. */
export const STAGE = 'stage'

/** When on its street a moment is; null at the showdown. */
export const stageOf = (deal: Deal): Stage | null => {
  if (deal.phase !== 'streets') return null
  switch (programOf(deal.form).steps[stepDue(deal)]?.do) {
    case 'bet':
      return 'while-betting'
    case 'draw':
    case 'discard':
    case 'place':
    case 'set':
      return 'while-drawing-or-setting'
    default:
      return 'while-dealing'
  }
}
