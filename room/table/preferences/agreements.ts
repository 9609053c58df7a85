import type { TableCommand } from '@cardroom/engine'
import { chopAgreed, runsAgreed } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import type { Hosted, Runs } from '../state/hosted.ts'
import { legalNow } from '../state/legal-now.ts'

/** What the dealer does when the blinds alone are left and have both said that they chop; otherwise null. Bots play. */
export const chopSaid = ({ night, people }: Hosted): TableCommand | null => {
  const { deal, table } = night!
  if (deal === null || deal.round === null) return null
  return chopAgreed(table, deal, legalNow(deal), player => heldIn(people, player)?.chops === true)
}

/** What the dealer does when everybody left has said that they run it more than once; otherwise null. */
export const runsSaid = ({ night, people }: Hosted): TableCommand | null => {
  const { deal, table } = night!
  if (deal === null) return null
  return runsAgreed(table, deal, player => {
    const person = heldIn(people, player)
    if (person === undefined) return 1
    // bots go along with the others; where bots alone are left it is run once
    return person.bot === null ? (person.runs ?? 1) : Number.POSITIVE_INFINITY
  })
}

/** So often, in a word. */
export const RUNS: Readonly<Record<Runs, string>> = { 1: 'once', 2: 'twice', 3: 'three times' }
