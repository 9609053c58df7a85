import type { Placard } from '@cardroom/engine'
import type { TableRefusal } from '@cardroom/engine/table'
import { carryOutNight, type PlayerId } from '@cardroom/engine/table'
import { courseFrom, evolveHosted } from './evolve.ts'
import type { Around } from './host-table.ts'
import { tellNight } from './state/course.ts'
import type { HostedEvent } from './state/events.ts'
import type { Policy } from './state/hosted.ts'

/** A table that somebody wants to make. */
export type NewTable = {
  readonly id: string
  /** Everybody may come and look, if nothing else is said; otherwise by invitation alone. */
  readonly open?: boolean
  readonly placard: Placard
  readonly policy: Policy
  readonly host: { readonly person: PlayerId; readonly name: string }
  /** One by this id is the one that is wanted: an earlier try may have been kept after it was given up on. */
  readonly mayBeThere?: true
}

/** Makes a table: its stream begins with who made it and what is played. */
export const makeTable = async (
  { id, open = true, placard, policy, host, mayBeThere }: NewTable,
  { store, now }: Pick<Around, 'store' | 'now'>,
): Promise<TableRefusal | null> => {
  const at = now()
  const first: HostedEvent = { type: 'TableMade', id, policy, open, at }
  const course = courseFrom(evolveHosted(undefined, first), [first])
  const opened = carryOutNight(undefined, { type: 'OpenTable', placard, at })
  if (!opened.ok) return opened.by === 'table' ? opened.refusal : { why: 'placard-makes-no-sense' }
  tellNight(course, opened)
  const { person, name } = host
  const came: HostedEvent = { type: 'PersonCame', person, name, bot: null, role: 'host', at }
  const events = [...course.events, came]
  const entries = events.map(event => ({ kind: event.type, at, data: JSON.stringify(event) }))
  const kept = await store.append({ stream: `table/${id}`, after: 0, entries })
  if (!kept.kept && !(mayBeThere && kept.why === 'version-is-taken')) throw new Error(`there is a table ${id} already`)
  return null
}
