import type { ClockView } from '@cardroom/room/protocol'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useRoomTime } from '../../clock/use-room-time.ts'
import { useShown } from '../../line/shown-line.ts'
import { NoPage } from '../../panel/no-page.tsx'
import { eventTexts as words } from '../../words/event-texts.ts'
import { texts } from '../../words/texts.ts'
import look from '../look/look.module.css'
import { Tag } from '../look/tag.tsx'
import styles from './clock.module.css'
import { ClockCells, NextCells, Prizes } from './clock-cells.tsx'
import { ClockControls } from './clock-controls.tsx'
import { useClockLook } from './clock-look.ts'
import { clockNow } from './clock-now.ts'
import { ClockSpeaker } from './clock-speaker.tsx'
import { RailClock } from './rail-clock.tsx'
import { anteWords, blindsWords } from './time-words.ts'
import { useChimes } from './use-chimes.ts'

/** The clock of an event, for a TV and any phone. */
export const ClockPage = ({ id }: { readonly id: string }) => {
  const { view, isLive, since, wrong } = useShown(`event/${id}/clock`)
  const title = view === null ? words.pages.clock : `${words.pages.clock} · ${view.name}`
  useEffect(() => {
    document.title = title
    return () => {
      document.title = texts.table.cardroom
    }
  }, [title])
  if (view === null)
    return wrong === '' ? (
      <main className={styles.waiting}>{words.loading}</main>
    ) : (
      <NoPage title={words.noEvent} words={wrong} />
    )
  return <ClockShown view={view} isLive={isLive} since={since} />
}

const ClockShown = ({
  view,
  isLive,
  since,
}: {
  readonly view: ClockView
  readonly isLive: boolean
  readonly since: number
}) => {
  const time = useRoomTime()
  const screen = useRef<HTMLElement>(null)
  const { felt, sound } = useClockLook()
  const now = clockNow(view, time)
  useChimes(now, sound)
  const { level } = now
  const shown = now.onBreak ? now.next : level
  const left = view.phase === 'playing' ? now.left : null
  return (
    <main ref={screen} className={`${look.page} ${styles.clock}`} data-felt={felt}>
      <header className={styles.head}>
        <h1>
          <Link href={`/events/${view.id}`}>{view.name}</Link>
        </h1>
        <ClockControls screen={screen} />
        {isLive ? (
          <Tag kind={stateOf(view) === 'running' ? 'good' : 'brass'} live>
            {words.state[stateOf(view)]}
          </Tag>
        ) : (
          <span role="status">
            <Tag kind="brass" live>
              {words.ownClock(since)}
            </Tag>
          </span>
        )}
      </header>
      <div className={styles.centre}>
        <RailClock
          title={titleOf(view, now.number, now.onBreak)}
          left={left}
          part={view.phase === 'playing' ? now.part : 1}
          late={left !== null && left <= 60_000}
        >
          {view.winner !== null && <p className={styles.winner}>{view.winner}</p>}
          {view.phase === 'playing' && left === null && view.deals !== null && (
            <p className={styles.winner}>{words.handsOf(view.deals.dealt, view.deals.of)}</p>
          )}
          {view.phase !== 'ended' && view.phase !== 'cancelled' && (
            <BlindsOf view={view} level={shown ?? view.levels[0] ?? null} />
          )}
        </RailClock>
      </div>
      <ClockCells view={view} big={level?.big ?? null} />
      <Prizes view={view} />
      <NextCells view={view} now={now} />
      <ClockSpeaker now={now} />
    </main>
  )
}

const BlindsOf = ({
  view,
  level,
}: {
  readonly view: ClockView
  readonly level: ClockView['levels'][number] | null
}) => {
  if (level === null) return null
  const ante = anteWords(level)
  return (
    <div className={styles.blinds}>
      <p>{blindsWords(level)}</p>
      <p>{ante !== '' ? ante : view.handForHand ? words.handForHand : (level.game ?? '')}</p>
    </div>
  )
}

/** What the clock says of the event as a whole. */
const stateOf = ({ phase, stopped, onBreak, handForHand }: ClockView): keyof typeof words.state => {
  if (phase !== 'playing') return phase
  if (stopped !== null) return stopped === 'dispute' ? 'dispute' : 'paused'
  return onBreak ? 'break' : handForHand ? 'handForHand' : 'running'
}

const titleOf = ({ phase, start }: ClockView, level: number, onBreak: boolean): string => {
  switch (phase) {
    case 'entries':
      return start.when === 'time' ? words.startsAt(start.at) : words.state.entries
    case 'playing':
      return onBreak ? words.break : words.level(level)
    case 'bagged':
    case 'ended':
    case 'cancelled':
      return words.state[phase]
  }
}
