import type { ReactNode } from 'react'
import styles from './look.module.css'

/** A short fact in a capsule: brass waits for you, and a live one has a dot. */
export const Tag = ({
  kind,
  live = false,
  children,
}: {
  readonly kind?: 'good' | 'brass' | 'bad'
  readonly live?: boolean
  readonly children: ReactNode
}) => (
  <span className={styles.tag} data-kind={kind} data-live={live || undefined}>
    {children}
  </span>
)
