import { chipsWords, type EntrantShown } from '@cardroom/room/protocol'
import { useEffect, useState } from 'react'
import { ask } from '../../line/api.ts'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import { NotAccepted } from '../look/not-accepted.tsx'
import { Sheet } from '../look/sheet.tsx'
import type { EventAt } from '../use-event.ts'

/** Puts somebody back in: how many chips they get, and from whom. What is known of the bust fills it in. */
export const UndoSheet = ({
  at,
  entrant: { player, name },
  onClose,
}: {
  readonly at: EventAt
  readonly entrant: EntrantShown
  readonly onClose: () => void
}) => {
  const { id, view, send, busy } = at
  const others = view.entrants.filter(({ status }) => status === 'playing')
  const [chips, setChips] = useState('')
  const [from, setFrom] = useState('')
  useEffect(() => {
    void ask('GET /api/events/:id/results', { params: { id } }).then(answer => {
      const out = answer.ok ? answer.data.order.find(it => it.player === player)?.out : null
      if (out == null) return
      setChips(now => (now === '' ? String(out.stack) : now))
      setFrom(now => (now === '' ? (out.by ?? '') : now))
    })
  }, [id, player])
  const source = others.find(it => it.player === from)
  const back = Number(chips)
  const undo = async (): Promise<void> => {
    if (source === undefined) return
    const stacks = [
      { player, chips: back },
      { player: from, chips: source.stack - back },
    ]
    if (await send({ type: 'UndoBust', player, stacks })) onClose()
  }
  const fits = source !== undefined && Number.isSafeInteger(back) && back > 0 && back <= source.stack
  return (
    <Sheet title={words.undoTitle(name)} onClose={onClose}>
      <p className={look.dim}>{words.undoAbout}</p>
      <label className={look.field}>
        {words.chipsBack}
        <input type="number" min={1} value={chips} onChange={({ target }) => setChips(target.value)} />
      </label>
      <label className={look.field}>
        {words.chipsFrom}
        <select value={from} onChange={({ target }) => setFrom(target.value)}>
          <option value="">{words.choosePlayer}</option>
          {others.map(it => (
            <option key={it.player} value={it.player}>
              {it.name}, {chipsWords(it.stack)}
            </option>
          ))}
        </select>
      </label>
      <NotAccepted at={at} />
      <button
        type="button"
        className={`${look.button} ${look.primary} ${look.big}`}
        disabled={busy || !fits}
        onClick={() => void undo()}
      >
        {words.undoDo(name)}
      </button>
    </Sheet>
  )
}
