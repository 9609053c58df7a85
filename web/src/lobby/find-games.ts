import { type FormListed, foldedName, type MixListed } from '@cardroom/room/protocol'

/** A game of the lobby: a form or a mix. */
export type GameListed = FormListed | MixListed

/** A game that was found, and the name it was found by if it is another than its own. */
export type Found = { readonly game: GameListed; readonly by: string | null; readonly near: boolean }

/**
 * The games that a player may mean, the best first: by its own name or one that players use, whole or from its
 * beginning, then in the middle of one, then by a name of a relative, then by its line.
 */
export const findGames = (games: readonly GameListed[], text: string): readonly Found[] => {
  const asked = foldedName(text)
  if (asked === '') return games.map(game => ({ game, by: null, near: false }))
  return games
    .flatMap(game => {
      const hit = hitOf(game, asked)
      return hit === null ? [] : [{ ...hit, game }]
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ game, by, near }) => ({ game, by, near }))
}

type Hit = { readonly by: string | null; readonly near: boolean; readonly score: number }

const hitOf = (game: GameListed, asked: string): Hit | null => {
  const own = [game.name, game.id, ...game.also.called]
  const found = best(own, asked)
  if (found !== null) {
    const isOwn = found.name === game.name || found.name === game.id
    return { by: isOwn ? null : found.name, near: false, score: 10 + found.score }
  }
  const near = best(game.also.near, asked)
  if (near !== null) return { by: near.name, near: true, score: 5 + near.score }
  return asked.length > 3 && 'line' in game && foldedName(game.line).includes(asked)
    ? { by: null, near: false, score: 1 }
    : null
}

const best = (names: readonly string[], asked: string): { readonly name: string; readonly score: number } | null => {
  let hit: { readonly name: string; readonly score: number } | null = null
  for (const [i, name] of names.entries()) {
    const folded = foldedName(name)
    const kind = folded === asked ? 4 : folded.startsWith(asked) ? 2 : folded.includes(asked) ? 1 : 0
    // of two names that begin so, the game's own is meant, and then the shorter one
    const score = kind === 2 ? kind + (i < 2 ? 1 : 0) + asked.length / folded.length : kind
    if (score > (hit?.score ?? 0)) hit = { name, score }
  }
  return hit
}
