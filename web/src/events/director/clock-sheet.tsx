import { useState } from 'react'
import { roomTime } from '../../clock/room-time.ts'
import { eventTexts as words } from '../../words/event-texts.ts'
import { clockNow } from '../clock/clock-now.ts'
import { blindsWords } from '../clock/time-words.ts'
import look from '../look/look.module.css'
import { NotAccepted } from '../look/not-accepted.tsx'
import { Sheet } from '../look/sheet.tsx'
import type { EventAt } from '../use-event.ts'

/** The clock: another level or time, stop it for a ruling, hand for hand. */
export const ClockSheet = ({ at, onClose }: { readonly at: EventAt; readonly onClose: () => void }) => {
  const { view, send, busy } = at
  const { levels, handForHand, stopped } = view.clock
  const [{ number, left }] = useState(() => clockNow(view.clock, roomTime()))
  const [level, setLevel] = useState(String(number))
  const [minutes, setMinutes] = useState(String(Math.ceil((left ?? 0) / 60_000)))
  const seconds = Math.round(Number(minutes) * 60)
  return (
    <Sheet title={words.clockTitle} onClose={onClose}>
      <NotAccepted at={at} />
      <form
        className={look.stack}
        onSubmit={event => {
          event.preventDefault()
          void send({ type: 'SetClock', level: Number(level), seconds }).then(ok => ok && onClose())
        }}
      >
        <div className={look.fields}>
          <label className={look.field}>
            {words.clockLevel}
            <select value={level} onChange={({ target }) => setLevel(target.value)}>
              {levels.map((it, i) => (
                <option key={i} value={i + 1}>
                  {i + 1}: {blindsWords(it)}
                </option>
              ))}
            </select>
          </label>
          <label className={look.field}>
            {words.clockMinutes}
            <input
              type="number"
              min={0}
              max={1440}
              step="any"
              required
              value={minutes}
              onChange={({ target }) => setMinutes(target.value)}
            />
          </label>
        </div>
        <button type="submit" className={`${look.button} ${look.primary} ${look.big}`} disabled={busy}>
          {words.clockSet}
        </button>
      </form>
      <div className={look.buttons}>
        {stopped === null && (
          <button
            type="button"
            className={look.button}
            disabled={busy}
            onClick={() => void send({ type: 'StopClock', why: 'dispute' }).then(ok => ok && onClose())}
          >
            {words.stopForRuling}
          </button>
        )}
        <button
          type="button"
          className={look.button}
          disabled={busy}
          onClick={() => void send({ type: 'HandForHand', on: !handForHand }).then(ok => ok && onClose())}
        >
          {handForHand ? words.handForHandOff : words.handForHandOn}
        </button>
      </div>
    </Sheet>
  )
}
