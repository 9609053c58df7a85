import { seeded } from '../cards/shuffle.ts'
import { no, type Result } from '../decider/decision.ts'
import type { Form, Structure } from '../forms/form.ts'
import type { FormId } from '../forms/forms.ts'
import { type Mix, mixOf, playedAt, seatsFor } from '../forms/mix.ts'
import { type FormRefusal, refused } from '../forms/refusal.ts'
import { onlyFields, wrongArgument } from '../kinds/wrong-argument.ts'
import { rulebookOf } from '../rulebooks/rulebooks.ts'
import { type Fault, playDeals, type Setup } from './play-deals.ts'
import { counted, emptyTally, type Tally } from './tally.ts'

/** What to simulate; everything but the game has a usual value. */
export type SimulationOptions = Partial<Omit<Setup, 'game'>> & {
  /** A form, by its id or as it is, or a mix. */
  readonly game: FormId | Form | Mix
  /** The betting; the usual one of each form if nothing is said. */
  readonly structure?: Structure
  /** How many deals, 1,000 if nothing is said. */
  readonly deals?: number
  /** The same seed gives the same deals. */
  readonly seed?: number | string
}

/** What a simulation came to: the tally of its deals, and the deal that was off, if one was. */
export type Simulated = { readonly tally: Tally; readonly fault: Fault | null }

/**
 * Plays a form or a mix with random legal acts, counts every chip and card after each deal, and adds up the results. A seat
 * with a function in `strategies`, from seat 1 on, plays by that: it gets what the seat sees and the legal commands, and
 * answers with one.
 */
export const simulate = (asked: SimulationOptions): Result<Simulated, FormRefusal> => {
  onlyFields('the options', asked, KNOWN)
  const { deals = 1000, seed = 1, ...options } = asked
  if (options.strategies !== undefined && !areFunctions(options.strategies))
    throw wrongArgument('strategies', options.strategies, 'a list of functions (deal, commands) => command')
  if (options.book !== undefined) rulebookOf(options.book)
  const found = setupFor(options)
  if (!found.ok) return found
  const { setup } = found
  if (!(Number.isSafeInteger(deals) && deals > 0)) return no(refused('number-of-deals'))
  let tally = emptyTally(setup.players)
  for (const played of playDeals(setup, seeded(seed))) {
    if ('problems' in played) return { ok: true, tally, fault: played }
    tally = counted(tally, played)
    if (tally.deals === deals) break
  }
  return { ok: true, tally, fault: null }
}

const areFunctions = (list: unknown): boolean =>
  Array.isArray(list) && list.every(one => one === undefined || typeof one === 'function')

const KNOWN = [
  'game',
  'structure',
  'deals',
  'seed',
  'players',
  'stack',
  'size',
  'book',
  'careless',
  'check',
  'strategies',
]

/** The game, the players and the chips of a simulation, or why it cannot be. */
export const setupFor = (
  asked: Omit<SimulationOptions, 'deals' | 'seed'>,
): Result<{ readonly setup: Setup }, FormRefusal> => {
  onlyFields('the options', asked, KNOWN)
  const { game, structure, ...options } = asked
  const usualMix = mixOf(game)
  const played = structure === undefined ? { ok: true as const, mix: usualMix } : playedAt(usualMix, structure)
  if (!played.ok) return played
  const { mix } = played
  const { least, most } = seatsFor(mix)
  const { players = Math.min(USUAL_PLAYERS, most), size = USUAL_SIZE } = options
  if (!Number.isInteger(players) || players < least || players > most) {
    return no(refused('number-of-players', { about: { game: mix.id, least, most } }))
  }
  const usual = { book: 'rrp', careless: false, check: 'deal', stack: 100 * size } as const
  return { ok: true, setup: { ...usual, ...options, game: mix, players, size } }
}

const USUAL_PLAYERS = 6
const USUAL_SIZE = 10
