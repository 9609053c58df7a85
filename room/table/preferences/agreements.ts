import type { TableCommand } from '@cardroom/engine'
import { chopAgreed, handsAgreed, runsAgreed } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import type { Hosted } from '../state/hosted.ts'
import { legalNow } from '../state/legal-now.ts'
import { preferenceOf } from './preferences.ts'

/** What the dealer does when the blinds alone are left and both prefer to chop; otherwise null. Bots play. */
export const chopCommand = (hosted: Hosted): TableCommand | null => {
  const { deal, table } = hosted.night!
  if (deal === null || deal.round === null) return null
  return chopAgreed(table, deal, legalNow(deal), player => preferenceOf(hosted, player, 'chop'))
}

/** What the dealer does when everybody left prefers to run it more than once; otherwise null. */
export const runsCommand = (hosted: Hosted): TableCommand | null => {
  const { deal, table } = hosted.night!
  if (deal === null) return null
  return runsAgreed(table, deal, player => {
    // bots go along with the others; where bots alone are left it is run once
    const isBot = heldIn(hosted.people, player)?.bot != null
    return isBot ? Number.POSITIVE_INFINITY : preferenceOf(hosted, player, 'run-it')
  })
}

/** What the dealer does when everybody left shows their hand before the rest is dealt; otherwise null. Bots go along. */
export const handsCommand = (hosted: Hosted): TableCommand | null => {
  const { deal, table } = hosted.night!
  if (deal === null || hosted.policy.equities !== true) return null
  return handsAgreed(table, deal, player => {
    const isBot = heldIn(hosted.people, player)?.bot != null
    return isBot || preferenceOf(hosted, player, 'show-all-in')
  })
}
