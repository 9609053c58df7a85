import type { Table, TableCommand } from '@cardroom/engine'
import { mayRunIt, mostRuns } from '@cardroom/engine/deal'
import { heldIn } from '../held-in.ts'
import type { AtTable, Hosted, Runs } from './hosted.ts'

/** How often what is to come may be dealt in the game that a table plays, if all who are left agree. */
export const mostRunsAt = ({ placard: { parts, book, collection }, rotation }: Table): number =>
  mostRuns({ ...parts[rotation.part]!, book, timed: collection.way === 'time' })

/** So often, in a word. */
export const RUNS: Readonly<Record<Runs, string>> = { 1: 'once', 2: 'twice', 3: 'three times' }

/** What the dealer does when nobody can bet any more and all who are left agree to more than one run-out; otherwise null. */
export const runsAgreed = ({ night, people }: Hosted): TableCommand | null => {
  const { deal, table } = night!
  if (deal === null || deal.phase !== 'streets' || deal.round !== null) return null
  const left = deal.players.filter(({ folded }) => !folded).map(({ seat }) => seat)
  const agreed = Math.min(...left.map(seat => wishOf(heldIn(people, table.chairs[seat - 1] ?? ''))))
  const times = agreed === 3 && !mayRunIt(deal, 3) ? 2 : agreed
  return times > 1 && times <= 3 && mayRunIt(deal, times)
    ? { type: 'RunIt', times: times as 2 | 3, agreed: left }
    : null
}

/** A bot goes along with the others; where bots alone are left it is dealt once. */
const wishOf = (person: AtTable | undefined): number =>
  person === undefined ? 1 : person.bot === null ? (person.runs ?? 1) : Number.POSITIVE_INFINITY
