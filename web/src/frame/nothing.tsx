import type { ReactNode } from 'react'
import styles from './nothing.module.css'

/** Where there is nothing: what is missing, what to do about it, and the way there. */
export const Nothing = ({
  title,
  words,
  children,
}: {
  readonly title: string
  readonly words: string
  readonly children?: ReactNode
}) => (
  <div className={styles.nothing}>
    <svg viewBox="0 0 120 70" aria-hidden="true">
      <rect x="14" y="12" width="92" height="46" rx="23" />
      <rect x="44" y="24" width="14" height="20" rx="2.500" />
      <rect x="62" y="24" width="14" height="20" rx="2.500" />
    </svg>
    <b>{title}</b>
    <p>{words}</p>
    {children}
  </div>
)
