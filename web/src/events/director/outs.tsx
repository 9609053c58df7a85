import type { EntrantShown } from '@cardroom/room/protocol'
import { useState } from 'react'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import type { EventAt } from '../use-event.ts'
import { UndoSheet } from './undo-sheet.tsx'

/** This many who went out last can be put back from here. */
const SHOWN = 8

/** Who is out, the last first, each with the way back in. */
export const Outs = ({ at }: { readonly at: EventAt }) => {
  const [undone, setUndone] = useState<EntrantShown | null>(null)
  const out = at.view.entrants
    .filter(({ status, place }) => status === 'out' && place !== null)
    .toSorted((a, b) => a.place! - b.place!)
  if (out.length === 0) return null
  return (
    <section className={look.section} aria-labelledby="director-outs">
      <h2 id="director-outs">{words.outs}</h2>
      <ul className={`${look.panel} ${look.flush} ${look.rows}`}>
        {out.slice(0, SHOWN).map(entrant => (
          <li key={entrant.player} className={look.row}>
            <div className={look.grow}>
              <b>{entrant.name}</b>
              <p className={`${look.small} ${look.dim}`}>{words.outIn(words.place(entrant.place!), entrant.by)}</p>
            </div>
            <button
              type="button"
              className={look.button}
              aria-label={words.undoFor(entrant.name)}
              onClick={() => setUndone(entrant)}
            >
              {words.undo}
            </button>
          </li>
        ))}
      </ul>
      {undone !== null && (
        <UndoSheet
          at={at}
          entrant={undone}
          onClose={() => {
            at.clearRefused()
            setUndone(null)
          }}
        />
      )}
    </section>
  )
}
