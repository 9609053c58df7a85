import { chipsWords } from '@cardroom/room/protocol'
import { useState } from 'react'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import { NotAccepted } from '../look/not-accepted.tsx'
import { Sheet } from '../look/sheet.tsx'
import type { EventAt } from '../use-event.ts'

/** The day ends: each stack is counted, and all together they are what is in play. */
export const BagSheet = ({ at, onClose }: { readonly at: EventAt; readonly onClose: () => void }) => {
  const { view, send, busy } = at
  const left = view.entrants.filter(({ status }) => status === 'playing')
  const [counts, setCounts] = useState<ReadonlyMap<string, string>>(
    () => new Map(left.map(({ player, stack }) => [player, String(stack)])),
  )
  const countOf = (player: string): number => Number(counts.get(player) ?? '0')
  const counted = left.reduce((sum, { player }) => sum + countOf(player), 0)
  const bag = async (): Promise<void> => {
    const bags = left.map(({ player }) => ({ player, chips: countOf(player) }))
    if (await send({ type: 'BagUp', counts: bags })) onClose()
  }
  return (
    <Sheet title={words.bagTitle} onClose={onClose}>
      <p className={`${look.small} ${look.dim}`}>{words.bagAbout}</p>
      <form
        className={look.stack}
        onSubmit={event => {
          event.preventDefault()
          void bag()
        }}
      >
        <ul className={`${look.panel} ${look.flush} ${look.rows}`}>
          {left.map(({ player, name, table, seat }) => (
            <li key={player} className={look.row}>
              <div className={look.grow}>
                <b>{name}</b>
                {table !== null && seat !== null && (
                  <p className={`${look.small} ${look.dim}`}>{words.tableSeat(table, seat)}</p>
                )}
              </div>
              <label className={look.field}>
                <span className="visually-hidden">{words.bagOf(name)}</span>
                <input
                  type="number"
                  inputMode="numeric"
                  min={1}
                  required
                  value={counts.get(player) ?? ''}
                  onChange={({ target }) => setCounts(now => new Map(now).set(player, target.value))}
                />
              </label>
            </li>
          ))}
        </ul>
        <p role="status" className={look.figures}>
          {words.bagSum(chipsWords(counted), chipsWords(view.clock.chips))}
        </p>
        <NotAccepted at={at} />
        <button
          type="submit"
          className={`${look.button} ${look.primary} ${look.big}`}
          disabled={busy || counted !== view.clock.chips}
        >
          {words.bagDo}
        </button>
      </form>
    </Sheet>
  )
}
