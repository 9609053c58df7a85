import type { ReactNode } from 'react'
import styles from './dock.module.css'

/**
 * What you are asked and what you can do about it, under the felt: the words at the left, the buttons in the middle, the
 * size of a bet at the right; on a phone one under the other. It keeps its height, so that the felt never jumps.
 */
export const Dock = ({
  prompt,
  size,
  slim = false,
  children,
  ...rest
}: {
  readonly prompt: ReactNode
  readonly size?: ReactNode
  /** The buttons are small: nothing hangs on them, and the words need the room. */
  readonly slim?: boolean
  readonly children?: ReactNode
  readonly role?: 'alertdialog' | 'group'
  readonly 'aria-label'?: string
  readonly 'aria-live'?: 'polite'
}) => (
  <div className={styles.dock} data-sized={size === undefined ? undefined : ''} {...rest}>
    <div className={styles.prompt}>{prompt}</div>
    {size !== undefined && <div className={styles.size}>{size}</div>}
    {children !== undefined && <div className={`${styles.acts} ${slim ? styles.slim : ''}`}>{children}</div>}
  </div>
)
