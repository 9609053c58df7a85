import type { ReactNode } from 'react'
import styles from './settings.module.css'

/** One of a few looks to choose from, each with its name and a picture if it has one. */
export const OneOf = <T extends string>({
  legend,
  name,
  of,
  now,
  called,
  onChoose,
  drawn = false,
  children,
}: {
  readonly legend: string
  readonly name: string
  readonly of: readonly T[]
  readonly now: T
  readonly called: Readonly<Record<T, string>>
  readonly onChoose: (it: T) => void
  /** The pictures say enough to those who see them. */
  readonly drawn?: boolean
  readonly children?: (it: T) => ReactNode
}) => (
  <fieldset className={styles.choices}>
    <legend className={drawn ? 'visually-hidden' : undefined}>{legend}</legend>
    {of.map(it => (
      <label key={it} className={styles.choice} title={drawn ? called[it] : undefined}>
        <input type="radio" name={name} checked={it === now} onChange={() => onChoose(it)} />
        {children?.(it)}
        <span className={drawn ? 'visually-hidden' : undefined}>{called[it]}</span>
      </label>
    ))}
  </fieldset>
)
