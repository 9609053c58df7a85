import { type ReactNode, useId } from 'react'
import floor from '../floor/floor.module.css'
import { namesIn } from '../names-in.ts'
import styles from './record.module.css'

/** A line of text with its name. */
export const TextField = ({
  label,
  value,
  onValue,
  most = 400,
  numbers = false,
  day = false,
  names,
}: {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly most?: number
  readonly numbers?: boolean
  readonly day?: boolean
  /** Names to choose from; others can be typed. */
  readonly names?: readonly string[]
}) => {
  const list = useId()
  return (
    <label className={floor.field}>
      <span>{label}</span>
      <input
        type={day ? 'date' : 'text'}
        value={value}
        maxLength={numbers ? 9 : most}
        autoComplete="off"
        {...(numbers ? { inputMode: 'numeric' as const } : {})}
        {...(names === undefined ? {} : { list })}
        onChange={event => onValue(event.target.value)}
      />
      {names !== undefined && (
        <datalist id={list}>
          {names.map(name => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </label>
  )
}

/** One of a few things. */
export const ChoiceField = <V extends string>({
  label,
  value,
  choices,
  onValue,
}: {
  readonly label: string
  readonly value: V
  readonly choices: readonly (readonly [value: V, words: string])[]
  readonly onValue: (value: V) => void
}) => (
  <label className={floor.field}>
    <span>{label}</span>
    <select value={value} onChange={event => onValue(choices[event.target.selectedIndex]?.[0] ?? value)}>
      {choices.map(([it, words]) => (
        <option key={it} value={it}>
          {words}
        </option>
      ))}
    </select>
  </label>
)

/** A yes or no. */
export const CheckField = ({
  label,
  value,
  onValue,
}: {
  readonly label: string
  readonly value: boolean
  readonly onValue: (value: boolean) => void
}) => (
  <label className={styles.check}>
    <input type="checkbox" checked={value} onChange={event => onValue(event.target.checked)} />
    <span>{label}</span>
  </label>
)

/** A form that is folded away until somebody needs it. */
export const Folded = ({
  title,
  open = false,
  children,
}: {
  readonly title: string
  readonly open?: boolean
  readonly children: ReactNode
}) => (
  <details className={styles.folded} open={open}>
    <summary>{title}</summary>
    <div className={styles.inside}>{children}</div>
  </details>
)

/** The choices of a catalogue of words, in its order. */
export const choicesIn = <V extends string>(words: Readonly<Record<V, string>>): readonly (readonly [V, string])[] =>
  namesIn(words).map(value => [value, words[value]])

/** A number that was typed, or null for anything else. */
export const numberIn = (typed: string): number | null => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null)

/** Ids of rules as somebody types them. The room says which of them are no rules. */
export const rulesIn = (typed: string): readonly string[] => typed.split(/[\s,]+/).filter(id => id !== '')
