import type { EventView } from '@cardroom/room/protocol'
import { useState } from 'react'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import type { Chair } from '../slip-of.ts'

/** Another seat for a player, for a reason of the director's own. */
export const MoveForm = ({
  view: { tables },
  busy,
  onMove,
  onDone,
}: {
  readonly view: EventView
  readonly busy: boolean
  readonly onMove: (to: Chair) => Promise<boolean>
  readonly onDone: () => void
}) => {
  const [to, setTo] = useState('')
  const open = tables.flatMap(({ table, seats }) =>
    seats.flatMap((player, i) => (player === null ? [{ table, seat: i + 1 }] : [])),
  )
  const chair = open.find(({ table, seat }) => to === `${table} ${seat}`)
  if (open.length === 0) return null
  return (
    <div className={look.stack}>
      <label className={look.field}>
        {words.moveTo}
        <select value={to} onChange={({ target }) => setTo(target.value)}>
          <option value="">{words.none}</option>
          {open.map(({ table, seat }) => (
            <option key={`${table} ${seat}`} value={`${table} ${seat}`}>
              {words.tableSeat(table, seat)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={look.button}
        disabled={busy || chair === undefined}
        onClick={() => chair !== undefined && void onMove(chair).then(ok => ok && onDone())}
      >
        {words.moveDo}
      </button>
    </div>
  )
}
