import { type ClockView, chipsWords } from '@cardroom/room/protocol'
import { useRoomTime } from '../../clock/use-room-time.ts'
import { eventTexts as words } from '../../words/event-texts.ts'
import look from '../look/look.module.css'
import { clockNow } from './clock-now.ts'
import styles from './strip.module.css'
import { anteWords, blindsWords, timeWords } from './time-words.ts'

/** The clock in a line: the event, its level and blinds, how many are left, and the time. */
export const ClockStrip = ({ view }: { readonly view: ClockView }) => {
  const now = clockNow(view, useRoomTime())
  const { level, next, onBreak, left, number } = now
  const shown = onBreak ? next : level
  return (
    <div className={`${look.panel} ${styles.strip}`}>
      <div>
        <h1>{view.name}</h1>
        <p className={`${look.small} ${look.dim} ${look.figures}`}>
          {view.phase === 'playing' && shown !== null
            ? words.strip(onBreak ? words.break : words.level(number), blindsWords(shown), view.stillIn, view.entries)
            : view.phase === 'entries'
              ? `${words.stripEntries(view.players)} · ${startWords(view)}`
              : words.state[view.phase === 'playing' ? 'running' : view.phase]}
        </p>
      </div>
      {view.phase === 'playing' && left !== null && (
        <p className={styles.time} role="timer" aria-label={words.timeLeft} data-stopped={now.stopped || undefined}>
          {timeWords(left)}
        </p>
      )}
    </div>
  )
}

/** When it starts. */
const startWords = ({ start, players }: ClockView): string => {
  switch (start.when) {
    case 'time':
      return words.startsAt(start.at)
    case 'full':
      return words.startsWhenFull(Math.max(0, start.players - players))
    case 'director':
      return words.whenDirector
  }
}

/** How the event stands, in figures. */
export const ClockStats = ({ view }: { readonly view: ClockView }) => {
  const { level, next, pause, onBreak } = clockNow(view, useRoomTime())
  return (
    <dl className={look.stats}>
      {view.phase === 'playing' && level !== null && (
        <div>
          <dt>{anteWords(level) === '' ? words.blindsHead : anteWords(level)}</dt>
          <dd>{blindsWords(level)}</dd>
        </div>
      )}
      <div>
        <dt>{view.phase === 'entries' ? words.players : words.playersLeft}</dt>
        <dd>{view.phase === 'entries' ? chipsWords(view.players) : words.ofTwo(view.stillIn, view.players)}</dd>
      </div>
      {view.phase === 'playing' && (
        <>
          <div>
            <dt>{words.averageStack}</dt>
            <dd>{chipsWords(view.average)}</dd>
          </div>
          <div>
            <dt>{onBreak ? words.afterBreak : words.nextLevel}</dt>
            <dd>{next === null ? words.lastLevel : blindsWords(next)}</dd>
          </div>
          {pause !== null && pause.within !== null && (
            <div>
              <dt>{words.breakIn}</dt>
              <dd>{timeWords(pause.within)}</dd>
            </div>
          )}
        </>
      )}
      {view.phase === 'entries' && view.levels[0] !== undefined && (
        <div>
          <dt>{words.level(1)}</dt>
          <dd>{blindsWords(view.levels[0])}</dd>
        </div>
      )}
      <div>
        <dt>{words.purse}</dt>
        <dd>{chipsWords(view.purse)}</dd>
      </div>
    </dl>
  )
}
