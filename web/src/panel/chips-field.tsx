import { chipsWords } from '@cardroom/room/protocol'
import { useLayoutEffect, useRef, useState } from 'react'
import { texts } from '../words/texts.ts'
import { typedAmount } from './typed-amount.ts'

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
  /** Null while no amount is typed. */
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
  /** What was typed and is no amount: it stays as it is. */
  const [odd, setOdd] = useState('')
  const words = value === null ? odd : chipsWords(value)
  const isAllowed = value === null ? odd === '' : value >= least && (most === null || value <= most)
  const { field, keepCursor } = useCursor(words)
  useLayoutEffect(() => {
    field.current?.setCustomValidity(isAllowed ? '' : allowed)
  })
  return (
    <input
      ref={field}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      required={required}
      placeholder={placeholder}
      aria-invalid={!isAllowed}
      value={words}
      onChange={({ target }) => {
        keepCursor()
        const { text, amount } = typedAmount(words, target.value)
        setOdd(amount === null ? text : '')
        onChips(amount)
      }}
    />
  )
}

/** Keeps the cursor of a field before the same digit when a separator comes or goes. */
export const useCursor = (words: string) => {
  const field = useRef<HTMLInputElement>(null)
  const after = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (after.current === null) return
    const at = cursorIn(words, after.current)
    field.current?.setSelectionRange(at, at)
    after.current = null
  })
  const keepCursor = (): void => {
    const { value = '', selectionStart = null } = field.current ?? {}
    after.current = digitsIn(value.slice(selectionStart ?? value.length)).length
  }
  return { field, keepCursor }
}

/** A field whose amount is kept as it is typed, in digits. */
export const typedChips = (typed: string): number | null => (typed === '' ? null : Number(typed))

const digitsIn = (text: string): string => text.replaceAll(/\D/g, '')

/** Where a cursor stands with this many digits after it. */
export const cursorIn = (words: string, digitsAfter: number): number => {
  let at = words.length
  while (at > 0 && digitsIn(words.slice(at)).length < digitsAfter) at--
  return at
}
