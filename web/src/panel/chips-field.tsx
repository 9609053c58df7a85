import { chipsWords } from '@cardroom/room/protocol'
import { useLayoutEffect, useRef } from 'react'
import { texts } from '../words/texts.ts'

/** More digits than anybody has chips. */
const DIGITS = 12

/**
 * A field for chips, with separators while you type. What is typed stays; an amount that isn't allowed keeps the form
 * from being sent, and `allowed` says what is.
 */
export const ChipsField = ({
  words: label,
  value,
  least = 1,
  most = null,
  allowed = '',
  onChips,
  hint,
}: {
  readonly words: string
  /** Null while nothing is typed. */
  readonly value: number | null
  readonly least?: number
  readonly most?: number | null
  readonly allowed?: string
  readonly onChips: (chips: number | null) => void
  /** Stands under the field. */
  readonly hint?: string
}) => {
  const input = { value, least, most, onChips, ...(allowed !== '' && { allowed }) }
  return (
    <label>
      {label}
      <ChipsInput {...input} />
      {hint !== undefined && <small>{hint}</small>}
    </label>
  )
}

/** The field alone, for a label of another shape. */
export const ChipsInput = ({
  value,
  least = 1,
  most = null,
  allowed = texts.felt.sit.range(chipsWords(least), most === null ? null : chipsWords(most)),
  required = true,
  placeholder,
  onChips,
}: {
  readonly value: number | null
  readonly least?: number
  readonly most?: number | null
  readonly allowed?: string
  readonly required?: boolean
  readonly placeholder?: string
  readonly onChips: (chips: number | null) => void
}) => {
  const field = useRef<HTMLInputElement>(null)
  /** How many digits stand after the cursor: there it stays when a separator comes or goes. */
  const after = useRef<number | null>(null)
  const isAllowed = value !== null && value >= least && (most === null || value <= most)
  const words = value === null ? '' : chipsWords(value)
  useLayoutEffect(() => {
    field.current?.setCustomValidity(value === null || isAllowed ? '' : allowed)
    if (after.current === null) return
    const at = cursorIn(words, after.current)
    field.current?.setSelectionRange(at, at)
    after.current = null
  })
  return (
    <input
      ref={field}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      required={required}
      placeholder={placeholder}
      aria-invalid={value !== null && !isAllowed}
      value={words}
      onChange={({ target }) => {
        after.current = digitsIn(target.value.slice(target.selectionStart ?? target.value.length)).length
        const digits = digitsIn(target.value).slice(0, DIGITS)
        onChips(digits === '' ? null : Number(digits))
      }}
    />
  )
}

/** A field whose amount is kept as it is typed, in digits. */
export const typedChips = (typed: string): number | null => (typed === '' ? null : Number(typed))

const digitsIn = (text: string): string => text.replaceAll(/\D/g, '')

/** Where a cursor stands that has so many digits after it. */
export const cursorIn = (words: string, digitsAfter: number): number => {
  let at = words.length
  while (at > 0 && digitsIn(words.slice(at)).length < digitsAfter) at--
  return at
}
