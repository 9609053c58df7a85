import type { Deal } from './deal.ts'
import { programOf } from './program.ts'
import { stepDue } from './where.ts'

/** The name of the street that a deal has come to, at any moment of it. */
export const streetOf = (deal: Deal): string => {
  const { steps, streets } = programOf(deal.form)
  return streets[Math.min(stepDue(deal), steps.length - 1)] ?? ''
}
