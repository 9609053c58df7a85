import type { RuleId } from '../rulebooks/rule-id.ts'
import type { PlayerId } from '../table/player.ts'
import type { Time } from '../table/time.ts'
import { bookOf, gameOf, personOf } from './draft.ts'
import type { Floor } from './floor.ts'
import type { GameId } from './game.ts'
import { dayOf, isOfAge, type PapersWhy } from './people/papers.ts'
import { apartRules, barRules, notTogetherWith } from './people/people.ts'
import { isBarred, type Person } from './person.ts'
import { type FloorRefusal, refused } from './refusal.ts'
import { speaking } from './speaking.ts'

/** Why somebody may not play this game or wait for it now, or null: asked on every way to a seat. */
export const keptOff = (floor: Floor, player: PlayerId, game: GameId, at: Time): FloorRefusal | null => {
  const person = personOf(floor, player)
  if (person === undefined) return null
  const out = mayNotPlay(floor, person, at)
  if (out?.why === 'under-age') return refused('under-age', { player, rules: out.rules })
  if (out !== null)
    return refused('barred', { player, ...(out.until !== null && { until: out.until }), rules: out.rules })
  const lockout = person.lockouts.find(it => it.game === game && at < it.until)
  if (lockout === undefined) return null
  const kind = gameOf(floor, game)
  const { rules: all } = bookOf(floor).mustMoveRefusalLockoutMinutes
  const rules = kind === undefined ? all : speaking(all, kind)
  return refused('kept-out', { player, game, until: lockout.until, rules })
}

/** Why somebody may play no game at all, wherever they sit, and until when; null where they may. */
export const mayNotPlay = (floor: Pick<Floor, 'book' | 'habits'>, person: Person, at: Time): MayNotPlay | null => {
  const { barred } = person
  if (barred !== null && isBarred(person, at)) {
    const why = barred.by === 'self' ? 'excluded' : 'barred'
    return { why, until: barred.until, rules: barRules(floor, barred.by) }
  }
  const { rules } = bookOf(floor).minimumAge
  return isUnderAge(floor, person, at) ? { why: 'under-age', until: null, rules } : null
}

/** Barred by the house, kept out by their own wish, or too young by their papers. */
export type MayNotPlay = {
  readonly why: 'barred' | 'excluded' | 'under-age'
  readonly until: Time | null
  readonly rules: readonly RuleId[]
}

/** wsop/1, uspa/app1/4.1: the papers they showed say so. */
const isUnderAge = (floor: Pick<Floor, 'book' | 'habits'>, { papers }: Person, at: Time): boolean =>
  papers !== undefined && !isOfAge(bookOf(floor), floor.habits.legalAge, papers.born, at)

/** wsop/1, wsop/3: why the papers of somebody don't let them sit down, or null. */
export const papersOff = (
  floor: Pick<Floor, 'book' | 'habits'>,
  person: Person | undefined,
  at: Time,
): (FloorRefusal & { readonly why: PapersWhy }) | null => {
  if (person?.papers === undefined && !floor.habits.papers) return null
  const { minimumAge, idRequired } = bookOf(floor)
  const about = (why: PapersWhy, rules: readonly RuleId[]) =>
    ({ ...refused(why, { ...(person !== undefined && { player: person.player }), rules }), why }) as const
  if (person !== undefined && isUnderAge(floor, person, at)) return about('under-age', minimumAge.rules)
  if (!floor.habits.papers) return null
  if (person?.papers === undefined) return about('papers-missing', idRequired.rules)
  return person.papers.validUntil < dayOf(at) ? about('papers-expired', idRequired.rules) : null
}

/** Why somebody may not sit at this table, or null: the same, their papers, and those they may not play with. */
export const maySitAt = (
  floor: Floor,
  player: PlayerId,
  table: { readonly id: string; readonly game: GameId },
  at: Time,
): FloorRefusal | null => {
  const off = keptOff(floor, player, table.game, at)
  if (off !== null) return off
  const papers = papersOff(floor, personOf(floor, player), at)
  if (papers !== null) return { ...papers, player }
  const other = notTogetherWith(floor, player, table.id)
  return other === undefined
    ? null
    : refused('not-together', { player, other, table: table.id, rules: apartRules(floor) })
}
