import type { Chips } from '../../deal/chips.ts'
import type { PlayerId } from '../../table/player.ts'
import { minutes, type Time } from '../../table/time.ts'
import { changePerson, type FloorDraft, personOf } from '../draft.ts'
import type { Floor } from '../floor.ts'
import type { Comps } from '../person.ts'

const HOUR = minutes(60)

/** Before anybody has earned any. */
export const noComps: Comps = { accrued: 0, redeemed: 0, from: 0 }

/** Somebody has sat from then until now: their hours, and what they earn by them. */
export const addPlayed = (floor: FloorDraft, player: PlayerId, since: Time, at: Time): void => {
  const { played, comps } = personOf(floor, player)!
  const earned = earnedSince(floor, comps, since, at)
  changePerson(floor, player, {
    played: played + (at - since) / minutes(1),
    ...(earned > 0 && { comps: { ...(comps ?? noComps), accrued: (comps ?? noComps).accrued + earned } }),
  })
}

/** A new rate counts from now: what those at the tables have earned until now stays by the old one. */
export const settleComps = (floor: FloorDraft, at: Time): void => {
  for (const [player, seats] of seatsByPlayer(floor)) {
    const { comps = noComps } = personOf(floor, player)!
    const earned = seats.reduce((sum, since) => sum + earnedSince(floor, comps, since, at), 0)
    changePerson(floor, player, { comps: { ...comps, accrued: comps.accrued + earned, from: at } })
  }
}

/** What somebody has earned, had, and has left. */
export type CompsNow = { readonly earned: Chips; readonly redeemed: Chips; readonly left: Chips }

/** The comps of everybody who has any now, the seats they have included. */
export const allComps = (
  floor: Pick<Floor, 'people' | 'tables' | 'habits'>,
  at: Time,
): ReadonlyMap<PlayerId, CompsNow> => {
  const seats = floor.habits.compsPerHour === 0 ? new Map<PlayerId, readonly Time[]>() : seatsByPlayer(floor)
  return new Map(
    floor.people.flatMap(({ player, comps = noComps }) => {
      const sits = seats.get(player) ?? []
      if (comps === noComps && sits.length === 0) return []
      const now = sits.reduce((sum, since) => sum + earnedSince(floor, comps, since, at), 0)
      const earned = Math.floor((comps.accrued + now) / HOUR)
      return [[player, { earned, redeemed: comps.redeemed, left: earned - comps.redeemed }]]
    }),
  )
}

/** The comps of one person. */
export const compsOf = (floor: Pick<Floor, 'people' | 'tables' | 'habits'>, player: PlayerId, at: Time): CompsNow =>
  allComps({ ...floor, people: floor.people.filter(it => it.player === player) }, at).get(player) ?? NONE

const NONE: CompsNow = { earned: 0, redeemed: 0, left: 0 }

const earnedSince = ({ habits }: Pick<Floor, 'habits'>, comps: Comps | undefined, since: Time, at: Time): number =>
  Math.max(0, at - Math.max(since, comps?.from ?? 0)) * habits.compsPerHour

/** Since when everybody plays who does, at each seat they have. */
const seatsByPlayer = ({ tables }: Pick<Floor, 'tables'>): ReadonlyMap<PlayerId, readonly Time[]> => {
  const seats = new Map<PlayerId, Time[]>()
  const add = (player: PlayerId, since: Time): void => {
    const known = seats.get(player)
    if (known === undefined) seats.set(player, [since])
    else known.push(since)
  }
  for (const { chairs } of tables)
    for (const chair of chairs) {
      if (chair.is !== 'taken') continue
      add(chair.player, chair.since)
      if (chair.over != null) add(chair.over.player, chair.over.since)
    }
  return seats
}
