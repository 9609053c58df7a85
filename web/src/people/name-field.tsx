import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'

/** A name as the room takes it. */
export const NameField = ({
  words,
  value,
  onName,
  autoComplete,
  placeholder,
}: {
  readonly words: ReactNode
  readonly value: string
  readonly onName: (name: string) => void
  readonly autoComplete: HTMLInputAutoCompleteAttribute
  /** The name of those who enter none; without it a name is required. */
  readonly placeholder?: string
}) => (
  <label>
    {words}
    <input
      required={placeholder === undefined}
      placeholder={placeholder}
      maxLength={40}
      value={value}
      onChange={event => onName(event.target.value)}
      autoComplete={autoComplete}
    />
  </label>
)
