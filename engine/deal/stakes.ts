import { type Form, STRUCTURES, type Structure } from '../forms/form.ts'
import { isRecord } from '../kinds/shown.ts'
import { wrongArgument } from '../kinds/wrong-argument.ts'
import type { Rulebook } from '../rulebooks/rulebook.ts'
import type { Chips } from './chips.ts'

/** What a game is played for. Amounts that the form does not use are 0. */
export type Stakes = {
  readonly structure: Structure
  /** The smallest chip in play: pots are split down to it and wagers are whole multiples of it. */
  readonly unit: Chips
  /** The smallest chip used for each of these; where they are named, the book says which of them is the smallest in play. */
  readonly chips?: Readonly<Partial<Record<ChipUse, Chips>>>
  /** The lower limit; at spread the least bet; at half-pot, pot-limit and no-limit the least bet unless the blinds set it. */
  readonly lower: Chips
  /** The upper limit; at spread the most that may be bet or raised. */
  readonly upper: Chips
  /** The blinds from the button's left on. */
  readonly blinds: readonly Chips[]
  readonly ante: Chips
  /** Who puts the ante in: everyone their own, or one player for all. */
  readonly antes: 'each' | 'button' | 'big-blind'
  /** The forced bet in stud. */
  readonly bringIn: Chips
  /** What a point is worth in the Chinese family. */
  readonly point: Chips
  /** Up to which amount the pot is rounded where it is the limit; otherwise it goes by the book. */
  readonly potUnit?: Chips
}

/** What chips are used for beside wagers. */
export type ChipUse = Rulebook['smallestChipBasis']['is'][number]

/** The uses of chips by their names. */
export const CHIP_USES = ['ante', 'blind', 'big-blind', 'bring-in', 'rake', 'collection'] as const satisfies ChipUse[]

/** rrp/3/betting/1: the smallest chip that plays, by what the chips are used for where the stakes say so. */
export const unitOf = ({ unit, chips }: Stakes, book: Rulebook): Chips => {
  if (chips === undefined) return unit
  const named = book.smallestChipBasis.is
    // rrp/3/betting/1/revenue-chips
    .filter(use => book.revenueOnlyChipsPlay.is || (use !== 'rake' && use !== 'collection'))
    .flatMap(use => chips[use] ?? [])
  return named.length > 0 ? Math.min(...named) : unit
}

/** rrp/14/nl/2: the least bet where bets have no fixed sizes, which is the least to come in for as well. */
export const leastBetOf = (stakes: Stakes, { minimumBringIn }: Rulebook): Chips => leastBetBy(stakes, minimumBringIn.is)

/** The same by the answer of a book. */
export const leastBetBy = ({ structure, lower, blinds }: Stakes, size: Rulebook['minimumBringIn']['is']): Chips => {
  if (structure === 'limit' || structure === 'spread' || size === 'small-bet') return lower
  const blind = blinds.length > 0 ? Math.max(...blinds) : lower
  return size === 'double-big-blind' ? 2 * blind : blind
}

/** Typical stakes for this form around one size: its big blind, lower limit or minimum bet. */
export const stakesFor = (form: Form, structure: Structure, size: Chips, changes: Partial<Stakes> = {}): Stakes => {
  checkStakesAsked(form, structure, size)
  return stakesAround(form, structure, size, changes)
}

/** The same of a size that somebody has written: where it is no size, the deal refuses to start. */
export const stakesAround = (form: Form, structure: Structure, size: Chips, changes: Partial<Stakes> = {}): Stakes => {
  const antes = form.opening !== 'blinds' && form.opening !== 'nothing'
  return {
    structure,
    unit: 1,
    lower: size,
    upper: form.structures.length > 0 ? 2 * size : 0,
    // web/buttons/2, web/buttons/3: half the small bet, and the small bet
    blinds: form.opening === 'blinds' ? [Math.max(1, Math.floor(size / 2)), size] : [],
    ante: antes ? anteFor(form, size) : 0,
    antes: 'each',
    bringIn: form.opening === 'bring-in' ? Math.max(1, Math.floor(size / 3)) : 0,
    point: form.opening === 'nothing' ? size : 0,
    ...changes,
  }
}

/** What plain JavaScript may give instead; whether the form is played at these stakes is for the deal to say. */
const checkStakesAsked = (form: unknown, structure: Structure, size: unknown): void => {
  if (!isRecord(form) || !Array.isArray(form.structures))
    throw wrongArgument('form', form, 'a form such as forms.holdem')
  if (!STRUCTURES.includes(structure)) throw wrongArgument('structure', structure, STRUCTURES.join(', '))
  if (typeof size !== 'number' || !(size > 0)) throw wrongArgument('size', size, 'a number of chips above 0')
}

const anteFor = (form: Form, size: Chips): Chips => {
  if (form.opening === 'bomb-pot') return 2 * size
  if (form.opening === 'button-ante') return Math.max(1, Math.floor(size / 2))
  return Math.max(1, Math.floor(size / 5))
}
