import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'

/** A name as the room takes it. */
export const NameField = ({
  words,
  value,
  onName,
  autoComplete,
}: {
  readonly words: ReactNode
  readonly value: string
  readonly onName: (name: string) => void
  readonly autoComplete: HTMLInputAutoCompleteAttribute
}) => (
  <label>
    {words}
    <input
      required
      maxLength={40}
      value={value}
      onChange={event => onName(event.target.value)}
      autoComplete={autoComplete}
    />
  </label>
)
