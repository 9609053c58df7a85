import type { SeatShown } from '@cardroom/room/protocol'
import { useState } from 'react'
import { later } from '../panel/later.tsx'
import { texts } from '../words/texts.ts'
import styles from './notes.module.css'
import { useNotes } from './own-things.ts'

const NotePanel = later(async () => (await import('./note-panel.tsx')).NotePanel)

/** A tap on the plate of another player opens your note about them; a dot in its colour reminds you that there is one. */
export const PlateNote = ({ shown }: { readonly shown: SeatShown }) => {
  const [open, setOpen] = useState(false)
  const note = useNotes(({ notes }) => notes.find(({ about }) => about === shown.person))
  if (shown.person === null || shown.bot) return null
  const colour = note?.colour ?? null
  const label =
    colour === null ? texts.notes.open(shown.name) : texts.notes.marked(shown.name, texts.notes.colours[colour])
  return (
    <>
      <button
        type="button"
        className={styles.plate}
        data-clear=""
        aria-haspopup="dialog"
        aria-label={label}
        title={note?.text === '' ? undefined : note?.text}
        onClick={() => setOpen(true)}
      >
        {note !== undefined && <span className={styles.dot} data-colour={colour ?? 'none'} />}
      </button>
      {open && <NotePanel about={shown.person} name={shown.name} onClose={() => setOpen(false)} />}
    </>
  )
}
