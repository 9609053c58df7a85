import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { FinderProps } from '../frame/find-button.tsx'
import frame from '../frame/frame.module.css'
import { Icon } from '../frame/icon.tsx'
import { findTexts as words } from '../words/find-texts.ts'
import { texts } from '../words/texts.ts'
import styles from './find.module.css'
import { findAll } from './find-all.ts'
import { FoundList } from './found-list.tsx'
import { useKnown } from './use-known.ts'

/** The search of the whole room: a field with what it finds under it; arrows choose, Enter opens, Escape closes. */
export const FindPanel = ({ typed, onClose }: FinderProps) => {
  const dialog = useOpenDialog()
  const [text, setText] = useState(typed)
  const known = useKnown(text.trim() !== '')
  const sought = useDeferredValue(text)
  const groups = useMemo(() => findAll(known, sought), [known, sought])
  const hits = groups.flatMap(group => group.hits)
  const [at, setAt] = useState(0)
  const chosen = Math.min(at, hits.length - 1)
  const id = useId()
  const idOf = (place: number): string => `${id}-${place}`
  useEffect(() => document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' }), [id, chosen])
  const keys = (event: KeyboardEvent): void => {
    const to = placeAfter(event.key, chosen, hits.length)
    if (to !== null) setAt(to)
    else if (event.key === 'Enter') document.getElementById(idOf(chosen))?.click()
    else return
    event.preventDefault()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-label={words.asked}
      onClose={onClose}
      onPointerDown={event => event.target === dialog.current && onClose()}
      onKeyDown={event => event.stopPropagation()}
    >
      <search className={styles.inside}>
        <div className={styles.field}>
          <Icon name="search" />
          <input
            type="text"
            role="combobox"
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-label={words.asked}
            aria-autocomplete="list"
            aria-expanded={hits.length > 0}
            aria-controls={id}
            aria-activedescendant={hits.length > 0 ? idOf(chosen) : undefined}
            placeholder={words.hint}
            value={text}
            onKeyDown={keys}
            onChange={({ target }) => {
              setText(target.value)
              setAt(0)
            }}
          />
          <button type="button" className={frame.round} aria-label={texts.table.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <p role="status" className="visually-hidden">
          {sought.trim() === '' ? '' : words.counted(hits.length)}
        </p>
        <FoundList id={id} groups={groups} chosen={chosen} idOf={idOf} onGo={onClose} />
        {hits.length === 0 && (
          <div className={styles.none}>
            <b>{known.rules === null ? words.loading : words.none}</b>
            {known.rules !== null && <p>{words.noneTry}</p>}
          </div>
        )}
        <Keys />
      </search>
    </dialog>
  )
}

/** A dialog that is open while it is shown, and gives the focus back. */
const useOpenDialog = () => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    if (dialog.current?.open === false) dialog.current.showModal()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return dialog
}

/** Where a key leads in a list of this length; null for keys that lead nowhere. */
export const placeAfter = (key: string, at: number, length: number): number | null => {
  if (length === 0) return null
  if (key === 'ArrowDown') return (at + 1) % length
  if (key === 'ArrowUp') return (at + length - 1) % length
  return null
}

/** What the keys do, where there are keys. */
const Keys = () => (
  <p className={styles.keys} aria-hidden="true">
    {words.keys.map(([key, does]) => (
      <span key={key}>
        <kbd>{key}</kbd> {does}
      </span>
    ))}
  </p>
)
