import { carryOutNight, tableAudit } from '@cardroom/engine/table'
import { placardWanted } from '../http/wanted-table.ts'
import type { LiveOrder } from '../protocol/live-orders.ts'
import type { TableOrder } from '../protocol/person-orders.ts'
import type { TableWanted } from '../protocol/table-wanted.ts'
import { isRefused } from '../refusal.ts'
import { decideOrder } from '../table/decide.ts'
import { courseFrom, evolveHosted } from '../table/evolve.ts'
import { attempt, tell, tellNight } from '../table/state/course.ts'
import type { HostedEvent } from '../table/state/events.ts'
import type { Hosted } from '../table/state/hosted.ts'
import { commonView } from '../views/common-view.ts'

const secrets = { below: () => 0, bytes: (count: number) => new Uint8Array(count) }
const policy = { clock: null, pause: 0, botPace: 'instant', entropyWait: 0 } as const

/** A table of real cards with a host, a dealer and somebody who is watching. */
export const liveTable = (wanted: TableWanted) => {
  const placard = placardWanted({ cards: 'real', ...wanted })
  if (isRefused(placard)) throw new Error(placard.why)
  const first: HostedEvent = { type: 'TableMade', id: 't', policy, at: 0 }
  const course = courseFrom(evolveHosted(undefined, first), [first])
  const opened = carryOutNight(undefined, { type: 'OpenTable', placard, at: 0 })
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
  tellNight(course, opened)
  for (const [person, role] of [
    ['hal', 'host'],
    ['dora', 'dealer'],
    ['pete', 'player'],
  ] as const) {
    tell(course, { type: 'PersonCame', person, name: person, bot: null, role, at: 0 })
  }
  let at = 0
  const order = (person: string, it: TableOrder): string | null => {
    return attempt(course, tried => decideOrder(tried, person, it, ++at, secrets))?.why ?? null
  }
  const gives = (does: LiveOrder): void => {
    const why = order('dora', { type: 'live', does })
    if (why !== null) throw new Error(`${JSON.stringify(does)} is refused: ${why}`)
  }
  const tells = (...list: readonly LiveOrder[]): void => {
    for (const does of list) gives(does)
  }
  const acts = (seat: number, act: Extract<LiveOrder, { type: 'act' }>['act']): void =>
    tells({ type: 'act', seat, act })
  return {
    course,
    order,
    tells,
    acts,
    refused: (does: LiveOrder) => order('dora', { type: 'live', does }),
    live: () => commonView(course.hosted, () => false).live!,
    stacks: () => course.hosted.night!.table.members.filter(({ seat }) => seat !== null).map(({ stack }) => stack),
    /** The stream adds up to the table as it is, and its chips do. */
    sound: () => {
      const replayed = course.events.reduce<Hosted | undefined>((at, event) => evolveHosted(at, event), undefined)
      if (JSON.stringify(replayed) !== JSON.stringify(course.hosted)) throw new Error('the stream is another table')
      const wrong = tableAudit(course.hosted.night!.table)
      if (wrong.length > 0) throw new Error(wrong.join('\n'))
    },
  }
}

/** Three sit down with this many chips. */
export const three = (chips: readonly [number, number, number]): readonly LiveOrder[] =>
  ['Ann', 'Bob', 'Cid'].map((name, i) => ({ type: 'seat', seat: i + 1, name, chips: chips[i]! }))
