import type { Chips } from '../deal/chips.ts'
import { no, type Result } from '../decider/decision.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import { type OddsRefusal, refused } from './refusal.ts'

/** The most players whose places can be worked out. */
export const MOST_IN_ICM = 20

/**
 * What each stack is worth in the remaining prizes by the independent chip model: a player's chance of finishing
 * first is their share of the chips, and the next places follow among the others in the same way (Malmuth and
 * Harville).
 */
export const icm = (
  stacks: readonly Chips[],
  prizes: readonly number[],
): Result<{ readonly worth: readonly number[] }, OddsRefusal> => {
  for (const [name, list] of [
    ['stacks', stacks],
    ['prizes', prizes],
  ] as const)
    if (!Array.isArray(list)) throw wrongArgument(name, list, 'a list of numbers')
  const wrong = problemWith(stacks, prizes)
  if (wrong !== undefined) return no(wrong)
  const chances = placeChances(stacks, prizes.length)
  const worth = stacks.map((_, player) =>
    prizes.reduce((sum, prize, place) => sum + prize * (chances[place]?.[player] ?? 0), 0),
  )
  return { ok: true, worth }
}

/** The chance of each player to finish in each of the first places, this many: by place, then by player. */
export const placeChances = (stacks: readonly Chips[], places: number): readonly (readonly number[])[] => {
  if (!Array.isArray(stacks)) throw wrongArgument('stacks', stacks, 'a list of numbers')
  const count = stacks.length
  const all = 1 << count
  const chips = stacks.reduce((sum, stack) => sum + stack, 0)
  // by set of players: the chance that they take the first places, in any order, and what they hold
  const chance = new Float64Array(all)
  const held = new Float64Array(all)
  const sizes = new Uint8Array(all)
  const byPlace = Array.from({ length: Math.min(places, count) }, () => new Array<number>(count).fill(0))
  chance[0] = 1
  for (let set = 0; set < all; set++) {
    const first = set & -set
    if (set !== 0) {
      held[set] = held[set ^ first]! + stacks[31 - Math.clz32(first)]!
      sizes[set] = sizes[set ^ first]! + 1
    }
    const place = byPlace[sizes[set]!]
    if (place === undefined) continue
    const left = chips - held[set]!
    for (let player = 0; player < count; player++) {
      const bit = 1 << player
      if ((set & bit) !== 0) continue
      const likely = (chance[set]! * stacks[player]!) / left
      place[player]! += likely
      chance[set | bit]! += likely
    }
  }
  return byPlace
}

/** How a prize pool is divided when all agree: by the model, or by chips once everyone has the least prize. */
export type Chop = 'icm' | 'chips'

/** A deal in whole units: what each player gets; what rounding leaves goes one each to the largest remainders. */
export const chop = (
  stacks: readonly Chips[],
  prizes: readonly number[],
  by: Chop,
): Result<{ readonly sums: readonly number[] }, OddsRefusal> => {
  if (by !== 'icm' && by !== 'chips') throw wrongArgument('by', by, "'icm' or 'chips'")
  if (!Array.isArray(prizes)) throw wrongArgument('prizes', prizes, 'a list of numbers')
  if (prizes.some(prize => !Number.isInteger(prize))) return no(refused('prizes-not-whole'))
  if (by === 'chips' && prizes.length < stacks.length)
    return no(refused('too-few-prizes', { about: { players: stacks.length } }))
  const model = icm(stacks, prizes)
  if (!model.ok) return model
  return { ok: true, sums: rounded(by === 'icm' ? model.worth : byChips(stacks, prizes), prizes) }
}

const byChips = (stacks: readonly Chips[], prizes: readonly number[]): readonly number[] => {
  const least = prizes[stacks.length - 1]!
  const chips = stacks.reduce((sum, stack) => sum + stack, 0)
  const rest = prizes.slice(0, stacks.length).reduce((sum, prize) => sum + prize - least, 0)
  return stacks.map(stack => least + (rest * stack) / chips)
}

const rounded = (worth: readonly number[], prizes: readonly number[]): readonly number[] => {
  const pool = prizes.slice(0, worth.length).reduce((sum, prize) => sum + prize, 0)
  // a hair above what is a whole number in truth
  const whole = worth.map(each => Math.floor(each + HAIR))
  const left = pool - whole.reduce((sum, each) => sum + each, 0)
  const order = worth.map((each, player) => ({ player, rest: each - whole[player]! }))
  const first = new Set(
    order
      .sort((one, other) => other.rest - one.rest)
      .slice(0, left)
      .map(({ player }) => player),
  )
  return whole.map((each, player) => each + (first.has(player) ? 1 : 0))
}

const HAIR = 1e-6

const problemWith = (stacks: readonly Chips[], prizes: readonly number[]): OddsRefusal | undefined => {
  if (stacks.length < 2 || stacks.length > MOST_IN_ICM)
    return refused('number-of-stacks', { about: { given: stacks.length, most: MOST_IN_ICM } })
  if (stacks.some(stack => !(Number.isFinite(stack) && stack > 0))) return refused('stack-not-positive')
  if (prizes.length === 0 || prizes.some(prize => !(Number.isFinite(prize) && prize >= 0))) return refused('no-prizes')
  const rises = prizes.findIndex((prize, i) => i > 0 && prize > prizes[i - 1]!)
  return rises < 0 ? undefined : refused('prizes-rise', { about: { place: rises + 1 } })
}
