import type { RuleId } from '../../rulebooks/rule-id.ts'
import type { PlayerId } from '../../table/player.ts'
import { bookOf, peopleOf, personOf } from '../draft.ts'
import type { Floor } from '../floor.ts'
import type { Game, Listed } from '../game.ts'

/** Where a new name stands on a list, 1 for first, and the rules behind it. */
export const placeOnList = (
  floor: Floor,
  { list }: Game,
  player: PlayerId,
  brokenGame: boolean,
): { readonly place: number; readonly rules: readonly RuleId[] } => {
  const { is, rules } = bookOf(floor).listPriorityTiers
  const rank = (tier: string | null): number => {
    const found = tier === null ? -1 : is.tiers.indexOf(tier)
    return found < 0 ? is.tiers.length : found
  }
  const own = rank(personOf(floor, player)?.tier ?? null)
  const isLast = !brokenGame && own === is.tiers.length
  if (isLast) return { place: list.length + 1, rules: [] }
  const people = peopleOf(floor)
  // wsop/100-tier: players of a broken game are passed by nobody, unless the house says so
  const goesBefore = (name: Listed): boolean => {
    const other = rank(people.get(name.player)?.tier ?? null)
    if (brokenGame && !name.brokenGame) return !is.beforeBrokenGame || own <= other
    if (name.brokenGame && !is.beforeBrokenGame) return false
    return !brokenGame && own < other
  }
  const before = list.findIndex(goesBefore)
  return { place: before < 0 ? list.length + 1 : before + 1, rules: before < 0 ? [] : rules }
}
