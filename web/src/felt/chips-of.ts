/** A stack of chips of one value, in the colours that card rooms use for it: the body, and the spots on its edge. */
export type ChipPile = { readonly value: number; readonly count: number; readonly body: string; readonly spots: string }

/** From the largest; a larger amount still has its number. */
const VALUES: readonly Omit<ChipPile, 'count'>[] = [
  { value: 25_000, body: '#3f7d78', spots: '#f3ead6' },
  { value: 5000, body: '#b9663f', spots: '#f6ecd8' },
  { value: 1000, body: '#c89f4a', spots: '#3a2c10' },
  { value: 500, body: '#6d5296', spots: '#f3ead6' },
  { value: 100, body: '#262930', spots: '#e9e1cd' },
  { value: 25, body: '#3a8a64', spots: '#f3ead6' },
  { value: 5, body: '#a63d36', spots: '#f3ead6' },
  { value: 1, body: '#e6dfcd', spots: '#7c8591' },
]

/** The stacks that an amount is counted out in, the largest chips first: at most this many stacks, each at most so high. */
export const chipsOf = (amount: number, stacks: number, high: number): readonly ChipPile[] => {
  const piles: ChipPile[] = []
  let left = amount
  for (const chip of VALUES) {
    const count = Math.floor(left / chip.value)
    if (count > 0 && piles.length < stacks) piles.push({ ...chip, count: Math.min(count, high) })
    left -= count * chip.value
  }
  return piles
}
