import { useEffect, useRef, useState } from 'react'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import { NotAccepted } from '../look/not-accepted.tsx'
import { Sheet } from '../look/sheet.tsx'
import type { EventAt } from '../use-event.ts'

/** Enters players by name, one after another, or fills the field with bots. */
export const EntrySheet = ({ at, onClose }: { readonly at: EventAt; readonly onClose: () => void }) => {
  const { send, busy, view } = at
  const [name, setName] = useState('')
  const [last, setLast] = useState('')
  const [bots, setBots] = useState('1')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const enter = async (): Promise<void> => {
    const entered = name.trim()
    if (!(await send({ type: 'AddEntrant', name: entered }))) return
    setLast(entered)
    setName('')
  }
  return (
    <Sheet title={words.entryTitle} onClose={onClose}>
      <form
        className={look.stack}
        onSubmit={event => {
          event.preventDefault()
          void enter()
        }}
      >
        <label className={look.field}>
          {words.name}
          <input ref={field} value={name} required maxLength={30} onChange={({ target }) => setName(target.value)} />
        </label>
        <p role="status" className={`${look.small} ${look.dim}`}>
          {last === '' ? words.stripEntries(view.clock.players) : words.entryAgain(last)}
        </p>
        <NotAccepted at={at} />
        <button
          type="submit"
          className={`${look.button} ${look.primary} ${look.big}`}
          disabled={busy || name.trim() === ''}
        >
          {words.entryDo}
        </button>
      </form>
      {view.run === 'dealt' && view.clock.phase === 'entries' && (
        <form
          className={look.stack}
          onSubmit={event => {
            event.preventDefault()
            void send({ type: 'AddBots', count: Number(bots) })
          }}
        >
          <h3>{words.botsTitle}</h3>
          <label className={look.field}>
            {words.botCount}
            <input type="number" min={1} max={500} value={bots} onChange={({ target }) => setBots(target.value)} />
          </label>
          <button type="submit" className={look.button} disabled={busy}>
            {words.botsDo}
          </button>
        </form>
      )}
    </Sheet>
  )
}
