/** A chip of a colour that card rooms use for its value. */
export type ChipValue = { readonly value: number; readonly colour: string; readonly edge: string }

/** From the largest; a larger amount is still told by its number. */
const VALUES: readonly ChipValue[] = [
  { value: 25_000, colour: '#2f8f83', edge: '#1f655d' },
  { value: 5000, colour: '#c9722e', edge: '#8f4e1c' },
  { value: 1000, colour: '#d0a93a', edge: '#94751f' },
  { value: 500, colour: '#7d4a9c', edge: '#56316d' },
  { value: 100, colour: '#2b2f36', edge: '#101216' },
  { value: 25, colour: '#2f7d46', edge: '#1d542e' },
  { value: 5, colour: '#bf3a33', edge: '#842520' },
  { value: 1, colour: '#e6e1d4', edge: '#a9a392' },
]

/** The chips that an amount is counted out in, the largest first, and no more than `most` of them. */
export const chipsOf = (amount: number, most: number): readonly ChipValue[] => {
  const chips: ChipValue[] = []
  let left = amount
  for (const chip of VALUES) {
    while (left >= chip.value && chips.length < most) {
      chips.push(chip)
      left -= chip.value
    }
  }
  return chips
}
