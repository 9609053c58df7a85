import { playing } from '../draft.ts'
import type { Money } from '../plan.ts'
import type { Tournament } from '../tournament.ts'

/** Can somebody still enter or rebuy at this level? */
export const mayStillBuy = ({ plan }: Pick<Tournament, 'plan'>, level: number): boolean =>
  level < plan.entryUntil || (plan.rebuys !== null && level < plan.rebuys.beforeLevel)

/**
 * What lies in the envelopes, the largest first: all that was paid for bounties, in one envelope for each player who is
 * left. The second is half of the first, the third a third of it, and so on; what rounding leaves is in the first.
 */
export const envelopeWorths = (event: Pick<Tournament, 'entrants' | 'bank' | 'plan'>): readonly Money[] => {
  const count = playing(event).filter(({ unsold }) => !unsold).length
  // what was won before there were envelopes is paid and lies in none
  const bounties = event.bank.bounties - event.entrants.reduce((sum, it) => sum + it.bounties, 0)
  const weights = Array.from({ length: count }, (_, i) => 1 / (i + 1))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const worths = weights.map(weight => Math.floor((bounties * weight) / all))
  const rest = bounties - worths.reduce((sum, worth) => sum + worth, 0)
  return worths.map((worth, i) => (i === 0 ? worth + rest : worth))
}
