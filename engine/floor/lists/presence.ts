import type { PlayerId } from '../../table/player.ts'
import { bookOf, personOf } from '../draft.ts'
import type { Floor } from '../floor.ts'
import type { ListWay } from '../game.ts'
import { type FloorRefusal, refused } from '../refusal.ts'

/** Why a name cannot come on a list this way, or null. */
export const presenceOff = (floor: Floor, player: PlayerId, way: ListWay, isStaff: boolean): FloorRefusal | null => {
  const { is, rules } = bookOf(floor).waitlistRequiresPresence
  const isHere = personOf(floor, player)?.where === 'here'
  // staff see who stands in front of them, and a kiosk stands in the room
  if (way === 'in-person') return isStaff || isHere ? null : refused('not-in-the-room', { player, rules })
  if (way === 'kiosk') return null
  if (way === 'online' && (isHere || is.ways.includes('online'))) return null
  if (way === 'phone' && is.ways.includes('phone')) return null
  return refused('not-by-this-way', { player, rules })
}
