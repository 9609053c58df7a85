import { deckCards } from '../cards/deck.ts'
import { type Chance, seeded, shuffled } from '../cards/shuffle.ts'
import { isRecord } from '../kinds/shown.ts'
import { onlyFields, wrongArgument } from '../kinds/wrong-argument.ts'
import { allInValue } from './all-in.ts'
import { type Arena, arena, CHANCE, OVER } from './arena.ts'
import { type Bot, type Seen, type SlowBot, seenBy } from './bot.ts'
import { checkedWhole } from './checks.ts'
import { engineArena } from './engine-arena.ts'
import { addedSums, type MatchResult, type MatchSums, noSums, resultOf } from './match-result.ts'
import { ARENA_OPTIONS, type ArenaGame, type ArenaOptions, gameOf } from './options.ts'

/** What is played in a match: a game of the arena, and how. */
export type MatchOptions = Omit<ArenaOptions, 'chance' | 'seats'> & {
  /** How many decks are dealt; 1,000 if nothing is said. */
  readonly deals?: number
  /** The number of the first deck, from 0: parts of a match begin where others end. */
  readonly from?: number
  /** Every deck is dealt once for each bot, each time with the bots one seat further; the set counts as one sample. */
  readonly duplicate?: boolean
  /** When all are all-in, what the hands are worth on average counts, not the cards that came. */
  readonly allInAdjusted?: boolean
  readonly names?: readonly string[]
}

/** Bots against each other, two or more, in seats that change from deal to deal. */
export const match = (bots: readonly Bot[], options: MatchOptions): MatchResult => {
  const sums = matchSums(bots, options)
  return resultOf(sums, namesOf(bots, options), bigBlindOf(bots, options))
}

/** The same as sums, so that parts can be played by workers and added up with `addedSums`. */
export const matchSums = (bots: readonly Bot[], options: MatchOptions): MatchSums => {
  checkMatch(bots, options)
  const playing = sumsAsked(bots.length, options)
  let step = playing.next()
  while (!step.done) step = playing.next(bots[step.value.bot]!(step.value.seen))
  return step.value
}

/** What sums of a match come to, by the names of its bots. */
export const resultOfSums = (sums: MatchSums, names: readonly string[], options: MatchOptions): MatchResult => {
  if (!Array.isArray(names)) throw wrongArgument('names', names, 'a list, one for each bot')
  if (!isRecord(options)) throw wrongArgument('options', options, "an object such as { game: 'kuhn' }")
  return resultOf(
    sums,
    namesOf(
      names.map(name => ({ name })),
      options,
    ),
    bigBlindOf(names, options),
  )
}

/** The same for bots that take their time. */
export const matchSlowly = async (bots: readonly SlowBot[], options: MatchOptions): Promise<MatchResult> => {
  checkMatch(bots, options)
  const playing = sumsAsked(bots.length, options)
  let step = playing.next()
  while (!step.done) step = playing.next(await bots[step.value.bot]!(step.value.seen))
  return resultOf(step.value, namesOf(bots, options), bigBlindOf(bots, options))
}

type Asked = { readonly bot: number; readonly seen: Seen }

/** Plays, and asks whose turn it is for the number of an action. */
const sumsAsked = function* (bots: number, options: MatchOptions): Generator<Asked, MatchSums, number> {
  const { deals = 1000, from = 0, duplicate = false, allInAdjusted = false, seed = 1 } = options
  const given = arenaOptions(options, bots)
  const { form } = gameOf(given)
  // each deal draws its run-outs from a seed of its own, so that parts of a match come out as the whole does
  let runOuts: Chance = seeded(seed)
  const game = allInAdjusted
    ? engineArena(gameOf({ ...given, chance: 'explicit' }), below => runOuts(below))
    : arena({ ...given, chance: 'sampled' })
  let sums = noSums(bots)
  for (let deal = from; deal < from + deals; deal++) {
    const deck = shuffled(deckCards(form.deck), seeded(`${seed} deck ${deal}`))
    const turns = duplicate ? bots : 1
    const [net, worth] = [new Array<number>(bots).fill(0), new Array<number>(bots).fill(0)]
    for (let turn = 0; turn < turns; turn++) {
      const botAt = (seat: number): number => (seat - 1 + turn + deal) % bots
      game.reset(deck)
      runOuts = seeded(`${seed} run-outs ${deal} ${turn}`)
      const chanceOf = chances(`${seed} bots ${deal} ${turn}`)
      const values = yield* dealAsked(game, botAt, chanceOf, allInAdjusted)
      for (const [i, returned] of game.returns().entries()) net[botAt(i + 1)]! += returned
      for (const [i, value] of values.entries()) worth[botAt(i + 1)]! += value / turns
    }
    sums = addedSums(sums, { deals: turns, samples: 1, net, sum: worth, squares: worth.map(value => value * value) })
  }
  return sums
}

