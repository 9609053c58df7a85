import type { Chips } from '../../deal/chips.ts'
import type { Rulebook } from '../../rulebooks/rulebook.ts'

/** Chips of a box or a stack: how many of each worth, the smallest first. */
export type ChipCounts = readonly { readonly worth: Chips; readonly count: number }[]

/** What chips are worth together. */
export const worthOf = (chips: ChipCounts): Chips => chips.reduce((sum, { worth, count }) => sum + worth * count, 0)

/** hpt/chips-per-player: stacks of 1,000 by the name of the set, in chips of the book's colours. */
export const bookStack = (
  book: Pick<Rulebook, 'chipsPerPlayer1000' | 'chipValues'>,
  set: string,
): ChipCounts | null => {
  const found = Object.entries(book.chipsPerPlayer1000.is).find(([name]) => name === set)
  return found === undefined ? null : counts(book, found[1])
}

/** hpt/chips-t1000: what each gets and what a house should own for this many players; null where no set reaches so far. */
export const chipSetFor = (
  book: Pick<Rulebook, 'chipSets' | 'chipValues'>,
  players: number,
): { readonly players: number; readonly perPlayer: ChipCounts; readonly own: ChipCounts } | null => {
  const sizes = Object.entries(book.chipSets.is)
    .map(([size, set]) => ({ size: Number(size), set }))
    .toSorted((a, b) => a.size - b.size)
  const found = sizes.find(({ size }) => players <= size)
  if (found === undefined) return null
  return { players: found.size, perPlayer: counts(book, found.set.perPlayer), own: counts(book, found.set.own) }
}

const counts = (book: Pick<Rulebook, 'chipValues'>, byColour: Readonly<Record<string, number>>): ChipCounts =>
  Object.entries(book.chipValues.is)
    .flatMap(([colour, worth]) => {
      const count = Object.entries(byColour).find(([name]) => name === colour)?.[1] ?? 0
      return count === 0 ? [] : [{ worth, count }]
    })
    .toSorted((a, b) => a.worth - b.worth)

/**
 * A book's stack that begins with a larger chip: what is left of it, and larger chips on top, so that it is worth as many
 * of its smallest chips as it was. Otherwise the first blinds would be a large part of it.
 */
export const asDeep = (usual: ChipCounts, smallest: Chips, worths: readonly Chips[]): ChipCounts => {
  const least = usual[0]?.worth
  const kept = usual.filter(({ worth }) => worth >= smallest)
  if (least === undefined || least >= smallest || kept.length === 0) return kept
  const missing = Math.floor((worthOf(usual) / least) * smallest) - worthOf(kept)
  const most = kept.at(-1)!.worth
  // the smallest of them that doesn't make a high pile
  const larger = worths.filter(worth => worth > most).toSorted((a, b) => a - b)
  const on = larger.find(worth => missing / worth <= HANDY) ?? larger.at(-1)
  const count = on === undefined ? 0 : Math.floor(missing / on)
  return count > 0 ? [...kept, { worth: on!, count }] : kept
}

/** The same stack for everybody out of a box: as many of each chip as the box has for all, small ones up to what is handy. */
export const evenStacks = (box: ChipCounts, players: number): ChipCounts =>
  box
    .toSorted((a, b) => a.worth - b.worth)
    .map(({ worth, count }) => ({ worth, count: Math.min(HANDY, Math.floor(count / players)) }))
    .filter(({ count }) => count > 0)
/** Nobody likes to stack more chips of one kind than this. */
const HANDY = 20
