import { dataIn, spoiled } from '../store/spoiled.ts'
import type { Kept } from '../store/store.ts'
import { type PeopleEvent, type Roll, record, voided } from './roll.ts'

/** Records an entry of the people's stream, which is to be at this place; the tokens that are void by it. */
export const recordEntry = (roll: Roll, stream: string, entry: Kept, place: number): readonly string[] => {
  const data = dataIn(stream, entry, place)
  try {
    const gone = record(roll, { ...(data as object), kind: entry.kind } as PeopleEvent) as readonly string[] | undefined
    if (gone !== undefined) return gone
  } catch (cause) {
    throw spoiled({ stream, place, reason: 'does not follow from what came before it' }, cause)
  }
  throw spoiled({ stream, place, reason: 'is of a kind that this version of Cardroom does not know' })
}

/**
 * An entry that cannot be read is left out. If it may have ended a session, no account stays logged in from before: a
 * session that was ended does not come back, and whoever has an account can log in again. Guests have nothing but their
 * cookie, and keep it.
 */
export const recordUnread = (roll: Roll, { kind }: Kept): readonly string[] =>
  ENDS_NOTHING.has(kind) ? [] : voided(roll, (_, { person }) => roll.people.get(person)?.password != null)

const ENDS_NOTHING: ReadonlySet<string> = new Set(['GuestCame', 'Renamed', 'LoggedIn', 'SessionUsed', 'SessionsTimed'])
