import type { Chips, Seat } from '../deal/chips.ts'
import type { StartDeal } from '../deal/commands.ts'
import { type Stakes, stakesFor } from '../deal/stakes.ts'
import { type Form, STRUCTURES, type Structure } from '../forms/form.ts'
import { type FormId, forms, isFormId } from '../forms/forms.ts'
import { isLiteratureId, type LiteratureId, literature } from '../forms/literature.ts'
import { readForm } from '../forms/read-form.ts'
import { onlyFields } from '../kinds/wrong-argument.ts'
import type { House } from '../rulebooks/house.ts'
import type { BookId } from '../rulebooks/rule-id.ts'
import { rulebookOf } from '../rulebooks/rulebooks.ts'
import { problemText } from '../words/english/problems.ts'
import { type ActionSpace, actionSpace, USUAL_SIZES } from './actions.ts'
import { type Published, published } from './literature.ts'
import { type BetSize, readSize } from './sizes.ts'

/** What is played in an arena. Everything but the game has a usual value. */
export type ArenaOptions = {
  /** A form by its id, a game of the literature by its id, or a form as it is. */
  readonly game: FormId | LiteratureId | Form
  /** The betting; the usual one of the form if nothing is said. */
  readonly structure?: Structure
  /** How large bets and raises may be where they have no fixed sizes. */
  readonly sizes?: readonly BetSize[]
  /** `false`: nobody calls anything but an all-in, as in push or fold. */
  readonly limps?: boolean
  /** How many play; two if the form lets two. */
  readonly seats?: number
  /** What everybody has, or each from seat 1 on; a hundred bets if nothing is said. */
  readonly stacks?: Chips | readonly Chips[]
  /** Stakes of your own; otherwise those of a room around a big blind, lower limit or least bet of two. */
  readonly stakes?: Stakes
  /** Who has the button; seat 1 if nothing is said. In games of the literature with antes seat 1 acts first. */
  readonly button?: Seat
  readonly book?: BookId | House
  /** The same seed gives the same cards. */
  readonly seed?: number | string
  /** `explicit`: the cards to come are chance nodes of their own; otherwise the deck is shuffled. */
  readonly chance?: 'sampled' | 'explicit'
}

/** The options with everything filled in. */
export type ArenaGame = {
  readonly form: Form
  readonly start: StartDeal
  readonly space: ActionSpace
  readonly chance: 'sampled' | 'explicit'
  readonly seed: number | string
}

/** The game that the options ask for. What they ask for wrongly is a TypeError that says what is accepted. */
export const gameOf = (options: ArenaOptions): ArenaGame => {
  onlyFields('arena', options, ARENA_OPTIONS)
  const form = formNamed(options.game)
  const usual = isLiteratureId(options.game) ? published[options.game] : undefined
  const structure = structureOf(form, options.structure ?? options.stakes?.structure ?? usual?.stakes.structure)
  const sizes = sizesOf(options.sizes ?? usual?.sizes)
  const limps = options.limps ?? usual?.limps ?? true
  if (typeof limps !== 'boolean') throw off('limps', limps, 'true or false')
  const count = seatsOf(form, options.seats)
  if (options.stakes !== undefined && options.stakes?.structure !== (structure ?? options.stakes?.structure))
    throw off('stakes', options.stakes, `stakes of ${structure}, as stakesFor(form, '${structure}', 10) makes them`)
  const stakes = options.stakes ?? stakesOf(form, structure, usual)
  const seats = stacksOf(options.stacks ?? usual?.stacks, count, stakes)
  const chance = options.chance ?? 'sampled'
  if (chance !== 'sampled' && chance !== 'explicit') throw off('chance', chance, "'sampled' or 'explicit'")
  const button = options.button ?? usual?.button ?? 1
  if (!Number.isInteger(button) || button < 1 || button > count) throw off('button', button, `1 to ${count}`)
  if (options.book !== undefined) rulebookOf(options.book)
  const start: StartDeal = {
    type: 'StartDeal',
    form,
    stakes,
    button,
    seats,
    ...(options.book === undefined ? {} : { book: options.book }),
  }
  return { form, start, space: actionSpace(form, structure, sizes, limps), chance, seed: options.seed ?? 1 }
}

const USUAL_SIZE = 2
/** The names of the options. */
export const ARENA_OPTIONS = [
  'game',
  'structure',
  'sizes',
  'limps',
  'seats',
  'stacks',
  'stakes',
  'button',
  'book',
  'seed',
  'chance',
]

const stakesOf = (form: Form, structure: Structure | undefined, usual: Published | undefined): Stakes =>
  usual !== undefined && usual.stakes.structure === structure
    ? usual.stakes
    : stakesFor(form, structure ?? 'limit', USUAL_SIZE)

const off = (option: string, given: unknown, accepted: string): TypeError =>
  new TypeError(`${option}: ${JSON.stringify(given)} isn't accepted; give ${accepted}`)

const formNamed = (game: unknown): Form => {
  if (isFormId(game)) return forms[game]
  if (isLiteratureId(game)) return literature[game]
  if (typeof game !== 'object' || game === null)
    throw off('game', game, 'the id of a form, such as holdem or leduc, or a form')
  const read = readForm(game)
  if (read.ok) return game as Form
  throw new TypeError(`game: ${read.refusal.problems.map(problemText).join('; ')}`)
}

const structureOf = (form: Form, wanted: unknown): Structure | undefined => {
  if (wanted === undefined) return form.structures[0]
  const structure = STRUCTURES.find(it => it === wanted)
  if (structure !== undefined && form.structures.includes(structure)) return structure
  throw off('structure', wanted, form.structures.join(', ') || `none, ${form.id} is played for points`)
}

const sizesOf = (wanted: unknown): readonly BetSize[] => {
  if (wanted === undefined) return USUAL_SIZES
  if (!Array.isArray(wanted)) throw off('sizes', wanted, "a list such as ['1/2 pot', 'pot', 'all-in']")
  const wrong = wanted.find(size => typeof size !== 'string' || readSize(size) === null)
  if (wrong !== undefined) throw off('sizes', wrong, "'min', '1/2 pot', 'pot', '2.5x' or 'all-in'")
  const twice = wanted.find((size, i) => wanted.indexOf(size) !== i)
  if (twice !== undefined) throw off('sizes', twice, 'each size once')
  return wanted
}

const seatsOf = (form: Form, wanted: unknown): number => {
  const { least, most } = form.seats
  const count = wanted ?? Math.max(2, least)
  if (typeof count === 'number' && Number.isInteger(count) && count >= least && count <= most) return count
  throw off('seats', wanted, `${least} to ${most}`)
}

const stacksOf = (wanted: unknown, count: number, stakes: Stakes): StartDeal['seats'] => {
  const usual = 100 * Math.max(stakes.lower, stakes.point, 1)
  const chips: readonly unknown[] = Array.isArray(wanted)
    ? wanted
    : Array.from({ length: count }, () => wanted ?? usual)
  const isRight = (it: unknown): it is Chips => typeof it === 'number' && Number.isSafeInteger(it) && it > 0
  if (chips.length !== count || !chips.every(isRight)) throw off('stacks', wanted, `whole chips, or a list of ${count}`)
  return chips.map((stack, i) => ({ seat: i + 1, chips: stack }))
}
