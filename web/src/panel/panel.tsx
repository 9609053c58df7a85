import { type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { texts } from '../words/texts.ts'
import { cover } from './cover.ts'
import styles from './panel.module.css'
import { PanelPlace } from './panel-place.ts'

/**
 * A panel over the page: it takes the focus, gives it back, and closes with Escape or a tap beside it. At a table it ends
 * above the buttons: they are never under it when it's your turn.
 */
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
  const isAbove = useContext(PanelPlace) === 'above-dock'
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const before = document.activeElement
    const node = dialog.current
    if (node?.open === false) {
      if (isAbove) node.show()
      else node.showModal()
    }
    const uncover = isAbove ? cover() : () => undefined
    return () => {
      uncover()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [isAbove])
  useEffect(() => {
    if (!isAbove) return undefined
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) close.current()
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [isAbove])
  const panel = (
    <>
      {isAbove && <div className={styles.veil} aria-hidden="true" onPointerDown={onClose} />}
      <dialog
        ref={dialog}
        className={`${styles.panel} ${isAbove ? styles.above : ''}`}
        aria-labelledby={name}
        onCancel={onClose}
        onClose={onClose}
        onPointerDown={event => event.target === dialog.current && !isAbove && onClose()}
        // keys that play the deal are not meant while you read
        onKeyDown={event => {
          event.stopPropagation()
          if (event.key === 'Escape' && isAbove) onClose()
        }}
      >
        <div className={styles.inside}>
          <header className={styles.head}>
            <h2 id={name}>{title}</h2>
            <button type="button" onClick={onClose} aria-label={texts.table.close}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 6l12 12M18 6 6 18" />
              </svg>
            </button>
          </header>
          <div className={styles.body}>{children}</div>
        </div>
      </dialog>
    </>
  )
  // a plate or a button may be moved about: what opens from it is not
  return isAbove ? createPortal(panel, document.body) : panel
}
