import type { PlayerId } from '../../table/player.ts'
import { peopleOf } from '../draft.ts'
import type { Floor } from '../floor.ts'
import type { Game, ListWay } from '../game.ts'
import { type FloorRefusal, refused } from '../refusal.ts'

/** Why a name is one too many, or null: for the player, or for a list that is filled from afar. */
export const tooManyOff = (floor: Floor, game: Game, player: PlayerId, way: ListWay): FloorRefusal | null => {
  const { listsEach, unseenNames } = floor.habits
  const lists = floor.games.filter(({ list }) => list.some(name => name.player === player)).length
  if (lists >= listsEach) return refused('on-enough-lists', { player, count: listsEach })
  const people = peopleOf(floor)
  const isSeen = people.get(player)?.where === 'here' || way === 'in-person' || way === 'kiosk'
  if (isSeen) return null
  const unseen = game.list.filter(name => people.get(name.player)?.where === 'online').length
  return unseen >= unseenNames ? refused('list-is-full', { game: game.id, count: unseenNames }) : null
}
