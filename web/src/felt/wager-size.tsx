import { chipsWords } from '@cardroom/room/protocol'
import type { CSSProperties } from 'react'
import { useCursor } from '../panel/chips-field.tsx'
import { texts } from '../words/texts.ts'
import type { WagerSet } from './use-wager.ts'
import { PLACES, placeOf, slidTo } from './wager-scale.ts'
import styles from './wager-size.module.css'

type Bounds = { readonly least: number; readonly most: number }

/** The size of a bet or raise by typing; an amount that isn't allowed stays as it is, and what is allowed stands under it. */
export const TypedSize = ({ wager, least, most }: { readonly wager: WagerSet } & Bounds) => {
  const bounds = texts.felt.amount(chipsWords(least), chipsWords(most))
  const { field, keepCursor } = useCursor(wager.text)
  return (
    <span className={styles.typed}>
      <span className={styles.field}>
        <button type="button" aria-label={texts.felt.less} onClick={() => wager.move(-1)}>
          −
        </button>
        <input
          ref={field}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={bounds}
          aria-invalid={!wager.isAllowed}
          value={wager.text}
          onFocus={event => event.target.select()}
          onChange={event => {
            keepCursor()
            wager.type(event.target.value)
          }}
        />
        <button type="button" aria-label={texts.felt.more} onClick={() => wager.move(1)}>
          +
        </button>
      </span>
      <span
        className={`${styles.allowed} ${wager.isAllowed ? '' : styles.wrong}`}
        role={wager.isAllowed ? undefined : 'alert'}
      >
        {texts.felt.allowed(chipsWords(least), chipsWords(most))}
      </span>
    </span>
  )
}

/** The size of a bet or raise by a slider that is fine at its low end. */
export const SizeSlider = ({
  wager,
  unit,
  least,
  most,
}: { readonly wager: WagerSet; readonly unit: number } & Bounds) => (
  <input
    type="range"
    className={styles.slider}
    aria-label={texts.felt.howMuch}
    aria-valuetext={wager.text}
    style={{ '--part': `${(100 * placeOf(wager.typed ?? least, { least, most })) / PLACES}%` } as CSSProperties}
    min={0}
    max={PLACES}
    value={placeOf(wager.typed ?? least, { least, most })}
    onChange={event => wager.set(slidTo(Number(event.target.value), wager.typed ?? least, { least, most }, unit))}
  />
)

/** The size of a bet or raise by the sizes that a player has chosen. */
export const UsualSizes = ({ wager: { sizes, typed, set } }: { readonly wager: WagerSet }) =>
  sizes.map(({ words, amount }) => (
    <button key={words} type="button" aria-pressed={amount === typed} onClick={() => set(amount)}>
      {words}
    </button>
  ))
