import type { PlayerId } from '../table/player.ts'
import type { Time } from '../table/time.ts'
import { bookOf, gameOf, personOf } from './draft.ts'
import type { Floor } from './floor.ts'
import type { GameId } from './game.ts'
import { apartRules, notTogetherWith } from './people/people.ts'
import { isBarred } from './person.ts'
import { type FloorRefusal, refused } from './refusal.ts'
import { speaking } from './speaking.ts'

/** Why somebody may not play this game or wait for it now, or null: asked on every way to a seat. */
export const keptOff = (floor: Floor, player: PlayerId, game: GameId, at: Time): FloorRefusal | null => {
  const person = personOf(floor, player)
  if (person === undefined) return null
  if (isBarred(person, at)) {
    return refused('barred', { player, ...(person.barred!.until === null ? {} : { until: person.barred!.until }) })
  }
  const lockout = person.lockouts.find(it => it.game === game && at < it.until)
  if (lockout === undefined) return null
  const kind = gameOf(floor, game)
  const { rules: all } = bookOf(floor).mustMoveRefusalLockoutMinutes
  const rules = kind === undefined ? all : speaking(all, kind)
  return refused('kept-out', { player, game, until: lockout.until, rules })
}

/** Why somebody may not sit at this table, or null: the same, and those they may not play with. */
export const maySitAt = (
  floor: Floor,
  player: PlayerId,
  table: { readonly id: string; readonly game: GameId },
  at: Time,
): FloorRefusal | null => {
  const off = keptOff(floor, player, table.game, at)
  if (off !== null) return off
  const other = notTogetherWith(floor, player, table.id)
  return other === undefined
    ? null
    : refused('not-together', { player, other, table: table.id, rules: apartRules(floor) })
}
