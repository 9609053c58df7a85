import type { Chips } from '../../deal/chips.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'
import type { Level } from '../plan.ts'

/** A chip that leaves: from this level on no blind or ante needs it. */
export type ColourUp = { readonly level: number; readonly from: Chips; readonly to: Chips }

/** rrp/15/11: when each small chip leaves, for chips of these worths. */
export const colourUps = (levels: readonly Level[], unit: Chips, chips: readonly Chips[]): readonly ColourUp[] => {
  const plan: ColourUp[] = []
  let from = unit
  for (let level = 1; level <= levels.length; level++) {
    for (let to = nextUsable(levels.slice(level - 1), from, chips); to !== null; ) {
      plan.push({ level, from, to })
      from = to
      to = nextUsable(levels.slice(level - 1), from, chips)
    }
  }
  return plan
}

/** The next larger chip in which everything can be paid from now on; step by step, so that a deck has cards for all odd chips. */
export const nextUsable = (levels: readonly Level[], unit: Chips, chips: readonly Chips[]): Chips | null => {
  const usable = chips.filter(
    chip =>
      chip > unit &&
      chip % unit === 0 &&
      levels.every(({ small, big, ante }) => small % chip === 0 && big % chip === 0 && ante % chip === 0),
  )
  return usable.length === 0 ? null : Math.min(...usable)
}

/** hpt/chips-values: the worths of the chips of a set, the smallest first. */
export const chipWorths = (book: Pick<Rulebook, 'chipValues'>): readonly Chips[] =>
  Object.values(book.chipValues.is).toSorted((a, b) => a - b)
