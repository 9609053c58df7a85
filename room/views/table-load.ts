import type { PlayerId } from '@cardroom/engine/table'
import { heldIn } from '../held-in.ts'
import type { Hosted } from '../table/state/hosted.ts'

/** What a table that goes on asks of the room: who made it, how many bots sit there, and whether they act at once. */
export type TableLoad = {
  readonly id: string
  readonly maker: PlayerId | null
  readonly bots: number
  readonly instant: boolean
}

/** The load of a table; null for one that has ended, and for tables of machines and of tournaments, which nobody counts. */
export const tableLoad = ({ id, night, people, policy }: Hosted): TableLoad | null => {
  if (night === undefined || night.table.ended || policy.machines === true || policy.event !== undefined) return null
  // the maker of a table is the first to come to it
  const maker = Object.keys(people)[0] ?? null
  const bots = night.table.chairs.filter(person => person !== null && heldIn(people, person)?.bot != null).length
  return { id, maker, bots, instant: policy.botPace === 'instant' }
}
