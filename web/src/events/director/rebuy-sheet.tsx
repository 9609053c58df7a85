import { chipsWords, type EntrantShown, type EventOrder } from '@cardroom/room/protocol'
import { useState } from 'react'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import { NotAccepted } from '../look/not-accepted.tsx'
import { Sheet } from '../look/sheet.tsx'
import type { EventAt } from '../use-event.ts'

/** Who buys chips: a rebuy, an add-on, or another entry after they were out. Those who are out come first. */
export const RebuySheet = ({ at, onClose }: { readonly at: EventAt; readonly onClose: () => void }) => {
  const { view, send, busy } = at
  const { plan, entrants } = view
  const [find, setFind] = useState('')
  const wanted = find.trim().toLowerCase()
  const who = entrants
    .filter(({ status, name }) => (status === 'playing' || status === 'out') && name.toLowerCase().includes(wanted))
    .toSorted((a, b) => Number(b.status === 'out') - Number(a.status === 'out') || a.stack - b.stack)
  const acts = (entrant: EntrantShown): readonly (readonly [text: string, order: EventOrder])[] => {
    const { player, status } = entrant
    return [
      ...(plan.rebuys === null ? [] : [[words.rebuyDo, { type: 'Rebuy', player }] as const]),
      ...(plan.addOn === null || status === 'out' ? [] : [[words.addOnDo, { type: 'AddOn', player }] as const]),
      ...(plan.reEntries === 0 || status !== 'out' ? [] : [[words.reEnterDo, { type: 'ReEnter', player }] as const]),
    ]
  }
  const some = who.map(entrant => ({ entrant, acts: acts(entrant) })).filter(it => it.acts.length > 0)
  return (
    <Sheet title={words.rebuyTitle} onClose={onClose}>
      <NotAccepted at={at} />
      <label className={look.field}>
        {words.fieldFind}
        <input type="search" value={find} onChange={({ target }) => setFind(target.value)} />
      </label>
      {some.length === 0 && <p className={look.dim}>{words.rebuyNone}</p>}
      <ul className={`${look.panel} ${look.flush} ${look.rows}`}>
        {some.slice(0, 20).map(({ entrant, acts: offered }) => (
          <li key={entrant.player} className={look.row}>
            <div className={look.grow}>
              <b>{entrant.name}</b>
              <p className={`${look.small} ${look.dim} ${look.figures}`}>
                {entrant.status === 'out' && entrant.place !== null
                  ? words.outIn(words.place(entrant.place), entrant.by)
                  : words.chipsOf(chipsWords(entrant.stack))}
              </p>
            </div>
            {offered.map(([text, order]) => (
              <button
                key={text}
                type="button"
                className={look.button}
                disabled={busy}
                onClick={() => void send(order).then(ok => ok && onClose())}
              >
                {text}
                <span className="visually-hidden"> {entrant.name}</span>
              </button>
            ))}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
