import type { PlayerId } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import type { OwnBook } from '../../protocol/bank.ts'
import type { Hosted } from '../../table/state/hosted.ts'
import { standings } from './standings.ts'

/** What you have bought, cashed out and won over all tables, the latest first. */
export const ownBook = (tables: readonly Hosted[], person: PlayerId): OwnBook => {
  const own = tables.flatMap(hosted => {
    const { night, id } = hosted
    // a person who has never come to a table is not in its book
    // chips of a tournament are worth no money
    if (hosted.policy.event !== undefined) return []
    if (night === undefined || heldIn(hosted.people, person) === undefined) return []
    const stands = standings(hosted).find(it => it.person === person)
    if (stands === undefined) return []
    const { person: _, ...chips } = stands
    const { placard, at, ended } = night.table
    return [{ table: id, name: placard.name, at, ended, ...chips }]
  })
  own.sort((a, b) => b.at - a.at)
  return { tables: own, net: own.reduce((sum, { net }) => sum + net, 0) }
}
