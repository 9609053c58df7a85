import type { Frame } from '@cardroom/room/protocol'
import { useState } from 'react'
import { Said } from '../said/said.tsx'
import { texts } from '../words/texts.ts'
import styles from './taught.module.css'

/** At a practice table: your decision explained, above the buttons. */
export const Taught = ({ frame }: { readonly frame: Frame }) => {
  const [open, setOpen] = useState(true)
  const { taught } = frame.own
  if (taught === null || taught.length === 0) return null
  return (
    <section className={styles.taught} aria-label={texts.learn.coach}>
      <button type="button" className="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {texts.learn.coach}
      </button>
      {open && (
        <div aria-live="polite">
          {taught.map((say, i) => (
            <p key={i}>
              <Said say={say} />
            </p>
          ))}
        </div>
      )}
    </section>
  )
}
