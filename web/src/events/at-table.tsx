import type { EventView } from '@cardroom/room/protocol'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { useRoomTime } from '../clock/use-room-time.ts'
import { useShown } from '../line/shown-line.ts'
import { eventTexts as words } from '../words/event-texts.ts'
import styles from './at-table.module.css'
import { clockNow } from './clock/clock-now.ts'
import { blindsWords, timeWords } from './clock/time-words.ts'
import { notifyMoved } from './player/notices.ts'
import { tablePath } from './table-path.ts'

/** At a table of an event: the clock in a line over the felt, and the felt follows you when you are moved. */
export const AtTable = ({ event, table }: { readonly event: string; readonly table: string }) => {
  const { view } = useShown(`event/${event}`)
  const now = useRoomTime()
  const [, go] = useLocation()
  const own = view?.own ?? null
  const hosted = own?.hosted ?? null
  /** You had a seat here: somebody who watches another table is not taken away from it. */
  const satHere = useRef(false)
  useEffect(() => {
    if (hosted === null) return
    if (hosted === table) {
      satHere.current = true
      return
    }
    if (!satHere.current) return
    satHere.current = false
    const move = own?.moved ?? null
    if (move !== null && view !== null)
      notifyMoved(view.clock.name, words.notice(move.from, move.to), `${event} ${move.at}`)
    go(tablePath(hosted, event), { replace: true })
  }, [hosted, table, event, go, own, view])
  if (view === null) return null
  const { number, level, next, onBreak, left } = clockNow(view.clock, now)
  const shown = onBreak ? next : level
  return (
    <Link href={`/events/${event}`} className={styles.strip}>
      <b>{view.clock.name}</b>
      {view.clock.phase === 'playing' && shown !== null && (
        <span>{onBreak ? `${words.break} · ${blindsWords(shown)}` : words.atTable(number, blindsWords(shown))}</span>
      )}
      {view.clock.phase === 'playing' && left !== null && <span>{timeWords(left)}</span>}
      {view.clock.phase === 'playing' && <span>{words.atTableLeft(view.clock.stillIn)}</span>}
      {isOver(view) && <span role="status">{own?.place == null ? words.state.ended : finishWords(own.place)}</span>}
      {own?.moved != null && !isOver(view) && (
        <span role="status">{words.atTableMoved(own.moved.to.table, own.moved.to.seat)}</span>
      )}
    </Link>
  )
}

/** The event, or your part of it, is over: your place is the last word on it. */
const isOver = ({ clock, own }: EventView): boolean => clock.phase === 'ended' || own?.status === 'out'

const finishWords = (place: number): string => (place === 1 ? words.youWon : words.yourFinish(words.place(place)))
