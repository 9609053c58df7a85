import { useState } from 'react'
import { ask } from '../../line/api.ts'
import { useShown } from '../../line/shown-line.ts'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import { Sheet } from '../look/sheet.tsx'
import type { EventAt } from '../use-event.ts'

/** Brings in those who are left of a flight that is bagged, with their chips. */
export const FlightSheet = ({ at, onClose }: { readonly at: EventAt; readonly onClose: () => void }) => {
  const { view } = useShown('events')
  const [wrong, setWrong] = useState('')
  const [busy, setBusy] = useState(false)
  const flights = (view?.events ?? []).filter(({ id, phase }) => phase === 'bagged' && id !== at.id)
  const bring = async (from: string): Promise<void> => {
    setBusy(true)
    const answer = await ask('POST /api/events/:id/flights', { params: { id: at.id }, body: { from } })
    setBusy(false)
    if (answer.ok) onClose()
    else setWrong(answer.words)
  }
  return (
    <Sheet title={words.flightTitle} onClose={onClose}>
      <p className={`${look.small} ${look.dim}`}>{words.flightAbout}</p>
      {wrong !== '' && (
        <p role="alert" className={look.wrong}>
          {wrong}
        </p>
      )}
      {flights.length === 0 && <p className={look.empty}>{words.flightNone}</p>}
      <div className={look.stack}>
        {flights.map(({ id, name, left }) => (
          <button
            key={id}
            type="button"
            className={`${look.button} ${look.big}`}
            disabled={busy}
            onClick={() => void bring(id)}
          >
            {words.flightDo(name, left)}
          </button>
        ))}
      </div>
    </Sheet>
  )
}
