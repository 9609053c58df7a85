import { type CardCode, rankOf } from '../cards/card.ts'

/** A rank and how often it is held. */
export type Group = { readonly rank: number; readonly count: number }

/** The ranks of a hand in order of weight: what is held most often first, then the higher first. */
export const groups = (ranks: readonly number[]): readonly Group[] => {
  const counts = new Map<number, number>()
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1)
  return [...counts]
    .map(([rank, count]) => ({ rank, count }))
    .sort((one, other) => other.count - one.count || other.rank - one.rank)
}

/** The ranks of these cards in order of weight, each as often as it is held. */
export const ranksByWeight = (codes: readonly CardCode[]): readonly number[] =>
  groups(codes.map(rankOf)).flatMap(({ rank, count }) => new Array<number>(count).fill(rank))

/** Cards laid out by weight, where `ranks` says what each of them counts as. */
export const laidOut = (codes: readonly CardCode[], ranks: readonly number[]): readonly CardCode[] => {
  const order = groups(ranks).map(group => group.rank)
  return codes
    .map((code, i) => ({ code, place: order.indexOf(ranks[i]!) }))
    .sort((one, other) => one.place - other.place)
    .map(({ code }) => code)
}
