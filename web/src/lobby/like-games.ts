import { foldedName } from '@cardroom/room/protocol'
import type { Found, GameListed } from './find-games.ts'

/** Words that say how a game is bet, or nothing: players put them before and behind every name. */
const HOW_BET = /\b(?:(?:no|pot|fixed|spread)[- ]limit|limit|nl|pl|fl|poker|games?|mix|variant|lowball|to)\b/gi

/**
 * The games that are meant where no name has these letters: by their words in another order, with the betting beside
 * them ("no limit holdem"), else by a name that is spelled nearly so ("hodlem", "tripple draw").
 */
export const gamesLike = (games: readonly GameListed[], text: string): readonly Found[] => {
  const words = wordsIn(text)
  const byWords = games.flatMap(game =>
    hit(game, name => (words.every(word => name.includes(word)) ? name.length : null)),
  )
  if (words.length > 0 && byWords.length > 0) return ordered(byWords)
  const asked = foldedName(text)
  const most = asked.length < 4 ? 0 : asked.length < 7 ? 1 : 2
  if (most === 0) return []
  const near = games.flatMap(game =>
    hit(game, name => {
      const off = changesTo(asked, name)
      return off <= most ? off * 100 + name.length : null
    }),
  )
  const least = Math.min(...near.map(({ cost }) => Math.floor(cost / 100)))
  return ordered(near.filter(({ cost }) => Math.floor(cost / 100) === least))
}

type Near = Found & { readonly cost: number }

const ordered = (found: readonly Near[]): readonly Found[] =>
  found.toSorted((a, b) => a.cost - b.cost).map(({ game, by, near }) => ({ game, by, near }))

/** The name of a game that costs least, if any will do; the game's own name first. */
const hit = (game: GameListed, costOf: (name: string) => number | null): readonly Near[] => {
  const costs = [game.name, game.id, ...game.also.called].flatMap(name => {
    const cost = costOf(foldedName(name))
    return cost === null ? [] : [{ name, cost }]
  })
  const [best] = costs.toSorted((a, b) => a.cost - b.cost)
  if (best === undefined) return []
  const isOwn = best.name === game.name || best.name === game.id
  return [{ game, by: isOwn ? null : best.name, near: false, cost: best.cost }]
}

const wordsIn = (text: string): readonly string[] =>
  text.replaceAll(HOW_BET, ' ').split(/\s+/).map(foldedName).filter(Boolean)

/**
 * How many letters are left out, put in, changed or swapped between what is typed and the beginning of a name; all of
 * its letters in another order ("ohama") count as one.
 */
const changesTo = (typed: string, name: string): number => {
  if (inOrder(typed) === inOrder(name.slice(0, typed.length))) return 1
  const rows = [Array.from({ length: name.length + 1 }, (_, i) => i)]
  for (let i = 1; i <= typed.length; i++) {
    const row = [i]
    for (let j = 1; j <= name.length; j++) {
      const isSame = typed[i - 1] === name[j - 1]
      const isSwapped = typed[i - 1] === name[j - 2] && typed[i - 2] === name[j - 1]
      const changed = rows[i - 1]![j - 1]! + (isSame ? 0 : 1)
      const swapped = isSwapped ? rows[i - 2]![j - 2]! + 1 : changed
      row.push(Math.min(changed, swapped, rows[i - 1]![j]! + 1, row[j - 1]! + 1))
    }
    rows.push(row)
  }
  return Math.min(...rows[typed.length]!)
}

const inOrder = (letters: string): string => [...letters].toSorted().join('')
