import type { OwnList, OwnOrder } from '@cardroom/room/protocol'
import { useEffect, useRef } from 'react'
import { useRoomTime } from '../clock/use-room-time.ts'
import { texts } from '../words/texts.ts'
import styles from './floor.module.css'
import me from './me.module.css'
import { timeLeft } from './time-words.ts'

/** How long a call usually waits for an answer. */
const USUAL = 5 * 60_000

type Called = OwnList & { readonly called: NonNullable<OwnList['called']> }

/** Your seat is ready: how long it is kept, and whether you come. */
export const CallCard = ({
  list: { game, called, pass },
  isLive,
  order,
}: {
  readonly list: Called
  readonly isLive: boolean
  readonly order: (order: OwnOrder) => void
}) => {
  const words = texts.floorScreens
  const now = useRoomTime()
  const { table, seat, until, coming } = called
  const first = useRef(now)
  // somebody who opens the page late sees how much of the usual time is gone
  const whole = Math.max(USUAL, until - first.current)
  const part = Math.max(0, Math.min(1, (until - now) / whole))
  const minutes = Math.ceil((until - now) / 60_000)
  return (
    <section className={`${me.call} ${minutes <= 1 ? me.late : ''}`} aria-label={coming ? words.onWay : words.ready}>
      <h1 aria-live="assertive">{coming ? words.onWay : words.ready}</h1>
      <div className={me.ring}>
        <svg viewBox="0 0 120 120" aria-hidden="true">
          <circle className={me.track} cx="60" cy="60" r="53" />
          <circle
            className={me.run}
            cx="60"
            cy="60"
            r="53"
            pathLength="100"
            strokeDasharray={`${(100 * part).toFixed(1)} 100`}
          />
        </svg>
        <div className={me.inside}>
          <span className={me.digits} role="timer" aria-label={words.timer}>
            {timeLeft(until, now)}
          </span>
          <span>{coming ? words.toArrive : words.toTake}</span>
        </div>
      </div>
      <p>
        <b>{words.readyAt(game, table, seat)}</b> {coming ? words.onWayIs : words.readyIs}
      </p>
      {!coming && (
        <button
          type="button"
          className={`${styles.primary} ${styles.big} ${me.full}`}
          disabled={!isLive}
          onClick={() => order({ type: 'AnswerCall', game, answer: 'coming' })}
        >
          {words.coming}
        </button>
      )}
      <div className={me.pair}>
        <button type="button" disabled={!isLive} onClick={() => order({ type: 'AnswerCall', game, answer: 'pass' })}>
          {words.pass}
        </button>
        <button type="button" disabled={!isLive} onClick={() => order({ type: 'AnswerCall', game, answer: 'drop' })}>
          {words.leaveList}
        </button>
      </div>
      <details>
        <summary className={styles.fold}>{words.ifPass}</summary>
        <p>{words.passes[pass]}</p>
      </details>
      <Spoken minutes={minutes} />
    </section>
  )
}

/** The time is spoken at five minutes and at one, not while it ticks. */
const Spoken = ({ minutes }: { readonly minutes: number }) => {
  const { soon } = texts.floorScreens
  return (
    <p role="status" className="visually-hidden">
      {minutes <= 1 ? soon[1] : minutes >= 5 ? soon[5] : ''}
    </p>
  )
}

/** Rings when a call comes that was not there before: a vibration, and a notification if you have allowed them. */
export const useCallBell = (lists: readonly OwnList[]): void => {
  const rung = useRef(new Set<string>())
  useEffect(() => {
    for (const { game, called } of lists) {
      if (called === null || called.coming) continue
      const call = `${game} ${called.table} ${called.seat} ${called.until}`
      if (rung.current.has(call)) continue
      rung.current.add(call)
      navigator.vibrate?.([300, 150, 300])
      notify(texts.floorScreens.calledNote(game, called.table, called.seat))
    }
  }, [lists])
}

const notify = (body: string): void => {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  try {
    new Notification(texts.floorScreens.ready, { body, tag: 'floor-call' })
  } catch (cause) {
    // a phone's browser lets only a service worker notify; the page itself has changed and the phone has shaken
    console.warn('notification', cause)
  }
}