/** The chance of each bot in one deal, made when it is first asked for. */
const chances = (seed: string): ((bot: number) => Chance) => {
  const made: Chance[] = []
  return bot => below => {
    made[bot] ??= seeded(`${seed} ${bot}`)
    return made[bot](below)
  }
}

/** One deal to its end, and what it is worth to each seat. */
const dealAsked = function* (
  game: Arena,
  botAt: (seat: number) => number,
  chanceOf: (bot: number) => Chance,
  adjusted: boolean,
): Generator<Asked, readonly number[], number> {
  let value: readonly number[] | null = null
  while (game.turn() !== OVER) {
    const seat = game.turn()
    if (seat === CHANCE) {
      if (adjusted && value === null) value = allInValue(game)
      game.tell(game.due())
      continue
    }
    const bot = botAt(seat)
    const action: unknown = yield { bot, seen: seenBy(game, seat, chanceOf(bot)) }
    if (action instanceof Promise)
      throw new TypeError(`bot ${bot + 1} gave a promise: matchSlowly is for bots that take their time`)
    if (typeof action !== 'number') throw new TypeError(`bot ${bot + 1} gave ${typeof action}, not a number`)
    game.step(action)
  }
  return value ?? game.returns()
}

/** What plain JavaScript may give instead of bots and options. */
const checkMatch = (bots: unknown, options: MatchOptions): void => {
  if (!Array.isArray(bots) || !bots.every(bot => typeof bot === 'function'))
    throw wrongArgument('bots', bots, 'a list of functions: match([first, second], options)')
  if (bots.length < 2) throw new TypeError(`a match needs 2 bots or more, not ${bots.length}`)
  checkOptions(options)
}

const checkOptions = (options: MatchOptions): void => {
  if (!isRecord(options)) throw wrongArgument('options', options, "an object such as { game: 'holdem', deals: 1000 }")
  for (const name of ['seats', 'chance'])
    if (Object.hasOwn(options, name)) throw new TypeError(`match has no option ${name}: there is a seat for each bot`)
  onlyFields('match', options, KNOWN)
  for (const name of ['duplicate', 'allInAdjusted'] as const)
    if (typeof (options[name] ?? false) !== 'boolean') throw wrongArgument(name, options[name], 'true or false')
  if (options.names !== undefined && !Array.isArray(options.names))
    throw wrongArgument('names', options.names, 'a list with the name of each bot')
  checkedWhole('deals', options.deals ?? 1, 1)
  checkedWhole('from', options.from ?? 0, 0)
}

const OF_THE_MATCH = ['deals', 'from', 'duplicate', 'allInAdjusted', 'names']
const KNOWN = [...ARENA_OPTIONS.filter(name => name !== 'seats' && name !== 'chance'), ...OF_THE_MATCH]

/** What of the options is for the arena. */
const arenaOptions = (options: MatchOptions, bots: number): ArenaOptions => {
  const own = Object.entries(options).filter(([name]) => !OF_THE_MATCH.includes(name))
  return { ...(Object.fromEntries(own) as Omit<ArenaOptions, 'seats'>), seats: bots }
}

const namesOf = (bots: readonly { readonly name: string }[], { names }: MatchOptions): readonly string[] =>
  bots.map((bot, i) => names?.[i] ?? (bot.name === '' ? `bot ${i + 1}` : bot.name))

const bigBlindOf = (bots: readonly unknown[], options: MatchOptions): number =>
  bigBlind(gameOf(arenaOptions(options, bots.length)))

/** What results are counted in: the largest blind, else the lower limit, else what a point is worth. */
const bigBlind = ({ start: { stakes } }: ArenaGame): number =>
  Math.max(...stakes.blinds, 0) || stakes.lower || stakes.point || 1
