import type { PlayerId } from '@cardroom/engine/table'
import { heldIn } from '../../held-in.ts'
import type { AtTable, Hosted } from './hosted.ts'

/** The table with this person as they are now. */
export const withPerson = (hosted: Hosted, person: PlayerId, now: AtTable): Hosted => ({
  ...hosted,
  people: { ...hosted.people, [person]: now },
})

/** The table after something has changed about a person. */
export const withChange = (hosted: Hosted, person: PlayerId, change: (before: AtTable) => Partial<AtTable>): Hosted => {
  const before = heldIn(hosted.people, person)
  // streams of an earlier version tell of "persons" who never came, and these tables open all the same
  if (before === undefined) return hosted
  return withPerson(hosted, person, { ...before, ...change(before) })
}

/** The seat of somebody; 0 if they have none. */
export const seatOf = ({ night }: Pick<Hosted, 'night'>, person: PlayerId): number =>
  (night?.table.chairs.indexOf(person) ?? -1) + 1

/** The player in a seat; null if it is empty. */
export const playerIn = ({ night }: Pick<Hosted, 'night'>, seat: number): PlayerId | null =>
  night?.table.chairs[seat - 1] ?? null

/** Is somebody dealt in, in the deal that is on? */
export const isDealtIn = ({ night }: Pick<Hosted, 'night'>, person: PlayerId): boolean =>
  night?.table.deal?.players.some(({ player }) => player === person) ?? false
