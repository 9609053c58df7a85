import { differsFromMix } from '../../table/mixes/overlap.ts'
import { bookOf, gameOf } from '../draft.ts'
import type { Floor } from '../floor.ts'
import type { GameId, GameKind } from '../game.ts'
import { type FloorRefusal, refused } from '../refusal.ts'
import { isMixed, sameForms, sameLimit } from '../same-kind.ts'

/** Why a game cannot go on the board, or null. */
export const newGameOff = (floor: Floor, game: GameId, kind: GameKind, mustMove: boolean): FloorRefusal | null => {
  const known = gameOf(floor, game)
  if (known !== undefined && !known.closed) return refused('game-exists', { game })
  if (game.trim() === '' || !makesSense(kind)) return refused('game-makes-no-sense', { game })
  return spacingOff(floor, game, kind) ?? (mustMove ? null : mixOff(floor, game, kind))
}

const makesSense = ({ forms, limit, seats }: GameKind): boolean =>
  forms.length > 0 &&
  new Set(forms).size === forms.length &&
  [limit.small, limit.big].every(chips => Number.isSafeInteger(chips) && chips > 0) &&
  limit.small <= limit.big &&
  Number.isInteger(seats) &&
  seats >= 2 &&
  seats <= 12

/** Games of one type that have a table open, whatever they are played for. */
const running = (floor: Floor): readonly GameKind[] =>
  floor.games.filter(game => floor.tables.some(table => table.game === game.id && !table.closed))

/** wsop/74: at least twice the limit below, and at most half of the one above. */
const spacingOff = (floor: Floor, game: GameId, kind: GameKind): FloorRefusal | null => {
  const { is, rules } = bookOf(floor).newGameLimitSpacing
  if (is === null) return null
  const limits = running(floor)
    .filter(other => sameForms(other, kind) && other.limit.structure === kind.limit.structure)
    .map(({ limit }) => limit.big)
    .filter(big => big !== kind.limit.big)
  const below = Math.max(0, ...limits.filter(big => big < kind.limit.big))
  const above = Math.min(...limits.filter(big => big > kind.limit.big))
  const isFar = kind.limit.big >= below * is.belowMultiple && kind.limit.big <= above * is.aboveMaxFraction
  return isFar ? null : refused('limit-too-close', { game, rules: rules.filter(id => id !== 'wsop/74-mix') })
}

/** wsop/74-mix: a mix at the limit of one that runs has to differ from it in more than half of its games. */
const mixOff = (floor: Floor, game: GameId, kind: GameKind): FloorRefusal | null => {
  if (!isMixed(kind)) return null
  for (const other of running(floor)) {
    if (!isMixed(other) || !sameLimit(other.limit, kind.limit) || sameForms(other, kind)) continue
    const { is, rules } = differsFromMix(played(kind), played(other), bookOf(floor))
    if (!is) return refused('mix-too-much-alike', { game, rules })
  }
  return null
}

/** The forms of a game as those who compare mixes have them. */
export const played = ({ forms }: GameKind) => ({ parts: forms.map(id => ({ form: { id } })) })
