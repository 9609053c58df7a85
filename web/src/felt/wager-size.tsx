import { chipsWords } from '@cardroom/room/protocol'
import { texts } from '../words/texts.ts'
import type { WagerSet } from './use-wager.ts'

/** The size of a bet or raise by typing, with the signs that all chips have. */
export const TypedSize = ({ wager, least, most }: { readonly wager: WagerSet } & Bounds) => (
  <input
    type="text"
    inputMode="numeric"
    autoComplete="off"
    aria-label={texts.felt.amount(chipsWords(least), chipsWords(most))}
    value={wager.typed === 0 ? '' : chipsWords(wager.typed)}
    onFocus={event => event.target.select()}
    onChange={event => wager.set(Number(event.target.value.replace(/\D/g, '').slice(0, DIGITS)))}
  />
)

/** More digits than anybody has chips. */
const DIGITS = 12

/** The size of a bet or raise by the usual ones. */
export const UsualSizes = ({ wager: { sizes, size, set } }: { readonly wager: WagerSet }) =>
  sizes.map(({ words, amount }) => (
    <button key={words} type="button" aria-pressed={amount === size} onClick={() => set(amount)}>
      {words}
    </button>
  ))

type Bounds = { readonly least: number; readonly most: number }
