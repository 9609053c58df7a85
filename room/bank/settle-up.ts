import type { Chips } from '@cardroom/engine'

/** How somebody stands: more than 0 to receive, less to pay. */
export type Standing = { readonly who: string; readonly chips: Chips }

/** A payment that settles a part. */
export type Payment = { readonly from: string; readonly to: string; readonly chips: Chips }

/** The payments after which everybody is even, and whether it is certain that no fewer would do. */
export type SettleUp = { readonly payments: readonly Payment[]; readonly fewest: boolean }

/** Up to how many people the least number of payments is counted out. */
export const MOST_COUNTED_OUT = 16

/**
 * Who pays whom so that everybody is even, in the fewest payments. A group that is even among itself needs one payment
 * less than it has people, so the people are put into as many such groups as there can be. With more people than can be
 * counted out, pairs that are even come first and the greatest debts after; that may be more payments than needed.
 */
export const settleUp = (standings: readonly Standing[]): SettleUp => {
  const open = standings.filter(({ chips }) => chips !== 0)
  const sum = open.reduce((all, { chips }) => all + chips, 0)
  if (sum !== 0) throw new Error(`what is to be paid and received differs by ${sum}`)
  const exact = open.length <= MOST_COUNTED_OUT
  const groups = exact ? evenGroups(open) : evenPairs(open)
  return { payments: groups.flatMap(paymentsIn), fewest: exact }
}

/** As many groups as there can be, each even in itself: the best order of all is found by looking at every subset once. */
const evenGroups = (open: readonly Standing[]): readonly (readonly Standing[])[] => {
  const all = 1 << open.length
  const sums = new Float64Array(all)
  const most = new Int8Array(all)
  /** Who comes last in the best order of a subset. */
  const last = new Int8Array(all)
  for (let set = 1; set < all; set++) {
    const lowest = 31 - Math.clz32(set & -set)
    sums[set] = sums[set & (set - 1)]! + open[lowest]!.chips
    let best = -1
    for (let i = 0; i < open.length; i++) {
      if ((set & (1 << i)) === 0 || most[set ^ (1 << i)]! <= best) continue
      best = most[set ^ (1 << i)]!
      last[set] = i
    }
    most[set] = best + (sums[set] === 0 ? 1 : 0)
  }
  const groups: Standing[][] = []
  for (let set = all - 1; set > 0; set ^= 1 << last[set]!) {
    if (sums[set] === 0) groups.push([])
    groups.at(-1)!.push(open[last[set]!]!)
  }
  return groups
}

/** Two who are even with each other are a group; all others are one. */
const evenPairs = (open: readonly Standing[]): readonly (readonly Standing[])[] => {
  const rest = new Set(open)
  const pairs: Standing[][] = []
  for (const one of open) {
    const other = [...rest].find(it => it.chips === -one.chips)
    if (!rest.has(one) || other === undefined) continue
    rest.delete(one)
    rest.delete(other)
    pairs.push([one, other])
  }
  return rest.size === 0 ? pairs : [...pairs, [...rest]]
}

/** Within a group the one with most to pay pays the one with most to receive; each payment makes one of them even. */
const paymentsIn = (group: readonly Standing[]): readonly Payment[] => {
  const left = new Map(group.map(({ who, chips }) => [who, chips]))
  const payments: Payment[] = []
  for (;;) {
    const byChips = [...left].filter(([, chips]) => chips !== 0).sort(([, a], [, b]) => a - b)
    const [debtor, creditor] = [byChips[0], byChips.at(-1)]
    if (debtor === undefined || creditor === undefined) return payments
    const chips = Math.min(-debtor[1], creditor[1])
    payments.push({ from: debtor[0], to: creditor[0], chips })
    left.set(debtor[0], debtor[1] + chips)
    left.set(creditor[0], creditor[1] - chips)
  }
}
