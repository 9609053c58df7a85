import { useEffect, useState } from 'react'
import { eventTexts as words } from '../../words/event-texts.ts'
import { MoveSlip } from '../director/move-slip.tsx'
import look from '../look/look.module.css'
import { slipOf } from '../slip-of.ts'
import type { EventAt } from '../use-event.ts'
import { mayNotify, notifyMoved, wantNotices } from './notices.ts'

/** The slip of your last move until you are dealt in at the new table, and a notification for players who look elsewhere. */
export const Moved = ({ at: { view } }: { readonly at: EventAt }) => {
  const move = view.own?.moved ?? null
  const [asks, setAsks] = useState(mayNotify())
  const key = move === null ? '' : `${view.clock.id} ${move.at}`
  useEffect(() => {
    if (key !== '' && move !== null) notifyMoved(view.clock.name, words.notice(move.from, move.to), key)
  }, [key, move, view.clock.name])
  const playing = view.own?.status === 'playing' || view.own?.status === 'entered'
  return (
    <>
      {move !== null && (
        <section className={look.section} role="alert" aria-label={words.youMoved}>
          <h2>{words.youMoved}</h2>
          <MoveSlip slip={slipOf(move)} />
        </section>
      )}
      {playing && asks === 'ask' && (
        <button
          type="button"
          className={`${look.button} ${look.quiet}`}
          onClick={() => void wantNotices().then(() => setAsks(mayNotify()))}
        >
          {words.notifyMe}
        </button>
      )}
    </>
  )
}
