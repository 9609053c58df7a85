import type { WagerSet } from './use-wager.ts'

/** The size of a bet or raise by typing. */
export const TypedSize = ({ wager, least, most }: { readonly wager: WagerSet } & Bounds) => (
  <input
    type="number"
    inputMode="numeric"
    aria-label={`Amount, from ${least} to ${most}`}
    min={least}
    max={most}
    value={wager.typed}
    onChange={event => wager.set(Number(event.target.value))}
  />
)

/** The size of a bet or raise by the usual ones. */
export const UsualSizes = ({ wager: { sizes, size, set } }: { readonly wager: WagerSet }) =>
  sizes.map(({ words, amount }) => (
    <button key={words} type="button" aria-pressed={amount === size} onClick={() => set(amount)}>
      {words}
    </button>
  ))

type Bounds = { readonly least: number; readonly most: number }
