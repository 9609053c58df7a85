import { type ReactNode, useEffect, useId, useRef } from 'react'
import { texts } from '../words/texts.ts'
import styles from './panel.module.css'

/** A panel over the page: it takes the focus, keeps it, gives it back, and closes with Escape or a tap beside it. */
export const Panel = ({
  title,
  onClose,
  children,
}: {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const name = useId()
  useEffect(() => {
    const before = document.activeElement
    if (dialog.current?.open === false) dialog.current.showModal()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={name}
      onCancel={onClose}
      onClose={onClose}
      onPointerDown={event => event.target === dialog.current && onClose()}
      // keys that play the deal are not meant while you read
      onKeyDown={event => event.stopPropagation()}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={name}>{title}</h2>
          <button type="button" onClick={onClose} aria-label={texts.table.close}>
            ✕
          </button>
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  )
}
