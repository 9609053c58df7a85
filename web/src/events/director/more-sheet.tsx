import { useState } from 'react'
import { Link } from 'wouter'
import { eventTexts as words } from '../../words/event-texts.ts'
import { pathOf } from '../look/event-frame.tsx'
import look from '../look/look.module.css'
import { NotAccepted } from '../look/not-accepted.tsx'
import { Sheet } from '../look/sheet.tsx'
import type { EventAt } from '../use-event.ts'
import type { OpenSheet } from './acts.tsx'

/** What a director seldom needs: the schedule, the end of a day, another director, printed sheets, finish it, call it off. */
export const MoreSheet = ({
  at,
  onOpen,
  onClose,
}: {
  readonly at: EventAt
  readonly onOpen: (sheet: OpenSheet) => void
  readonly onClose: () => void
}) => {
  const { id, view, send, busy } = at
  const { phase } = view.clock
  const [reason, setReason] = useState('')
  const code = view.director?.code ?? null
  return (
    <Sheet title={words.moreTitle} onClose={onClose}>
      <NotAccepted at={at} />
      <div className={look.stack}>
        {code !== null && <p className={look.banner}>{words.directorCode(code)}</p>}
        {MORE.filter(([, phases]) => phases.includes(phase)).map(([sheet, , text]) => (
          <button key={sheet} type="button" className={look.button} onClick={() => onOpen(sheet)}>
            {text}
          </button>
        ))}
        <button
          type="button"
          className={look.button}
          disabled={busy}
          onClick={() => void send({ type: 'InviteDirector' })}
        >
          {words.inviteDirector}
        </button>
        <Link href={pathOf(id, 'sheets')} className={look.button}>
          {words.printSheets}
        </Link>
        {phase === 'playing' && (
          <button
            type="button"
            className={look.button}
            disabled={busy}
            onClick={() => void send({ type: 'Finish' }).then(ok => ok && onClose())}
          >
            {words.finish}
          </button>
        )}
      </div>
      {phase !== 'ended' && phase !== 'cancelled' && (
        <form
          className={look.stack}
          onSubmit={event => {
            event.preventDefault()
            void send({ type: 'Cancel', reason: reason.trim() }).then(ok => ok && onClose())
          }}
        >
          <label className={look.field}>
            {words.cancelReason}
            <input value={reason} required maxLength={200} onChange={({ target }) => setReason(target.value)} />
          </label>
          <button type="submit" className={`${look.button} ${look.danger}`} disabled={busy || reason.trim() === ''}>
            {words.cancelEvent}
          </button>
        </form>
      )}
    </Sheet>
  )
}

/** The sheets that open from here, and while the event is in which phase. */
const MORE: readonly (readonly [sheet: OpenSheet, phases: readonly string[], text: string])[] = [
  ['schedule', ['entries', 'playing', 'bagged'], words.scheduleOpen],
  ['bag', ['playing'], words.bagOpen],
  ['flight', ['entries'], words.flightOpen],
]
