import { type ComponentType, createContext, useContext, useEffect, useState } from 'react'
import { typedKey } from '../settings/typed-key.ts'
import { texts } from '../words/texts.ts'
import styles from './frame.module.css'
import { Icon } from './icon.tsx'

/** The search of the room, which knows every page and so stands above all of them. */
export const Finder = createContext<ComponentType<FinderProps> | null>(null)

/** What the search is opened with. */
export type FinderProps = {
  /** What was typed while it was loaded. */
  readonly typed: string
  readonly onClose: () => void
}

/** Opens the search: by a tap, or by `/` where shortcuts are on. */
export const FindButton = () => {
  const FindPanel = useContext(Finder)
  /** What is typed before the search has come; null while it is closed. */
  const [typed, setTyped] = useState<string | null>(null)
  const isOpen = typed !== null
  useEffect(() => {
    // once it is shown it has the keys, and none comes here
    const opens = (event: KeyboardEvent): void => {
      const key = event.defaultPrevented ? null : typedKey(event)
      if (key === null || key.length > 1 || (!isOpen && key !== '/')) return
      event.preventDefault()
      setTyped(now => (now === null ? '' : now + key))
    }
    addEventListener('keydown', opens)
    return () => removeEventListener('keydown', opens)
  }, [isOpen])
  if (FindPanel === null) return null
  return (
    <>
      <button
        type="button"
        className={styles.find}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={() => setTyped('')}
      >
        <Icon name="search" />
        <span>{texts.frame.find}</span>
        <i aria-hidden="true">/</i>
      </button>
      {isOpen && <FindPanel typed={typed} onClose={() => setTyped(null)} />}
    </>
  )
}
