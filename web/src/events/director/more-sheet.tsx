import { useState } from 'react'
import { Link } from 'wouter'
import { eventTexts as words } from '../../words/event-texts.ts'
import { pathOf } from '../look/event-frame.tsx'
import look from '../look/look.module.css'
import { NotAccepted } from '../look/not-accepted.tsx'
import { Sheet } from '../look/sheet.tsx'
import type { EventAt } from '../use-event.ts'

/** What a director seldom needs: another director, printed sheets, finish it, call it off. */
export const MoreSheet = ({ at, onClose }: { readonly at: EventAt; readonly onClose: () => void }) => {
  const { id, view, send, busy } = at
  const { phase } = view.clock
  const [reason, setReason] = useState('')
  const code = view.director?.code ?? null
  return (
    <Sheet title={words.moreTitle} onClose={onClose}>
      <NotAccepted at={at} />
      <div className={look.stack}>
        {code !== null && <p className={look.banner}>{words.directorCode(code)}</p>}
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
