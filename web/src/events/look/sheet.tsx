import { type ReactNode, useEffect, useId, useRef } from 'react'
import { texts } from '../../words/texts.ts'
import styles from './sheet.module.css'

/** A sheet that comes from below on a phone and stands in the middle of a laptop; Escape or a tap beside it closes it. */
export const Sheet = ({
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
      className={styles.sheet}
      aria-labelledby={name}
      onCancel={onClose}
      onClose={onClose}
      onPointerDown={event => event.target === dialog.current && onClose()}
    >
      <div className={styles.inside}>
        <header>
          <h2 id={name}>{title}</h2>
          <button type="button" className={styles.close} onClick={onClose} aria-label={texts.table.close}>
            ✕
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
