import type { Games } from '@cardroom/room/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { ask } from '../../line/api.ts'
import { eventTexts as words } from '../../words/event-texts.ts'
import { pathOf } from '../look/event-frame.tsx'
import look from '../look/look.module.css'
import { NameField, useOwnName } from '../player/own-name.tsx'
import { EventFields } from './event-fields.tsx'
import { MoreFields } from './more-fields.tsx'
import { type NewEvent, USUAL, wantedOf } from './new-event.ts'
import { StructurePreview, useStructure } from './structure-preview.tsx'

/** A new event: what and where, for how many, and the structure that comes of it. */
export const CreateEvent = () => {
  const own = useOwnName()
  const [open, setOpen] = useState(false)
  const [games, setGames] = useState<Games>({ forms: [], mixes: [], books: [] })
  const [wished, setWished] = useState<NewEvent>({ name: words.nameUsual, ...USUAL })
  const [wrong, setWrong] = useState('')
  const [busy, setBusy] = useState(false)
  const [, go] = useLocation()
  const made = useStructure(wished, open)
  useEffect(() => {
    if (open) void ask('GET /api/forms').then(answer => answer.ok && setGames(answer.data))
  }, [open])
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy || made === null || !made.ok) return
    setBusy(true)
    const unnamed = await own.come()
    const answer = unnamed === '' ? await ask('POST /api/events', { body: wantedOf(wished, made.data) }) : null
    setBusy(false)
    if (answer === null) return setWrong(unnamed)
    if (!answer.ok) return setWrong(answer.words)
    go(pathOf(answer.data.id, 'director'))
  }
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className={look.panel}>
      <summary>
        <h2 className={look.inline}>{words.create}</h2>
      </summary>
      {open && (
        <>
          <p className={`${look.small} ${look.dim}`}>{words.createAbout}</p>
          <form className={`${look.stack} ${look.below}`} onSubmit={event => void create(event)}>
            <NameField own={own} />
            <EventFields wished={wished} games={games} onChange={some => setWished(now => ({ ...now, ...some }))} />
            <MoreFields wished={wished} onChange={some => setWished(now => ({ ...now, ...some }))} />
            <StructurePreview made={made} />
            {wrong !== '' && (
              <p role="alert" className={look.wrong}>
                {wrong}
              </p>
            )}
            <button
              type="submit"
              className={`${look.button} ${look.primary} ${look.big}`}
              disabled={busy || made === null || !made.ok}
            >
              {words.createButton}
            </button>
          </form>
        </>
      )}
    </details>
  )
}
